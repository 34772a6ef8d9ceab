extension SwiftTree {
  /// How large a file is parsed; one that is larger has an empty tree. `Engine` reads none that is.
  static let maximumSize = 1 << 30

  /// The tree of any bytes at all, in time linear in their number.
  package init(parsing bytes: [UInt8]) {
    guard bytes.count <= SwiftTree.maximumSize else {
      self = SwiftTree(parsing: [])
      return
    }
    self = bytes.withUnsafeBufferPointer { buffer in
      Keywords.table.entries.withUnsafeBufferPointer { keywords in
        var lexer = Lexer(buffer, keywords: keywords)
        lexer.run()
        var parser = Parser(
          bytes: lexer.bytes, end: lexer.end, tokens: lexer.tokens.base, count: lexer.tokens.count,
          padding: Lexer.padding)
        parser.parseFile()
        let count = Int(parser.last) + 1
        let splits = parser.splits
        let nodes = parser.nodes.freezeAll()
        let trivia = Trivia(
          comments: lexer.comments, interpolated: lexer.interpolated, hasUnterminated: lexer.hasUnterminated,
          isBoundToLines: lexer.isBoundToLines)
        let tokens = splits.isEmpty ? lexer.tokens.freeze(length: count) : lexer.tokens.inserting(splits, before: count)
        return SwiftTree(bytes: bytes, tokens: tokens, nodes: nodes, trivia: trivia, hasSplits: !splits.isEmpty)
      }
    }
  }
}

extension GrowingBuffer<Token> {
  /// The first `count` tokens, with the operators that were split in their pieces.
  fileprivate consuming func inserting(_ splits: [Parser.Split], before count: Int) -> FrozenBuffer<Token> {
    var result = GrowingBuffer(minimumCapacity: count + splits.count)
    var next = 0
    for split in splits {
      // Before the nth split there are n pieces that the lexer did not count.
      let stop = split.index - (result.count - next)
      for index in next..<stop { result.append(self[index]) }
      next = stop
      result.append(split.token)
    }
    for index in next..<count { result.append(self[index]) }
    return result.freezeAll()
  }
}
