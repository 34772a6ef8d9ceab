extension SwiftTree {
  /// How large a file is parsed; one that is larger has an empty tree. `Engine` reads none that is.
  private static let maximumSize = 1 << 30

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
        let tokens = parser.takenTokens()
        return SwiftTree(bytes: bytes, tokens: tokens, comments: lexer.comments, nodes: parser.nodes.array(), root: 0)
      }
    }
  }
}

extension Parser {
  /// The tokens up to the end of the file, with the operators that were split in their pieces.
  fileprivate func takenTokens() -> [Token] {
    let count = Int(last) + 1
    guard !splits.isEmpty else { return Array(UnsafeBufferPointer(start: tokens, count: count)) }
    var result: [Token] = []
    result.reserveCapacity(count + splits.count)
    var next = 0
    for split in splits {
      // Before the nth split there are n pieces that the lexer did not count.
      let stop = split.index - (result.count - next)
      result.append(contentsOf: UnsafeBufferPointer(start: tokens + next, count: stop - next))
      next = stop
      result.append(split.token)
    }
    result.append(contentsOf: UnsafeBufferPointer(start: tokens + next, count: count - next))
    return result
  }
}
