package import ColorScience
import Facts

/// The color assets of a snapshot by what they look like. Made once for a check, then asked for every literal.
package struct Palette: Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let color: AdaptiveColor
    /// Whether it is the color of a launch screen, told by its name. No code draws that screen.
    let isOfLaunchScreen: Bool

    init(name: String, color: AdaptiveColor) {
      self.name = name
      self.color = color
      isOfLaunchScreen = name.lowercased().filter(\.isLetter).hasPrefix("launchscreen")
    }
  }

  /// What there is to use in place of a fixed color.
  package enum Match: Hashable, Sendable {
    /// Equal in every appearance.
    case equal(Entry)
    /// Equal to the light value of an asset that differs elsewhere.
    case lightValue(Entry)
    /// Its light value is so near that eyes hardly tell, and nearer than any other. Never a launch screen's: one gray is
    /// as near as another.
    case near(Entry)
  }

  /// CIEDE2000 below which two colors count as almost the same, and how much farther the second best must be.
  /// Source: thresholds for near duplicates as measured on Apple's own variants, which stand 3.5 apart.
  private static let nearDistance = 2.0
  private static let nearMargin = 1.5
  /// No two colors within `nearDistance` differ by more in any 8-bit channel: a bound that spares most of the work.
  private static let channelBound = 32

  private let entries: [Entry]
  /// The light values of the entries to 8 bits.
  private let lights: [SIMD3<Int16>]
  /// Their lightness in CIELAB, from 0 to 100.
  private let lightnesses: [Double]
  /// What to use for a literal of exactly some light value.
  private let byLightValue: [String: Match]
  private let neighborhood: Neighborhood

  package init(_ snapshot: Snapshot) {
    var entries: [Entry] = []
    var byLightValue: [String: [Entry]] = [:]
    for name in snapshot.catalogs.colorNames {
      // A name with several values is not one color that a literal could be replaced by.
      guard let color = snapshot.catalogs.onlyColor(named: name) else { continue }
      let entry = Entry(name: name.text, color: color)
      byLightValue[color.light.exactText, default: []].append(entry)
      entries.append(entry)
    }
    self.entries = entries
    lights = entries.map { Self.channels(of: $0.color.light) }
    lightnesses = entries.map { $0.color.light.lab.lightness }
    self.byLightValue = byLightValue.compactMapValues(Self.match)
    neighborhood = Neighborhood(entries)
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The asset to use in place of a color that is written out.
  package func match(_ value: ColorValue) -> Match? {
    guard value.space != .unmanaged else { return nil }
    return byLightValue[value.exactText] ?? nearest(value).map(Match.near)
  }

  /// What there is to use of several entries of one light value.
  private static func match(_ sameLight: [Entry]) -> Match? {
    let equal = sameLight.filter { entry in
      let text = entry.color.light.exactText
      return Appearance.allCases.allSatisfy { entry.color[$0].exactText == text }
    }
    return equal.preferred.map(Match.equal) ?? sameLight.preferred.map(Match.lightValue)
  }

  private func nearest(_ value: ColorValue) -> Entry? {
    guard let candidates = neighborhood.candidates(around: value) else { return nil }
    var near: [(distance: Double, index: Int)] = []
    for index in candidates where isWithinBound(entries[index].color.light, value) {
      let distance = ciede2000(entries[index].color.light, value)
      if distance < Self.nearDistance + Self.nearMargin { near.append((distance, index)) }
    }
    guard let best = near.min(by: <), best.distance <= Self.nearDistance else { return nil }
    let text = entries[best.index].color.light.exactText
    // Another name of the very same color is no second best.
    let isClear = near.allSatisfy {
      $0.distance - best.distance >= Self.nearMargin || entries[$0.index].color.light.exactText == text
    }
    return isClear ? entries[best.index] : nil
  }

  /// CIEDE2000 up to which nobody tells two colors apart: what rounding to 8 bits makes is 1.17 at most.
  private static let twinDistance = 1.0
  /// No two colors so near differ by more in lightness: CIEDE2000 divides that by 1.75 at most. It spares most of the work.
  private static let twinLightness = 1.75

  /// The first asset of a name before `name` that no eye can tell from a color in any appearance, though it is not equal.
  ///
  /// - Parameter isWanted: whether an asset of that name counts.
  package func twin(of name: String, _ color: AdaptiveColor, where isWanted: (String) -> Bool) -> Entry? {
    guard let candidates = neighborhood.candidates(around: color.light) else { return nil }
    // The first of several equal ones stands for all of them.
    let light = Self.channels(of: color.light)
    let isKnown = candidates.contains {
      lights[$0] == light && entries[$0].name < name && entries[$0].color.looksLike(color)
    }
    if isKnown { return nil }
    let lightness = color.light.lab.lightness
    let twins = candidates.filter { index in
      guard abs(lightnesses[index] - lightness) <= Self.twinLightness, Self.areWithinBound(lights[index], light) else {
        return false
      }
      let entry = entries[index]
      return entry.name < name && !entry.color.looksLike(color)
        && Appearance.allCases.allSatisfy { areTwins(entry.color[$0], color[$0]) } && isWanted(entry.name)
    }
    return twins.min().map { entries[$0] }
  }

  private func areTwins(_ a: ColorValue, _ b: ColorValue) -> Bool {
    a.space != .unmanaged && b.space != .unmanaged && abs(a.alpha - b.alpha) <= 0.01
      && ciede2000(a.withAlpha(1), b.withAlpha(1)) <= Self.twinDistance
  }

  private func isWithinBound(_ a: ColorValue, _ b: ColorValue) -> Bool {
    guard abs(a.alpha - b.alpha) <= 0.01 else { return false }
    return Self.areWithinBound(Self.channels(of: a), Self.channels(of: b))
  }

  private static func channels(of value: ColorValue) -> SIMD3<Int16> {
    let (red, green, blue) = value.rgb8
    return SIMD3(Int16(red), Int16(green), Int16(blue))
  }

  private static func areWithinBound(_ a: SIMD3<Int16>, _ b: SIMD3<Int16>) -> Bool {
    let difference = a &- b
    return difference.max() <= Int16(channelBound) && difference.min() >= -Int16(channelBound)
  }
}

