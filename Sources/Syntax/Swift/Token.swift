/// One lexical token of a Swift file. Trivia (white space, comments) lies between tokens and is not kept,
/// other than the spans of comments, which `SwiftTree` lists apart.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name: plain, back-quoted, `$0`, `$name`. Keywords are identifiers whose text is reserved; see `isKeyword`.
    case identifier
    case integerLiteral
    case floatLiteral
    /// A whole string literal, from its first `#` or quote to its last, interpolations included.
    case stringLiteral
    /// A whole regex literal, `/…/` or `#/…/#`.
    case regexLiteral
    /// An operator, with `flags` saying whether it binds to the left, to the right, to both or to none.
    case `operator`
    /// One of `( ) [ ] { } , : ; @ # .` `->` `` ` `` `\` `...` as its single byte in `SwiftTree.bytes`.
    case punctuation
    case endOfFile
    /// Bytes no token starts with.
    case unknown
  }

  package struct Flags: OptionSet, Sendable {
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
    /// The literal, comment or back-quoted name has no end.
    package static let unterminated = Flags(rawValue: 64)
  }

  package let start: UInt32
  package let end: UInt32
  package let kind: Kind
  package let flags: Flags

  package init(start: UInt32, end: UInt32, kind: Kind, flags: Flags) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
  }

  package var span: Span { Span(Int(start), Int(end)) }
  package var isKeyword: Bool { flags.contains(.keyword) }
}
