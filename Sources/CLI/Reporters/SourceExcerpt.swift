import Syntax

/// The line a finding starts on, without its indentation and cut to a width, and where the carets go.
struct SourceExcerpt {
  let text: String
  let caretColumn: Int
  let caretCount: Int

  /// How many bytes before and after a finding's start are looked at: far more than a line of a terminal holds, and a
  /// bound for minified code, where each finding would else cost its whole line.
  private static let reach = 1024

  /// `nil` when the file's text is not known.
  init?(_ span: Span, of path: Path, in report: Report, width: Int, style: Style) {
    guard let line = report.line(of: span, in: path) else { return nil }
    let near = Self.near(span, in: line.bytes)
    let isCutBefore = near.startIndex > line.bytes.startIndex
    let isCutAfter = near.endIndex < line.bytes.endIndex
    let trimmed = near.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    // A finding inside the indentation keeps it, for the carets must stand under something.
    let bytes = isCutBefore || span.start < trimmed.startIndex ? near : trimmed
    let all = cells(of: bytes, isUnicode: style.isUnicode)
    let isWhole = !isCutBefore && !isCutAfter && all.reduce(0) { $0 + $1.width } <= width
    let window = isWhole ? 0..<all.count : Self.window(all, span: span, width: width, style: style)
    let kept = all[window]
    let lead = isCutBefore || window.lowerBound > 0 ? style.ellipsis : ""
    let tail = isCutAfter || window.upperBound < all.count ? style.ellipsis : ""
    let shown = lead + kept.map(\.text).joined() + tail
    text = String(shown.reversed().drop { $0 == " " }.reversed())
    let before = kept.prefix { $0.end <= span.start }
    caretColumn = lead.displayWidth + before.reduce(0) { $0 + $1.width }
    let under = kept.dropFirst(before.count).prefix { $0.start < span.end }
    caretCount = max(1, under.reduce(0) { $0 + $1.width })
  }

  /// The bytes of a line that are near the start of a span, cut between characters' encodings.
  private static func near(_ span: Span, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let place = min(max(span.start, line.startIndex), line.endIndex)
    var start = max(line.startIndex, place - reach)
    var end = min(line.endIndex, place + reach)
    // At most three bytes continue a character; where more do, it is no UTF-8 and may be cut anywhere.
    for _ in 0..<3 where start < place && start > line.startIndex && line[start] & 0xC0 == 0x80 { start += 1 }
    for _ in 0..<3 where end > place && end < line.endIndex && line[end] & 0xC0 == 0x80 { end -= 1 }
    return line[start..<end]
  }

  /// The cells to show of a line that is too long: as many as fit, with the span in view and most of what is left before
  /// it.
  private static func window(_ cells: [Cell], span: Span, width: Int, style: Style) -> Range<Int> {
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
