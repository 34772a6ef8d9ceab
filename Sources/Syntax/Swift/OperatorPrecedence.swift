/// How strongly a binary operator binds, by the standard library's precedence groups.
struct Precedence: BitwiseCopyable {
  var level: UInt8
  var isRightAssociative = false

  static let assignment = Precedence(level: 1, isRightAssociative: true)
  static let functionArrow = Precedence(level: 2, isRightAssociative: true)
  static let ternary = Precedence(level: 3, isRightAssociative: true)
  /// Operators of which nothing is known: `DefaultPrecedence` stands only above the ternary's.
  static let custom = Precedence(level: 4)
  static let disjunction = Precedence(level: 5)
  static let conjunction = Precedence(level: 6)
  static let comparison = Precedence(level: 7)
  static let nilCoalescing = Precedence(level: 8, isRightAssociative: true)
  static let casting = Precedence(level: 9)
  static let range = Precedence(level: 10)
  static let addition = Precedence(level: 11)
  static let multiplication = Precedence(level: 12)
  static let shift = Precedence(level: 13)

  /// Whether an operator of this precedence takes its right operand before one of `next`.
  func binds(before next: Precedence) -> Bool {
    level > next.level || level == next.level && !isRightAssociative
  }

  /// The precedence of an operator by its spelling.
  static func of(_ text: UnsafeBufferPointer<UInt8>) -> Precedence {
    // Four bytes hold every operator of the standard library but `...<`-like ones, which do not exist.
    guard text.count <= 4 else { return .custom }
    var packed: UInt32 = 0
    for byte in text { packed = packed << 8 | UInt32(byte) }
    return one(packed) ?? several(packed)
  }

  private static func one(_ packed: UInt32) -> Precedence? {
    guard packed < 0x100 else { return nil }
    switch UInt8(packed) {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"): return .addition
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): return .multiplication
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return .comparison
    default: return .custom
    }
  }

  private static func several(_ packed: UInt32) -> Precedence {
    switch packed {
    case pack("=="), pack("!="), pack("<="), pack(">="), pack("==="), pack("!=="), pack("~="), pack(".=="), pack(".!="),
      pack(".<"), pack(".>"), pack(".<="), pack(".>="):
      return .comparison
    case pack("&&"): return .conjunction
    case pack("||"): return .disjunction
    case pack("??"): return .nilCoalescing
    case pack("..."), pack("..<"): return .range
    case pack("&+"), pack("&-"), pack(".|"), pack(".^"): return .addition
    case pack("&*"), pack("&/"), pack("&%"), pack(".&"): return .multiplication
    case pack("<<"), pack(">>"), pack("&<<"), pack("&>>"): return .shift
    case pack("+="), pack("-="), pack("*="), pack("/="), pack("%="), pack("&="), pack("|="), pack("^="), pack("<<="),
      pack(">>="), pack("&+="), pack("&-="), pack("&*="), pack("&<<="), pack("&>>="), pack(".&="), pack(".|="),
      pack(".^="):
      // `&<<=` and `&>>=` have four bytes, the others fewer.
      return .assignment
    default:
      return .custom
    }
  }

  @inline(__always)
  private static func pack(_ text: StaticString) -> UInt32 {
    text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
