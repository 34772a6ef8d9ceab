extension YAMLParser {
  /// The byte at the index; a line feed after the last one.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0x0A }

  /// Whether nothing but a comment is left of the line. The index is at no space.
  var isAtEndOfLine: Bool {
    isLineBreak(index) || byte == UInt8(ascii: "#") && (index == 0 || isSpace(index - 1))
  }

  func isLineBreak(_ place: Int) -> Bool { place >= bytes.count || bytes[place] == 0x0A || bytes[place] == 0x0D }

  /// Whether a space, a tab or a line's end is at a place.
  func isSpace(_ place: Int) -> Bool { isLineBreak(place) || bytes[place] == 0x20 || bytes[place] == 0x09 }

  /// Whether a line of its own, or the first word of one, stands here.
  func isMark(_ mark: StaticString) -> Bool {
    let end = index + mark.utf8CodeUnitCount
    guard end <= bytes.count, isSpace(end) else { return false }
    return mark.withUTF8Buffer { mark in mark.indices.allSatisfy { bytes[index + $0] == mark[$0] } }
  }

  mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
  }

  /// Skips spaces, tabs, line ends and comments.
  mutating func skipBlanks() {
    while index < bytes.count {
      if isSpace(index) {
        index += 1
      } else if isAtEndOfLine {
        while !isLineBreak(index) { index += 1 }
      } else {
        return
      }
    }
  }

  /// Passes the rest of a line and its end.
  mutating func endLine() {
    while !isLineBreak(index) { index += 1 }
    index = min(index + 1, bytes.count)
  }

  /// Passes the end of a line of which nothing should be left.
  mutating func finishLine() {
    // A block scalar is passed with its last line's end.
    if index > 0, isLineBreak(index - 1) { return }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    if !isAtEndOfLine { isWhole = false }
    endLine()
  }

  /// Leaves the rest of a line out.
  mutating func skipLine() {
    while !isLineBreak(index) { index += 1 }
  }
}
