import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let componentRange = Rule(
    id: "component-range",
    severity: .error,
    summary: "A color component lies outside 0…1.",
    rationale: """
      The SDK's initialisers take components from 0 to 1. `UIColor(red: 255, green: 166, blue: 14, alpha: 1)` compiles \
      and draws white. Values between 1 and 2 that are not whole are legal extended sRGB and silent.

      An error when what is drawn and what was meant differ by a CIEDE2000 of more than 5, else an info: \
      `UIColor(white: 255, alpha: 1)` draws the white that was meant. Silent where the project declares an \
      initialiser with the same labels. In Objective-C arithmetic is C's: between whole numbers, `128/255` is 0, which is \
      in range.
      """,
    isFixable: true,
    examples: [
      .fires(
        "let a = UIColor(red: «255, green: 166, blue: 14», alpha: 1)",
        fixed: "let a = UIColor(red: 255/255, green: 166/255, blue: 14/255, alpha: 1)"),
      .fires("let a = Color(white: «128»)", fixed: "let a = Color(white: 128/255)"),
      .fires("let a = UIColor(white: «255», alpha: 0.7)", fixed: "let a = UIColor(white: 255/255, alpha: 0.7)"),
      .fires("let a = Color(red: «236.0, green: 238.0, blue: 241.0»)"),
      .fires("let a = Color(hue: «210, saturation: 0.5, brightness: 1»)"),
      .fires("let a = Color(red: 0.5, green: 0.5, blue: «1 / 0»)"),
      .silent("let a = Color(red: 1.2, green: -0.1, blue: 0.5)"),
      .silent("let a = Color(red: 216 / 255.0, green: 1, blue: 0)"),
      .silent(
        """
        extension UIColor {
          convenience init(red: Int, green: Int, blue: Int) { self.init(white: 0, alpha: 1) }
        }
        let a = UIColor(red: 255, green: 166, blue: 14)
        """),
      .silent("let a = Color(red: r, green: g, blue: 0)"),
    ],
    check: { inspection in
      guard inspection.judgesStyle else { return [] }
      return inspection.occurrences.compactMap { occurrence in
        guard case .components(let components) = occurrence.expr, !occurrence.isPreview,
          !inspection.snapshot.owns(components), let fault = RangeFault.find(in: components)
        else { return nil }
        return .outOfRange(components, fault, path: inspection.file.path)
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func outOfRange(_ components: ColorComponents, _ fault: RangeFault, path: Path) -> Diagnostic? {
    switch fault {
    case .bytes: return bytes(components, path: path)
    case .missingDivision: return nil
    case .outside(let number):
      let value = number.value.map(plain) ?? ""
      return Diagnostic(
        rule: Rule.componentRange.id, severity: .info, path: path, span: components.numbersSpan,
        message: "components run 0...1; this one is \(value)", certainty: .likely, group: value)
    case .divisionByZero(let number):
      return Diagnostic(
        rule: Rule.componentRange.id, severity: .error, path: path, span: number.span,
        message: "division by zero; the component is infinite", group: "x/0")
    }
  }

  /// `components run 0...1; (255, 166, 14) draws #FFFFFF, meant #FFA60E?`
  private static func bytes(_ components: ColorComponents, path: Path) -> Diagnostic? {
    guard let written = components.value else { return nil }
    let drawn = written.clippedToOwnSpace.clippedToSRGB
    let meant = ColorValue(
      space: components.space, red: written.red / 255, green: written.green / 255, blue: written.blue / 255,
      alpha: written.alpha)
    let differs = ciede2000(drawn.withAlpha(1), meant.withAlpha(1)) > 5
    let list = components.numbers.map { $0.value.map(plain) ?? "" }.joined(separator: ", ")
    return Diagnostic(
      rule: Rule.componentRange.id, severity: differs ? .error : .info, path: path, span: components.numbersSpan,
      message: "components run 0...1; (\(list)) draws "
        + (differs ? "\(opaque(drawn)), meant \(opaque(meant))?" : "the \(opaque(drawn)) that was meant, by luck"),
      fixes: [
        Fix(
          title: "Divide by 255", isSafe: false,
          edits: components.numbers.filter { $0.value != 0 }.flatMap { $0.divided(in: path) })
      ],
      group: list,
      annotation: Annotation(
        pieces: [Annotation.Piece([drawn], "drawn"), Annotation.Piece([meant], "meant")],
        plain: "\(opaque(drawn)) drawn, \(opaque(meant)) meant"))
  }

  private static func opaque(_ color: ColorValue) -> String { color.withAlpha(1).spoken }

  /// A number without a needless fraction: `255`, `0.5`.
  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

extension NumberTerm {
  /// The edits that divide a number by another one. In C, only a divisor with a fraction makes it no division of integers.
  func divided(by divisor: Int = 255, in path: Path) -> [FileEdit] {
    let isSum = if case .binary(let op, _, _) = expr { op == .add || op == .subtract } else { false }
    let division = path.hasExtension("swift") ? "/\(divisor)" : "/\(divisor).0"
    let edits =
      isSum
      ? [Edit(Span(span.start, span.start), "("), Edit(Span(span.end, span.end), ")" + division)]
      : [Edit(Span(span.end, span.end), division)]
    return edits.map { FileEdit(path: path, edit: $0) }
  }
}

extension ColorComponents {
  /// From the first number to the last, alpha left out.
  var numbersSpan: Span {
    guard let first = numbers.first, let last = numbers.last else { return Span(0, 0) }
    return first.span.union(last.span)
  }

  /// Black or white that lets through what is behind it: a veil, not a color of the palette.
  var isScrim: Bool {
    guard let value, value.alpha < 1 else { return false }
    return (value.red == 0 && value.green == 0 && value.blue == 0)
      || (value.red == 1 && value.green == 1 && value.blue == 1)
  }
}
