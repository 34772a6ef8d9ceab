import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let ambiguousColor = Rule(
    id: "ambiguous-color",
    severity: .warning,
    summary: "Two color sets of one bundle have one name and different values.",
    rationale: """
      All catalogs of a target become one file, in which a name is there once. Which of the two is drawn is not documented, \
      and may change with the next version of Xcode. Rename one, or delete it.

      It speaks where both lie in one catalog (groups that provide no namespace are no part of a name), or where a project \
      file puts both catalogs into one target. Silent for equal values and for sets that are for different devices.
      """,
    examples: [
      .fires(
        """
        -- Assets.xcassets/New/Brand.colorset/Contents.json --
        «{"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}»
        """),
      .silent(
        """
        -- Other.xcassets/Brand.colorset/Contents.json --
        {"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}
        """),
    ],
    check: { inspection in
      guard case .colorSet(let set) = inspection.file.content,
        let asset = inspection.snapshot.catalogs.colorSet(at: inspection.file.path),
        let rival = inspection.snapshot.rival(of: asset)
      else { return [] }
      return [.ambiguous(asset, set.span, rival: rival)]
    }
  )
}

extension Diagnostic {
  fileprivate static func ambiguous(_ asset: ColorAsset, _ span: Span, rival: ColorAsset) -> Diagnostic {
    let place =
      asset.catalog == rival.catalog
      ? "in the same catalog" : "in \(quoted(String(decoding: rival.catalog.name, as: UTF8.self)))"
    return Diagnostic(
      rule: Rule.ambiguousColor.id, severity: .warning, path: asset.path, span: span,
      message: "\(quoted(asset.name.text)) is also \(place), with another value; only one of them is drawn",
      related: [
        Related(path: rival.path, span: Span(0, 0), message: "\(quoted(rival.name.text)) is defined here, too")
      ],
      group: asset.name.text)
  }
}
