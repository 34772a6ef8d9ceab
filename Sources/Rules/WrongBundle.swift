import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let wrongBundle = Rule(
    id: "wrong-bundle",
    severity: .warning,
    summary: "A color is looked up in a bundle that does not have it.",
    rationale: """
      Without a bundle, `Color("X")` and `UIColor(named: "X")` look in the app's own bundle, whatever target the code \
      is in. The catalogs of a package or a framework are in bundles of their own, and so are those of an app extension.

      It speaks where project files prove it: no target that can run the code has the name in the bundle that is \
      searched. Silent in tests, where a target, a script or a catalog is not known, and where the checkout lacks parts.
      """,
    isFixable: true,
    examples: [
      .fires(
        """
        -- colors in Sources/Kit/Kit.xcassets: Brand #2F80ED --
        -- Sources/Kit/Card.swift --
        let a = Color("«Brand»")
        -- Package.swift --
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """, colors: "", fixed: "let a = Color(\"Brand\", bundle: .module)\n"),
      .fires(
        """
        -- colors in Sources/Kit/Kit.xcassets: Brand #2F80ED --
        -- Package.swift --
        let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Other")])
        -- Sources/Other/Card.swift --
        let a = UIColor(named: "«Brand»", in: .module, compatibleWith: nil)
        """, colors: ""),
      .silent(
        """
        -- colors in Sources/Kit/Kit.xcassets: Brand #2F80ED --
        -- Package.swift --
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        -- Sources/Kit/Card.swift --
        let a = Color("Brand", bundle: .module), b = Color("Brand", bundle: .kit)
        """, colors: ""),
      .silent("let a = Color(\"Brand\")"),
    ],
    check: { inspection in
      let names = inspection.names
      guard !inspection.snapshot.targets.isEmpty, names.knowsAllNames, !names.lacksParts else { return [] }
      return inspection.occurrences.compactMap { occurrence in
        guard case .named(let named) = occurrence.expr, case .literal(_, let span) = named.name, !occurrence.isProbe,
          case .assets(let assets) = inspection.snapshot.resolve(
            named, scope: occurrence.scope, in: inspection.file.path),
          let fault = inspection.snapshot.wrongBundle(named, among: assets, in: inspection.file.path)
        else { return nil }
        return .wrongBundle(fault, occurrence, name: span, lookup: named.lookup, path: inspection.file.path)
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func wrongBundle(
    _ fault: Snapshot.WrongBundle, _ occurrence: Occurrence, name: Span, lookup: NamedColor.Lookup, path: Path
  ) -> Diagnostic {
    let color = fault.asset.name.text
    let place =
      switch fault.searched.count {
      case 0: "the main bundle"
      case 1: "the bundle of \(quoted(fault.searched[0]))"
      default: "the bundles of \(fault.searched.count) apps"
      }
    return Diagnostic(
      rule: Rule.wrongBundle.id, severity: .warning, path: path, span: name,
      message: "\(quoted(color)) is not in \(place); it is in that of \(quoted(fault.holderName))",
      related: [.definition(of: color, at: fault.asset.path)],
      fixes: fix(fault, occurrence, name: name, lookup: lookup, path: path).map { [$0] } ?? [],
      group: color)
  }

  /// Adds the package's own bundle to a call whose name is its last argument. Nothing is drawn today, and no other bundle
  /// is known to have it.
  private static func fix(
    _ fault: Snapshot.WrongBundle, _ occurrence: Occurrence, name: Span, lookup: NamedColor.Lookup, path: Path
  ) -> Fix? {
    let end = name.end + 1
    guard fault.isOwnModule, occurrence.span.end == end + 1 else { return nil }
    let argument: String
    switch lookup {
    case .color, .nsColor: argument = ", bundle: .module"
    case .uiColor: argument = ", in: .module, compatibleWith: nil"
    case .resource, .objectiveC, .interfaceBuilder, .infoPlist, .buildSetting: return nil
    }
    return Fix(
      title: "Look in the package's own bundle", isSafe: true,
      edits: [FileEdit(path: path, edit: Edit(Span(end, end), argument))])
  }
}
