/// One lexical token of an Objective-C, Objective-C++ or C file.
package struct ObjectiveCToken: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name or keyword.
    case identifier
    /// `"…"`, prefixes and raw strings (`R"(…)"`) included.
    case string
    /// `@"…"`
    case objectString
    /// `'…'`
    case character
    case number
    /// One byte of anything else: `[`, `:`, `#`, `@`.
    case punctuation
  }

  package let kind: Kind
  package let span: Span
  /// Whether it stands on a preprocessor line, from its `#` to the end of the last continued line.
  package let isPreprocessor: Bool
  /// Whether the literal has no closing quote on its line.
  package let isUnterminated: Bool

  package init(kind: Kind, span: Span, isPreprocessor: Bool = false, isUnterminated: Bool = false) {
    self.kind = kind
    self.span = span
    self.isPreprocessor = isPreprocessor
    self.isUnterminated = isUnterminated
  }
}
