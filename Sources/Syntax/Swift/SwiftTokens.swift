/// The tokens of a Swift file without a tree: enough to tell what is being typed, in code that does not parse.
package struct SwiftTokens: Sendable {
  package let bytes: [UInt8]
  package let tokens: FrozenBuffer<Token>
  /// Spans of all comments, in order.
  package let comments: [Span]

  /// The tokens of any bytes at all, in time linear in their number.
  package init(lexing bytes: [UInt8]) {
    self.bytes = bytes
    (tokens, comments) = bytes.withUnsafeBufferPointer { buffer in
      Keywords.table.entries.withUnsafeBufferPointer { keywords in
        var lexer = Lexer(buffer, keywords: keywords)
        lexer.run()
        let comments = lexer.comments
        // The copies of the end of the file are for the parser.
        let count = lexer.tokens.count - Lexer.padding
        return (lexer.tokens.freeze(length: count), comments)
      }
    }
  }

  /// The tokens that a tree has; `nil` where the parser cut one in two.
  package init?(_ tree: SwiftTree) {
    guard !tree.hasSplits else { return nil }
    bytes = tree.bytes
    // The last one is the end of the file.
    tokens = tree.tokens.prefix(count: tree.tokens.count - 1)
    comments = tree.comments
  }

  /// The index of the last token that starts before an offset; `nil` where none does.
  package func lastToken(startingBefore offset: Int) -> Int? {
    let next = tokens.partitioningIndex { Int($0.start) >= offset }
    return next > 0 ? next - 1 : nil
  }

  /// Whether an offset lies in a comment, not at its very start.
  package func isInComment(_ offset: Int) -> Bool {
    let next = comments.partitioningIndex { $0.start >= offset }
    guard next > 0 else { return false }
    let comment = comments[next - 1]
    // After `*/` code goes on; a line comment takes all up to the end of its line.
    let isLine = comment.count >= 2 && bytes[comment.start + 1] == UInt8(ascii: "/")
    return offset < comment.end || isLine && offset == comment.end
  }

  package func text(_ token: Token) -> String {
    String(decoding: bytes[token.span.start..<token.span.end], as: UTF8.self)
  }

  /// The token at an index relative to another; `nil` outside the file.
  package subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }
}
