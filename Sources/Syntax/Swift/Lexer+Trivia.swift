// MARK: - White space and comments

extension Lexer {
  /// Comes to the next token, and marks it and the one before as set apart if anything was skipped.
  @inline(__always)
  mutating func skipTrivia() {
    let start = at
    while at < end {
      switch CharacterClass.of(bytes[at]) {
      case UInt8(ascii: "_"):
        at &+= 1
        skipIndentation()
      case UInt8(ascii: "l"):
        if stopsAtNewline {
          closeUnterminatedString()
        } else {
          at &+= 1
          flags.insert(.startsLine)
          if at < end, CharacterClass.of(bytes[at]) == UInt8(ascii: "_") { skipIndentation() }
        }
      case UInt8(ascii: "/"):
        guard skipComment() else { return markSpace(since: start) }
      case UInt8(ascii: "n"):
        at &+= 1
      case UInt8(ascii: "h"):
        guard skipStray() else { return markSpace(since: start) }
      case UInt8(ascii: "<"), UInt8(ascii: "o"):
        guard flags.contains(.startsLine), skipConflictMarker() else { return markSpace(since: start) }
      default:
        return markSpace(since: start)
      }
    }
    markSpace(since: start)
  }

  @inline(__always)
  private mutating func markSpace(since start: Int) {
    if at != start { markSpace() }
  }

  @inline(__always)
  mutating func markSpace() {
    flags.insert(.spaceBefore)
    if tokens.count > 0 { tokens[tokens.count &- 1].flags.insert(.spaceAfter) }
  }

  @inline(__always)
  private mutating func skipIndentation() {
    while at &+ 8 <= end {
      let others = ByteLanes.load(bytes, at) ^ 0x2020_2020_2020_2020
      guard others == 0 else {
        at &+= ByteLanes.first(others)
        return
      }
      at &+= 8
    }
    while at < end, bytes[at] == UInt8(ascii: " ") { at &+= 1 }
  }

  mutating func skipByteOrderMark() {
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
    if byte(at) == UInt8(ascii: "#"), byte(at + 1) == UInt8(ascii: "!") { skipToEndOfLine() }
  }

  private mutating func skipToEndOfLine() {
    while at &+ 8 <= end {
      let word = ByteLanes.load(bytes, at)
      let breaks = ByteLanes.equal(word, UInt8(ascii: "\n")) | ByteLanes.equal(word, UInt8(ascii: "\r"))
      guard breaks == 0 else {
        at &+= ByteLanes.first(breaks)
        return
      }
      at &+= 8
    }
    while at < end, CharacterClass.of(bytes[at]) != UInt8(ascii: "l") { at &+= 1 }
  }

  /// Skips a comment if one begins here.
  @inline(never)
  private mutating func skipComment() -> Bool {
    let start = at
    switch byte(at + 1) {
    case UInt8(ascii: "/"): skipToEndOfLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    comments.append(Span(start, at))
    return true
  }

  private mutating func skipBlockComment() {
    at += 2
    var depth = 1
    while at < end {
      let byte = bytes[at]
      at &+= 1
      if byte == UInt8(ascii: "*"), at < end, bytes[at] == UInt8(ascii: "/") {
        at &+= 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), at < end, bytes[at] == UInt8(ascii: "*") {
        at &+= 1
        depth += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        flags.insert(.startsLine)
      }
    }
    hasUnterminated = true
  }

  /// Skips what is neither white space nor part of any token: bytes that are not UTF-8, no-break spaces, …
  @inline(never)
  private mutating func skipStray() -> Bool {
    guard let (scalar, length) = UnicodeClass.decode(bytes, at: at, end: end) else {
      at += 1
      return true
    }
    if UnicodeClass.continuesName(scalar) || UnicodeClass.beginsOperator(scalar) || scalar == 0x201D
      || scalar == 0x201C
    {
      return false
    }
    at += length
    return true
  }

  /// Skips a line that a merge left behind (`<<<<<<< ours`, `|||||||`, `=======`, `>>>>>>> theirs`): both sides are
  /// read, as both branches of an `#if` are.
  @inline(never)
  private mutating func skipConflictMarker() -> Bool {
    let marker = byte(at)
    guard at + 7 <= end, at == 0 || CharacterClass.of(bytes[at - 1]) == UInt8(ascii: "l") else { return false }
    guard marker == UInt8(ascii: "<") || [UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">")].contains(marker)
    else { return false }
    guard (1..<7).allSatisfy({ bytes[at + $0] == marker }) else { return false }
    let next = CharacterClass.of(byte(at + 7))
    guard at + 7 == end || next == UInt8(ascii: "_") || next == UInt8(ascii: "l") else { return false }
    skipToEndOfLine()
    return true
  }
}
