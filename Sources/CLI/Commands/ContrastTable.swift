import ColorScience
import ProjectModel
import Rules
import Syntax

/// A color and a surface, judged by WCAG in every appearance and case in which they differ.
struct ContrastTable {
  let rows: [ContrastRow]

  init(ink: [Evaluation.Alternative], surface: [Evaluation.Alternative]) {
    rows = Self.pairs(ink, surface).flatMap { Self.rows(ink: $0.ink, surface: $0.surface, condition: $0.condition) }
  }

  /// Which value meets which. Where both depend on the same thing (the release, say), only equal cases meet.
  private static func pairs(
    _ inks: [Evaluation.Alternative], _ surfaces: [Evaluation.Alternative]
  ) -> [(ink: AdaptiveColor, surface: AdaptiveColor, condition: String)] {
    let shared = Set(inks.map(\.condition)).intersection(surfaces.map(\.condition))
    var pairs: [(ink: AdaptiveColor, surface: AdaptiveColor, condition: String)] = []
    for ink in inks {
      for surface in surfaces where shared.isEmpty || ink.condition == surface.condition {
        let conditions = [ink.condition, surface.condition].filter { !$0.isEmpty }
        let condition = shared.isEmpty ? conditions.joined(separator: "; ") : ink.condition
        pairs.append((ink.color, surface.color, condition))
      }
    }
    return pairs
  }

  private static func rows(ink: AdaptiveColor, surface: AdaptiveColor, condition: String) -> [ContrastRow] {
    let isFixed = ink.isFixed && surface.isFixed
    return Appearance.telling(apart: [ink, surface]).map {
      ContrastRow(appearance: isFixed ? nil : $0, condition: condition, ink: ink[$0], surface: surface[$0])
    }
  }

  /// Whether normal text passes AA everywhere.
  var passes: Bool { rows.allSatisfy { $0.reached(.normalText) != nil } }

  /// One line on the worst row: `3.87:1 fails: normal text needs 4.5:1`.
  var verdict: String {
    guard let worst = rows.min(by: { $0.ratio < $1.ratio }) else { return "" }
    let place = worst.place.isEmpty ? "" : " in \(worst.place)"
    let failing = rows.count { $0.reached(.normalText) == nil }
    guard failing > 0 else {
      let level = worst.reached(.normalText) == .aaa ? "AAA" : "AA"
      return "\(worst.ratioText):1\(place) passes for normal text (\(level))"
    }
    let more = failing > 1 ? ", and \(failing - 1) more," : ""
    return "\(worst.ratioText):1\(place)\(more) fails: normal text needs 4.5:1"
  }

  func text(_ style: Style) -> String {
    var table = Table(columns: ["", "ink", "surface", "ratio", "normal text", "large text", "graphics"])
    for row in rows {
      let backdrop: ColorValue = row.appearance?.isDark == true ? .black : .white
      table.add([
        Table.Field(row.place), Table.Field(row.ink.shortHex, color: row.ink, over: row.surface),
        Table.Field(row.surface.shortHex, color: row.surface, over: backdrop),
        Table.Field(row.ratioText, isRightAligned: true), Table.Field(row.verdict(.normalText)),
        Table.Field(row.verdict(.largeText)), Table.Field(row.verdict(.nonText)),
      ])
    }
    return table.text(style)
  }

  func json(ink: String, surface: String) -> JSONText {
    ["ink": .string(ink), "surface": .string(surface), "passes": .bool(passes), "rows": .array(rows.map(\.json))]
  }
}

/// One appearance, or all of them where both colors are fixed.
struct ContrastRow {
  let appearance: Appearance?
  /// What else decides: `iOS 26+`. Empty when nothing does.
  let condition: String
  let ink: ColorValue
  let surface: ColorValue
  /// The least ratio over any backdrop; the only one where the surface is opaque.
  let ratio: Double
  /// The greatest ratio over any backdrop, where the surface is translucent.
  let highest: Double?

  init(appearance: Appearance?, condition: String, ink: ColorValue, surface: ColorValue) {
    self.appearance = appearance
    self.condition = condition
    self.ink = ink
    self.surface = surface
    if surface.alpha < 1 {
      let range = contrastRange(ink, onTranslucent: surface)
      ratio = range.lowest
      highest = range.highest
    } else {
      ratio = contrastRatio(ink.composited(over: surface), surface)
      highest = nil
    }
  }

  var place: String { [appearance?.label ?? "", condition].filter { !$0.isEmpty }.joined(separator: ", ") }

  func reached(_ use: ContrastUse) -> ContrastLevel? { ContrastLevel.reached(by: ratio, for: use) }

  /// `3.87`, or `2.10-9.31` over an unknown backdrop.
  var ratioText: String { displayedRatio(ratio) + (highest.map { "-" + displayedRatio($0) } ?? "") }

  func verdict(_ use: ContrastUse) -> String {
    switch reached(use) {
    case .aaa: "AAA"
    case .aa: use == .nonText ? "passes" : "AA"
    case nil: highest.map { $0 >= ContrastLevel.aa.threshold(for: use) } == true ? "depends" : "fails"
    }
  }

  var json: JSONText {
    .object([
      ("appearance", appearance.map { .string($0.key) }), ("when", condition.isEmpty ? nil : .string(condition)),
      ("ink", .string(ink.hexWithAlpha)), ("surface", .string(surface.hexWithAlpha)),
      ("ratio", .number(displayedRatio(ratio))), ("highest", highest.map { .number(displayedRatio($0)) }),
      ("normalText", .string(verdict(.normalText))), ("largeText", .string(verdict(.largeText))),
      ("graphics", .string(verdict(.nonText))),
    ])
  }
}
