// MARK: - Chains

extension Parser {
  /// What follows an expression: members, calls, subscripts, closures, marks. A loop, however long the chain.
  mutating func parsePostfix(of head: NodeID, _ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    var expression = head
    let first = firstToken(head)
    while true {
      switch current {
      case .period:
        if place == .directive, startsLine { return expression }
        advance()
        expression = parseMemberName(.member, base: expression, first: first)
      case .leftParen:
        guard !startsLine else { return expression }
        expression = parseCall(of: expression, .call, until: .rightParen, place, pattern: pattern)
      case .leftSquare:
        guard !startsLine else { return expression }
        expression = parseCall(of: expression, .subscript, until: .rightSquare, place, pattern: .none)
      case .leftBrace:
        guard takesClosure(expression), isTrailingClosure(place) else { return expression }
        let token = position
        var children = Children()
        add(expression, to: &children)
        parseTrailingClosures(into: &children)
        expression = make(.call, token: token, from: first, children)
        if current == .leftBrace { return expression }
      case .postfixQuestion, .exclamation, .postfixOperator:
        if place == .directive, startsLine { return expression }
        expression = parseMark(of: expression, first: first)
      case .poundIf:
        guard place != .directive, isPostfixCondition else { return expression }
        expression = parsePostfixCondition(of: expression, first: first)
      default:
        return expression
      }
    }
  }

  private mutating func parseCall(
    of callee: NodeID, _ kind: NodeKind, until closing: Lexeme, _ place: ExpressionPlace, pattern: PatternPlace
  ) -> NodeID {
    let token = position
    advance()
    var children = Children()
    add(callee, to: &children)
    parseArguments(into: &children, until: closing, pattern: pattern)
    expect(closing)
    if current == .leftBrace, place == .anywhere, isTrailingClosure(place) { parseTrailingClosures(into: &children) }
    return make(kind, token: token, from: firstToken(callee), children)
  }

  private mutating func parseMark(of expression: NodeID, first: Int32) -> NodeID {
    let token = position
    let mark = current
    advance()
    switch mark {
    case .postfixQuestion: return make(.optionalChain, from: first, child: expression)
    case .exclamation: return make(.forceUnwrap, from: first, child: expression)
    default: return make(.postfixOperator, token: token, from: first, child: expression)
    }
  }

  private var isPostfixCondition: Bool {
    var ahead = lookahead()
    return ahead.isPostfixCondition()
  }

  /// Members between `#if` and `#endif`. The leftmost of each clause is an `implicitMember`.
  private mutating func parsePostfixCondition(of base: NodeID, first: Int32) -> NodeID {
    var children = Children()
    add(base, to: &children)
    parseClauses(into: &children, content: .chain)
    return make(.postfixIfConfig, from: first, children)
  }

  /// One clause: a chain that begins with a dot, or with another `#if`.
  mutating func parsePostfixClause(into clause: inout Children) {
    let head: NodeID
    if current == .period {
      head = parsePrimary(.anywhere, pattern: .none)
    } else if current == .poundIf {
      let start = position
      var nested = Children()
      parseClauses(into: &nested, content: .chain)
      head = make(.postfixIfConfig, from: start, nested)
    } else {
      return
    }
    add(parsePostfix(of: head, .anywhere, pattern: .none), to: &clause)
  }
}

// MARK: - Trailing closures

extension Parser {
  private func takesClosure(_ expression: NodeID) -> Bool {
    switch kind(expression) {
    case .booleanLiteral, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral, .stringLiteral: return false
    default: return true
    }
  }

  /// Whether the `{` here is a trailing closure of the expression before it.
  @inline(__always)
  mutating func isTrailingClosure(_ place: ExpressionPlace) -> Bool {
    switch peek() {
    case .caseWord:
      return false
    case .didSetWord, .willSetWord, .initWord, .at:
      var ahead = lookahead()
      if ahead.isObserverBlock() { return false }
    default:
      break
    }
    guard place == .condition else { return true }
    var ahead = lookahead()
    return ahead.isClosureInCondition()
  }

  mutating func parseTrailingClosures(into children: inout Children) {
    let first = position
    add(make(.trailingClosure, from: first, child: parseClosure()), to: &children)
    while current.isArgumentLabel, current != .defaultWord, peek() == .colon, isClosureAfterLabel {
      let label = position
      advance()
      advance()
      let closure = current == .leftBrace ? parseClosure() : makeLeaf(.identifier)
      add(make(.trailingClosure, token: label, from: label, child: closure), to: &children)
    }
  }

  /// An editor's placeholder stands for a closure too.
  private var isClosureAfterLabel: Bool {
    if peek(2) == .leftBrace { return true }
    return peek(2) == .identifier && bytes[Int(tokens[Int(index) + 2].start)] == UInt8(ascii: "<")
  }

  /// `{ … }` as an expression.
  mutating func parseClosure() -> NodeID {
    let first = position
    guard enter() else { return skipNested() }
    defer { leave() }
    advance()
    var children = Children()
    if isClosureSignature { add(parseClosureSignature(), to: &children) }
    parseStatements(into: &children)
    _ = take(.rightBrace)
    return make(.closure, token: first, from: first, children)
  }

  @inline(__always)
  private var isClosureSignature: Bool {
    switch current {
    case .at, .leftParen, .leftSquare:
      break
    default:
      guard current.isIdentifier || current == .wildcardWord else { return false }
      switch peek() {
      case .inWord: return true
      case .comma, .colon, .asyncWord, .throwsWord, .arrow, .rethrowsWord, .reasyncWord: break
      default: return false
      }
    }
    var ahead = lookahead()
    return ahead.isClosureSignature()
  }

  private mutating func parseClosureSignature() -> NodeID {
    let first = position
    var children = Children()
    parseAttributes(into: &children)
    if take(.leftSquare) { parseCaptures(into: &children) }
    if current == .leftParen {
      advance()
      parseParameters(into: &children, isClosure: true)
      expect(.rightParen)
    } else {
      parseClosureNames(into: &children)
    }
    skipEffects()
    if take(.arrow) { add(parseType(), to: &children) }
    _ = take(.inWord)
    return make(.closureSignature, from: first, children)
  }

  private mutating func parseClosureNames(into children: inout Children) {
    while current.isIdentifier || current == .wildcardWord {
      let first = position
      advance()
      var type = Children()
      if take(.colon) { add(parseType(), to: &type) }
      add(make(.parameter, token: first, from: first, type), to: &children)
      guard take(.comma) else { return }
    }
  }

  /// `[weak self, unowned(unsafe) a, b = c]`: an argument each, labelled with its new name if it has one.
  private mutating func parseCaptures(into children: inout Children) {
    while current != .rightSquare, current != .endOfFile {
      let before = index
      let first = position
      if current == .weakWord || current == .unownedWord, peek() != .comma, peek() != .rightSquare, peek() != .equal {
        advance()
        if current == .leftParen { skipSingle() }
      }
      let label = peek() == .equal ? position : -1
      if label >= 0 {
        advance()
        advance()
      }
      add(make(.argument, token: label, from: first, child: parseExpression()), to: &children)
      guard take(.comma), index > before else { break }
    }
    expect(.rightSquare)
  }
}
