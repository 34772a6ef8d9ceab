import ColorScience
import Facts
import ProjectModel

extension Rule {
  package static let disappears = Rule(
    id: "disappears",
    severity: .error,
    summary: "A text has the color of what lies behind it in one color scheme, and not in the other.",
    rationale: """
      White text on a surface that turns white, or a label that turns white on a surface that stays so: one of the two \
      adapts and the other does not. Give the one that stays a dark value, or take two that adapt together.

      What is known and what ends it is as for `low-contrast`. A text that is the color of its surface everywhere is \
      silent, for that is meant. It is an info where a button, a bar or the default ink decides as well, and where some \
      view of the app is held to the other color scheme.
      """,
    examples: [
      .fires(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(«Color.primary»).background(Color.white) } }"
      ),
      .fires(
        "struct A: View { var body: some View { Text(\"Total\").foregroundColor(«.white»).background(Color(uiColor: .systemBackground)) } }"
      ),
      .fires("func paint() { label.textColor = «.label»; label.backgroundColor = .black }"),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(.white).background(Color.white) } }"),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(Color.primary).background(Color.white).environment(\\.colorScheme, .light) } }"
      ),
      .silent(
        "struct A: View { @Environment(\\.colorScheme) var colorScheme; var body: some View { Text(\"Total\").foregroundStyle(Color.primary).background(colorScheme == .dark ? Color.black : Color.white) } }"
      ),
    ],
    check: { inspection in
      ContrastFinding.all(in: inspection).filter { !$0.vanishing.isEmpty }.map(Diagnostic.disappears)
    }
  )
}

extension Diagnostic {
  fileprivate static func disappears(_ finding: ContrastFinding) -> Diagnostic {
    Diagnostic(
      rule: Rule.disappears.id, severity: finding.isCertain ? .error : .info, path: finding.path,
      span: finding.span, message: message(finding), certainty: finding.isCertain ? .certain : .likely,
      appearances: finding.verdict.failing.map(\.appearance), related: finding.related,
      group: finding.pairs.joined(separator: ", "), annotation: finding.annotation)
  }

  /// `text vanishes in dark: #FFFFFF on #FFFFFF; also 2.54:1 in light`
  private static func message(_ finding: ContrastFinding) -> String {
    let vanishing = finding.vanishing
    let others = finding.told.filter { reading in !vanishing.contains { $0.appearance == reading.appearance } }
    let also = others.map { "; also \(displayedRatio($0.range.highest)):1 in \($0.appearance.word)" }.joined()
    return "text vanishes in \(vanishing.map(\.appearance.word).joined(separator: " and ")): "
      + vanishing.map(\.pair).joined(separator: ", ") + also + finding.circumstances
  }
}
