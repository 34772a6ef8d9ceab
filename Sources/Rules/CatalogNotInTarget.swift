import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let catalogNotInTarget = Rule(
    id: "catalog-not-in-target",
    severity: .info,
    summary: "A catalog with colors lies in a project's folder, and no target builds it.",
    rationale: """
      Its colors are in no bundle, and looking them up gives nothing, whatever this program says of their names. Add the \
      catalog to a target, or delete it.

      Silent where not all is known that a target builds: where a script, a podspec or another generator may take the \
      catalog, where the checkout lacks parts, and for catalogs that a target leaves out by name.
      """,
    examples: [
      .fires(
        """
        -- Old.xcassets/Brand.colorset/Contents.json --
        {"colors": []}
        -- Package.swift --
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        -- Old.xcassets/Contents.json --
        «{"info": {"author": "xcode", "version": 1}}»
        """, colors: ""),
      .silent(
        """
        -- Sources/Kit/Kit.xcassets/Contents.json --
        {"info": {"author": "xcode", "version": 1}}
        -- Sources/Kit/Kit.xcassets/Brand.colorset/Contents.json --
        {"colors": []}
        -- Package.swift --
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """, colors: ""),
    ],
    check: { inspection in
      guard case .assetGroup(let group) = inspection.file.content, let catalog = inspection.file.path.parent,
        catalog.hasExtension("xcassets"), inspection.census.withColors.contains(catalog), !catalog.isTest,
        !inspection.names.lacksParts,
        inspection.snapshot.isLeftOut(catalog)
      else { return [] }
      return [.notInTarget(catalog, group.span, path: inspection.file.path)]
    }
  )
}

extension Diagnostic {
  fileprivate static func notInTarget(_ catalog: Path, _ span: Span, path: Path) -> Diagnostic {
    let name = String(decoding: catalog.name, as: UTF8.self)
    return Diagnostic(
      rule: Rule.catalogNotInTarget.id, severity: .info, path: path, span: span,
      message: "no target builds \(quoted(name)); its colors are in no bundle", group: name)
  }
}
