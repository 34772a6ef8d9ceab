// MARK: - Conditions

extension Parser {
  /// The conditions of `if`, `guard` and `while`.
  mutating func parseConditions(into children: inout Children) {
    guard current != .leftBrace else { return }
    repeat {
      let before = index
      let first = position
      add(make(.condition, from: first, child: parseCondition()), to: &children)
      guard index > before else { return }
    } while take(.comma)
  }

  private mutating func parseCondition() -> NodeID {
    switch current {
    case .poundAvailable, .poundUnavailable:
      return parseAvailability()
    case .letWord, .varWord, .inoutWord:
      return parseMatch(.optionalBinding, .binding)
    case .caseWord:
      return parseMatch(.matchingPattern, .matching)
    default:
      return parseExpression(.condition)
    }
  }

  /// `let x = y` or `case p = y`: a pattern after its word, and the value that is held against it.
  private mutating func parseMatch(_ kind: NodeKind, _ pattern: PatternPlace) -> NodeID {
    let first = position
    advance()
    var children = Children()
    add(parseMatchingPattern(pattern), to: &children)
    if take(.colon) { add(parseType(), to: &children) }
    if take(.equal) { add(parseExpression(.condition), to: &children) }
    return make(kind, token: first, from: first, children)
  }
}

// MARK: - if

extension Parser {
  /// `if … { } else if … { } else { }`: a loop, however many branches there are.
  mutating func parseIf() -> NodeID {
    var outer: [(token: Int32, children: Children)] = []
    var first = position
    var children = Children()
    while true {
      advance()
      parseConditions(into: &children)
      add(parseBlock(), to: &children)
      guard take(.elseWord) else { break }
      guard current == .ifWord else {
        add(parseBlock(), to: &children)
        break
      }
      outer.append((first, children))
      first = position
      children = Children()
    }
    var node = make(.if, token: first, from: first, children)
    while var branch = outer.popLast() {
      add(node, to: &branch.children)
      node = make(.if, token: branch.token, from: branch.token, branch.children)
    }
    return node
  }
}

// MARK: - switch

extension Parser {
  mutating func parseSwitch() -> NodeID {
    let first = position
    guard enter() else { return skipNested() }
    defer { leave() }
    advance()
    var children = Children()
    add(current == .leftBrace ? makeMissing() : parseExpression(.condition), to: &children)
    if take(.leftBrace) {
      parseSwitchCases(into: &children)
      _ = take(.rightBrace)
    }
    return make(.switch, token: first, from: first, children)
  }

  /// Cases, and `#if`s of cases.
  mutating func parseSwitchCases(into children: inout Children) {
    while true {
      switch current {
      case .rightBrace, .endOfFile, .stringEnd:
        return
      case .poundElse, .poundElseif, .poundEndif:
        if openClauses > 0 { return }
        skipSingle()
      case .caseWord, .defaultWord, .at:
        add(parseSwitchCase(), to: &children)
      case .poundIf:
        add(parseIfConfig(.cases), to: &children)
      default:
        // Statements without a case before them: kept, so that what they name is known.
        let before = index
        parseStatements(into: &children, inCase: true)
        if index == before { skipSingle() }
      }
    }
  }

  mutating func parseSwitchCase() -> NodeID {
    let first = position
    var children = Children()
    parseAttributes(into: &children)
    let token = position
    if take(.caseWord) {
      while current != .colon, current != .endOfFile {
        let before = index
        _ = take(.caseWord)
        add(parseCaseItem(.anywhere), to: &children)
        guard take(.comma), index > before else { break }
      }
    } else if !take(.defaultWord) {
      // An attribute before nothing that it could belong to.
      if position == first { skipSingle() }
      return make(.missing, from: first, children)
    }
    if !take(.colon) { recoverToColon() }
    parseStatements(into: &children, inCase: true)
    return make(.switchCase, token: token, from: first, children)
  }

  private mutating func recoverToColon() {
    var distance: Int32 = 0
    while distance < 64, index + distance < last, !peekStartsLine(distance) {
      if tokens[Int(index + distance)].lexeme == .colon {
        for _ in 0...distance { advance() }
        return
      }
      distance += 1
    }
  }

  /// A pattern with its `where`.
  mutating func parseCaseItem(_ place: ExpressionPlace) -> NodeID {
    let first = position
    var children = Children()
    if current != .whereWord { add(parseMatchingPattern(.matching), to: &children) }
    if current == .whereWord { add(parseWhereCondition(place), to: &children) }
    return make(.caseItem, from: first, children)
  }
}
