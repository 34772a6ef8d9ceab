// MARK: - Operators

extension Lexer {
  /// `!` or `?`: one mark after an operand, else the start of an operator.
  mutating func lexMark() {
    guard isLeftBound(at) else { return lexOperator() }
    let start = at
    let isTryMark = previous == .tryWord
    at += 1
    emit(bytes[start] == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, .operator, from: start)
    if isTryMark { countAfterTryMark = tokens.count }
  }

  @inline(__always)
  mutating func lexOperator() {
    let start = at
    let (stop, slash) = endOfOperator(from: start)
    if slash >= 0, lexRegex(operator: start..<stop, slash: slash) { return }
    at = stop
    emitOperator(from: start)
  }

  mutating func emitOperator(from start: Int) {
    let lexeme = Lexer.classify(bytes, start, at, end)
    emit(lexeme, lexeme == .period || lexeme == .arrow ? .punctuation : .operator, from: start)
  }

  /// The end of the operator, cut where a comment begins, and its first slash or -1.
  @inline(__always)
  private func endOfOperator(from start: Int) -> (stop: Int, slash: Int) {
    let mayHaveDots = bytes[start] == UInt8(ascii: ".")
    var offset = start
    var slash = -1
    while offset < end {
      let byte = bytes[offset]
      if CharacterClass.isOperator(byte) {
        if byte == UInt8(ascii: "/") {
          if offset > start, self.byte(offset + 1) == UInt8(ascii: "/") || self.byte(offset + 1) == UInt8(ascii: "*") {
            break
          }
          if slash < 0 { slash = offset }
        } else if byte == UInt8(ascii: "<"), self.byte(offset + 1) == UInt8(ascii: "#"), offset > start,
          isPlaceholder(offset)
        {
          break
        }
        offset &+= 1
      } else if byte == UInt8(ascii: "."), mayHaveDots {
        offset &+= 1
      } else if byte >= 0x80, let (scalar, length) = UnicodeClass.decode(bytes, at: offset, end: end),
        UnicodeClass.continuesOperator(scalar)
      {
        offset += length
      } else {
        break
      }
    }
    return (offset, slash)
  }

  private func isPlaceholder(_ start: Int) -> Bool {
    var offset = start + 2
    while offset < end, bytes[offset] != UInt8(ascii: "\n") {
      let next = byte(offset + 1)
      if bytes[offset] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return true }
      // One that begins before this has ended: stopping here keeps a line of them linear.
      if bytes[offset] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return false }
      offset += 1
    }
    return false
  }

  func isLeftBound(_ start: Int) -> Bool { Lexer.isLeftBound(bytes, start) }

  /// Whether an operand ends right before the offset.
  static func isLeftBound(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether an operand begins right at the offset.
  static func isRightBound(_ bytes: UnsafePointer<UInt8>, _ stop: Int, _ end: Int, isLeftBound: Bool) -> Bool {
    guard stop < end else { return false }
    let next = stop + 1 < end ? bytes[stop + 1] : 0
    switch bytes[stop] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      return next != 0xA0
    default:
      return true
    }
  }

  /// What the operator in `start..<stop` is: both its sides alike make it binary, one bound side prefix or postfix.
  static func classify(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ stop: Int, _ end: Int) -> Lexeme {
    let left = isLeftBound(bytes, start)
    let right = isRightBound(bytes, stop, end, isLeftBound: left)
    if stop - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where right && !left: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "!") where left && !right: return .exclamation
      default: break
      }
    } else if stop - start == 2 {
      if bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") { return .arrow }
      if bytes[start] == UInt8(ascii: "*"), bytes[start + 1] == UInt8(ascii: "/") { return .unknown }
    }
    if left == right { return .binaryOperator }
    return left ? .postfixOperator : .prefixOperator
  }
}
