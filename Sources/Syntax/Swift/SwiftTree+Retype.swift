/// A tree after an edit that left all its nodes as they were.
package struct RetypedTree: Sendable {
  package let tree: SwiftTree
  /// The indices of the tokens that are spelled otherwise now; empty where only white space or comments changed.
  package let changed: Range<Int>
  /// The offset from which on the text was lexed again: what stands before is as it was.
  package let start: Int
}

extension SwiftTree {
  /// The tree of other bytes, made from this one, where it has the same nodes: as a name, a string, a number or a comment
  /// is typed in. `nil` where that is not certain; parsing is needed then.
  ///
  /// Only the lines of the change are lexed. The parser looks at what kind a token is and whether space or a line break
  /// stands around it, and of operators and attributes at their text. So if all this is as it was, it would do as it did.
  ///
  /// - Parameter change: in what the bytes differ from this tree's.
  package func retyped(to new: [UInt8], _ change: ByteChange) -> RetypedTree? {
    // What has no end, or was looked for up to the end of the file, hangs on more than its line.
    guard !hasUnterminated, trivia.isBoundToLines, new.count <= SwiftTree.maximumSize else { return nil }
    guard let first = restart(before: change.old.start) else { return nil }
    return new.withUnsafeBufferPointer { buffer in
      Keywords.table.entries.withUnsafeBufferPointer { keywords in
        var lexer = Lexer(buffer, keywords: keywords, capacity: 64)
        if first > 0 {
          lexer.resume(at: tokens[first], after: tokens[first - 1])
        } else {
          lexer.skipByteOrderMark()
        }
        guard let count = relex(&lexer, from: first, change), !lexer.hasUnterminated, lexer.isBoundToLines,
          let changed = respelled(lexer, from: first, count: count, in: buffer)
        else { return nil }
        let tree = SwiftTree(
          bytes: new, tokens: tokens(first, lexer, count, change.shift), nodes: nodes,
          trivia: trivia(first, lexer, count, change.shift), hasSplits: hasSplits)
        return RetypedTree(tree: tree, changed: changed, start: first > 0 ? Int(tokens[first].start) : 0)
      }
    }
  }

  /// The first token of a line, from which on a lexer would do as it did up to a change: what stands before it cannot
  /// feel the change. 0 is the start of the file.
  private func restart(before offset: Int) -> Int? {
    var index = firstToken(startingAt: offset)
    while index > 0 {
      index -= 1
      let token = tokens[index]
      guard token.flags.contains(.startsLine), index > 0 else { continue }
      if let literal = trivia.literal(holding: Int(token.start)) {
        // Inside a literal the lexer knows more than what it sees.
        index = firstToken(startingAt: literal.start + 1)
        continue
      }
      // A piece of an operator is not what the lexer saw, and some look ahead past a lone carriage return.
      if hasSplits, tokens[index - 1].kind == .operator { continue }
      let gap = bytes[Int(tokens[index - 1].end)..<Int(token.start)]
      if gap.contains(UInt8(ascii: "\n")) { return index }
    }
    return 0
  }

  /// The index of the first token that starts at an offset or after it.
  private func firstToken(startingAt offset: Int) -> Int {
    tokens.partitioningIndex { Int($0.start) >= offset }
  }

  /// Lexes until all goes on as before. The number of tokens it took; `nil` if one is of another kind than it was.
  private func relex(_ lexer: inout Lexer, from first: Int, _ change: ByteChange) -> Int? {
    // The last one is the end of the file.
    let endOfFile = tokens.count - 1
    var compared = 0
    while true {
      let isAtEnd = !lexer.step()
      guard lexer.openStrings.isEmpty else {
        if isAtEnd { return nil }
        continue
      }
      while compared < lexer.tokens.count {
        guard first + compared < endOfFile, isAlike(lexer.tokens[compared], tokens[first + compared]) else {
          return nil
        }
        compared += 1
      }
      if isAtEnd {
        return first + compared == endOfFile && lexer.flags == tokens[endOfFile].flags ? compared : nil
      }
      guard compared > 0 else { continue }
      let (old, new) = (tokens[first + compared - 1], lexer.tokens[compared - 1])
      // An operator may be the mark of a `try`, which changes what comes after it.
      guard new.kind != .operator, Int(new.start) >= change.new.end, Int(old.start) + change.shift == Int(new.start),
        Int(old.end) + change.shift == Int(new.end)
      else { continue }
      return compared
    }
  }

