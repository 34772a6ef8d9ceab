// MARK: - String literals

extension Lexer {
  /// How a string literal is delimited.
  struct Quote {
    let hashes: Int
    let isMultiline: Bool
    /// `"`, or `'`, which Swift rejects but lexes.
    let character: UInt8
  }

  /// A string literal from its first `#` or quote up to its end or its first interpolation.
  mutating func lexString(hashes: Int) {
    let start = at
    at += hashes
    let character = bytes[at]
    at += 1
    let isMultiline = character == UInt8(ascii: "\"") && opensMultiline(hashes: hashes)
    if isMultiline {
      at += 2
      flags.insert(.multiline)
    }
    let token = tokens.count
    emit(.string, .stringLiteral, from: start)
    lexStringBody(Quote(hashes: hashes, isMultiline: isMultiline, character: character), token: token)
  }

  /// Whether two more quotes follow; those of `#"""#` and its like are content.
  private func opensMultiline(hashes: Int) -> Bool {
    guard byte(at) == UInt8(ascii: "\""), byte(at + 1) == UInt8(ascii: "\"") else { return false }
    guard hashes > 0 else { return true }
    var offset = at + 2
    if hasHashes(hashes, at: offset) { return false }
    while offset < end, CharacterClass.of(bytes[offset]) != UInt8(ascii: "l") {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\""), hasHashes(hashes, at: offset) { return false }
    }
    return true
  }

  @inline(__always)
  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    var index = 0
    while index < count {
      guard byte(offset + index) == UInt8(ascii: "#") else { return false }
      index += 1
    }
    return true
  }

  /// Goes on from `at` in a literal's text.
  private mutating func lexStringBody(_ quote: Quote, token: Int) {
    var offset = at
    while true {
      offset = skipText(from: offset, quote.character)
      guard offset < end else { break }
      let byte = bytes[offset]
      if byte == quote.character {
        if closes(quote, at: offset) { return closeString(quote, token: token, at: offset) }
        offset &+= 1
      } else if byte == UInt8(ascii: "\\") {
        guard hasHashes(quote.hashes, at: offset &+ 1) else {
          offset &+= 1
          continue
        }
        let escaped = offset &+ 1 &+ quote.hashes
        if self.byte(escaped) == UInt8(ascii: "(") {
          return openInterpolation(quote, token: token, from: offset, parenthesis: escaped)
        }
        let isQuote = self.byte(escaped) == quote.character || self.byte(escaped) == UInt8(ascii: "\\")
        offset = isQuote ? escaped &+ 1 : escaped
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !quote.isMultiline {
        break
      } else {
        offset &+= 1
      }
    }
    at = min(offset, end)
    finishString(token: token, contentEnd: at, isTerminated: false)
  }

  /// The offset of what may end the text of a literal or be an escape, from an offset on.
  @inline(__always)
  private func skipText(from start: Int, _ quote: UInt8) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let word = ByteLanes.load(bytes, offset)
      let marks =
        ByteLanes.equal(word, quote) | ByteLanes.equal(word, UInt8(ascii: "\\"))
        | ByteLanes.equal(word, UInt8(ascii: "\n")) | ByteLanes.equal(word, UInt8(ascii: "\r"))
      if marks != 0 { return offset &+ ByteLanes.first(marks) }
      offset &+= 8
    }
    return offset
  }

  @inline(__always)
  private func closes(_ quote: Quote, at offset: Int) -> Bool {
    guard quote.isMultiline else { return quote.hashes == 0 || hasHashes(quote.hashes, at: offset + 1) }
    return byte(offset + 1) == quote.character && byte(offset + 2) == quote.character
      && hasHashes(quote.hashes, at: offset + 3)
  }

  private mutating func closeString(_ quote: Quote, token: Int, at offset: Int) {
    at = offset + (quote.isMultiline ? 3 : 1)
    if quote.hashes > 0 {
      while byte(at) == UInt8(ascii: "#") { at += 1 }
    }
    finishString(token: token, contentEnd: offset, isTerminated: true)
  }

  private mutating func finishString(token: Int, contentEnd: Int, isTerminated: Bool) {
    tokens[token].end = UInt32(truncatingIfNeeded: at)
    if !isTerminated {
      tokens[token].flags.insert(.unterminated)
      hasUnterminated = true
    }
    if tokens[token].flags.contains(.interpolated) {
      if openStrings.isEmpty { interpolated.append(Span(Int(tokens[token].start), at)) }
      emit(.stringEnd, .stringEnd, from: contentEnd)
    }
    previous = .string
  }

  private mutating func openInterpolation(_ quote: Quote, token: Int, from start: Int, parenthesis: Int) {
    tokens[token].flags.insert(.interpolated)
    openStrings.append(OpenString(quote: quote, token: token, parentheses: parentheses))
    parentheses = 0
    stopsAtNewline = !quote.isMultiline
    at = parenthesis
    emit(.backslash, .punctuation, from: start)
    at = parenthesis + 1
    emit(.leftParen, .punctuation, from: parenthesis)
  }

  /// Goes on with the text after an interpolation's closing parenthesis.
  mutating func resumeString() {
    guard let open = popString() else { return }
    lexStringBody(open.quote, token: open.token)
  }

  /// Ends a literal whose interpolation met the end of the line or the file.
  mutating func closeUnterminatedString() {
    guard let open = popString() else { return }
    finishString(token: open.token, contentEnd: at, isTerminated: false)
  }

  private mutating func popString() -> OpenString? {
    let open = openStrings.popLast()
    parentheses = open?.parentheses ?? 0
    stopsAtNewline = openStrings.last.map { !$0.quote.isMultiline } ?? false
    return open
  }
}
