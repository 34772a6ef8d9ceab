import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let unknownColor = Rule(
    id: "unknown-color",
    severity: .error,
    summary: "A color is looked up by a name that no asset has.",
    rationale: """
      `Color("Brnad")` compiles and draws nothing; `UIColor(named:)` gives `nil`, and `!` on it crashes. Names are \
      case-sensitive, and a folder that provides a namespace is part of the name.

      So do build settings and an `Info.plist`: an accent color or the background of a launch screen.

      A warning where a fallback draws (`??`), in build settings, and where the checkout lacks a submodule, a local package or a catalog \
      that the project names: the color may be there. Silent for names made at run time, where the project's own \
      initialiser takes the call, where the bundle is one this workspace does not show, and in a workspace without any \
      catalog or with one that could not be read whole.
      """,
    isFixable: true,
    examples: [
      .fires("let a = Color(\"«Brnad»\")", fixed: "let a = Color(\"Brand\")"),
      .fires("let a = Color(\"«brand»\", bundle: .main)", fixed: "let a = Color(\"Brand\", bundle: .main)"),
      .fires("let a = UIColor(named: \"«Sunset»\")!"),
      .fires("let a = UIColor(named: \"«Sunset»\") ?? .red"),
      .fires("let a = NSColor(named: \"«Sunset»\", bundle: nil)"),
      .fires("let a = ColorResource(name: \"«Sunset»\", bundle: .main)"),
      .fires(
        """
        enum Ink: String {
          case primary = "Brand"
          case wrong = "«Brant»"
          var color: Color { Color(rawValue) }
        }
        """),
      .fires("let a = Color(\"«Primary»\")", colors: "Text/Primary #111", fixed: "let a = Color(\"Text/Primary\")"),
      .silent("let a = Color(\"Brand\")"),
      .silent("let a = Color(\"Text/Primary\")", colors: "Text/Primary #111"),
      .silent("let a = Color(name), b = Color(\"\\(kind)/ink\")"),
      .silent("let a = Color(\"Sunset\", bundle: .designSystem)"),
      .silent("extension Color { init(_ hex: String) { self = .red } }\nlet a = Color(\"#FF0000\")"),
      .silent("enum Color { case named(String); init(_ name: String) { self = .named(name) } }\nlet a = Color(\"x\")"),
      .silent("let a = Color(\"Sunset\")", colors: ""),
    ],
    check: { inspection in
      guard inspection.names.knowsAllNames else { return [] }
      let missing = MissingName.all(in: inspection)
        .filter { inspection.snapshot.catalogs.assets(named: $0.name).isEmpty }
      // A name that is mistyped is often mistyped at many places.
      let suggestions = Set(missing.map(\.wanted)).reduce(into: [:]) { known, wanted in
        known[wanted] = inspection.names.suggestions(for: wanted.name, lookup: wanted.lookup)
      }
      return missing.map { .unknown($0, suggestions[$0.wanted] ?? [], in: inspection) }
    }
  )
}

extension Diagnostic {
  fileprivate static func unknown(
    _ missing: MissingName, _ suggestions: [NameSuggestion], in inspection: Inspection
  ) -> Diagnostic {
    let best = suggestions.first
    let mayBeAbsent = inspection.names.lacksParts
    return Diagnostic(
      rule: Rule.unknownColor.id,
      severity: missing.hasFallback || mayBeAbsent || missing.lookup == .buildSetting ? .warning : .error,
      path: inspection.file.path, span: missing.span,
      message: message(missing, best),
      certainty: mayBeAbsent ? .likely : .certain,
      related: best.map { related($0, in: inspection.snapshot) } ?? [],
      fixes: fixes(missing, suggestions, path: inspection.file.path),
      group: missing.name,
      annotation: best.flatMap { annotation($0, in: inspection.snapshot) })
  }

