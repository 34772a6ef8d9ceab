// MARK: - Primary expressions

extension Parser {
  /// The innermost expression that begins here, `missing` if none does.
  mutating func parsePrimary(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    switch current {
    case .identifier:
      return parseName(pattern: pattern)
    case .period:
      return parseImplicitMember()
    case .string:
      return parseString()
    case .integer:
      return makeLeaf(.integerLiteral)
    case .float:
      return makeLeaf(.floatLiteral)
    case .trueWord, .falseWord:
      return makeLeaf(.booleanLiteral)
    case .nilWord:
      return makeLeaf(.nilLiteral)
    case .regex:
      return makeLeaf(.regexLiteral)
    case .leftParen:
      return parseParenthesis(pattern: pattern)
    case .leftSquare:
      return parseCollection()
    case .leftBrace:
      return parseClosure()
    case .pound:
      return parseMacro(place, pattern: pattern)
    case .poundAvailable, .poundUnavailable:
      return parseAvailability()
    case .dollarIdentifier, .wildcardWord, .superWord:
      return makeLeaf(.identifier)
    case .capitalAnyWord:
      return makeLeaf(.namedType)
    case .selfWord, .capitalSelfWord, .initWord, .deinitWord, .subscriptWord:
      return parseName(pattern: pattern)
    default:
      return current.isIdentifier ? parseName(pattern: pattern) : makeMissing()
    }
  }

  mutating func parseName(pattern: PatternPlace) -> NodeID {
    let first = position
    var token = first
    let isBinding = pattern == .binding && isBindingName
    advance()
    guard !isBinding else { return make(.identifier, token: first, from: first) }
    if current == .colonColon { takeQualifiedName(&token) }
    skipArgumentNames()
    let arguments = parseGenericArgumentsOfName()
    return arguments < 0
      ? make(.identifier, token: token, from: first) : make(.identifier, token: token, from: first, child: arguments)
  }

  /// Takes `::name` after the name of a module.
  mutating func takeQualifiedName(_ token: inout Int32) {
    while current == .colonColon, peek().isIdentifier || peek().isReserved, !peekStartsLine() {
      advance()
      token = position
      advance()
    }
  }

  /// Whether a name after `let` is a new one: it is not when it goes on as a path, a call or generic arguments.
  private var isBindingName: Bool {
    switch peek() {
    case .period, .leftParen, .leftSquare, .colonColon:
      return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      var ahead = lookahead(1)
      return !(ahead.isPrefix("<") && ahead.skipsGenericArguments())
    default:
      return true
    }
  }

  /// Skips the labels of a compound name, as in `move(from:to:)`; they belong to the name's node.
  @inline(__always)
  mutating func skipArgumentNames() {
    guard current == .leftParen, peek(2) == .colon, peek().isArgumentLabel, !startsLine else { return }
    var ahead = lookahead()
    guard ahead.isArgumentNames() else { return }
    while current != .rightParen, current != .endOfFile { advance() }
    _ = take(.rightParen)
  }

  /// The generic arguments after a name in an expression, -1 if `<` is an operator there.
  @inline(__always)
  mutating func parseGenericArgumentsOfName() -> NodeID {
    guard isOperatorPrefix("<") else { return -1 }
    var ahead = lookahead()
    return ahead.skipsGenericArguments() ? parseGenericArguments() : -1
  }

  private mutating func parseImplicitMember() -> NodeID {
    let first = position
    advance()
    return parseMemberName(.implicitMember, base: -1, first: first)
  }

  /// Whether the token after a dot is the member's name. After a dot that ends its line there may be none yet: a word
  /// on the next line begins a statement, and so does a name unless the dot stands apart from what is before it.
  @inline(__always)
  private var isMemberName: Bool {
    guard current.isIdentifier || current.isReserved || current == .integer || current == .dollarIdentifier else {
      return false
    }
    return !startsLine || (!current.isReserved && tokens[Int(index) - 1].flags.contains(.spaceBefore))
  }

