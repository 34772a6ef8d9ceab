import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let missingNamedColor = Rule(
    id: "missing-named-color",
    severity: .warning,
    summary: "A xib or storyboard uses a color asset that is not among its resources.",
    rationale: """
      Interface Builder keeps every asset that a file names among its `<resources>`, as a `<namedColor>` with a copy of the \
      color. A file that was edited by hand, or merged, may lack one; the color is then not set when the file is loaded. \
      Open the file in Xcode and choose the color again.

      Silent where no asset has the name: that is `unknown-color`.
      """,
    examples: [
      .fires(
        """
        <document><view><color key="tintColor" name="«Brand»"/></view><resources></resources></document>
        """, as: .interface),
      .silent(
        """
        <document><view><color key="tintColor" name="Brand"/></view><resources><namedColor name="Brand"><color \
        red="0.184" green="0.502" blue="0.929" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>\
        </resources></document>
        """, as: .interface),
      .silent(
        """
        <document><view><color key="tintColor" name="gridColor" catalog="System" colorSpace="catalog"/></view></document>
        """, as: .interface),
    ],
    check: { inspection in
      guard case .interface(let interface) = inspection.file.content else { return [] }
      var told: Set<String> = []
      return interface.occurrences.compactMap { occurrence in
        guard !occurrence.hasFallback, case .named(let named) = occurrence.expr,
          case .literal(let name, let span) = named.name, inspection.names.contains(name), told.insert(name).inserted
        else { return nil }
        return .missingNamedColor(name, span, path: inspection.file.path)
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func missingNamedColor(_ name: String, _ span: Span, path: Path) -> Diagnostic {
    Diagnostic(
      rule: Rule.missingNamedColor.id, severity: .warning, path: path, span: span,
      message: "\(quoted(name)) is not among the resources of this file; its color is not set when the file is loaded",
      group: name)
  }
}
