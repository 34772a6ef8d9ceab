extension YAMLParser {
  /// Reads a key with its colon; `nil`, with nothing read, where none stands.
  mutating func readKey() -> String? {
    let start = index
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      if let (value, isClosed) = readQuotedLine(), isClosed {
        let end = index
        skipSpaces()
        if byte == UInt8(ascii: ":"), isSpace(index + 1), let key = value.text {
          index += 1
          return key
        }
        index = end
      }
      index = start
      return nil
    }
    guard byte != UInt8(ascii: "["), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "#") else { return nil }
    var end = index
    while !isLineBreak(end) {
      if bytes[end] == UInt8(ascii: ":"), isSpace(end + 1) {
        var last = end
        while last > start, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
        let key = text(start, last)
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
          || byte == UInt8(ascii: "!")
        {
          isWhole = false
        }
        index = end + 1
        return key
      }
      if bytes[end] == UInt8(ascii: "#"), isSpace(end - 1) { return nil }
      end += 1
    }
    return nil
  }

  /// Reads the value at the index, which is at no space.
  ///
  /// - Parameter indent: the column of the collection that it stands in; -1 outside all.
  mutating func readValue(indent: Int) {
    if byte == UInt8(ascii: "&") {
      while !isSpace(index) { index += 1 }
      skipSpaces()
      // What is named stands below.
      if isAtEndOfLine { return }
    }
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): readBlock(indent: indent)
    case UInt8(ascii: "["), UInt8(ascii: "{"): add(readFlow())
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = index
      let value = readQuoted()
      if isWhole, !isLineBreak(index), byte != 0x20, byte != 0x09 { isWhole = false }
      add(value ?? YAMLValue(.unknown, span: Span(start, index)))
    case UInt8(ascii: "!"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      isWhole = false
      addUnknownLine()
    case UInt8(ascii: "?") where isSpace(index + 1):
      isWhole = false
      addUnknownLine()
    case UInt8(ascii: "*"): addUnknownLine()
    default: add(readPlain(inFlow: false))
    }
  }

  private mutating func addUnknownLine() {
    let start = index
    skipLine()
    add(YAMLValue(.unknown, span: Span(start, index)))
  }

  /// A plain scalar up to the end of the line, or in a flow collection up to what ends it there.
  mutating func readPlain(inFlow: Bool) -> YAMLValue {
    let start = index
    var end = index
    var isPlain = true
    while !isLineBreak(index) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#"), index > start, isSpace(index - 1) { break }
      let isColon = byte == UInt8(ascii: ":") && (isSpace(index + 1) || inFlow && isFlowEnd(bytes[index + 1]))
      if inFlow, isColon || isFlowEnd(byte) { break }
      // `a: b: c` is no YAML.
      if isColon { isPlain = false }
      index += 1
      if byte != 0x20, byte != 0x09 { end = index }
    }
    let span = Span(start, end)
    let text = text(start, end)
    if !isPlain { return YAMLValue(.unknown, span: span) }
    return YAMLValue(text.isEmpty || text == "~" || text == "null" ? .null : .scalar(text), span: span)
  }

  func isFlowEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "{")
  }

  /// A quoted scalar, which may go over several lines; `nil` where it has no end.
  mutating func readQuoted() -> YAMLValue? {
    let start = index
    if let (value, isClosed) = readQuotedLine(), isClosed { return value }
    // To its end, wherever that is.
    let quote = bytes[start]
    while index < bytes.count, bytes[index] != quote {
      index += quote == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let isClosed = index < bytes.count
    index = min(index + 1, bytes.count)
    if !isClosed { isWhole = false }
    return isClosed ? YAMLValue(.unknown, span: Span(start + 1, index - 1)) : nil
  }

  /// A quoted scalar as far as it stands on this line. One with an escape is not known.
  private mutating func readQuotedLine() -> (value: YAMLValue, isClosed: Bool)? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    let start = index + 1
    var isPlain = true
    index = start
    while !isLineBreak(index) {
      if bytes[index] == quote {
        // `''` in single quotes is one.
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          let span = Span(start, index)
          index += 1
          return (YAMLValue(isPlain ? .scalar(text(start, index - 1)) : .unknown, span: span), true)
        }
        isPlain = false
        index += 2
      } else if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        isPlain = false
        index = min(index + 2, bytes.count)
      } else {
        index += 1
      }
    }
    return (YAMLValue(.unknown, span: Span(start, index)), false)
  }

  /// A block scalar: its header, and then all lines that are blank or stand further in.
  private mutating func readBlock(indent: Int) {
    endLine()
    let start = index
    while index < bytes.count {
      let line = index
      skipSpaces()
      guard isLineBreak(index) || index - line > indent else {
        index = line
        break
      }
      endLine()
    }
    add(YAMLValue(.block, span: Span(start, index)))
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
