// MARK: - Numbers

extension Lexer {
  mutating func lexNumber() {
    let start = at
    if bytes[at] == UInt8(ascii: "0") {
      switch byte(at + 1) {
      case UInt8(ascii: "x"): return lexHexadecimal()
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return lexInteger(from: start)
      default: break
      }
    }
    skipDigits()
    switch byte(at) {
    case UInt8(ascii: "."):
      // `1.foo` and `1...2` are integers, and so are both numbers of `x.0.1`.
      guard isDigit(byte(at + 1)), previous != .period else {
        return emit(.integer, .integerLiteral, from: start)
      }
      at += 1
      skipDigits()
      if byte(at) | 0x20 == UInt8(ascii: "e") { lexExponent() }
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      lexExponent()
    default:
      return lexInteger(from: start)
    }
    emit(.float, .floatLiteral, from: start)
  }

  /// Letters that cannot belong to the number are part of its token all the same.
  private mutating func lexInteger(from start: Int) {
    while CharacterClass.isName(byte(at)) { at += 1 }
    emit(.integer, .integerLiteral, from: start)
  }

  private mutating func lexExponent() {
    at += 1
    if byte(at) == UInt8(ascii: "+") || byte(at) == UInt8(ascii: "-") { at += 1 }
    while CharacterClass.isName(byte(at)) { at += 1 }
  }

  private mutating func lexHexadecimal() {
    let start = at
    at += 2
    guard isHexDigit(byte(at)) else { return lexInteger(from: start) }
    skipHexDigits()
    let dot = at
    var isFloat = false
    if byte(at) == UInt8(ascii: "."), isHexDigit(byte(at + 1)) {
      // A fraction needs an exponent: without one this is a member, as in `0xff.description`.
      at += 1
      skipHexDigits()
      isFloat = hasBinaryExponent
      if !isFloat { at = dot }
    } else {
      isFloat = hasBinaryExponent
    }
    guard isFloat else {
      if byte(at) == UInt8(ascii: ".") { return emit(.integer, .integerLiteral, from: start) }
      return lexInteger(from: start)
    }
    lexExponent()
    emit(.float, .floatLiteral, from: start)
  }

  private var hasBinaryExponent: Bool {
    guard byte(at) | 0x20 == UInt8(ascii: "p") else { return false }
    let next = byte(at + 1)
    return isDigit(next) || (next == UInt8(ascii: "+") || next == UInt8(ascii: "-")) && isDigit(byte(at + 2))
  }

  private mutating func skipDigits() {
    while isDigit(byte(at)) || byte(at) == UInt8(ascii: "_") { at += 1 }
  }

  private mutating func skipHexDigits() {
    while isHexDigit(byte(at)) || byte(at) == UInt8(ascii: "_") { at += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
}
