// MARK: - Skipping

extension Parser {
  /// Skips one token, or all between a bracket and the one that closes it.
  mutating func skipSingle() {
    switch current {
    case .leftParen, .leftSquare, .leftBrace:
      skipBracketed()
    case .string:
      skipString()
    case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      advance()
      if current != .endOfFile, !tokens[Int(index)].flags.contains(.spaceBefore) { advance() }
    default:
      advance()
    }
  }

  /// Skips a string literal with the tokens of its interpolations.
  mutating func skipString() {
    let token = tokens[Int(index)]
    advance()
    guard token.flags.contains(.interpolated) else { return }
    skipToEndOfLiteral()
  }

  /// Skips what is left of an interpolated literal, its `stringEnd` too.
  mutating func skipToEndOfLiteral() {
    var open = 1
    while current != .endOfFile {
      if current == .string, tokens[Int(index)].flags.contains(.interpolated) { open += 1 }
      if current == .stringEnd { open -= 1 }
      advance()
      if open == 0 { return }
    }
  }

  /// Skips from an opening bracket past the bracket that closes it, however many lie between.
  private mutating func skipBracketed() {
    var open = 0
    repeat {
      if current.isOpeningBracket {
        open += 1
      } else if current.isClosingBracket {
        open -= 1
      } else if current == .stringEnd {
        return
      } else if current == .string {
        skipString()
        continue
      }
      advance()
    } while open > 0 && current != .endOfFile
  }

  /// Takes a closing bracket; where something else stands before it, that is skipped, unless it looks as if the
  /// bracket were missing.
  @inline(__always)
  mutating func expect(_ closing: Lexeme) {
    if !take(closing) { recover(to: closing) }
  }

  @inline(never)
  private mutating func recover(to closing: Lexeme) {
    var open = 0
    for distance in 0..<Int32(Parser.recoveryReach) {
      let candidate = index + distance
      budget[0] &-= 1
      guard candidate < last, budget[0] >= 0 else { return }
      let lexeme = tokens[Int(candidate)].lexeme
      if open == 0, lexeme == closing {
        while index < candidate { advance() }
        return advance()
      }
      if lexeme.isOpeningBracket {
        open += 1
      } else if lexeme.isClosingBracket {
        guard open > 0 else { return }
        open -= 1
      } else if lexeme == .stringEnd || lexeme.endsClause || lexeme == .poundIf || lexeme == .semicolon {
        return
      } else if open == 0, beginsLineAnew(candidate, lexeme) {
        return
      }
    }
  }

  /// Skips what stands between a declaration's or statement's head and its `{` on the same line; false if there is
  /// no such brace.
  @inline(never)
  mutating func recoverToBrace() -> Bool {
    for distance in 0..<Int32(Parser.recoveryReach) {
      let candidate = index + distance
      budget[0] &-= 1
      guard candidate < last, budget[0] >= 0, !tokens[Int(candidate)].flags.contains(.startsLine) else { return false }
      let lexeme = tokens[Int(candidate)].lexeme
      if lexeme == .leftBrace {
        while index < candidate { advance() }
        return true
      }
      if lexeme.isClosingBracket || lexeme == .semicolon || lexeme == .stringEnd { return false }
    }
    return false
  }

  /// Whether a token begins a line with a word that an expression does not go on with.
  private func beginsLineAnew(_ candidate: Int32, _ lexeme: Lexeme) -> Bool {
    guard tokens[Int(candidate)].flags.contains(.startsLine) else { return false }
    if lexeme.beginsDeclaration || lexeme.isModifier { return true }
    switch lexeme {
    case .returnWord, .ifWord, .guardWord, .forWord, .whileWord, .switchWord, .caseWord, .defaultWord, .doWord,
      .deferWord, .at:
      return true
    default:
      return false
    }
  }
}

// MARK: - Depth

extension Parser {
  /// Counts one more level, which `leave` takes back; false, and nothing is counted, if it is one too many.
  @inline(__always)
  mutating func enter() -> Bool {
    guard depth < Parser.maximumDepth else { return false }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func leave() { depth &-= 1 }

  /// Stands for what is nested too deeply.
  @inline(never)
  mutating func skipNested() -> NodeID {
    let first = position
    if !current.isClosingBracket, current != .stringEnd { skipSingle() }
    return make(.missing, from: first)
  }
}
