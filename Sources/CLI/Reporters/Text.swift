import Rules
import Syntax

extension Reporter {
  /// For people: findings by file with their source line, the colors they are about, and what can be done.
  package static let text = Reporter("text", includesSummary: true) { report, style in
    var lines: [String] = []
    var path: Path?
    var gutter = 0
    let groups = FindingGroup.groups(report.diagnostics)
    let widths = positionWidths(groups, in: report)
    for group in groups {
      if group.first.path != path {
        path = group.first.path
        gutter = widths[group.first.path] ?? 0
        var heading = StyledLine(style)
        heading.add(group.first.path.text, .bold)
        lines.append(heading.text)
      }
      lines += FindingText(group: group, report: report, style: style, gutter: gutter).lines()
    }
    if !report.isQuiet {
      if !lines.isEmpty { lines.append("") }
      lines += report.summary().flatMap { wrap(visible($0, isUnicode: style.isUnicode), width: style.width) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The column of the gutter in each file: one after the longest position, and never left of the eighth.
private func positionWidths(_ groups: [FindingGroup], in report: Report) -> [Path: Int] {
  groups.reduce(into: [:]) { widths, group in
    let position = report.position(group.first)
    widths[group.first.path] = max(widths[group.first.path] ?? 8, position.count + 1)
  }
}

extension Report {
  /// `42:48`, or nothing for a file whose text is not known.
  func position(_ diagnostic: Diagnostic) -> String {
    place(diagnostic.span, in: diagnostic.path).map { "\($0.line):\($0.column)" } ?? ""
  }
}
