/// What the lexer of a Swift file notes besides its tokens.
struct Trivia: Sendable {
  /// Spans of all comments, in order, delimiters included; nested comments are one span.
  let comments: [Span]
  /// Spans of the literals with interpolations that lie in no other one's interpolation, in order.
  let interpolated: [Span]
  /// Whether a comment, a literal or a back-quoted name has no end.
  let hasUnterminated: Bool
  /// Whether nothing was looked for, in vain, up to the end of the file.
  let isBoundToLines: Bool

  /// The literal in whose interpolation an offset may lie.
  func literal(holding offset: Int) -> Span? {
    let next = interpolated.partitioningIndex { $0.start >= offset }
    guard next > 0, interpolated[next - 1].end > offset else { return nil }
    return interpolated[next - 1]
  }
}

extension Lexer {
  /// Whether nothing was looked for, in vain, up to the end of the file.
  var isBoundToLines: Bool { unclosedHashes == .max }
}
