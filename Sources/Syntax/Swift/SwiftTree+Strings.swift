// MARK: - String literals

extension SwiftTree {
  /// The bytes between a string literal's delimiters; of one without an end, up to where it was given up.
  package func contentSpan(_ literal: NodeID) -> Span {
    guard let token = token(literal) else { return span(literal) }
    let delimiter = delimiter(of: token)
    let start = Int(token.start) + delimiter.length
    let end = token.flags.contains(.unterminated) ? Int(token.end) : Int(token.end) - delimiter.length
    // `"""` alone is opened and not closed by the same quotes; extra hashes after the end are no content either.
    guard delimiter.hashes > 0, !token.flags.contains(.unterminated) else { return Span(start, max(start, end)) }
    var close = Int(token.end)
    while close > start, bytes[close - 1] == UInt8(ascii: "#") { close -= 1 }
    return Span(start, max(start, close - (delimiter.length - delimiter.hashes)))
  }

  /// The value of a string literal; nil if it holds interpolations, invalid escapes or no UTF-8, or has no end.
  package func stringValue(_ literal: NodeID) -> String? {
    guard let token = token(literal), token.kind == .stringLiteral,
      !token.flags.contains(.interpolated), !token.flags.contains(.unterminated)
    else { return nil }
    if !token.flags.contains(.multiline) {
      let content = contentSpan(literal)
      let text = bytes[content.start..<content.end]
      // Most literals stand for what is written.
      if !text.contains(UInt8(ascii: "\\")) { return String(validating: text, as: UTF8.self) }
    }
    let hashes = delimiter(of: token).hashes
    var value: [UInt8] = []
    for piece in contentPieces(literal) {
      guard appendUnescaped(piece, hashes: hashes, to: &value) else { return nil }
    }
    return String(validating: value, as: UTF8.self)
  }

  /// The parts of a literal's content that count, in order: those of a multi-line one lack the first and last line
  /// break, the indentation of the closing delimiter and escaped line breaks.
  func contentPieces(_ literal: NodeID) -> [Span] {
    let content = contentSpan(literal)
    guard let token = token(literal), token.flags.contains(.multiline) else { return [content] }
    guard let firstLine = afterNewline(content.start, content.end) else { return [content] }
    let indentation = closingIndentation(content, from: firstLine)
    let hashes = delimiter(of: token).hashes
    var pieces: [Span] = []
    var line = firstLine
    while line <= content.end {
      var end = line
      while end < content.end, !isNewline(bytes[end]) { end += 1 }
      guard let next = afterNewline(end, content.end) else {
        // The closing delimiter's own line is no content, unless something stands before the delimiter.
        if end - line > indentation.count { pieces.append(Span(skip(indentation, at: line, end), end)) }
        break
      }
      let isLast = next + indentation.count == content.end && indentation.start == next
      let start = skip(indentation, at: line, end)
      if let escaped = escapedNewline(in: Span(start, end), hashes: hashes) {
        pieces.append(Span(start, escaped))
      } else {
        pieces.append(Span(start, isLast ? end : next))
      }
      if isLast { break }
      line = next
    }
    return pieces
  }
}

extension SwiftTree {
  /// How many hashes, and how many bytes in all, stand before a literal's content.
  private func delimiter(of token: Token) -> (hashes: Int, length: Int) {
    var hashes = 0
    while Int(token.start) + hashes < Int(token.end), bytes[Int(token.start) + hashes] == UInt8(ascii: "#") {
      hashes += 1
    }
    return (hashes, hashes + (token.flags.contains(.multiline) ? 3 : 1))
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The offset after the line break at `offset`, nil if there is none.
  private func afterNewline(_ offset: Int, _ end: Int) -> Int? {
    guard offset < end, isNewline(bytes[offset]) else { return nil }
    let isPair = bytes[offset] == UInt8(ascii: "\r") && offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  /// The white space before the closing delimiter, empty if something else stands there.
  private func closingIndentation(_ content: Span, from firstLine: Int) -> Span {
    var start = content.end
    while start > firstLine, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    guard start == firstLine || isNewline(bytes[start - 1]) else { return Span(content.end, content.end) }
    return Span(start, content.end)
  }

  /// The offset after the indentation of a line, or after as much of it as there is.
  private func skip(_ indentation: Span, at line: Int, _ end: Int) -> Int {
    var offset = 0
    while offset < indentation.count, line + offset < end, bytes[line + offset] == bytes[indentation.start + offset] {
      offset += 1
    }
    return line + offset
  }

  /// Where the backslash is that escapes the line break at the end of a line.
  private func escapedNewline(in line: Span, hashes: Int) -> Int? {
    var end = line.end
    while end > line.start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    let backslash = end - hashes - 1
    guard backslash >= line.start, bytes[backslash] == UInt8(ascii: "\\"),
      bytes[backslash + 1..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return nil }
    // Without hashes, a backslash before this one would make a pair of them.
    var run = 1
    while hashes == 0, backslash - run >= line.start, bytes[backslash - run] == UInt8(ascii: "\\") { run += 1 }
    return run % 2 == 1 ? backslash : nil
  }

  private func appendUnescaped(_ piece: Span, hashes: Int, to value: inout [UInt8]) -> Bool {
    var offset = piece.start
    while offset < piece.end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), offset + hashes < piece.end,
        bytes[offset + 1..<offset + 1 + hashes].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        guard let next = appendEscape(from: offset + 1 + hashes, piece.end, to: &value) else { return false }
        offset = next
      } else if byte == UInt8(ascii: "\r") {
        // Line breaks in a literal are `\n`, however the file spells them.
        value.append(UInt8(ascii: "\n"))
        offset += offset + 1 < piece.end && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
      } else {
        value.append(byte)
        offset += 1
      }
    }
    return true
  }

  /// Appends what an escape stands for; the offset after it, nil if it is none.
  private func appendEscape(from offset: Int, _ end: Int, to value: inout [UInt8]) -> Int? {
    guard offset < end else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): value.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): value.append(bytes[offset])
    case UInt8(ascii: "u"): return appendScalar(from: offset + 1, end, to: &value)
    default: return nil
    }
    return offset + 1
  }

  /// `{…}` of `\u{…}`: one to eight hexadecimal digits.
  private func appendScalar(from offset: Int, _ end: Int, to value: inout [UInt8]) -> Int? {
    guard offset < end, bytes[offset] == UInt8(ascii: "{") else { return nil }
    guard let close = bytes[offset..<end].firstIndex(of: UInt8(ascii: "}")), (2...9).contains(close - offset) else {
      return nil
    }
    guard let number = UInt32(text(Span(offset + 1, close)), radix: 16), bytes[offset + 1] != UInt8(ascii: "+"),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    value.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return close + 1
  }
}
