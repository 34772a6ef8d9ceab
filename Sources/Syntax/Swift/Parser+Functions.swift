// MARK: - Functions

extension Parser {
  mutating func parseFunction(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    advance()
    let token = takeFunctionName()
    if isOperatorPrefix("<") { add(parseGenericParameters(), to: &children) }
    parseSignature(into: &children)
    if current == .leftBrace || recoverToBrace() { add(parseBlock(), to: &children) }
    return make(.functionDecl, token: token, from: first, children)
  }

  /// The name or operator after `func`. An operator that ends with `<` before a name has taken the `<` of the
  /// generic parameters, as in `func ==<T>(…)`.
  private mutating func takeFunctionName() -> Int32 {
    guard current.isOperator || current == .arrow else { return takeName() }
    let token = position
    let operatorText = text(of: index)
    if operatorText.count > 1, operatorText[operatorText.count - 1] == UInt8(ascii: "<"),
      peek().isIdentifier || peek() == .letWord
    {
      takePrefix(UInt32(operatorText.count - 1))
    } else {
      advance()
    }
    return token
  }

  /// Parameters, effects, result and `where`.
  private mutating func parseSignature(into children: inout Children) {
    if current == .leftParen { add(parseParameterClause(), to: &children) }
    skipEffects()
    if current == .arrow { add(parseReturnType(), to: &children) }
    skipEffects()
    if current == .whereWord { add(parseWhereClause(), to: &children) }
  }

  mutating func parseReturnType() -> NodeID {
    let first = position
    advance()
    return make(.returnType, from: first, child: parseType())
  }

  mutating func parseInit(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    let token = position
    advance()
    if current == .postfixQuestion || current == .exclamation {
      advance()
    } else if current == .postfixOperator, !tokens[Int(index)].flags.contains(.spaceBefore) {
      // `init?<T>(…)` lexes `?` alone, but `init!<` may not.
      takePrefix()
    }
    if isOperatorPrefix("<") { add(parseGenericParameters(), to: &children) }
    parseSignature(into: &children)
    if current == .leftBrace || recoverToBrace() { add(parseBlock(allowsInit: false), to: &children) }
    return make(.initDecl, token: token, from: first, children)
  }

  mutating func parseDeinit(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    let token = position
    advance()
    skipEffects()
    if current == .leftBrace { add(parseBlock(), to: &children) }
    return make(.deinitDecl, token: token, from: first, children)
  }

  mutating func parseSubscript(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    let token = position
    advance()
    if isOperatorPrefix("<") { add(parseGenericParameters(), to: &children) }
    parseSignature(into: &children)
    if current == .leftBrace { add(parseAccessorBlock(), to: &children) }
    return make(.subscriptDecl, token: token, from: first, children)
  }
}

// MARK: - Parameters

extension Parser {
  mutating func parseParameterClause() -> NodeID {
    let first = position
    advance()
    var children = Children()
    parseParameters(into: &children, isClosure: false)
    expect(.rightParen)
    return make(.parameterClause, from: first, children)
  }

  mutating func parseParameters(into children: inout Children, isClosure: Bool) {
    while current != .rightParen, current != .endOfFile {
      let before = index
      add(parseParameter(isClosure: isClosure), to: &children)
      guard take(.comma), index > before else { return }
    }
  }

  private mutating func parseParameter(isClosure: Bool) -> NodeID {
    let first = position
    var children = Children()
    parseAttributes(into: &children)
    while current.isParameterSpecifier, !beginsParameterName { add(makeLeaf(.modifier), to: &children) }
    var token: Int32 = -1
    if current.isArgumentLabel, isClosure || peek() == .colon || peek().isArgumentLabel {
      token = position
      advance()
      if current.isArgumentLabel { advance() }
    }
    if take(.colon) || token < 0 { add(parseType(), to: &children) }
    if isEllipsis { advance() }
    if current == .equal { add(parseInitializer(), to: &children) }
    return make(.parameter, token: token, from: first, children)
  }

  /// Whether a word that could be a specifier is the parameter's name.
  private var beginsParameterName: Bool {
    guard current != .inoutWord else { return false }
    if peek() == .colon || peek() == .comma || peek() == .rightParen { return true }
    return peek().isArgumentLabel && peek(2) == .colon && !peek(1).isParameterSpecifier
      && !(tokens[Int(index) + 3].lexeme == .colon)
  }
}

// MARK: - Accessors

extension Parser {
  mutating func parseAccessorBlock() -> NodeID {
    let first = position
    guard enter() else { return skipNested() }
    defer { leave() }
    advance()
    var children = Children()
    var hasAccessor = false
    while isAccessor {
      hasAccessor = true
      add(parseAccessor(), to: &children)
    }
    if hasAccessor, current != .rightBrace { skipToEndOfAccessors() }
    if !hasAccessor { parseStatements(into: &children) }
    _ = take(.rightBrace)
    return make(.accessorBlock, from: first, children)
  }

  private mutating func skipToEndOfAccessors() {
    while !current.isClosingBracket, current != .endOfFile, current != .stringEnd { skipSingle() }
  }

  private var isAccessor: Bool {
    if current.isAccessor { return true }
    guard current == .at || current.isAccessorModifier else { return false }
    var ahead = lookahead()
    while ahead.current == .at { ahead.takeAttribute() }
    while ahead.current.isAccessorModifier { ahead.advance() }
    return ahead.current.isAccessor
  }

  private mutating func parseAccessor() -> NodeID {
    let first = position
    var children = Children()
    parseAttributes(into: &children)
    while current.isAccessorModifier { add(makeLeaf(.modifier), to: &children) }
    let token = position
    advance()
    if current == .leftParen {
      advance()
      let start = position
      let name = takeName()
      add(make(.parameter, token: name, from: start), to: &children)
      expect(.rightParen)
    }
    skipEffects()
    if current == .leftBrace { add(parseBlock(), to: &children) }
    return make(.accessor, token: token, from: first, children)
  }
}
