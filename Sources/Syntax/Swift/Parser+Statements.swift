// MARK: - Blocks

extension Parser {
  /// The whole file.
  mutating func parseFile() {
    var children = Children()
    while current != .endOfFile {
      parseStatements(into: &children)
      // What ended the statements closes nothing.
      if current != .endOfFile { skipSingle() }
    }
    nodes[0].firstChild = children.first
    nodes[0].endToken = position
    var child = children.first
    while child >= 0 {
      nodes[Int(child)].parent = 0
      child = nodes[Int(child)].nextSibling
    }
  }

  /// `{ … }`, or `missing` where there is none.
  mutating func parseBlock(allowsInit: Bool = true) -> NodeID {
    guard current == .leftBrace || recoverToBrace() else { return makeMissing() }
    let first = position
    guard enter() else { return skipNested() }
    defer { leave() }
    advance()
    var children = Children()
    parseStatements(into: &children, allowsInit: allowsInit)
    _ = take(.rightBrace)
    return make(.block, from: first, children)
  }

  /// Statements and declarations up to what ends them: `}`, the end of a clause of `#if`, the next case of a switch.
  mutating func parseStatements(into children: inout Children, allowsInit: Bool = true, inCase: Bool = false) {
    while true {
      switch current {
      case .rightBrace, .endOfFile, .stringEnd:
        return
      case .poundElse, .poundElseif, .poundEndif:
        if openClauses > 0 { return }
        skipSingle()
        continue
      case .caseWord, .defaultWord, .poundIf, .at:
        if inCase, isSwitchCase { return }
      case .semicolon:
        advance()
        continue
      default:
        break
      }
      let before = index
      let item = parseItem(allowsInit: allowsInit)
      if item >= 0 { add(item, to: &children) }
      if index == before { skipStray() }
    }
  }

  private var isSwitchCase: Bool {
    var ahead = lookahead()
    return ahead.isSwitchCase()
  }

  /// Skips what begins no statement.
  private mutating func skipStray() {
    if current.isClosingBracket || current == .stringEnd { advance() } else { skipSingle() }
  }

  /// One statement, declaration or expression; -1 if none begins here.
  @inline(__always)
  private mutating func parseItem(allowsInit: Bool) -> NodeID {
    if current == .identifier, peek() != .colon { return parseExpression() }
    return parseOtherItem(allowsInit: allowsInit)
  }

  private mutating func parseOtherItem(allowsInit: Bool) -> NodeID {
    switch current {
    case .poundIf:
      return isConditionalAttribute ? parseDeclaration(inMembers: false) : parseIfConfig(.statements)
    case .poundSourceLocation:
      skipSingle()
      if current == .leftParen { skipSingle() }
      return -1
    case .at:
      return peek().isIdentifier || peek().isReserved ? parseDeclaration(inMembers: false) : -1
    case .initWord:
      return allowsInit ? parseDeclaration(inMembers: false) : nonMissing(parseExpression())
    case .caseWord, .defaultWord:
      return parseSwitchCase()
    default:
      if current.beginsDeclaration { return parseDeclaration(inMembers: false) }
      if current.isModifier || current == .actorWord || current == .macroWord, isDeclaration {
        return parseDeclaration(inMembers: false)
      }
      if let statement = parseStatement() { return statement }
      return nonMissing(parseExpression())
    }
  }

  /// -1 for an expression that is not there.
  private mutating func nonMissing(_ node: NodeID) -> NodeID {
    guard kind(node) == .missing, nodes[Int(node)].firstToken == nodes[Int(node)].endToken else { return node }
    if Int(node) == nodes.count - 1 { _ = nodes.removeLast() }
    return -1
  }

  var isConditionalAttribute: Bool {
    var ahead = lookahead()
    return ahead.takeConditionalAttributes()
  }

  var isDeclaration: Bool {
    var ahead = lookahead()
    return ahead.isDeclaration(inMembers: false)
  }
}

// MARK: - Statements

extension Parser {
  private mutating func parseStatement() -> NodeID? {
    switch current {
    case .ifWord, .switchWord:
      let node = current == .ifWord ? parseIf() : parseSwitch()
      return current == .asWord ? parseCast(of: node) : node
    case .guardWord: return parseGuard()
    case .forWord: return parseFor()
    case .whileWord: return parseWhile()
    case .doWord: return parseDo()
    case .deferWord: return parseDefer()
    case .repeatWord: return peek() == .leftBrace ? parseRepeat() : nil
    case .returnWord, .throwWord: return parseReturn()
    case .breakWord, .continueWord, .fallthroughWord: return parseBreak()
    case .yieldWord, .discardWord: return isPrefixWord(current, .anywhere) ? parseReturn() : nil
    default: return parseLabeled()
    }
  }

