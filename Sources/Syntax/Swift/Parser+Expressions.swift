/// Where an expression stands, which decides what `{` and a new line mean to it.
enum ExpressionPlace {
  case anywhere
  /// The condition of `if`, `guard`, `while`, `for` or `switch`: `{` begins the body.
  case condition
  /// The condition of `#if`: it ends with its line.
  case directive
}

/// Whether an expression may be a pattern.
enum PatternPlace {
  case none
  case matching
  /// After `let` or `var` within a pattern, where a name is a new one.
  case binding
}

// MARK: - Operators

extension Parser {
  /// An expression with all its operators, folded by precedence.
  mutating func parseExpression(
    _ place: ExpressionPlace = .anywhere, pattern: PatternPlace = .none
  ) -> NodeID {
    guard enter() else { return skipNested() }
    defer { leave() }
    if pattern != .none, let node = parsePatternOnly(pattern) { return node }
    if place == .directive, startsLine { return makeMissing() }
    let operand = parseElement(place, pattern: pattern)
    // Most expressions have no operator.
    guard
      current.isOperator || current == .isWord || current == .asWord || current == .arrow || current == .throwsWord
        || current == .asyncWord
    else { return operand }
    return parseOperators(after: operand, place, pattern: pattern)
  }

  private mutating func parseOperators(
    after first: NodeID, _ place: ExpressionPlace, pattern: PatternPlace
  ) -> NodeID {
    let base = operators.count
    var operand = first
    while kind(operand) != .missing, !(place == .directive && startsLine) {
      switch current {
      case .binaryOperator:
        let precedence = Precedence.of(text(of: index))
        operand = parseOperand(after: operand, .binary, precedence, base, place, pattern)
      case .equal:
        guard pattern == .none else { return fold(operand, to: base) }
        operand = parseOperand(after: operand, .assignment, .assignment, base, place, pattern)
      case .infixQuestion:
        operand = parseTernary(after: operand, base, place, pattern)
      case .isWord, .asWord:
        operand = parseCast(of: fold(operand, to: base, before: .casting))
      case .arrow, .throwsWord, .asyncWord:
        guard skipEffectsBeforeArrow() else { return fold(operand, to: base) }
        operand = parseOperand(after: operand, .binary, .functionArrow, base, place, pattern)
      default:
        return fold(operand, to: base)
      }
    }
    return fold(operand, to: base)
  }

  /// Takes an operator and its right operand; what binds before it has become its left one.
  private mutating func parseOperand(
    after operand: NodeID, _ kind: NodeKind, _ precedence: Precedence, _ base: Int, _ place: ExpressionPlace,
    _ pattern: PatternPlace
  ) -> NodeID {
    let left = fold(operand, to: base, before: precedence)
    operators.append(
      PendingOperator(kind: kind, precedence: precedence, token: position, left: left, middle: -1))
    advance()
    if place == .directive, startsLine { return makeMissing() }
    return parseElement(place, pattern: pattern)
  }

  private mutating func parseTernary(
    after operand: NodeID, _ base: Int, _ place: ExpressionPlace, _ pattern: PatternPlace
  ) -> NodeID {
    let condition = fold(operand, to: base, before: .ternary)
    let token = position
    advance()
    let middle = parseExpression(place, pattern: pattern)
    operators.append(
      PendingOperator(kind: .ternary, precedence: .ternary, token: token, left: condition, middle: middle))
    guard take(.colon) else { return makeMissing() }
    return parseElement(place, pattern: pattern)
  }

  mutating func parseCast(of operand: NodeID) -> NodeID {
    let token = position
    let isAs = current == .asWord
    advance()
    if isAs, current == .postfixQuestion || current == .exclamation { advance() }
    var children = Children()
    add(operand, to: &children)
    add(parseType(), to: &children)
    return make(.cast, token: token, from: firstToken(operand), children)
  }

  private mutating func skipEffectsBeforeArrow() -> Bool {
    if current == .arrow { return true }
    var ahead = lookahead()
    ahead.takeEffects()
    guard ahead.current == .arrow else { return false }
    while current != .arrow { advance() }
    return true
  }

