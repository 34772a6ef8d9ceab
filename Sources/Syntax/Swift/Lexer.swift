/// Turns the bytes of a Swift file into tokens, once, from start to end.
///
/// What a byte means depends only on what came before, so one pass does: the interpolations that are open are kept on
/// a stack in memory, not on the call stack, and any nesting of strings in interpolations costs the same.
struct Lexer: ~Copyable {
  /// A string literal in one of whose interpolations the lexer stands.
  struct OpenString {
    let quote: Quote
    /// The index of the literal's token, whose end is not known yet.
    let token: Int
    /// The open parentheses outside the literal.
    let parentheses: Int
  }

  let bytes: UnsafePointer<UInt8>
  let end: Int
  let keywords: UnsafeBufferPointer<Keywords.Entry>

  var at = 0
  var tokens: GrowingBuffer<Token>
  var comments: [Span] = []
  /// The literals with interpolations that lie in no other one's interpolation.
  var interpolated: [Span] = []
  /// Whether some comment, literal or back-quoted name so far has no end.
  var hasUnterminated = false
  /// The flags of the token to come.
  var flags: Token.Flags = .startsLine
  /// The token before, nil at the start of the file.
  var previous: Lexeme?
  /// How many tokens there were after the mark of the last `try?` or `try!`: no binary operator stands right there.
  var countAfterTryMark = -1

  var openStrings: [OpenString] = []
  /// No end of a regex literal over several lines with this many `#`, or more, stands in the rest of the file.
  var unclosedHashes = Int.max
  /// Open parentheses in the innermost interpolation.
  var parentheses = 0
  /// Whether a line break ends the innermost interpolation: it is one of a single-line literal.
  var stopsAtNewline = false

  /// The bytes must stay where they are while the lexer lives.
  ///
  /// - Parameter capacity: how many tokens there is room for at first; by default as many as so many bytes mostly have.
  init(
    _ buffer: UnsafeBufferPointer<UInt8>, keywords: UnsafeBufferPointer<Keywords.Entry>, capacity: Int? = nil
  ) {
    // An empty buffer may have no address; nothing is read from the other one.
    bytes = buffer.baseAddress ?? ("" as StaticString).utf8Start
    end = buffer.count
    self.keywords = keywords
    tokens = GrowingBuffer(minimumCapacity: capacity ?? buffer.count / 4 + 16)
  }

  /// The byte at an offset, NUL past the end.
  @inline(__always) func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  @inline(__always)
  mutating func emit(_ lexeme: Lexeme, _ kind: Token.Kind, from start: Int) {
    emit(lexeme, kind, from: start, to: at)
  }

  @inline(__always)
  mutating func emit(_ lexeme: Lexeme, _ kind: Token.Kind, from start: Int, to end: Int) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind, flags: flags,
        lexeme: lexeme))
    flags = []
    previous = lexeme
  }

  mutating func run() {
    skipByteOrderMark()
    while step() {}
    while !openStrings.isEmpty { closeUnterminatedString() }
    // Copies of the end of the file stand after it, so that the parser may look ahead without asking.
    for _ in 0..<Lexer.padding { emit(.endOfFile, .endOfFile, from: end) }
  }

  /// Takes the next plain tokens, then a token that is not plain or what lies before a token; `false` at the end of the
  /// file.
  @inline(__always)
  mutating func step() -> Bool {
    guard lexPlainTokens() else { return false }
    if CharacterClass.mayBeTrivia(bytes[at]) {
      let start = at
      skipTrivia()
      if at != start { return true }
    }
    lexToken()
    return true
  }

  static let padding = 4

  /// Takes names, and signs of one byte, with at most one space before each: most of any file. `false` at its end.
  ///
  /// The place is a variable of its own meanwhile: where the next token begins is what each waits for, and to store it and
  /// load it again took as long as all the rest.
  private mutating func lexPlainTokens() -> Bool {
    var place = at
    while true {
      if place < end, bytes[place] == UInt8(ascii: " "), !stopsAtNewline {
        place &+= 1
        markSpace()
      }
      guard place < end else { break }
      let first = bytes[place]
      switch CharacterClass.of(first) {
      case UInt8(ascii: "a"):
        place = lexName(from: place)
        continue
      case UInt8(ascii: "p"):
        emit(Lexer.punctuation(first), .punctuation, from: place, to: place &+ 1)
      case UInt8(ascii: "("):
        parentheses &+= 1
        emit(.leftParen, .punctuation, from: place, to: place &+ 1)
      case UInt8(ascii: ")") where parentheses > 0:
        parentheses &-= 1
        emit(.rightParen, .punctuation, from: place, to: place &+ 1)
      case UInt8(ascii: ".") where !continuesDot(byte(place &+ 1)):
        emit(.period, .punctuation, from: place, to: place &+ 1)
      default:
        at = place
        return true
      }
      place &+= 1
    }
    at = place
    return false
  }

  /// Any token that is not plain.
  @inline(never)
  private mutating func lexToken() {
    let start = at
    let first = bytes[at]
    switch CharacterClass.of(first) {
    case UInt8(ascii: ":"):
      // `Module::name` has both in one token.
      let isDouble = byte(at &+ 1) == UInt8(ascii: ":")
      at &+= isDouble ? 2 : 1
      emit(isDouble ? .colonColon : .colon, .punctuation, from: start)
    case UInt8(ascii: ")"):
      lexLastParenthesis()
    case UInt8(ascii: "0"):
      lexNumber()
    case UInt8(ascii: "o"), UInt8(ascii: "/"), UInt8(ascii: "."):
      lexOperator()
    case UInt8(ascii: "!"):
      lexMark()
    case UInt8(ascii: "<"):
      if byte(at + 1) != UInt8(ascii: "#") || !lexPlaceholder() { lexOperator() }
    case UInt8(ascii: "q"):
      lexString(hashes: 0)
    case UInt8(ascii: "#"):
      lexPound()
    case UInt8(ascii: "$"):
      lexDollar()
    case UInt8(ascii: "`"):
      lexBackquoted()
    case UInt8(ascii: "h"):
      lexBeyondASCII()
    default:
      at &+= 1
      emit(.unknown, .unknown, from: start)
    }
  }

  @inline(__always)
  private static func punctuation(_ byte: UInt8) -> Lexeme {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: ";"): .semicolon
    default: .backslash
    }
  }

  /// A parenthesis that closes an interpolation, or nothing.
  private mutating func lexLastParenthesis() {
    let start = at
    at += 1
    emit(.rightParen, .punctuation, from: start)
    if !openStrings.isEmpty { resumeString() }
  }

  /// Whether a byte after a dot makes both part of an operator, or may.
  @inline(__always)
  private func continuesDot(_ byte: UInt8) -> Bool {
    CharacterClass.isOperator(byte) || byte == UInt8(ascii: ".") || byte >= 0x80
  }
}