  /// `label: while …`
  private mutating func parseLabeled() -> NodeID? {
    guard current.isIdentifier, peek() == .colon else { return nil }
    switch peek(2) {
    case .ifWord, .switchWord, .guardWord, .forWord, .whileWord, .doWord, .deferWord, .repeatWord: break
    default: return nil
    }
    let first = position
    advance()
    advance()
    guard let statement = parseStatement() else { return nil }
    return make(.labeled, token: first, from: first, child: statement)
  }

  private mutating func parseGuard() -> NodeID {
    let first = position
    advance()
    var children = Children()
    parseConditions(into: &children)
    _ = take(.elseWord)
    add(parseBlock(), to: &children)
    return make(.guard, token: first, from: first, children)
  }

  private mutating func parseWhile() -> NodeID {
    let first = position
    advance()
    var children = Children()
    parseConditions(into: &children)
    add(parseBlock(), to: &children)
    return make(.while, token: first, from: first, children)
  }

  private mutating func parseRepeat() -> NodeID {
    let first = position
    advance()
    var children = Children()
    add(parseBlock(), to: &children)
    if take(.whileWord) { add(parseExpression(), to: &children) }
    return make(.repeatWhile, from: first, children)
  }

  private mutating func parseFor() -> NodeID {
    let first = position
    advance()
    var children = Children()
    _ = take(.tryWord)
    _ = take(.awaitWord)
    if current == .unsafeWord, peek() != .inWord, peek() != .colon { advance() }
    add(take(.caseWord) ? parseMatchingPattern(.matching) : parsePattern(), to: &children)
    if take(.colon) { add(parseType(), to: &children) }
    if take(.inWord), current != .leftBrace { add(parseExpression(.condition), to: &children) }
    if current == .whereWord { add(parseWhereCondition(.condition), to: &children) }
    add(parseBlock(), to: &children)
    return make(.for, token: first, from: first, children)
  }

  /// `where x`, as one condition.
  mutating func parseWhereCondition(_ place: ExpressionPlace) -> NodeID {
    let first = position
    advance()
    return make(.condition, from: first, child: parseExpression(place))
  }

  mutating func parseDo() -> NodeID {
    let first = position
    advance()
    var children = Children()
    if take(.throwsWord), take(.leftParen) {
      add(parseType(), to: &children)
      expect(.rightParen)
    }
    add(parseBlock(), to: &children)
    while current == .catchWord { add(parseCatch(), to: &children) }
    return make(.do, token: first, from: first, children)
  }

  private mutating func parseCatch() -> NodeID {
    let first = position
    advance()
    var children = Children()
    while current != .leftBrace, current != .endOfFile {
      let before = index
      add(parseCaseItem(.condition), to: &children)
      guard take(.comma), index > before else { break }
    }
    add(parseBlock(), to: &children)
    return make(.catchClause, token: first, from: first, children)
  }

  private mutating func parseDefer() -> NodeID {
    let first = position
    advance()
    return make(.defer, token: first, from: first, child: parseBlock())
  }

  private mutating func parseBreak() -> NodeID {
    let first = position
    let takesLabel = current != .fallthroughWord
    advance()
    // A label stands on the same line; a word that begins a declaration is none.
    if takesLabel, current.isIdentifier, !startsLine, !(current.isModifier && isDeclaration) { advance() }
    return make(.jump, token: first, from: first)
  }

  private mutating func parseReturn() -> NodeID {
    let first = position
    let isReturn = current == .returnWord
    advance()
    guard !isReturn || returnsValue else { return make(.jump, token: first, from: first) }
    return make(.jump, token: first, from: first, child: parseExpression())
  }

  /// Whether an expression, on the next line perhaps, belongs to the `return` before it.
  private var returnsValue: Bool {
    switch current {
    case .rightBrace, .caseWord, .defaultWord, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile,
      .stringEnd:
      return false
    case .ifWord, .switchWord:
      return true
    case .returnWord, .throwWord, .deferWord, .guardWord, .whileWord, .doWord, .forWord, .breakWord, .continueWord,
      .fallthroughWord:
      return false
    case .repeatWord:
      return peek() != .leftBrace
    case .at:
      return !isDeclaration && !(startsLine && isSwitchCase)
    default:
      if current.beginsDeclaration || current == .initWord { return false }
      if current.isIdentifier, peek() == .colon, isLabel { return false }
      return !((current.isModifier || current == .actorWord || current == .macroWord) && isDeclaration)
    }
  }

  private var isLabel: Bool {
    switch peek(2) {
    case .forWord, .whileWord, .doWord, .guardWord, .deferWord: return true
    default: return peek(2) == .repeatWord
    }
  }
}
