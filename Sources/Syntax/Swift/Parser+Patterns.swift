// MARK: - Patterns

extension Parser {
  /// A pattern of a declaration or a loop: a name, `_` or a tuple of them.
  mutating func parsePattern() -> NodeID {
    switch current {
    case .leftParen:
      return parseTuplePattern()
    case .letWord, .varWord, .inoutWord:
      return parseBindingPattern { $0.parsePattern() }
    case .wildcardWord:
      return makeLeaf(.identifier)
    default:
      if current.isIdentifier || current == .dollarIdentifier { return makeLeaf(.identifier) }
      return current.isReserved && !startsLine && current != .inWord ? makeLeaf(.missing) : makeMissing()
    }
  }

  private mutating func parseBindingPattern(_ parse: (inout Parser) -> NodeID) -> NodeID {
    let first = position
    advance()
    guard enter() else { return make(.bindingPattern, token: first, from: first, child: skipNested()) }
    defer { leave() }
    return make(.bindingPattern, token: first, from: first, child: parse(&self))
  }

  private mutating func parseTuplePattern() -> NodeID {
    let first = position
    guard enter() else { return skipNested() }
    defer { leave() }
    advance()
    var children = Children()
    while current != .rightParen, current != .endOfFile {
      let before = index
      let start = position
      var label: Int32 = -1
      if current.isIdentifier, peek() == .colon {
        label = start
        advance()
        advance()
      }
      add(make(.argument, token: label, from: start, child: parsePattern()), to: &children)
      guard take(.comma), index > before else { break }
    }
    expect(.rightParen)
    return make(.tuple, from: first, children)
  }

  /// A pattern of a case or a condition: `let p`, `is T` or an expression.
  mutating func parseMatchingPattern(_ place: PatternPlace) -> NodeID {
    parsePatternOnly(place) ?? parseExpression(.condition, pattern: place)
  }

  /// A pattern that cannot be an expression, if one begins here.
  mutating func parsePatternOnly(_ place: PatternPlace) -> NodeID? {
    switch current {
    case .isWord:
      let first = position
      advance()
      return make(.isPattern, from: first, child: parseType())
    case .letWord, .varWord, .inoutWord:
      return parseBindingPattern { $0.parseMatchingPattern(.binding) }
    case .borrowingWord, .borrowUnderscoredWord:
      guard peek().isIdentifier || peek() == .wildcardWord, !peekStartsLine() else { return nil }
      return parseBindingPattern { $0.parseMatchingPattern(.binding) }
    default:
      return nil
    }
  }
}