  /// Gives pending operators their right operand, as long as they bind before `next`.
  private mutating func fold(_ operand: NodeID, to base: Int, before next: Precedence? = nil) -> NodeID {
    var operand = operand
    while operators.count > base {
      let pending = operators[operators.count &- 1]
      if let next, !pending.precedence.binds(before: next) { break }
      _ = operators.removeLast()
      var children = Children()
      add(pending.left, to: &children)
      if pending.middle >= 0 { add(pending.middle, to: &children) }
      add(operand, to: &children)
      operand = make(pending.kind, token: pending.token, from: firstToken(pending.left), children)
    }
    return operand
  }
}

// MARK: - Prefixes

extension Parser {
  /// One operand of an expression, with what stands before it.
  private mutating func parseElement(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    // Most operands begin with a name, which is never a prefix.
    if current == .identifier { return parsePostfix(of: parseName(pattern: pattern), place, pattern: pattern) }
    switch current {
    case .tryWord, .awaitWord:
      return parseEffect(place, pattern: pattern)
    case .unsafeWord, .borrowWord, .copyWord, .consumeWord, .moveUnderscoredWord, .borrowUnderscoredWord, .eachWord:
      guard isPrefixWord(current, place) else { break }
      return current == .unsafeWord
        ? parseEffect(place, pattern: pattern) : parseTightEffect(place, pattern: pattern)
    case .anyWord, .someWord:
      guard isPrefixWord(current, place) else { break }
      return parseType()
    case .repeatWord:
      let first = position
      advance()
      return make(.effect, token: first, from: first, child: parseExpression(place, pattern: pattern))
    case .at, .inoutWord:
      var ahead = lookahead()
      if ahead.takeType() { return parseType() }
    default:
      break
    }
    return parseUnary(place, pattern: pattern)
  }

  /// `try`, `await` and `unsafe` cover all that is right of them.
  private mutating func parseEffect(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    let first = position
    let isTry = current == .tryWord
    advance()
    if isTry, current == .postfixQuestion || current == .exclamation { advance() }
    return make(.effect, token: first, from: first, child: parseExpression(place, pattern: pattern))
  }

  /// `copy`, `consume`, `borrow` and `each` cover one operand.
  private mutating func parseTightEffect(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    let first = position
    advance()
    guard enter() else { return make(.effect, token: first, from: first, child: skipNested()) }
    defer { leave() }
    return make(.effect, token: first, from: first, child: parseElement(place, pattern: pattern))
  }

  /// Whether a contextual word is a prefix here, rather than a name: whether an operand comes on its line.
  func isPrefixWord(_ word: Lexeme, _ place: ExpressionPlace) -> Bool {
    guard !peekStartsLine() else { return false }
    let next = peek()
    if next.isIdentifier { return true }
    switch next {
    case .dollarIdentifier, .wildcardWord, .integer, .float, .string, .regex, .prefixAmpersand, .prefixOperator, .at,
      .backslash, .pound, .capitalAnyWord, .capitalSelfWord, .selfWord, .superWord, .initWord, .trueWord, .falseWord,
      .nilWord, .repeatWord, .tryWord, .ifWord, .switchWord:
      return true
    case .period, .leftParen, .leftSquare:
      return word == .unsafeWord && tokens[Int(index) + 1].flags.contains(.spaceBefore)
    case .leftBrace:
      return word == .unsafeWord && place == .anywhere
    default:
      return false
    }
  }

  mutating func parseUnary(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    switch current {
    case .ifWord: return parseIf()
    case .switchWord: return parseSwitch()
    case .doWord: return parseDo()
    case .prefixAmpersand, .prefixOperator: return parsePrefixOperator(place, pattern: pattern)
    case .backslash: return parseKeyPath()
    default: break
    }
    let head = parsePrimary(place, pattern: pattern)
    guard kind(head) != .missing else { return head }
    return parsePostfix(of: head, place, pattern: pattern)
  }

  private mutating func parsePrefixOperator(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    let first = position
    advance()
    guard enter() else { return make(.prefixOperator, token: first, from: first, child: skipNested()) }
    defer { leave() }
    let operand = parseUnary(place, pattern: pattern)
    return make(.prefixOperator, token: first, from: first, child: operand)
  }
}
