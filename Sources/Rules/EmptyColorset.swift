import Facts
import Syntax

extension Rule {
  package static let emptyColorset = Rule(
    id: "empty-colorset", severity: .info,
    summary: "A color set that gives no color in any slot.",
    rationale: """
      The asset exists and its generated symbol compiles, but looking it up gives nothing: SwiftUI draws clear and
      UIKit returns nil. Give it a color, or delete it.

      Xcode's templates leave `AccentColor` and `WidgetBackground` empty on purpose; the system's own colors then serve.
      """,
    examples: [
      .fires(#"«{"colors": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}»"#, as: .colorSet),
      .fires(#"«{"colors": []}»"#, as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal"}, {"idiom": "universal", "appearances": [{"appearance": "luminosity", "#
          + #""value": "dark"}], "color": {"reference": "labelColor"}}]}"#, as: .colorSet),
    ]
  ) { inspection in
    guard case .colorSet(let colorSet) = inspection.file.content, colorSet.problems.isEmpty,
      colorSet.entries.allSatisfy({ $0.value == nil })
    else { return [] }
    let name = inspection.file.path.parent.map { String(decoding: $0.stem, as: UTF8.self) } ?? ""
    if name == "AccentColor" || name == "WidgetBackground" { return [] }
    return [.emptyColorset(name, colorSet, in: inspection.file.path)]
  }
}

extension Diagnostic {
  fileprivate static func emptyColorset(_ name: String, _ colorSet: ColorSet, in path: Path) -> Diagnostic {
    Diagnostic(
      rule: "empty-colorset", severity: .info, path: path, span: colorSet.span,
      message: "\(quoted(name)) has no color in any slot; looking it up gives nothing")
  }
}
