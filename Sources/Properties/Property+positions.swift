import LSP
import Server
import Syntax

extension Property {
  /// An offset that is the start of a character is found again by its position, in every unit, and lines cover a text.
  static let positions = Property(name: "positions") { bytes in
    // Each offset costs a walk over its line.
    guard bytes.count <= 512 else { return nil }
    let lines = LineMap(bytes)
    for offset in 0...bytes.count {
      let (line, column) = lines.position(at: offset)
      guard line < lines.lineCount, column >= 0, lines.start(ofLine: line) + column == offset else {
        return "offset \(offset) is \(line):\(column)"
      }
    }
    for line in 0..<lines.lineCount {
      let span = lines.span(ofLine: line, in: bytes)
      let next = line + 1 < lines.lineCount ? lines.start(ofLine: line + 1) : bytes.count
      guard span.start == lines.start(ofLine: line), span.end <= next, next - span.end <= 2 else {
        return "line \(line) is \(span)"
      }
    }
    return [PositionEncoding.utf8, .utf16, .utf32].lazy.compactMap { problem(Text(bytes), lines, $0) }.first
  }

  private static func problem(_ text: Text, _ lines: LineMap, _ encoding: PositionEncoding) -> String? {
    var last = Position(line: 0, character: 0)
    for offset in 0...text.bytes.count {
      let position = text.position(at: offset, encoding)
      if position < last { return "offset \(offset) comes before the one before it in \(encoding)" }
      last = position
      let line = lines.span(ofLine: position.line, in: text.bytes)
      let back = text.offset(of: position, encoding)
      // A line's end is the last place in it.
      let start = min(offset, line.end)
      if back > start || start - back > 3 { return "offset \(offset) becomes \(back) in \(encoding)" }
      if text.position(at: back, encoding) != position, offset <= line.end {
        return "\(position) becomes another position in \(encoding)"
      }
    }
    return nil
  }
}
