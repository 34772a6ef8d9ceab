import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let integerDivision = Rule(
    id: "integer-division",
    severity: .warning,
    summary: "A component is divided as a whole number, and so is 0.",
    rationale: """
      In `CGFloat(128/255)` the division has no type to follow and is one of `Int`: 0. Written directly as the argument, \
      `red: 128/255`, it is one of `CGFloat`, and 0.5. (Checked with the Swift compiler.)
      """,
    isFixable: true,
    examples: [
      .fires(
        "let a = UIColor(red: «CGFloat(128/255)», green: 0, blue: 0, alpha: 1)",
        fixed: "let a = UIColor(red: 128.0/255, green: 0, blue: 0, alpha: 1)"),
      .fires("let a = Color(red: «Double(47 / 255)», green: «Double(128 / 255)», blue: 1)"),
      .fires(
        "func f(r: Int) -> UIColor { UIColor(red: «CGFloat(r / 255)», green: 0, blue: 0, alpha: 1) }",
        fixed: "func f(r: Int) -> UIColor { UIColor(red: CGFloat(r)/255, green: 0, blue: 0, alpha: 1) }"),
      .fires(
        "func f() { let q = 128/255\nuse(UIColor(red: «CGFloat(q)», green: 0, blue: 0, alpha: 1)) }",
        fixed: "func f() { let q = 128.0/255\nuse(UIColor(red: CGFloat(q), green: 0, blue: 0, alpha: 1)) }"),
      .silent("func f(r: CGFloat) -> UIColor { UIColor(red: CGFloat(r / 255), green: 0, blue: 0, alpha: 1) }"),
      .silent("func f(r: Int) {}\nlet a = UIColor(red: CGFloat(r / 255), green: 0, blue: 0, alpha: 1)"),
      .silent("func f() { let q: CGFloat = 128/255\nuse(UIColor(red: CGFloat(q), green: 0, blue: 0, alpha: 1)) }"),
      .silent("let a = UIColor(red: 128/255, green: 0, blue: 0, alpha: 1)"),
      .silent("let a = UIColor(red: CGFloat(128)/255, green: 0, blue: 0, alpha: 1)"),
      .silent("let a = UIColor(red: CGFloat(128.0/255), green: 0, blue: 0, alpha: 1)"),
      .silent("let a = UIColor(red: CGFloat(255/255), green: 0, blue: 0, alpha: 1)"),
    ],
    check: { inspection in
      guard inspection.judgesSwiftStyle else { return [] }
      return inspection.occurrences.flatMap { occurrence -> [Diagnostic] in
        guard case .components(let components) = occurrence.expr, !occurrence.isPreview,
          !inspection.snapshot.owns(components)
        else { return [] }
        return (components.numbers + (components.alpha.map { [$0] } ?? [])).compactMap {
          .integerDivision($0, path: inspection.file.path)
            ?? .integerDivision(IntegerQuotient($0, in: inspection.bytes), at: $0.span, path: inspection.file.path)
        }
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func integerDivision(_ quotient: IntegerQuotient?, at span: Span, path: Path) -> Diagnostic? {
    guard let quotient else { return nil }
    return Diagnostic(
      rule: Rule.integerDivision.id, severity: .warning, path: path, span: span,
      message: "\(quotient.spelling) is divided as whole numbers here, which gives 0"
        + (quotient.isKnown ? "" : ", or 1 at most"),
      fixes: [
        Fix(
          title: "Divide as fractions: '\(quotient.cure.newText)'", isSafe: false,
          edits: [FileEdit(path: path, edit: quotient.cure)])
      ],
      group: "integer division")
  }

  /// `nil` unless the number is the conversion of a quotient of two whole numbers between 0 and 1.
  fileprivate static func integerDivision(_ number: NumberTerm, path: Path) -> Diagnostic? {
    guard case .conversion(.binary(.divide, .integer(let dividend), .integer(let divisor))) = number.expr,
      0 < dividend, dividend < divisor
    else { return nil }
    return Diagnostic(
      rule: Rule.integerDivision.id, severity: .warning, path: path, span: number.span,
      message: "\(dividend)/\(divisor) is divided as whole numbers here, which gives 0",
      fixes: [
        Fix(
          title: "Use '\(dividend).0/\(divisor)'", isSafe: false,
          edits: [FileEdit(path: path, edit: Edit(number.span, "\(dividend).0/\(divisor)"))])
      ],
      group: "integer division")
  }
}
