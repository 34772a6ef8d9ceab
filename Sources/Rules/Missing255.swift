import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let missing255 = Rule(
    id: "missing-255",
    severity: .warning,
    summary: "Some components are divided by 255 and another is not.",
    rationale: """
      In `UIColor(red: 236/255, green: 238, blue: 241/255, alpha: 1)` the green is at its end whatever was meant. \
      A bare 0 or 1 is silent: both are the same on either scale, or nearly.
      """,
    isFixable: true,
    examples: [
      .fires(
        "let a = UIColor(red: 236/255, green: «238», blue: 241/255, alpha: 1)",
        fixed: "let a = UIColor(red: 236/255, green: 238/255, blue: 241/255, alpha: 1)"),
      .fires("let a = Color(red: 12 / 255.0, green: «40», blue: «60»)"),
      .silent("let a = Color(red: 12 / 255.0, green: 0, blue: 1)"),
      .silent("let a = Color(red: 12 / 255, green: 40 / 255, blue: 60 / 255)"),
      .silent(
        """
        extension Color { init(red: Double, green: Int, blue: Double) { self = .red } }
        let a = Color(red: 12 / 255, green: 40, blue: 60 / 255)
        """),
    ],
    check: { inspection in
      guard inspection.judgesSwiftStyle else { return [] }
      return inspection.occurrences.flatMap { occurrence -> [Diagnostic] in
        guard case .components(let components) = occurrence.expr, !occurrence.isPreview,
          !inspection.snapshot.owns(components), case .missingDivision(let bare)? = RangeFault.find(in: components)
        else { return [] }
        return bare.map { .missing255($0, isSafe: components.allSayBytes, path: inspection.file.path) }
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func missing255(_ number: NumberTerm, isSafe: Bool, path: Path) -> Diagnostic {
    Diagnostic(
      rule: Rule.missing255.id, severity: .warning, path: path, span: number.span,
      message: "the other components are divided by 255; divide this one too",
      fixes: [Fix(title: "Append '/255'", isSafe: isSafe, edits: number.divided(in: path))],
      group: "missing /255")
  }
}
