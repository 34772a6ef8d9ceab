import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let hardCodedColor = Rule(
    id: "hard-coded-color",
    severity: .warning,
    summary: "A color is written as numbers or hex where it is used.",
    rationale: """
      A color without a name cannot adapt to dark mode and is not found when the palette changes. The finding says what \
      there is to use: an asset that is equal in every appearance, one whose light value it is, one that is almost the \
      same (CIEDE2000 at most 2, and 1.5 nearer than any other; never a launch screen's), or in how many places the same \
      color is written.

      Where a color gets its name it may be numbers: in static and global constants, in static functions without parameters, in members of types without a \
      `body`, in parameter defaults and in catalogs. Shadows, scrims, sweeps of hues, previews, tests and generated \
      files are silent too. Plain black and white are an info, and so is every finding in a workspace that names no \
      color at all. A hex string goes by its spelling: what the project's own helper makes of it is not claimed.
      """,
    isFixable: true,
    options: [.allowIn],
    examples: [
      .fires(
        "struct A: View { var body: some View { «Color(red: 0x2F / 255, green: 0x80 / 255, blue: 0xED / 255)» } }"),
      .fires("func paint() { label.textColor = UIColor(hex: «\"#2F80ED\"») }"),
      .fires("func paint() { label.textColor = «#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)» }"),
      .fires("func paint() { layer.borderColor = «CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)» }"),
      .fires("func paint() { view.backgroundColor = «.init(red: 1, green: 0.5, blue: 0, alpha: 1)» }"),
      .silent("extension Color { static let brand = Color(red: 0.2, green: 0.4, blue: 0.6) }"),
      .silent(
        "extension UIColor { class func ink() -> UIColor { UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) } }"),
      .silent("enum Theme { static var ink: UIColor { UIColor { $0.isDark ? UIColor(hex: \"#FFF\") : .black } } }"),
      .silent("struct A: View { var body: some View { x.shadow(color: Color(white: 0.3, opacity: 0.2), radius: 4) } }"),
      .silent("func tint(by hue: Double) -> Color { Color(hue: hue, saturation: 1, brightness: 1) }"),
      .silent("func paint() { view.backgroundColor = UIColor(white: 0, alpha: 0.4) }"),
      .silent("#Preview { Text(\"A\").background(Color(red: 0.2, green: 0.4, blue: 0.6)) }"),
      .silent("func paint(_ color: UIColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)) {}"),
      .silent("func paint() { view.backgroundColor = UIColor(hex: value) }"),
    ],
    check: { inspection in
      guard inspection.judgesSwiftStyle else { return [] }
      return inspection.occurrences.compactMap { occurrence in
        guard occurrence.position == .use, !occurrence.isPreview,
          let literal = FixedColor(occurrence, in: inspection)
        else { return nil }
        return .hardCoded(literal, in: inspection)
      }
    }
  )
}

/// A color that is written out where it is used.
private struct FixedColor {
  let span: Span
  /// The whole expression, which an asset would take the place of.
  let expression: Span
  let framework: ColorFramework?
  let key: LiteralKey
  /// `nil` when only the helper knows.
  let value: ColorValue?

  init?(_ occurrence: Occurrence, in inspection: Inspection) {
    guard let key = LiteralKey(occurrence.expr) else { return nil }
    self.key = key
    expression = occurrence.span
    switch occurrence.expr {
    case .components(let components):
      // Numbers out of range, and initialisers of the project, are for other rules to judge.
      guard let value = components.value, !components.isScrim, value.alpha > 0, !RangeFault.isIn(components),
        !inspection.snapshot.owns(components)
      else { return nil }
      self.value = value
      framework = components.framework
      span = occurrence.span
    case .call(let call):
      guard let hex = call.hexArgument, !inspection.hexFaults.contains(where: { $0.0.span == hex.span }) else {
        return nil
      }
      value = nil
      framework = call.callee.first.flatMap(ColorFramework.init(typeName:))
      span = hex.span
    default: return nil
    }
  }

