import Syntax

/// The line a finding starts on, without its indentation and cut to a width, and where the carets go.
struct SourceExcerpt {
  let text: String
  let caretColumn: Int
  let caretCount: Int

  /// `nil` when the file's text is not known.
  init?(_ span: Span, of path: Path, in report: Report, width: Int, style: Style) {
    guard let line = report.line(of: span, in: path) else { return nil }
    let trimmed = line.bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    // A finding inside the indentation keeps it, for the carets must stand under something.
    let bytes = span.start < trimmed.startIndex ? line.bytes : trimmed
    let all = cells(of: bytes, isUnicode: style.isUnicode)
    let window = Self.window(all, span: span, width: width, style: style)
    let kept = all[window]
    let lead = window.lowerBound > 0 ? style.ellipsis : ""
    let tail = window.upperBound < all.count ? style.ellipsis : ""
    let shown = lead + kept.map(\.text).joined() + tail
    text = String(shown.reversed().drop { $0 == " " }.reversed())
    let before = kept.prefix { $0.end <= span.start }
    caretColumn = lead.displayWidth + before.reduce(0) { $0 + $1.width }
    let under = kept.dropFirst(before.count).prefix { $0.start < span.end }
    caretCount = max(1, under.reduce(0) { $0 + $1.width })
  }

  /// The cells to show: all, or as many as fit, with the span in view and most of what is left before it.
  private static func window(_ cells: [Cell], span: Span, width: Int, style: Style) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width else { return 0..<cells.count }
    let room = width - 2 * style.ellipsis.displayWidth
    let first = cells.firstIndex { $0.end > span.start } ?? max(cells.count - 1, 0)
    var last = first
    var used = 0
    while last < cells.count, last == first || cells[last].start < span.end, used + cells[last].width <= room {
      used += cells[last].width
      last += 1
    }
    var start = first
    let lead = max(0, (room - used) * 2 / 3)
    var leadUsed = 0
    while start > 0, leadUsed + cells[start - 1].width <= lead {
      start -= 1
      leadUsed += cells[start].width
    }
    used += leadUsed
    while last < cells.count, used + cells[last].width <= room {
      used += cells[last].width
      last += 1
    }
    while start > 0, used + cells[start - 1].width <= room {
      start -= 1
      used += cells[start].width
    }
    return start..<last
  }
}
