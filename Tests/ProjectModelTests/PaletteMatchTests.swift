import ColorScience
import Facts
import ProjectModel
import Syntax
import TestSupport
import Testing

@Suite struct PaletteMatchTests {
  /// - Parameter color: `nil` for a color set with an empty slot.
  private func asset(_ name: String, _ color: ColorValue?, in catalog: String = "A") -> FileFacts {
    let entry = ColorSetEntry(
      slot: ColorSetEntry.Slot(idiom: .universal, luminosity: nil, isHighContrast: false),
      value: color.map { .color($0) },
      span: Span(0, 0), valueSpan: Span(0, 0))
    return FileFacts(
      path: Path("\(catalog).xcassets/\(name).colorset/Contents.json"),
      content: .colorSet(ColorSet(entries: [entry], problems: [], span: Span(0, 0))))
  }

  /// The nearest of all colors, if no other is nearly as near.
  private func plainNearest(_ value: ColorValue, _ colors: [ColorValue]) -> ColorValue? {
    let ranked = Set(colors).map { (distance: ciede2000($0, value), color: $0) }.sorted { $0.distance < $1.distance }
    guard let best = ranked.first, best.distance <= 2 else { return nil }
    let second = ranked.dropFirst().first { $0.color.hexWithAlpha != best.color.hexWithAlpha }
    return second.map { $0.distance - best.distance >= 1.5 } ?? true ? best.color : nil
  }

  @Test(arguments: seeds(5)) func neighborsAreAllThereIsToCompare(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func color(near base: Int) -> ColorValue {
      func channel() -> Double { Double(min(max(base + Int.random(in: -12...12, using: &generator), 0), 255)) / 255 }
      return ColorValue(red: channel(), green: channel(), blue: channel(), alpha: 1)
    }
    for base in stride(from: 0, through: 255, by: 25) {
      let colors = (0..<12).map { _ in color(near: base) }
      let palette = Palette(Snapshot(colors.enumerated().map { asset("C\($0)", $1) }))
      for _ in 0..<20 {
        let value = color(near: base)
        switch palette.match(value) {
        case .near(let entry): #expect(plainNearest(value, colors) == entry.color.light)
        case .equal(let entry), .lightValue(let entry): #expect(entry.color.light.hexWithAlpha == value.hexWithAlpha)
        case nil: #expect(plainNearest(value, colors) == nil)
        }
      }
    }
  }

  /// A literal is compared with so many neighbors and no more.
  @Test func amongThousandsNoOneIsNearest() {
    let near = ColorValue(red: 31 / 255, green: 31 / 255, blue: 249 / 255, alpha: 1)
    let crowd = (0..<12_000).map { number -> ColorValue in
      let (red, green, blue) = (number % 16, number / 16 % 16, 200 + number / 256)
      return ColorValue(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: 1)
    }
    func match(_ count: Int) -> Palette.Match? {
      let assets = ([near] + crowd.prefix(count)).enumerated().map { asset("C\($0)", $1) }
      return Palette(Snapshot(assets)).match(ColorValue(red: 31 / 255, green: 31 / 255, blue: 250 / 255, alpha: 1))
    }
    #expect(match(500) == match(0) && match(0) != nil)
    #expect(match(5000) == match(0))
    #expect(match(12_000) == nil)
  }

  /// What a name is worth is kept with it, whatever the order in which its color sets came and went.
  @Test(arguments: seeds(10)) func aNameOfManyCatalogsIsWorthWhatTheyAreTogether(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let palette = [0.1, 0.2, 0.3, nil].map { $0.map { ColorValue(red: $0, green: 0, blue: 0, alpha: 1) } }
    var catalogs: [String: ColorValue?] = [:]
    var snapshot = Snapshot()
    for _ in 0..<40 {
      let catalog = "C\(Int.random(in: 0...5, using: &generator))"
      let path = asset("Brand", .white, in: catalog).path
      if Bool.random(using: &generator), catalogs[catalog] != nil {
        catalogs[catalog] = nil
        snapshot = snapshot.applying([.remove(path)])
      } else {
        let color = palette.randomElement(using: &generator) ?? nil
        catalogs[catalog] = .some(color)
        snapshot = snapshot.applying([.set(asset("Brand", color, in: catalog))])
      }
      let assets = snapshot.catalogs.colorSets(named: "Brand")
      let expected =
        assets.count == 1
        ? assets[0].evaluation
        : assets.contains { !$0.evaluation.isKnown }
          ? .unknown(.ambiguous)
          : Evaluation(
            alternatives: assets.flatMap { asset in
              asset.evaluation.alternatives.map {
                Evaluation.Alternative(condition: asset.catalog.text, color: $0.color)
              }
            })
      let named = NamedColor(lookup: .color, name: .literal("Brand", span: Span(0, 0)), bundle: .none)
      #expect(snapshot.evaluate(.named(named), in: Path("V.swift")) == expected)
    }
  }
}
