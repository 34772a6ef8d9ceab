import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let notAColor = Rule(
    id: "not-a-color",
    severity: .error,
    summary: "A color is looked up by the name of an image, symbol or data set.",
    rationale: """
      Colors and images have separate name spaces: a color lookup never finds an image, and draws nothing. Silent where \
      a color of the same name exists too.
      """,
    examples: [
      .fires("let a = UIColor(named: \"«Logo»\")", images: "Logo"),
      .silent("let a = UIColor(named: \"Brand\"), b = UIImage(named: \"Logo\")", images: "Logo, Brand"),
    ],
    check: { inspection in
      guard inspection.names.knowsAllNames else { return [] }
      return MissingName.all(in: inspection).compactMap { missing in
        inspection.snapshot.catalogs.assets(named: missing.name).first.map {
          .notAColor(missing, $0.kind, definedAt: $0.path, path: inspection.file.path)
        }
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func notAColor(
    _ missing: MissingName, _ kind: AssetKind, definedAt asset: Path, path: Path
  ) -> Diagnostic {
    let consequence = missing.isForced ? "this crashes at run time" : "nothing is drawn"
    return Diagnostic(
      rule: Rule.notAColor.id, severity: missing.hasFallback ? .warning : .error, path: path, span: missing.span,
      message: "\(quoted(missing.name)) is \(kind.noun.withArticle), not a color; "
        + (missing.hasFallback ? "the fallback is always used" : consequence),
      related: [.definition(of: missing.name, at: asset)],
      group: missing.name)
  }
}

extension String {
  fileprivate var withArticle: String {
    guard let first else { return self }
    return ("aeiou".contains(first) ? "an " : "a ") + self
  }
}
