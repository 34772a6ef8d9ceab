/// What a byte can begin, and which bytes go on a name or an operator.
///
/// The tables are literals rather than arrays: they cost no initialisation, no bounds check and no reference count.
/// Each has 256 characters, 64 a line.
enum CharacterClass {
  /// `_` space, `l` line break, `n` NUL, `a` letter, `0` digit, `p` punctuation, `o` operator, `q` quote, `!` for `!`
  /// and `?`, `h` beyond ASCII, `u` what no token begins with; other classes are the byte itself.
  private static let starts: StaticString = """
    nuuuuuuuu_l__luuuuuuuuuuuuuuuuuu_!q#$ooq()oopo./0000000000:p<oo!\
    paaaaaaaaaaaaaaaaaaaaaaaaaapppoa`aaaaaaaaaaaaaaaaaaaaaaaaaapopou\
    hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh\
    hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
    """

  /// `1` for bytes that go on a name; those beyond ASCII are looked at one by one.
  private static let names: StaticString = """
    0000000000000000000000000000000000001000000000001111111111000000\
    0111111111111111111111111110000101111111111111111111111111100000\
    0000000000000000000000000000000000000000000000000000000000000000\
    0000000000000000000000000000000000000000000000000000000000000000
    """

  /// `1` for bytes that go on an operator; dots and those beyond ASCII are looked at one by one.
  private static let operators: StaticString = """
    0000000000000000000000000000000001000110001101010000000000001111\
    0000000000000000000000000000001000000000000000000000000000001010\
    2222222222222222222222222222222222222222222222222222222222222222\
    2222222222222222222222222222222222222222222222222222222222222222
    """

  /// `1` for bytes that may begin white space, a comment or a line that a merge left.
  private static let trivia: StaticString = """
    1000000001111100000000000000000010000110001101010000000000001110\
    0000000000000000000000000000001000000000000000000000000000001010\
    1111111111111111111111111111111111111111111111111111111111111111\
    1111111111111111111111111111111111111111111111111111111111111111
    """

  @inline(__always) static func of(_ byte: UInt8) -> UInt8 { starts.utf8Start[Int(byte)] }
  @inline(__always) static func mayBeTrivia(_ byte: UInt8) -> Bool {
    trivia.utf8Start[Int(byte)] == UInt8(ascii: "1")
  }
  @inline(__always) static func isName(_ byte: UInt8) -> Bool { names.utf8Start[Int(byte)] == UInt8(ascii: "1") }
  @inline(__always) static func isOperator(_ byte: UInt8) -> Bool {
    operators.utf8Start[Int(byte)] == UInt8(ascii: "1")
  }
}
