/// One lexical token of a Swift file. Trivia (white space, comments) lies between tokens and is not kept,
/// other than the spans of comments, which `SwiftTree` lists apart.
@usableFromInline package struct Token: Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A name: plain, back-quoted, `$0`, `$name`. Keywords are identifiers whose text is reserved; see `isKeyword`.
    case identifier
    case integerLiteral
    case floatLiteral
    /// A whole string literal, from its first `#` or quote to its last, interpolations included.
    case stringLiteral
    /// A whole regex literal, `/…/` or `#/…/#`.
    case regexLiteral
    /// The end of a string literal that holds interpolations: its closing delimiter, empty if there is none. The tokens
    /// of the interpolations (`\`, `(`, …, `)`) stand between the `stringLiteral` token and this one.
    case stringEnd
    /// An operator, `=`, `?`, `!`, `&` and `...` too; whether it is prefix, postfix or binary is what its node says.
    case `operator`
    /// One of `( ) [ ] { } , : ; @ # .` `->` `` ` `` and `\`.
    case punctuation
    case endOfFile
    /// Bytes no token starts with.
    case unknown
  }

  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands between the token before and this one (or this is the first token).
    package static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands directly before the token.
    package static let spaceBefore = Flags(rawValue: 2)
    /// White space or a comment stands directly after the token.
    package static let spaceAfter = Flags(rawValue: 4)
    /// The identifier is a reserved word and not back-quoted.
    package static let keyword = Flags(rawValue: 8)
    /// The string literal holds at least one interpolation.
    package static let interpolated = Flags(rawValue: 16)
    /// The string literal is a multi-line one (`"""`).
    package static let multiline = Flags(rawValue: 32)
    /// The literal or back-quoted name has no end.
    package static let unterminated = Flags(rawValue: 64)
  }

  @usableFromInline package internal(set) var start: UInt32
  @usableFromInline package internal(set) var end: UInt32
  package let kind: Kind
  package internal(set) var flags: Flags
  /// What the parser dispatches on: the keyword, the bracket, the way an operator binds.
  let lexeme: Lexeme

  init(start: UInt32, end: UInt32, kind: Kind, flags: Flags, lexeme: Lexeme) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
    self.lexeme = lexeme
  }

  @inlinable package var span: Span { Span(Int(start), Int(end)) }
  package var isKeyword: Bool { flags.contains(.keyword) }
}
