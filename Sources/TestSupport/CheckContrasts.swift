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
    for text in facts.paintSites {
      let outcome = snapshot.contrast(of: text, in: source.path)
      lines.append("\(source.text(text.ink.span ?? text.span)): \(outcome.words(size: text.size))")
    }
  }
  checkExpectation(expected, expected, equals: lines.joined(separator: "\n"), site)
}

extension ContrastOutcome {
  fileprivate func words(size: TextSize) -> String {
    switch self {
    case .undecided(let reason): return "undecided, \(reason.key)"
    case .measured(let measurement):
      let verdict = ContrastVerdict(measurement, size: size)
      if verdict.isOpen { return "open" }
      if verdict.failing.isEmpty, let unknown = verdict.unknown { return "undecided, \(unknown.key)" }
      let parts = verdict.readings.filter { !$0.appearance.isHighContrast }.map { reading in
        let fails = verdict.failing.contains(reading)
        return "\(reading.appearance.word) \(displayedRatio(reading.range.highest)) \(fails ? "fails" : "passes")"
      }
      let conditions = verdict.assumptions.map { ($0.holds ? "if " : "unless ") + $0.condition }
      return (parts + conditions).joined(separator: ", ") + (measurement.isCertain ? "" : ", likely")
    }
  }
}
