import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let deprecatedColor = Rule(
    id: "deprecated-color",
    severity: .warning,
    summary: "A color that the settings list as retired.",
    rationale: """
      `"deprecated": {"OldBlue": "Brand/Primary"}` in the settings retires a color set: each place that still asks for \
      it by name or by its generated symbol is a finding, in Swift, Objective-C and Interface Builder. A member that \
      the project declares is retired as code spells it: `"Theme.oldBlue": "Theme.brand"`.
      """,
    isFixable: true,
    examples: [
      .fires(
        "let a = Color(\"«OldBlue»\")", colors: "OldBlue #2F80ED, Brand/Primary #2F80ED",
        settings: #"{"deprecated": {"OldBlue": "Brand/Primary"}}"#, fixed: "let a = Color(\"Brand/Primary\")"),
      .fires(
        "func paint() { label.textColor = «Theme.oldBlue» }",
        settings: #"{"deprecated": {"Theme.oldBlue": "Theme.brand"}}"#,
        fixed: "func paint() { label.textColor = Theme.brand }"),
      .fires(
        """
        -- Package.swift --
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        -- colors in Sources/Kit/Kit.xcassets: OldBlue #2F80ED, Brand #2F80ED --
        -- Sources/Kit/A.swift --
        let a = «Color(.oldBlue)», b = UIColor(resource: .brand)
        """, colors: "", settings: #"{"deprecated": {"OldBlue": "Brand"}}"#),
      .silent("let a = Color(\"Brand\")", settings: #"{"deprecated": {"OldBlue": "Brand"}}"#),
      .silent("let a = Color(\"OldBlue\")"),
    ],
    check: { inspection in
      guard !inspection.settings.deprecated.isEmpty else { return [] }
      return RetiredColor.all(in: inspection).map { .deprecated($0, in: inspection) }
    }
  )
}

/// A place that still asks for a retired color.
private struct RetiredColor {
  let name: String
  let successor: String
  let span: Span
  /// What stands there for the successor; `nil` where that is not certain.
  let replacement: String?

  static func all(in inspection: Inspection) -> [RetiredColor] {
    let retired = inspection.settings.deprecated
    let mentions = inspection.occurrences.compactMap { occurrence -> RetiredColor? in
      switch occurrence.expr {
      case .bridge(_, .member(let member)): RetiredColor(symbol: member, occurrence, retired, in: inspection)
      case .named(let named): RetiredColor(named, occurrence, retired, in: inspection)
      case .member(let member):
        RetiredColor(path: member, occurrence, retired)
          ?? RetiredColor(symbol: member, occurrence, retired, in: inspection)
      default: nil
      }
    }
    guard case .swift(let facts) = inspection.file.content else { return mentions }
    return mentions + indirect(facts, retired, in: inspection)
  }

  private init(name: String, successor: String, span: Span, replacement: String?) {
    self.name = name
    self.successor = successor
    self.span = span
    self.replacement = replacement
  }

  /// `Color("OldBlue")`
  private init?(
    _ named: NamedColor, _ occurrence: Occurrence, _ retired: [String: String], in inspection: Inspection
  ) {
    guard case .literal(let name, let span) = named.name, let successor = retired[name], !occurrence.isProbe,
      inspection.snapshot.resolve(named, scope: occurrence.scope, in: inspection.file.path) != .owned
    else { return nil }
    self.init(
      name: name, successor: successor, span: span, replacement: named.lookup.content(naming: successor))
  }

  /// `Color.oldBlue`, where settings name it so, also as `.oldBlue`.
  private init?(path member: MemberPath, _ occurrence: Occurrence, _ retired: [String: String]) {
    let path: String
    switch member.base {
    case .named where member.names.count > 1: path = member.names.joined(separator: ".")
    case .implicit(let framework):
      path = ([(framework ?? .swiftUI).typeName] + member.names).joined(separator: ".")
    case .named, .current: return nil
    }
    guard let successor = retired[path] else { return nil }
    // The whole path with no blank in it, and another one for it.
    let isPlain = member.base == .named && occurrence.span.count == path.utf8.count
    let isPath = successor.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      String($0).isIdentifier
    }
    self.init(
      name: path, successor: successor, span: occurrence.span, replacement: isPlain && isPath ? successor : nil)
  }

  /// `Color.oldBlue`, `.oldBlue`: what Xcode generates for the color set, and nothing that the project declares.
  private init?(
    symbol member: MemberPath, _ occurrence: Occurrence, _ retired: [String: String], in inspection: Inspection
  ) {
    let path: [String]
    switch member.base {
    case .implicit: path = member.names
    case .named: path = Array(member.names.dropFirst())
    case .current: return nil
    }
    guard !path.isEmpty,
      let name = retired.keys.filter({ AssetSymbol(AssetName($0))?.path == path }).min(),
      let value = inspection.snapshot.catalogs.onlyColor(named: AssetName(name)),
      inspection.snapshot.declarations(of: member, scope: occurrence.scope).isEmpty,
      inspection.snapshot.evaluate(occurrence, in: inspection.file.path) == .one(value),
      let successor = retired[name]
    else { return nil }
    self.init(name: name, successor: successor, span: occurrence.span, replacement: nil)
  }

  /// Raw values and constants that lookups elsewhere use as names.
  private static func indirect(
    _ facts: SwiftFacts, _ retired: [String: String], in inspection: Inspection
  ) -> [RetiredColor] {
    var found: [RetiredColor] = []
    func add(_ name: String, _ span: Span, _ lookup: NamedColor.Lookup) {
      guard let successor = retired[name] else { return }
      found.append(
        RetiredColor(
          name: name, successor: successor, span: span, replacement: lookup.content(naming: successor)))
    }
    for stringEnum in facts.stringEnums where stringEnum.cases.contains(where: { retired[$0.rawValue] != nil }) {
      guard let first = inspection.snapshot.lookups(of: stringEnum).first else { continue }
      // A case without a raw value of its own is its name: no place for another one.
      for each in stringEnum.cases where each.name != each.rawValue {
        add(each.rawValue, each.span, first.lookup.lookup)
      }
    }
    for member in facts.members {
      guard case .string(let text, let span) = member.value, retired[text] != nil,
        let first = inspection.constants.lookups(ofTextAt: span, in: inspection.file.path).first
      else { continue }
      add(text, span, first.lookup.lookup)
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func deprecated(_ retired: RetiredColor, in inspection: Inspection) -> Diagnostic {
    let catalogs = inspection.snapshot.catalogs
    let old = catalogs.onlyColor(named: AssetName(retired.name))
    let isSame = old != nil && old == catalogs.onlyColor(named: AssetName(retired.successor))
    let path = inspection.file.path
    // Where one is found the other is, whatever bundle is asked.
    let places = [retired.name, retired.successor].map { name in
      Set(catalogs.colorSets(named: AssetName(name)).map(\.catalog))
    }
    let isAlike = places[0] == places[1]
    let fix = retired.replacement.map {
      Fix(
        title: "Use \(quoted(retired.successor))", isSafe: isSame && isAlike,
        edits: [FileEdit(path: path, edit: Edit(retired.span, $0))])
    }
    return Diagnostic(
      rule: Rule.deprecatedColor.id, severity: .warning, path: path, span: retired.span,
      message: "\(quoted(retired.name)) is retired; use \(quoted(retired.successor))", fixes: fix.map { [$0] } ?? [],
      group: retired.name)
  }
}
