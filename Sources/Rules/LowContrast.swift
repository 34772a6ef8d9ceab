import ColorScience
import Facts
import ProjectModel

extension Rule {
  package static let lowContrast = Rule(
    id: "low-contrast",
    severity: .warning,
    summary: "A text has less contrast with what lies behind it than WCAG AA needs.",
    rationale: """
      Text needs 4.5:1, and 3:1 from 18 pt or from 14 pt in bold; a text without a font is taken for body, 17 pt. It is \
      measured in light and dark, with and without increased contrast, with alpha and opacity composited as the system \
      does. Darken or lighten the text or the surface in the appearances that are named; where the color is an asset, give \
      it another value in that appearance. `swift-color-lsp contrast TEXT SURFACE` tells when a pair passes.

      Only what one `body`, or one function of UIKit and AppKit, tells is judged: the color that is set nearest to the \
      text, and the layers behind it down to one that lets nothing through. A modifier or view that is not known, a \
      gradient, a material, an image or an effect ends what is known, and the rule is silent; `check --stats` says how often \
      and why. Where a system color differs between releases or platforms, every value has to fail, and that with most \
      contrast is told. A text that can be disabled is judged as it is when it can be used; a text of one character is not \
      judged, nor is a label of the system that has as much contrast as the system gives it elsewhere.

      It is an info where something else decides as well: a button, a bar, a default, a view of the app that is held to the \
      other color scheme; and where only increased contrast fails.
      """,
    examples: [
      .fires(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(«Color(red: 0.6, green: 0.6, blue: 0.6)»).background(.white) } }"
      ),
      .fires(
        "struct A: View { var body: some View { VStack { Text(\"Total\").foregroundColor(«.yellow») }.padding().background(Color.white) } }"
      ),
      .fires(
        "struct A: View { var body: some View { ZStack { Color.black; Text(\"Total\").foregroundStyle(«Color(white: 0.4)») } } }"
      ),
      .fires("func paint() { label.textColor = «.lightGray»; label.backgroundColor = .white }"),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(.black).background(Color.white) } }"),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(.yellow).padding().card().background(Color.white) } }"
      ),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(.yellow).background(.thinMaterial).background(Color.white) } }"
      ),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").font(.system(size: 20)).foregroundStyle(Color(white: 0.55)).background(Color.white) } }"
      ),
      .silent("func paint() { label.textColor = .lightGray; other.backgroundColor = .white }"),
    ],
    check: { inspection in
      inspection.contrastFindings.filter { $0.vanishing.isEmpty && !$0.isInvisible }.map {
        .lowContrast($0, inspection)
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func lowContrast(_ finding: ContrastFinding, _ inspection: Inspection) -> Diagnostic {
    let isMinor = !finding.isCertain || finding.failsOnlyInHighContrast
    return Diagnostic(
      rule: Rule.lowContrast.id, severity: isMinor ? .info : .warning, path: inspection.file.path, span: finding.span,
      message: message(finding), certainty: finding.isCertain ? .certain : .likely,
      appearances: finding.verdict.failing.map(\.reading.appearance), related: finding.related(in: inspection),
      group: "\(spokenThreshold(finding.verdict.needed)) " + finding.pairs.joined(separator: ", "),
      annotation: finding.annotation, colors: finding.inkNames(in: inspection),
      surfaces: finding.surfaceNames(in: inspection))
  }

  /// `2.54:1 in light, 3.67:1 in dark, needs 4.5:1: #9CA3AF on #FFFFFF, #6B7280 on #111827`
  private static func message(_ finding: ContrastFinding) -> String {
    let head = "\(ratios(finding.told)), needs \(spokenThreshold(finding.verdict.needed)):1"
    let pairs = finding.pairs.joined(separator: ", ")
    let size =
      switch finding.site.size.points {
      case .unset: "; size not set: body"
      case .unknown: "; size not known"
      case .points: ""
      }
    let cure = finding.curedByHighContrast.map { "; passes with Increase Contrast (\(displayedRatio($0)))" } ?? ""
    // What comes before the first `;` has to fit where editors cut.
    let isLong = head.count + pairs.count + 2 > 100
    return head + (isLong ? "; " : ": ") + pairs + size + cure + finding.circumstances
  }

  /// `2.54:1 in light, 3.67:1 in dark`; a ratio that is the same in several is told once. Over a backdrop that is not
  /// known it is `at most 2.85:1`.
  private static func ratios(_ rows: [ContrastVerdict.Row]) -> String {
    var groups: [(ratio: String, words: [String])] = []
    for row in rows {
      let range = row.reading.range
      let ratio = (range.lowest < range.highest ? "at most " : "") + displayedRatio(range.highest)
      if let index = groups.firstIndex(where: { $0.ratio == ratio }) {
        groups[index].words.append(row.reading.appearance.word)
      } else {
        groups.append((ratio, [row.reading.appearance.word]))
      }
    }
    return groups.map { "\($0.ratio):1 in \($0.words.joined(separator: " and "))" }.joined(separator: ", ")
  }
}
