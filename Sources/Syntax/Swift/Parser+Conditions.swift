/// What stands in the clauses of an `#if`.
enum ClauseContent {
  case statements
  case members
  case cases
  case attributes
  /// Members of the expression before the `#if`.
  case chain
}

// MARK: - Conditional compilation

extension Parser {
  mutating func parseIfConfig(_ content: ClauseContent) -> NodeID {
    let first = position
    var children = Children()
    parseClauses(into: &children, content: content)
    return make(.ifConfig, from: first, children)
  }

  /// The clauses from `#if` past `#endif`.
  mutating func parseClauses(into children: inout Children, content: ClauseContent) {
    guard enter() else {
      add(skipNested(), to: &children)
      return
    }
    defer { leave() }
    repeat {
      let first = position
      advance()
      let token = position
      let isElse = current == .elseWord
      advance()
      var clause = Children()
      if !isElse || (current == .ifWord && !startsLine) {
        _ = isElse && take(.ifWord)
        add(parseExpression(.directive), to: &clause)
      }
      skipToEndOfLine()
      openClauses += 1
      parseContent(content, into: &clause)
      openClauses -= 1
      add(make(.ifConfigClause, token: token, from: first, clause), to: &children)
    } while current == .poundElse || current == .poundElseif
    guard current == .poundEndif else { return }
    advance()
    advance()
    skipToEndOfLine()
  }

  private mutating func skipToEndOfLine() {
    while !startsLine, current != .endOfFile, current != .stringEnd, !current.isClosingBracket { skipSingle() }
  }

  private mutating func parseContent(_ content: ClauseContent, into clause: inout Children) {
    switch content {
    case .statements:
      parseStatements(into: &clause)
    case .members:
      parseMembers(into: &clause)
    case .cases:
      parseSwitchCases(into: &clause)
    case .attributes:
      parseAttributes(into: &clause)
    case .chain:
      parsePostfixClause(into: &clause)
    }
    skipToEndOfClause()
  }

  /// Skips what did not fit, up to the directive that ends the clause or a brace that closes something around it.
  private mutating func skipToEndOfClause() {
    while !current.endsClause, current != .endOfFile, current != .rightBrace, current != .stringEnd { skipSingle() }
  }

  /// `#available(…)` and `#unavailable(…)`.
  mutating func parseAvailability() -> NodeID {
    let first = position
    advance()
    let token = position
    advance()
    if current == .leftParen { skipSingle() }
    return make(.availability, token: token, from: first)
  }
}