extension Palette {
  /// The entries by the part of the RGB cube that their light values lie in, so that a literal is compared with its
  /// neighbors only. A launch screen's color has none.
  private struct Neighborhood: Sendable {
    /// How many neighbors are looked at: some hundred times those of a real palette. Of more, none is said to be near, for
    /// each literal would cost a look at all.
    private static let limit = 10_000

    private var cells: [SIMD3<Int16>: [Int]] = [:]

    init(_ entries: [Entry]) {
      var known: Set<ColorValue> = []
      for (index, entry) in entries.enumerated() where !entry.isOfLaunchScreen {
        // Of two equal colors the first is named, and neither stands in the other's way.
        guard known.insert(entry.color.light).inserted else { continue }
        cells[Self.cell(of: entry.color.light), default: []].append(index)
      }
    }

    /// The entries that can be near a color; `nil` where they are too many.
    func candidates(around value: ColorValue) -> [Int]? {
      let center = Self.cell(of: value)
      var found: [Int] = []
      for red in -1...1 as ClosedRange<Int16> {
        for green in -1...1 as ClosedRange<Int16> {
          for blue in -1...1 as ClosedRange<Int16> {
            found += cells[center &+ SIMD3(red, green, blue)] ?? []
            if found.count > Self.limit { return nil }
          }
        }
      }
      return found
    }

    private static func cell(of value: ColorValue) -> SIMD3<Int16> {
      let (red, green, blue) = value.rgb8
      let side = Int16(Palette.channelBound)
      return SIMD3(Int16(red) / side, Int16(green) / side, Int16(blue) / side)
    }
  }
}

extension [Palette.Entry] {
  /// The first whose name says what it is for: the names of Xcode's templates stand for whatever the app's tint is.
  fileprivate var preferred: Palette.Entry? {
    first { !$0.isOfLaunchScreen && !["AccentColor", "WidgetBackground"].contains($0.name) } ?? first
  }
}
