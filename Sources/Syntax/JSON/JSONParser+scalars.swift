extension JSONParser {
  /// A literal, a number, or a word that is neither.
  mutating func readScalar() -> JSONValue {
    let span = readWord()
    let word = bytes[span.start..<span.end]
    if word.elementsEqual("true".utf8) { return JSONValue(.bool(true), span: span) }
    if word.elementsEqual("false".utf8) { return JSONValue(.bool(false), span: span) }
    if word.elementsEqual("null".utf8) { return JSONValue(.null, span: span) }
    let text = text(span)
    if let fault = Self.numberFault(word) {
      report(fault.isEmpty ? "'\(text.prefix(40))' is not a JSON value" : fault, span)
      return JSONValue(.invalid, span: span)
    }
    let value = Self.shortInteger(word) ?? Double(text) ?? .infinity
    return JSONValue(.number(JSONNumber(text: text, value: value)), span: span)
  }

  /// The value of up to 15 digits, which a `Double` holds exactly. Positions are such, and the C library is slow at them.
  private static func shortInteger(_ word: ArraySlice<UInt8>) -> Double? {
    guard word.count <= 15, word.allSatisfy(isDigit) else { return nil }
    return Double(word.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
  }

  /// The bytes up to white space, punctuation, a quote or a comment; at least one byte, and no part of a character.
  mutating func readWord() -> Span {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 || isPunctuation(byte) || byte == UInt8(ascii: "/") { break }
      index += 1
    }
    if index == start, index < bytes.count { index += 1 }
    return Span(start, index)
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  func text(_ span: Span) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

  /// Why a word is no number by RFC 8259, section 6: `nil` if it is one, empty if it does not look like one.
  static func numberFault(_ word: ArraySlice<UInt8>) -> String? {
    var rest = word
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
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      report("the file is UTF-16; JSON is UTF-8", Span(0, 2))
      return false
    }
    return true
  }

  /// Passes white space and comments.
  mutating func skipTrivia() {
    while index < bytes.count {
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
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count,
        bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*")
          || index < start + 3
      {
        index += 1
      }
      if index == bytes.count { report("this comment is not closed", Span(start, start + 2)) } else { index += 1 }
    default: return false
    }
    if !options.contains(.comments) { report("JSON has no comments", Span(start, start + 2)) }
    return true
  }
}
