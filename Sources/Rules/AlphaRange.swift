import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let alphaRange = Rule(
    id: "alpha-range",
    severity: .warning,
    summary: "An alpha or opacity lies above 1.",
    rationale: """
      Alpha runs from 0 to 1 and is clamped: `UIColor(white: 0, alpha: 50)` is opaque. It was most likely meant in percent, or \
      of 255. An info for 255, which draws the opaque color that was meant; silent up to 1.02, where it was rounded, and \
      where the project declares an initialiser with the same labels.
      """,
    isFixable: true,
    examples: [
      .fires(
        "let a = UIColor(white: 0, alpha: «50»)", fixed: "let a = UIColor(white: 0, alpha: 50/100)"),
      .fires("let a = Color(red: 0, green: 0, blue: 0, opacity: «128»)"),
      .fires("let a = UIColor(red: 1, green: 0, blue: 0, alpha: «255»)"),
      .fires("let a = Color.red.opacity(«50»)", fixed: "let a = Color.red.opacity(50/100)"),
      .fires("let a = UIColor.black.withAlphaComponent(«40»)"),
      .silent("let a = Color.red.opacity(0.5), b = Color.red.opacity(value), c = UIColor.black.withAlphaComponent(1)"),
      .silent("let a = UIColor(white: 0, alpha: 1.01)"),
      .silent("let a = UIColor(white: 0, alpha: 128 / 255)"),
      .silent(
        """
        extension UIColor { convenience init(white: Int, alpha: Int) { self.init(white: 0, alpha: 1) } }
        let a = UIColor(white: 0, alpha: 50)
        """),
    ],
    check: { inspection in
      guard inspection.judgesSwiftStyle else { return [] }
      return inspection.occurrences.flatMap { occurrence -> [Diagnostic] in
        if occurrence.isPreview { return [] }
        var found: [Diagnostic] = []
        if case .components(let components) = occurrence.expr, let alpha = components.alpha, let value = alpha.value,
          value > Self.roundedAlpha, !inspection.snapshot.owns(components)
        {
          found.append(.alphaAbove(value, alpha, path: inspection.file.path))
        }
        if let opacity = TrailingOpacity(after: occurrence, in: inspection.bytes), opacity.value > Self.roundedAlpha {
          found.append(.alphaAbove(opacity.value, opacity.number, path: inspection.file.path))
        }
        return found
      }
    }
  )

  /// Up to here an alpha is 1 that was rounded.
  private static let roundedAlpha = 1.02
}

extension Diagnostic {
  fileprivate static func alphaAbove(_ value: Double, _ alpha: NumberTerm, path: Path) -> Diagnostic {
    let spoken = Int(exactly: value).map(String.init) ?? String(value)
    let divisors = value <= 100 ? [100, 255] : [255]
    return Diagnostic(
      rule: Rule.alphaRange.id, severity: value == 255 ? .info : .warning, path: path, span: alpha.span,
      message: "alpha runs 0...1; \(spoken) draws an opaque color",
      fixes: divisors.map { divisor in
        Fix(title: "Divide by \(divisor)", isSafe: false, edits: alpha.divided(by: divisor, in: path))
      },
      group: spoken)
  }
}