  /// The name after a dot, with its labels and generic arguments.
  @inline(__always)
  mutating func parseMemberName(_ kind: NodeKind, base: NodeID, first: Int32) -> NodeID {
    var token: Int32 = -1
    if isMemberName {
      token = position
      advance()
      if current == .colonColon { takeQualifiedName(&token) }
      skipArgumentNames()
    }
    var children = Children()
    if base >= 0 { add(base, to: &children) }
    if token >= 0 {
      let arguments = parseGenericArgumentsOfName()
      if arguments >= 0 { add(arguments, to: &children) }
    }
    return make(kind, token: token, from: first, children)
  }

  /// `(a)`, `(a, b)` or `()`.
  private mutating func parseParenthesis(pattern: PatternPlace) -> NodeID {
    let first = position
    advance()
    var children = Children()
    parseArguments(into: &children, until: .rightParen, pattern: pattern)
    expect(.rightParen)
    let only = children.first
    guard only >= 0, nodes[Int(only)].nextSibling < 0, nodes[Int(only)].token < 0 else {
      return make(.tuple, from: first, children)
    }
    let expression = nodes[Int(only)].firstChild
    // The expression stands without an argument around it; that is the newest node.
    if Int(only) == nodes.count - 1 { _ = nodes.removeLast() }
    return make(.parenthesized, from: first, child: expression)
  }

  /// `[a, b]`, `[k: v]`, `[]` or `[:]`.
  private mutating func parseCollection() -> NodeID {
    let first = position
    if peek() == .integer, peek(2) == .ofWord { return parseType() }
    advance()
    var children = Children()
    var kind = NodeKind.array
    if current == .colon, peek() == .rightSquare {
      advance()
      kind = .dictionary
    }
    while current != .rightSquare, current != .endOfFile {
      let before = index
      add(parseExpression(), to: &children)
      if take(.colon) {
        kind = .dictionary
        add(parseExpression(), to: &children)
      }
      guard take(.comma), index > before else { break }
    }
    expect(.rightSquare)
    return make(kind, from: first, children)
  }
}

// MARK: - Arguments

extension Parser {
  /// Arguments up to the closing bracket, which is left.
  mutating func parseArguments(
    into children: inout Children, until closing: Lexeme, pattern: PatternPlace = .none
  ) {
    while current != closing, current != .endOfFile {
      let before = index
      add(parseArgument(pattern: pattern), to: &children)
      guard take(.comma), index > before else { return }
    }
  }

  @inline(__always)
  private mutating func parseArgument(pattern: PatternPlace) -> NodeID {
    let first = position
    var label: Int32 = -1
    if peek() == .colon, current.isArgumentLabel {
      label = first
      advance()
      advance()
    } else if current == .colon {
      advance()
    }
    let expression = isOperatorArgument ? makeLeaf(.identifier) : parseExpression(pattern: pattern)
    return make(.argument, token: label, from: first, child: expression)
  }

  /// Whether an operator stands alone, as in `reduce(0, +)`.
  private var isOperatorArgument: Bool {
    guard current == .binaryOperator else { return false }
    let next = peek()
    return next == .comma || next == .rightParen || next == .rightSquare
  }

  /// A string literal; the tokens of its interpolations follow its own, up to its `stringEnd`.
  private mutating func parseString() -> NodeID {
    let first = position
    let isInterpolated = tokens[Int(index)].flags.contains(.interpolated)
    advance()
    guard isInterpolated else { return make(.stringLiteral, token: first, from: first) }
    var children = Children()
    guard enter() else {
      skipToEndOfLiteral()
      return make(.stringLiteral, token: first, from: first)
    }
    defer { leave() }
    while current == .backslash, peek() == .leftParen {
      let start = position
      advance()
      advance()
      var arguments = Children()
      parseArguments(into: &arguments, until: .rightParen)
      skipToEndOfInterpolation()
      add(make(.interpolation, from: start, arguments), to: &children)
    }
    skipToEndOfLiteral()
    return make(.stringLiteral, token: first, from: first, children)
  }

  /// Takes the parenthesis that ends an interpolation, and whatever stands before it that did not fit.
  private mutating func skipToEndOfInterpolation() {
    var open = 0
    while current != .endOfFile, current != .stringEnd {
      if current == .leftParen { open += 1 }
      if current == .rightParen { open -= 1 }
      if current == .string { skipString() } else { advance() }
      if open < 0 { return }
    }
  }
}