  /// As a person reads it: `#2F80ED`, `#000000 at 40 %`.
  var text: String {
    switch key {
    case .spelled(let digits, _): "#" + digits
    case .value(let hex): value.map(\.spoken) ?? hex
    case .unmanaged(let numbers): "this color of a generic space (\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    }
  }

  var isBlackOrWhite: Bool {
    switch key {
    case .spelled(let digits, _): ["000", "000000", "FFF", "FFFFFF"].contains(digits)
    case .value(let hex): hex == "#000000FF" || hex == "#FFFFFFFF"
    case .unmanaged(let numbers): numbers == [0, 0, 0, 1] || numbers == [1, 1, 1, 1]
    }
  }
}

extension Diagnostic {
  fileprivate static func hardCoded(_ literal: FixedColor, in inspection: Inspection) -> Diagnostic {
    let match = literal.value.flatMap(inspection.palette.match)
    let places = inspection.snapshot.declarations.placeCount(of: literal.key)
    let isMinor = literal.isBlackOrWhite || !inspection.snapshot.namesColors
    return Diagnostic(
      rule: Rule.hardCodedColor.id, severity: isMinor ? .info : .warning, path: inspection.file.path,
      span: literal.span,
      message: literal.text + message(match, places: places),
      related: match.map { related($0.entry, in: inspection.snapshot) } ?? [],
      fixes: match.flatMap { fix($0, for: literal, path: inspection.file.path) }.map { [$0] } ?? [],
      group: literal.text + message(match, places: places), annotation: annotation(literal, match))
  }

  private static func message(_ match: Palette.Match?, places: Int) -> String {
    switch match {
    case .equal(let entry): " is the color \(quoted(entry.name))"
    case .lightValue(let entry):
      " is the light value of \(quoted(entry.name)) (\(entry.color.spokenDifference.replacing(" #", with: ": #")))"
    case .near(let entry) where entry.color.isFixed: " is almost \(quoted(entry.name)) (\(entry.color.light.spoken))"
    case .near(let entry): " is almost the light value of \(quoted(entry.name)) (\(entry.color.spokenByScheme))"
    case nil where places > 1: " is written in \(places) places; name it"
    case nil: " is hard-coded; name it in a catalog"
    }
  }

  private static func related(_ entry: Palette.Entry, in snapshot: Snapshot) -> [Related] {
    snapshot.catalogs.colorSets(named: entry.name).prefix(1).map {
      .definition(of: entry.name, at: $0.path)
    }
  }

  /// Never safe: whether the asset's bundle is the one this code looks in is not known here, and an asset that differs
  /// in dark mode changes what is drawn there.
  private static func fix(_ match: Palette.Match, for literal: FixedColor, path: Path) -> Fix? {
    guard let name = swiftStringContent(match.entry.name), let code = lookup(of: name, as: literal.framework) else {
      return nil
    }
    let title =
      switch match {
      case .equal: "Use \(quoted(name))"
      case .lightValue(let entry): "Use \(quoted(name)) (changes \(entry.color.variesIn))"
      case .near(let entry):
        "Use \(quoted(name)) (changes \(entry.color.isFixed ? "the color a little" : entry.color.variesIn))"
      }
    return Fix(title: title, isSafe: false, edits: [FileEdit(path: path, edit: Edit(literal.expression, code))])
  }

  private static func lookup(of name: String, as framework: ColorFramework?) -> String? {
    switch framework {
    case .swiftUI: "Color(\"\(name)\")"
    case .uiKit: "UIColor(named: \"\(name)\")!"
    case .appKit: "NSColor(named: \"\(name)\")!"
    case .coreGraphics, .coreImage, nil: nil
    }
  }

  private static func annotation(_ literal: FixedColor, _ match: Palette.Match?) -> Annotation? {
    guard let value = literal.value else { return nil }
    guard let entry = match?.entry else {
      return Annotation(pieces: [Annotation.Piece([value], "")], plain: "")
    }
    let colors = entry.color.isFixed ? [entry.color.light] : [entry.color.light, entry.color.dark]
    let values = entry.color.isFixed ? entry.color.light.spoken : entry.color.spokenByScheme
    return Annotation(
      pieces: [Annotation.Piece([value], "now"), Annotation.Piece(colors, spoken(entry.name))],
      plain: "\(spoken(entry.name)): \(values)")
  }
}

extension Palette.Match {
  fileprivate var entry: Palette.Entry {
    switch self {
    case .equal(let entry), .lightValue(let entry), .near(let entry): entry
    }
  }
}

extension AdaptiveColor {
  /// Where it has other values than in light: `dark`, `increased contrast`.
  fileprivate var variesIn: String { dark == light ? "increased contrast" : "dark" }
}