  private func isAlike(_ a: Token, _ b: Token) -> Bool {
    // What comes after a token is only known later.
    a.kind == b.kind && a.lexeme == b.lexeme && a.flags.union(.spaceAfter) == b.flags.union(.spaceAfter)
  }

  /// Which of the tokens that were lexed again are spelled otherwise; `nil` if the parser would feel it.
  private func respelled(
    _ lexer: borrowing Lexer, from first: Int, count: Int, in new: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var changed = 0..<0
    for index in 0..<count {
      let (token, old) = (lexer.tokens[index], tokens[first + index])
      let isLast = index == count - 1 && first + count < tokens.count - 1
      guard isLast || token.flags == old.flags else { return nil }
      if isSpelledAlike(token, in: new, old) { continue }
      // A literal's own token holds all that is interpolated, and its parts are tokens as well.
      guard token.kind != .operator, token.kind != .punctuation, !isAttributeName(first + index) else { return nil }
      let place = first + index
      changed = changed.isEmpty ? place..<(place + 1) : changed.lowerBound..<(place + 1)
    }
    return changed
  }

  private func isSpelledAlike(_ token: Token, in new: UnsafeBufferPointer<UInt8>, _ old: Token) -> Bool {
    let length = Int(token.end - token.start)
    guard length == Int(old.end - old.start) else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<length where new[Int(token.start) + index] != bytes[Int(old.start) + index] { return false }
      return true
    }
  }

  /// Whether a token is a part of an attribute's name: `@Name`, `@Module.Name`.
  private func isAttributeName(_ index: Int) -> Bool {
    var index = index
    while index > 1, tokens[index - 1].lexeme == .period { index -= 2 }
    return index > 0 && tokens[index - 1].lexeme == .at
  }

  /// All tokens: those before `first`, those of the lexer, and those after, which have moved.
  private func tokens(_ first: Int, _ lexer: borrowing Lexer, _ count: Int, _ shift: Int) -> FrozenBuffer<Token> {
    var result = GrowingBuffer<Token>(minimumCapacity: tokens.count)
    let offset = UInt32(truncatingIfNeeded: shift)
    tokens.withElements { old in
      result.append(contentsOf: old[..<first])
      for index in 0..<count {
        var token = lexer.tokens[index]
        token.flags = old[first + index].flags
        result.append(token)
      }
      result.append(contentsOf: old[(first + count)...])
    }
    if shift != 0 {
      // Of thousands of tokens each would be felt that is taken out, made anew and put in again.
      for index in first + count..<result.count {
        result[index].start &+= offset
        result[index].end &+= offset
      }
    }
    return result.freezeAll()
  }

  private func trivia(_ first: Int, _ lexer: borrowing Lexer, _ count: Int, _ shift: Int) -> Trivia {
    let start = first > 0 ? Int(tokens[first].start) : 0
    // Up to the last token that was lexed again all is new; it ends at the end of the file where that was reached.
    let isWithin = count > 0 && first + count < tokens.count - 1
    let end = isWithin ? Int(tokens[first + count - 1].end) : bytes.count
    // The lexer may have passed a comment after that token, which is known.
    let new = isWithin ? lexer.comments.filter { $0.start < end + shift } : lexer.comments
    return Trivia(
      comments: trivia.comments.replacing(from: start, to: end, with: new, shift),
      interpolated: trivia.interpolated.replacing(from: start, to: end, with: lexer.interpolated, shift),
      hasUnterminated: false, isBoundToLines: true)
  }
}

extension [Span] {
  /// Ordered spans, of which those between two offsets are others now and those after them have moved.
  fileprivate func replacing(from start: Int, to end: Int, with new: [Span], _ shift: Int) -> [Span] {
    let before = prefix { $0.start < start }
    let after = self[before.endIndex...].drop { $0.start < end }
    if shift == 0, new.isEmpty, before.count + after.count == count { return self }
    return before + new + after.map { Span($0.start + shift, $0.end + shift) }
  }
}

extension Lexer {
  /// Goes on at a token outside of literals as if all before it had been lexed.
  fileprivate mutating func resume(at token: Token, after before: Token) {
    at = Int(token.start)
    flags = token.flags.intersection([.startsLine, .spaceBefore])
    previous = before.lexeme == .stringEnd ? .string : before.lexeme
  }
}
