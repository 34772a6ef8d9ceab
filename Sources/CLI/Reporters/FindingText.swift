import Rules
import Syntax

/// The lines of one finding, or of a group of equal ones, in the text report.
struct FindingText {
  let group: FindingGroup
  let report: Report
  let style: Style
  /// The column of the gutter.
  let gutter: Int

  private var diagnostic: Diagnostic { group.first }

  func lines() -> [String] { messageLines() + sourceLines() + branches() }

  /// Position, level and message, with the rule's name at the right.
  private func messageLines() -> [String] {
    let levelWidth = 8
    let position = report.position(diagnostic)
    let rule = diagnostic.rule.rawValue
    let message = visible(diagnostic.message, isUnicode: style.isUnicode)
    let width = style.width - gutter - levelWidth
    // The name stands beside the last line, so that line is the one that must leave room for it.
    var parts = wrap(message, width: width)
    if let last = parts.last, last.displayWidth > width - rule.count - 2 {
      let shorter = wrap(message, width: width - rule.count - 2)
      if shorter.count == parts.count || parts.count == 1 { parts = shorter }
    }
    var lines: [StyledLine] = parts.enumerated().map { index, part in
      var line = StyledLine(style)
      if index == 0 {
        line.pad(to: gutter - 1 - position.count)
        line.add(position)
        line.add(" ")
        line.add(diagnostic.severity.rawValue, diagnostic.severity.attribute)
      }
      line.pad(to: gutter + levelWidth)
      line.add(part)
      return line
    }
    if !lines[lines.count - 1].addAtEnd(rule, .dim) {
      var line = StyledLine(style)
      _ = line.addAtEnd(rule, .dim)
      lines.append(line)
    }
    return lines.map(\.text)
  }

  /// The source line, and under it carets, what the finding shows, and whether it can be fixed.
  private func sourceLines() -> [String] {
    guard
      let excerpt = SourceExcerpt(
        diagnostic.span, of: diagnostic.path, in: report, width: style.width - gutter - 2, style: style)
    else { return [] }
    var source = startLine()
    source.add(excerpt.text)
    var carets = startLine()
    carets.pad(to: carets.width + excerpt.caretColumn)
    carets.add(String(repeating: "^", count: excerpt.caretCount), diagnostic.severity.attribute)
    guard let note = AnnotationText(diagnostic, style: style) else { return [source.text, carets.text] }
    if note.add(to: &carets) { return [source.text, carets.text] }
    // Too long to stand beside the carets: a line of its own.
    return [source.text, carets.text] + note.lines(startLine())
  }

  /// The places that explain the finding, then those where the same was found.
  private func branches() -> [String] {
    var texts = diagnostic.related.map { related in
      let place = report.place(related.span, in: related.path).map { ":\($0.line):\($0.column)" } ?? ""
      return "\(related.path.text)\(place) \(related.message)"
    }
    if !group.others.isEmpty { texts.append(samePlaces()) }
    var lines: [String] = []
    for (index, text) in texts.enumerated() {
      let sign = index == texts.count - 1 ? style.lastBranch : style.branch
      let parts = wrap(visible(text, isUnicode: style.isUnicode), width: style.width - gutter - 2)
      for (number, part) in parts.enumerated() {
        var line = StyledLine(style)
        line.pad(to: gutter)
        line.add(number == 0 ? sign : index == texts.count - 1 ? " " : style.gutter, .dim)
        line.add(" ")
        line.add(part)
        lines.append(line.text)
      }
    }
    return lines
  }

  /// `same at 2 more places: Badge.swift:19, 33`, with as many lines as one line of text holds.
  private func samePlaces() -> String {
    let name = String(decoding: diagnostic.path.name, as: UTF8.self)
    let numbers = group.others.compactMap { report.place($0.span, in: $0.path).map { String($0.line) } }
    var text = "same at \(counted(group.others.count, "more place")): \(name):"
    for (index, number) in numbers.enumerated() {
      let rest = numbers.count - index
      if index > 0, gutter + 2 + text.displayWidth + number.count + 18 > style.width {
        return text + " and \(grouped(rest)) more"
      }
      text += (index > 0 ? ", " : "") + number
    }
    return text
  }

  private func startLine() -> StyledLine {
    var line = StyledLine(style)
    line.pad(to: gutter)
    line.add(style.gutter, .dim)
    line.add(" ")
    return line
  }
}

extension Severity {
  /// How the level's word and its carets look.
  var attribute: StyledLine.Attribute {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    }
  }
}
