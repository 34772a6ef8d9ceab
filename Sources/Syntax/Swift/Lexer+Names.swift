// MARK: - Names and words

extension Lexer {
  /// Takes the name at a place; where it ends.
  @inline(__always)
  mutating func lexName(from start: Int) -> Int {
    guard start &+ 9 <= end else { return lexNameSlowly(from: start) }
    let word = ByteLanes.load(bytes, start)
    let stops = ByteLanes.notInName(word)
    let nameEnd = stops != 0 ? start &+ ByteLanes.first(stops) : endOfLongName(from: start &+ 8)
    // Of a name that is long, or goes on beyond ASCII, all is looked at again.
    guard nameEnd < end, bytes[nameEnd] < 0x80, bytes[nameEnd] != UInt8(ascii: "$") else {
      return lexNameSlowly(from: start)
    }
    let length = nameEnd &- start
    let key = length <= 8 ? word & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)) : word
    emitName(from: start, to: nameEnd, key)
    return nameEnd
  }

  /// Where a name stops that fills the eight bytes before a place; the end of the file where that is too near to look
  /// at eight at a time.
  @inline(__always)
  private func endOfLongName(from start: Int) -> Int {
    var place = start
    while place &+ 8 <= end {
      let stops = ByteLanes.notInName(ByteLanes.load(bytes, place))
      if stops != 0 { return place &+ ByteLanes.first(stops) }
      place &+= 8
    }
    return end
  }

  /// A name at the very end of the file, with `$` in it or with bytes beyond ASCII.
  @inline(never)
  private mutating func lexNameSlowly(from start: Int) -> Int {
    var offset = start &+ 1
    while offset < end, CharacterClass.isName(bytes[offset]) { offset &+= 1 }
    if offset < end, bytes[offset] >= 0x80 { offset = endOfName(from: offset) }
    emitName(from: start, to: offset, packed(start, length: min(offset &- start, 8)))
    return offset
  }

  /// - Parameter key: the first eight bytes.
  @inline(__always)
  private mutating func emitName(from start: Int, to end: Int, _ key: UInt64) {
    let lexeme = keyword(start, length: end &- start, key)
    if lexeme.isReserved { flags.insert(.keyword) }
    emit(lexeme, .identifier, from: start, to: end)
  }

  @inline(__always)
  private func keyword(_ start: Int, length: Int, _ key: UInt64) -> Lexeme {
    guard length <= Keywords.longest else { return .identifier }
    let first = bytes[start]
    // No word begins with another capital than those of Any, Protocol, Self and Type.
    if first < UInt8(ascii: "_"), !Lexer.capitals(first) { return .identifier }
    let tail = length > 8 ? ByteLanes.load(bytes, start &+ length &- 8) : 0
    return Keywords.lexeme(key: key, tail: tail, length: length, in: keywords)
  }

  @inline(__always)
  private static func capitals(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "S") || byte == UInt8(ascii: "A") || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "P")
  }

  /// Up to eight bytes as a little-endian number.
  @inline(__always)
  private func packed(_ start: Int, length: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in (0..<length).reversed() { word = word &<< 8 | UInt64(bytes[start &+ offset]) }
    return word
  }

  /// The end of a name that has come to a byte beyond ASCII.
  @inline(never)
  private func endOfName(from start: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset] < 0x80 {
        guard CharacterClass.isName(bytes[offset]) else { break }
        offset += 1
      } else {
        guard let (scalar, length) = UnicodeClass.decode(bytes, at: offset, end: end),
          UnicodeClass.continuesName(scalar)
        else { break }
        offset += length
      }
    }
    return offset
  }

  mutating func lexDollar() {
    let start = at
    at = endOfName(from: at + 1)
    let digits = start + 1 < at && (start + 1..<at).allSatisfy { CharacterClass.of(bytes[$0]) == UInt8(ascii: "0") }
    emit(digits ? .dollarIdentifier : .identifier, .identifier, from: start)
  }

  /// A name in back-quotes: anything on one line, as raw identifiers allow.
  mutating func lexBackquoted() {
    let start = at
    var offset = at + 1
    while offset < end, bytes[offset] != UInt8(ascii: "`"), CharacterClass.of(bytes[offset]) != UInt8(ascii: "l") {
      offset += 1
    }
    if offset < end, bytes[offset] == UInt8(ascii: "`"), offset > start + 1 {
      at = offset + 1
      emit(.identifier, .identifier, from: start)
    } else {
      at = start + 1
      flags.insert(.unterminated)
      hasUnterminated = true
      emit(.backtick, .punctuation, from: start)
    }
  }

  /// A token that begins with a scalar beyond ASCII; what cannot begin one was skipped as trivia.
  mutating func lexBeyondASCII() {
    let start = at
    guard let (scalar, length) = UnicodeClass.decode(bytes, at: at, end: end) else {
      at += 1
      return emit(.unknown, .unknown, from: start)
    }
    if UnicodeClass.continuesName(scalar) {
      at = endOfName(from: at)
      emit(.identifier, .identifier, from: start)
    } else if UnicodeClass.beginsOperator(scalar) {
      lexOperator()
    } else {
      at += length
      emit(.unknown, .unknown, from: start)
    }
  }

  /// `<#…#>`, a name that an editor has yet to be given.
  mutating func lexPlaceholder() -> Bool {
    let start = at
    var offset = at + 2
    while offset < end, bytes[offset] != UInt8(ascii: "\n") {
      let next = byte(offset + 1)
      if bytes[offset] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return false }
      if bytes[offset] == UInt8(ascii: "#"), next == UInt8(ascii: ">") {
        at = offset + 2
        emit(.identifier, .identifier, from: start)
        return true
      }
      offset += 1
    }
    return false
  }

  /// `#`: a raw string, an extended regex, a directive or a macro.
  mutating func lexPound() {
    let start = at
    var offset = at
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    if byte(offset) == UInt8(ascii: "\"") { return lexString(hashes: offset - start) }
    if byte(offset) == UInt8(ascii: "/"), let regexEnd = endOfRegex(from: start, certain: true) {
      at = regexEnd
      return emit(.regex, .regexLiteral, from: start)
    }
    // All but the last are strays; taken here, a line of them is not counted again at each.
    while at + 1 < offset {
      at += 1
      emit(.pound, .punctuation, from: at - 1)
    }
    at = offset
    emit(directive(from: at), .punctuation, from: offset - 1)
  }

  private func directive(from start: Int) -> Lexeme {
    var offset = start
    while CharacterClass.of(byte(offset)) == UInt8(ascii: "a") { offset += 1 }
    let word = UnsafeBufferPointer(start: bytes + start, count: offset - start)
    func matches(_ text: StaticString) -> Bool { text.withUTF8Buffer { $0.elementsEqual(word) } }
    switch offset - start {
    case 2 where matches("if"): return .poundIf
    case 4 where matches("else"): return .poundElse
    case 5 where matches("endif"): return .poundEndif
    case 6 where matches("elseif"): return .poundElseif
    case 9 where matches("available"): return .poundAvailable
    case 11 where matches("unavailable"): return .poundUnavailable
    case 14 where matches("sourceLocation"): return .poundSourceLocation
    default: return .pound
    }
  }
}
