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
      adapts and the other does not. Give the one that stays another value in the scheme where the text vanishes, or take \
      two that adapt together.

      What is known and what ends it is as for `low-contrast`. A text that is the color of its surface everywhere is \
      silent, for that is meant. It is an info where something else decides as well: a button, a bar, the default ink, a \
      condition, a view of the app that is held to the other color scheme.
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
      inspection.contrastFindings.filter { !$0.vanishing.isEmpty }.map { .disappears($0, inspection) }
    }
  )
}

extension Diagnostic {
  fileprivate static func disappears(_ finding: ContrastFinding, _ inspection: Inspection) -> Diagnostic {
    // In one state of several it may be meant: `isLoading ? .white : .black` hides a text.
    let isCertain = finding.verdict.assumptions.isEmpty && finding.isCertain(of: finding.vanishing)
    return Diagnostic(
      rule: Rule.disappears.id, severity: isCertain ? .error : .info, path: inspection.file.path,
      span: finding.span, message: message(finding), certainty: isCertain ? .certain : .likely,
      appearances: finding.verdict.failing.map(\.reading.appearance), related: finding.related(in: inspection),
      group: "1 " + finding.pairs.joined(separator: ", "), annotation: finding.annotation,
      colors: finding.inkNames(in: inspection), surfaces: finding.surfaceNames(in: inspection))
  }

  /// `text vanishes in dark: #FFFFFF on #FFFFFF; also 2.54:1 in light`
  private static func message(_ finding: ContrastFinding) -> String {
    let vanishing = finding.vanishing
    let also = finding.told.filter { $0.grade != .vanishes }.map { row in
      "; also \(displayedRatio(row.reading.range.highest)):1 in \(row.reading.appearance.word)"
    }
    return "text vanishes in \(vanishing.map(\.reading.appearance.word).joined(separator: " and ")): "
      + vanishing.map(\.reading.pair).joined(separator: ", ") + also.joined() + finding.circumstances
  }
}
