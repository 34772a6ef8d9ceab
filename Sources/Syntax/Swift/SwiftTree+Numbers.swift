// MARK: - Number literals

extension SwiftTree {
  /// The value of an integer or float literal, rounded to the nearest; nil if its digits are none.
  package func number(_ literal: NodeID) -> Double? {
    guard let token = token(literal), token.kind == .integerLiteral || token.kind == .floatLiteral else { return nil }
    if token.kind == .integerLiteral, let integer = integer(literal) { return Double(integer) }
    let digits = digits(of: token)
    // Octal and binary ones that large do not occur; the standard library reads the others.
    guard !digits.hasPrefix("0o"), !digits.hasPrefix("0b") else { return nil }
    return Double(digits)
  }

  /// The value of an integer literal; nil if it is none or has more than 64 bits.
  package func integer(_ literal: NodeID) -> UInt64? {
    guard let token = token(literal), token.kind == .integerLiteral else { return nil }
    let digits = digits(of: token)
    switch digits.prefix(2) {
    case "0x": return UInt64(digits.dropFirst(2), radix: 16)
    case "0o": return UInt64(digits.dropFirst(2), radix: 8)
    case "0b": return UInt64(digits.dropFirst(2), radix: 2)
    default: return UInt64(digits)
    }
  }

  private func digits(of token: Token) -> String {
    let spelled = bytes[Int(token.start)..<Int(token.end)]
    return String(decoding: spelled.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
  }
}
