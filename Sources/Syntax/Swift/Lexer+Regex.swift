// MARK: - Regex literals

extension Lexer {
  /// Lexes a regex literal that begins at a slash of what could be an operator, with the rest of the operator before
  /// it as a prefix operator; false if it is an operator after all.
  mutating func lexRegex(operator range: Range<Int>, slash: Int) -> Bool {
    let left = isLeftBound(range.lowerBound)
    guard !left, previous != .funcWord, previous != .operatorWord else { return false }
    let isAfterTryMark = countAfterTryMark == tokens.count
    var certain = false
    if left == Lexer.isRightBound(bytes, range.upperBound, end, isLeftBound: left) {
      // It looks like a binary operator: a regex only where an expression has to begin.
      guard isAfterTryMark || expectsExpression else { return false }
      switch previous {
      case .leftParen, .leftSquare, .comma, .colon: certain = isAfterTryMark
      default: certain = true
      }
    }
    guard let regexEnd = endOfRegex(from: slash, certain: certain) else { return false }
    if slash > range.lowerBound {
      at = slash
      emitOperator(from: range.lowerBound)
    }
    at = regexEnd
    emit(.regex, .regexLiteral, from: slash)
    return true
  }

  /// Whether the token before calls for an expression rather than for an operator.
  private var expectsExpression: Bool {
    guard let previous else { return true }
    switch previous {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
      .comma, .colon, .infixQuestion, .unknown:
      return true
    case .trueWord, .falseWord, .capitalAnyWord, .nilWord, .selfWord, .capitalSelfWord, .superWord, .wildcardWord:
      return false
    default:
      return previous.isReserved
    }
  }

  /// The end of the regex literal that begins at `start` (its first `#` or its slash), nil if none does.
  ///
  /// A bare one must not begin or end with a space, nor have a parenthesis that closes more than it opened, unless it
  /// is certain that it is one.
  mutating func endOfRegex(from start: Int, certain: Bool) -> Int? {
    var offset = start
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    let hashes = offset - start
    offset += 1
    if hashes == 0 {
      switch byte(offset) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !certain { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        return nil
      default:
        break
      }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
    }
    var firstNewline: Int?
    if hashes > 0 {
      var scan = offset
      while byte(scan) == UInt8(ascii: " ") || byte(scan) == UInt8(ascii: "\t") { scan += 1 }
      if scan < end, isNewline(bytes[scan]) { firstNewline = scan }
    }
    return scanRegex(from: offset, hashes: hashes, firstNewline: firstNewline, certain: certain)
  }

  private mutating func scanRegex(from start: Int, hashes: Int, firstNewline: Int?, certain: Bool) -> Int? {
    if firstNewline != nil, hashes >= unclosedHashes { return certain ? firstNewline : nil }
    var offset = start
    var groups = 0
    var classes = 0
    var lastSpace = -1
    while offset < end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/"):
        var stop = offset + 1
        while hashes > 0, self.byte(stop) == UInt8(ascii: "#") { stop += 1 }
        if stop - offset - 1 >= hashes {
          if hashes == 0 {
            // A comment begins: the literal has no end.
            if self.byte(stop) == UInt8(ascii: "*") || self.byte(stop) == UInt8(ascii: "/") {
              return certain ? offset : nil
            }
            if lastSpace == offset - 1, !certain { return nil }
          }
          return stop
        }
      case UInt8(ascii: "\\"):
        offset += 1
        if offset < end, isNewline(bytes[offset]), firstNewline == nil { return certain ? offset : nil }
      case UInt8(ascii: "("):
        if classes == 0 { groups += 1 }
      case UInt8(ascii: ")"):
        if classes == 0 {
          if groups > 0 { groups -= 1 } else if !certain { return nil }
        }
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        if classes > 0 { classes -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        lastSpace = offset
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstNewline == nil { return certain ? offset : nil }
      default:
        break
      }
      offset += 1
    }
    // Looking for the same end from every later `#/` again would take quadratic time.
    if firstNewline != nil { unclosedHashes = min(unclosedHashes, hashes) }
    guard certain else { return nil }
    return firstNewline ?? end
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
