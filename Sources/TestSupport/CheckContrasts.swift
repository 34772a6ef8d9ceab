import ColorScience
import Facts
import ProjectModel
import Rules
import Syntax

/// Checks what is known of each text of the fixture's Swift files, one line each in order: the ink, or the text where
/// none is set, then the ratios in light and dark and what they come to, or why nothing is known.
///
///     .white: light 3.87 fails, dark 2.66 fails
///     Text("A"): undecided, gradient
package func checkContrasts(
  _ fixture: String, _ expected: String, filePath: String = #filePath, line: Int = #line
) {
  let site = CallSite(filePath: filePath, line: line)
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  let snapshot = parsed.snapshot
  var lines: [String] = []
  for source in parsed.files.sorted(by: { $0.path < $1.path }) {
    guard let facts = snapshot.files[source.path] else { continue }
    for text in snapshot.measuredTexts(facts.paintSites, in: source.path) {
      lines.append("\(source.text(text.site.ink.span ?? text.site.span)): \(text.summary)")
    }
  }
  checkExpectation(expected, expected, equals: lines.joined(separator: "\n"), site)
}

extension MeasuredText {
  fileprivate var summary: String {
    guard case .measured(let measurement) = outcome, let verdict else { return "undecided, \(undecided?.key ?? "")" }
    switch verdict.conclusion {
    case .depends: return "open"
    case .undecided(let reason): return "undecided, \(reason.key)"
    case .passes, .fails:
      let rows = verdict.rows.filter { !$0.reading.appearance.isHighContrast }.map { row in
        "\(row.reading.appearance.word) \(displayedRatio(row.reading.range.highest)) "
          + (verdict.failing.contains(row) ? "fails" : "passes")
      }
      let conditions = verdict.assumptions.map { ($0.holds ? "if " : "unless ") + $0.spelling }
      return (rows + conditions).joined(separator: ", ") + (measurement.isCertain ? "" : ", likely")
    }
  }
}