  /// `no color named 'X' in this workspace; did you mean 'Y'? this crashes at run time`
  private static func message(_ missing: MissingName, _ best: NameSuggestion?) -> String {
    var message = "no color named \(quoted(missing.name)) in this workspace"
    switch best?.kind {
    case .otherCase?: message += "; the asset is \(quoted(best?.name ?? ""))"
    case .system(let code)?: message += "; did you mean '\(code)'?"
    case .namespace?, .similar?: message += "; did you mean \(quoted(best?.name ?? ""))?"
    case nil: break
    }
    guard missing.isForced || missing.hasFallback else { return message }
    let consequence = missing.isForced ? "this crashes at run time" : "the fallback is always used"
    return message + (message.hasSuffix("?") ? " " : "; ") + consequence
  }

  private static func related(_ suggestion: NameSuggestion, in snapshot: Snapshot) -> [Related] {
    snapshot.catalogs.colorSets(named: suggestion.name).prefix(3).map {
      .definition(of: suggestion.name, at: $0.path)
    }
  }

  private static func fixes(_ missing: MissingName, _ suggestions: [NameSuggestion], path: Path) -> [Fix] {
    suggestions.enumerated().compactMap { index, suggestion in
      // A system color is other code, not another name: the call around the name would have to go.
      if case .system = suggestion.kind { return nil }
      guard let text = missing.lookup.content(naming: suggestion.name) else { return nil }
      return Fix(
        title: "Use \(quoted(suggestion.name))",
        isSafe: index == 0 && !missing.lookup.isOfProject && isUnique(suggestion, among: suggestions)
          && isSlip(from: suggestion.name, missing.name),
        edits: [FileEdit(path: path, edit: Edit(missing.span, text))])
    }
  }

  /// Whether a cure is the only one: the only name of that kind, or the only one at distance 1 with none at 2.
  private static func isUnique(_ suggestion: NameSuggestion, among all: [NameSuggestion]) -> Bool {
    switch suggestion.kind {
    case .otherCase: return all.filter { $0.kind == .otherCase }.count == 1
    case .namespace: return all.filter { $0.kind == .namespace }.count == 1
    case .system: return false
    case .similar(let distance):
      let near = all.filter { if case .similar(let other) = $0.kind { other <= 2 } else { true } }
      return distance <= 1 && near.count == 1
    }
  }

  /// Whether one name is the other mistyped, and not just as near: `Blue1` and `Blue2` are two colors of a scale, `cardMark`
  /// and `cardDark` differ in a word.
  private static func isSlip(from name: String, _ typed: String) -> Bool {
    let (a, b) = (Array(name), Array(typed))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
    let (left, right) = (a[start..<(a.count - end)], b[start..<(b.count - end)])
    if (left + right).contains(where: \.isNumber) { return false }
    guard left.count == 1, right.count == 1, left.first?.lowercased() != right.first?.lowercased() else { return true }
    let isWordStart = start == 0 || !a[start - 1].isLetter || a[start].isUppercase || b[start].isUppercase
    return !isWordStart
  }

  private static func annotation(_ suggestion: NameSuggestion, in snapshot: Snapshot) -> Annotation? {
    guard let asset = snapshot.catalogs.colorSets(named: suggestion.name).first,
      let color = asset.evaluation.alternatives.first?.color
    else { return nil }
    let text = "\(spoken(suggestion.name)) \(color.light.hex)"
    return Annotation(pieces: [Annotation.Piece([color.light], text)], plain: text)
  }
}

extension NamedColor.Lookup {
  /// A name as it stands where such a lookup has it; `nil` for one that cannot stand there.
  func content(naming name: String) -> String? {
    switch self {
    case .interfaceBuilder, .infoPlist: xmlEscaped(name)
    // With or without quotes, in a property list, in YAML or in a line of its own.
    case .buildSetting: name.utf8.allSatisfy(isPlain) ? name : nil
    case .color, .uiColor, .nsColor, .resource, .objectiveC: swiftStringContent(name)
    }
  }
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
    true
  default: false
  }
}

/// A name as it stands inside a string literal of one line; `nil` for names that need a raw string.
func swiftStringContent(_ name: String) -> String? {
  name.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 } ? nil : name
}
