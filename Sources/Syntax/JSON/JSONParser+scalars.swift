extension JSONParser {
  /// A literal, a number, or a word that is neither.
  mutating func readScalar() -> JSONValue {
    if let integer = readShortInteger() { return integer }
    let span = readWord()
    if spells("true", at: span) { return JSONValue(.bool(true), span: span) }
    if spells("false", at: span) { return JSONValue(.bool(false), span: span) }
    if spells("null", at: span) { return JSONValue(.null, span: span) }
    let text = text(span)
    if let fault = Self.numberFault(UnsafeBufferPointer(start: bytes + span.start, count: span.count)) {
      report(fault.isEmpty ? "'\(text.prefix(40))' is not a JSON value" : fault, span)
      return JSONValue(.invalid, span: span)
    }
    return JSONValue(.number(JSONNumber(text: text, value: Double(text) ?? .infinity)), span: span)
  }

  /// A number of up to 15 digits and nothing else, which a `Double` holds exactly. Positions are such, and the C library
  /// is slow at them. `nil`, with nothing read, where anything else stands.
  private mutating func readShortInteger() -> JSONValue? {
    var offset = index
    var value = 0
    while offset < end, Self.isDigit(bytes[offset]), offset &- index < 16 {
      value = value &* 10 &+ Int(bytes[offset] &- UInt8(ascii: "0"))
      offset &+= 1
    }
    let count = offset &- index
    guard count > 0, count <= 15, count == 1 || bytes[index] != UInt8(ascii: "0"),
      offset == end || endsWord(bytes[offset])
    else { return nil }
    let span = Span(index, offset)
    index = offset
    return JSONValue(.number(JSONNumber(text: text(span), value: Double(value))), span: span)
  }

  private func spells(_ word: StaticString, at span: Span) -> Bool {
    guard span.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<span.count where bytes[span.start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// The bytes up to white space, punctuation, a quote or a comment; at least one byte, and no part of a character.
  mutating func readWord() -> Span {
    let start = index
    while index < end, !endsWord(bytes[index]) { index += 1 }
    if index == start, index < end { index += 1 }
    return Span(start, index)
  }

  /// Whether a byte is white space, punctuation, a quote, or what a comment begins with.
  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  func text(_ span: Span) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + span.start, count: span.count), as: UTF8.self)
  }

  /// Why a word is no number by RFC 8259, section 6: `nil` if it is one, empty if it does not look like one.
  static func numberFault(_ word: UnsafeBufferPointer<UInt8>) -> String? {
    var rest = word[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let first = rest.first, isDigit(first) else {
      let isNumber = rest.dropFirst().first.map(isDigit) ?? false
      if rest.first == UInt8(ascii: "."), isNumber { return "expected a digit before '.'" }
      if rest.first == UInt8(ascii: "+"), isNumber { return "numbers have no '+' sign in JSON" }
      return ""
    }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    if first == UInt8(ascii: "0"), let next = rest.first, next | 0x20 == UInt8(ascii: "x") {
      return "hexadecimal numbers stand in quotes in JSON"
    }
    if whole.count > 1, first == UInt8(ascii: "0") { return "numbers have no leading zeros in JSON" }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return "expected a digit after '.'" }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let digits = rest.prefix(while: isDigit)
      if digits.isEmpty { return "expected a digit in the exponent" }
      rest = rest.dropFirst(digits.count)
    }
    return rest.isEmpty ? nil : ""
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  // MARK: - Between tokens

  /// Passes a UTF-8 byte order mark; returns false at one of UTF-16 or UTF-32, whose text is not read.
  mutating func skipByteOrderMark() -> Bool {
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    if end >= 2, (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF) {
      report("the file is UTF-16; JSON is UTF-8", Span(0, 2))
      return false
    }
    return true
  }

  /// Passes white space and comments.
  mutating func skipTrivia() {
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = index
    guard index + 1 < end else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index < end,
        bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*")
          || index < start + 3
      {
        index += 1
      }
      if index == end { report("this comment is not closed", Span(start, start + 2)) } else { index += 1 }
    default: return false
    }
    if !options.contains(.comments) { report("JSON has no comments", Span(start, start + 2)) }
    return true
  }
}
