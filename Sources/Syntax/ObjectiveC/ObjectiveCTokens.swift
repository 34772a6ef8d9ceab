/// The tokens and comments of an Objective-C, Objective-C++ or C file, in order: a scan, without a tree.
///
/// Total and linear. Macros are not expanded and no branch of an `#if` is left out.
package struct ObjectiveCTokens: Sendable {
  package let bytes: [UInt8]
  package let tokens: [ObjectiveCToken]
  /// Whole comments, `//` and `/* */` included.
  package let comments: [Span]

  package init(_ bytes: [UInt8]) {
    var scan = ObjectiveCScan(bytes)
    scan.run()
    self.bytes = bytes
    tokens = scan.tokens
    comments = scan.comments
  }

  package func text(_ span: Span) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

  /// Whether the token at an index, if there is one, is the identifier or the punctuation of that spelling.
  package func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.kind == .identifier || token.kind == .punctuation else { return false }
    return text.withUTF8Buffer { bytes[token.span.start..<token.span.end].elementsEqual($0) }
  }

  /// The span between the quotes of a string literal; the text up to its end where it has no closing quote.
  package func content(of token: ObjectiveCToken) -> Span {
    let start = bytes[token.span.start..<token.span.end].firstIndex(of: UInt8(ascii: "\"")) ?? token.span.start
    return Span(start + 1, token.isUnterminated ? token.span.end : token.span.end - 1)
  }
}

/// The scan itself.
private struct ObjectiveCScan {
  let bytes: [UInt8]
  var tokens: [ObjectiveCToken] = []
  var comments: [Span] = []
  private var index = 0
  private var isPreprocessor = false
  /// Whether nothing but white space and comments stands before the index on its line.
  private var isLineStart = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x0D:
        isPreprocessor = false
        isLineStart = true
        index += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0: index += 1
      case UInt8(ascii: "\\") where lineBreak(at: index + 1) > 0: index += 1 + lineBreak(at: index + 1)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      default: readToken(byte)
      }
    }
  }

  private func peek(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  /// The length of the line break at a place, 0 where there is none.
  private func lineBreak(at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
    if bytes[place] == 0x0A { return 1 }
    if bytes[place] != 0x0D { return 0 }
    return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, from start: Int, isUnterminated: Bool = false) {
    tokens.append(
      ObjectiveCToken(
        kind: kind, span: Span(start, index), isPreprocessor: isPreprocessor, isUnterminated: isUnterminated))
    isLineStart = false
  }

  private mutating func readToken(_ byte: UInt8) {
    let start = index
    if byte == UInt8(ascii: "#"), isLineStart { isPreprocessor = true }
    if isNameByte(byte), !isDigit(byte) {
      while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
      let isRaw = bytes[index - 1] == UInt8(ascii: "R") && index - start <= 3
      if isRaw, peek(0) == UInt8(ascii: "\""), readRawString(from: start) { return }
      add(.identifier, from: start)
    } else if isDigit(byte) || byte == UInt8(ascii: ".") && isDigit(peek(1)) {
      skipNumber()
      add(.number, from: start)
    } else if byte == UInt8(ascii: "\"") {
      add(.string, from: start, isUnterminated: !skipQuoted(byte))
    } else if byte == UInt8(ascii: "'") {
      add(.character, from: start, isUnterminated: !skipQuoted(byte))
    } else if byte == UInt8(ascii: "@"), peek(1) == UInt8(ascii: "\"") {
      index += 1
      add(.objectString, from: start, isUnterminated: !skipQuoted(UInt8(ascii: "\"")))
    } else {
      index += 1
      add(.punctuation, from: start)
    }
  }

  /// Passes a quoted literal; returns false where the line ends before its closing quote.
  private mutating func skipQuoted(_ quote: UInt8) -> Bool {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        return true
      }
      if byte == 0x0A || byte == 0x0D { return false }
      if byte == UInt8(ascii: "\\") {
        index = min(index + 1 + max(lineBreak(at: index + 1), 1), bytes.count)
      } else {
        index += 1
      }
    }
    return false
  }

  /// C++ `R"name(…)name"`. Returns false, at the quote, where the parenthesis or the end is missing: the delimiter
  /// is at most 16 bytes, so that looking for it stays cheap.
  private mutating func readRawString(from start: Int) -> Bool {
    let quote = index
    guard let open = bytes[quote...].prefix(18).firstIndex(of: UInt8(ascii: "(")) else { return false }
    let end = [UInt8(ascii: ")")] + bytes[(quote + 1)..<open] + [UInt8(ascii: "\"")]
    var place = open + 1
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place..<place + end.count].elementsEqual(end) {
        index = place + end.count
        add(.string, from: start)
        return true
      }
      place += 1
    }
    index = bytes.count
    add(.string, from: start, isUnterminated: true)
    return true
  }

  private mutating func skipNumber() {
    while index < bytes.count {
      let byte = bytes[index]
      let last = bytes[index] | 0x20
      if last == UInt8(ascii: "e") || last == UInt8(ascii: "p"), peek(1) == UInt8(ascii: "-") || peek(1) == 0x2B {
        index += 2
      } else if isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'") && isNameByte(peek(1)) {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func skipLineComment() {
    let start = index
    while index < bytes.count, lineBreak(at: index) == 0 {
      // A backslash at the end carries the comment on to the next line.
      index += bytes[index] == UInt8(ascii: "\\") ? 1 + lineBreak(at: index + 1) : 1
    }
    comments.append(Span(start, index))
  }

  private mutating func skipBlockComment() {
    let start = index
    index += 2
    while index < bytes.count, bytes[index] != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") { index += 1 }
    index = min(index + 2, bytes.count)
    comments.append(Span(start, index))
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Letters, digits, `_`, `$` and all bytes of non-ASCII characters.
  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
