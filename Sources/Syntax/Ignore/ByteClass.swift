/// A class of a pattern, `[a-z]`, `[!._]` or `[[:digit:]]`, as git reads it.
enum ByteClass {
  /// Whether the class that starts at `p` has `byte`; `p` then stands on its `]`. `nil` for a class without end.
  static func matches(_ byte: UInt8, _ pattern: Bytes, _ p: inout Int) -> Bool? {
    let end = pattern.endIndex
    p += 1
    guard p < end else { return nil }
    let isNegated = pattern[p] == UInt8(ascii: "!") || pattern[p] == UInt8(ascii: "^")
    if isNegated { p += 1 }
    var matched = false
    var previous: UInt8 = 0
    repeat {
      guard p < end else { return nil }
      var symbol = pattern[p]
      if symbol == UInt8(ascii: "\\") {
        p += 1
        guard p < end else { return nil }
        symbol = pattern[p]
        if byte == symbol { matched = true }
      } else if symbol == UInt8(ascii: "-"), previous != 0, p + 1 < end, pattern[p + 1] != UInt8(ascii: "]") {
        p += 1
        if pattern[p] == UInt8(ascii: "\\") { p += 1 }
        guard p < end else { return nil }
        if previous <= byte, byte <= pattern[p] { matched = true }
        symbol = 0
      } else if symbol == UInt8(ascii: "["), p + 1 < end, pattern[p + 1] == UInt8(ascii: ":") {
        let start = p + 2
        guard let close = pattern[start...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        if close > start, pattern[close - 1] == UInt8(ascii: ":") {
          guard let has = named(pattern[start..<(close - 1)], byte) else { return nil }
          if has { matched = true }
          p = close
          symbol = 0
        } else if byte == symbol {
          // No `:]`: the bracket stands for itself.
          matched = true
        }
      } else if byte == symbol {
        matched = true
      }
      previous = symbol
      p += 1
    } while p >= end || pattern[p] != UInt8(ascii: "]")
    return matched != isNegated
  }

  /// Whether a POSIX class has `byte`, by the ASCII meaning of its name; `nil` for an unknown name.
  private static func named(_ name: Bytes, _ byte: UInt8) -> Bool? {
    let isUpper = (0x41...0x5A).contains(byte)
    let isLower = (0x61...0x7A).contains(byte)
    let isDigit = (0x30...0x39).contains(byte)
    let isGraphic = (0x21...0x7E).contains(byte)
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": return isUpper || isLower || isDigit
    case "alpha": return isUpper || isLower
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return isGraphic
    case "lower": return isLower
    case "print": return isGraphic || byte == 0x20
    case "punct": return isGraphic && !isUpper && !isLower && !isDigit
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "upper": return isUpper
    case "xdigit": return isDigit || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    default: return nil
    }
  }
}
