package import Syntax

extension Fixture {
  /// Something that was found in the fixture's files and can be written below a line.
  package struct Finding: Sendable {
    package let path: Path
    package let span: Span
    /// What stands before the colon, in its full and in its shortest form: `unknown-color warning`, `unknown-color`.
    /// Equal ones where the full form is the usual one.
    package let title: String
    package let shortTitle: String
    package let message: String

    package init(path: Path, span: Span, title: String, shortTitle: String? = nil, message: String) {
      self.path = path
      self.span = span
      self.title = title
      self.shortTitle = shortTitle ?? title
      self.message = message
    }
  }

  /// The fixture with annotations for exactly these findings. An annotation that holds is kept as it is written,
  /// so the result equals the fixture's own text when every expectation holds.
  package func annotated(with findings: [Finding]) -> String {
    var wanted: [Int: [(carets: FixtureAnnotation.Carets, finding: Finding)]] = [:]
    for finding in findings.sorted(by: { ($0.span, $0.title) < ($1.span, $1.title) }) {
      let (line, carets) = anchor(finding)
      wanted[line, default: []].append((carets, finding))
    }
    let expected = Dictionary(grouping: annotations, by: \.line)
    var output: [String] = []
    for (index, line) in lines.enumerated() {
      output.append(line.text)
      var unmatched = wanted[index] ?? []
      for annotation in expected[index] ?? [] {
        let match = unmatched.firstIndex { annotation.holds(for: $0.finding, $0.carets, in: line) }
        guard let match else { continue }
        unmatched.remove(at: match)
        output.append(annotation.rendered(below: line.text))
      }
      output += unmatched.map { FixtureAnnotation($0.finding, $0.carets, line: index).rendered(below: line.text) }
    }
    return output.joined(separator: "\n") + finalEnding
  }

  /// The fixture as it is written, annotations included, with LF line endings.
  package var rendered: String {
    let below = Dictionary(grouping: annotations, by: \.line)
    return lines.enumerated().flatMap { index, line in
      [line.text] + (below[index] ?? []).map { $0.rendered(below: line.text) }
    }.joined(separator: "\n") + finalEnding
  }

  /// The line a finding is written below, and the carets. A file that a palette makes has no lines here, an empty one
  /// has none at all: the palette's entry and the file's header stand for them.
  private func anchor(_ finding: Finding) -> (line: Int, carets: FixtureAnnotation.Carets) {
    var fallback = (line: 0, carets: FixtureAnnotation.Carets(start: 0, end: 1, shape: .position))
    for (index, line) in lines.enumerated().reversed() {
      switch line.role {
      case .text(finding.path, let offset) where offset <= finding.span.start:
        return (index, line.carets(finding.span.start - offset..<finding.span.end - offset))
      case .header(finding.path): fallback.line = index
      case .palette(let places):
        guard let place = places.first(where: { $0.path == finding.path }) else { continue }
        fallback = (
          index,
          FixtureAnnotation.Carets(start: place.columns.lowerBound, end: place.columns.upperBound, shape: .range)
        )
      default: continue
      }
    }
    return fallback
  }
}

extension FixtureAnnotation {
  fileprivate init(_ finding: Fixture.Finding, _ carets: Carets, line: Int) {
    self.init(line: line, carets: carets, text: finding.title + ": " + finding.message)
  }

  fileprivate func holds(for finding: Fixture.Finding, _ actual: Carets, in line: FixtureLine) -> Bool {
    if case .palette = line.role {
      guard actual.start <= carets.start, carets.end <= actual.end else { return false }
    } else {
      guard line.canonical(carets) == actual else { return false }
    }
    if text == finding.title || text == finding.shortTitle { return true }
    let full = finding.title + ": " + finding.message
    return text == full || text.hasSuffix("…") && full.hasPrefix(text.dropLast())
  }

  fileprivate func rendered(below line: String) -> String {
    var indent = String(line.prefix(carets.start).map { $0 == "\t" ? "\t" : " " })
    indent += String(repeating: " ", count: carets.start - indent.count)
    let mark = String(repeating: "^", count: carets.end - carets.start)
    let shape = carets.shape == .goesOn ? "↓" : carets.shape == .position ? "|" : ""
    return indent + mark + shape + (text.isEmpty ? "" : " " + text)
  }
}
