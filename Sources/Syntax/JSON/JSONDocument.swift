/// A JSON text (RFC 8259) as far as it can be read, and what is wrong with it. Reading never fails.
package struct JSONDocument: Hashable, Sendable {
  /// What is tolerated beyond RFC 8259.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `// …` and `/* … */` between tokens.
    package static let comments = Options(rawValue: 1)
    /// A comma before a closing bracket.
    package static let trailingCommas = Options(rawValue: 2)
  }

  /// The value; `nil` when the text holds none. Where there are problems it is a best guess.
  package let root: JSONValue?
  /// In file order; after 64 no more are kept.
  package let problems: [JSONProblem]

  /// Reads a text in linear time and with a bounded stack.
  ///
  /// - Parameter depth: how many brackets may be open at once; a value nested deeper is `.invalid`. Copying, comparing and
  ///   releasing a tree recurse, and 128 levels fit a stack of 512 KiB in debug builds too.
  package init(_ bytes: [UInt8], options: Options = [], depth: Int = 128) {
    (root, problems) = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, options: options, depth: depth)
      let root = parser.parse()
      return (root, parser.problems)
    }
  }
}

/// One fault of a JSON text.
package struct JSONProblem: Hashable, Sendable {
  /// In words, lower case and without a final stop: `expected ',' after this value`.
  package let message: String
  package let span: Span
  /// The one edit that can be meant, for a comma that is missing or too many.
  package let cure: Edit?

  package init(_ message: String, span: Span, cure: Edit? = nil) {
    self.message = message
    self.span = span
    self.cure = cure
  }
}
