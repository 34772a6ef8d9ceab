// MARK: - Declarations

extension Parser {
  /// A declaration with its attributes and modifiers; in `missing`, if no declaration follows these.
  mutating func parseDeclaration(inMembers: Bool) -> NodeID {
    guard enter() else { return skipNested() }
    defer { leave() }
    let first = position
    var children = Children()
    parseAttributes(into: &children)
    parseModifiers(into: &children)
    switch current {
    case .letWord, .varWord, .inoutWord:
      return parseVariable(first, children, inMembers: inMembers)
    case .funcWord:
      return parseFunction(first, children)
    case .initWord:
      return parseInit(first, children)
    case .structWord:
      return parseNominal(.structDecl, first, children)
    case .classWord:
      return parseNominal(.classDecl, first, children)
    case .enumWord:
      return parseNominal(.enumDecl, first, children)
    case .protocolWord:
      return parseNominal(.protocolDecl, first, children)
    case .extensionWord:
      return parseExtension(first, children)
    case .caseWord where inMembers:
      return parseEnumCase(first, children)
    case .subscriptWord:
      return parseSubscript(first, children)
    case .pound:
      add(parseMacro(.anywhere, pattern: .none), to: &children)
      return make(.macroExpansionDecl, from: first, children)
    default:
      return parseRareDeclaration(first, children)
    }
  }

  private mutating func parseRareDeclaration(_ first: Int32, _ children: Children) -> NodeID {
    switch current {
    case .actorWord where peek().isIdentifier:
      return parseNominal(.actorDecl, first, children)
    case .macroWord where peek().isIdentifier:
      return parseMacroDeclaration(first, children)
    case .importWord:
      return parseImport(first, children)
    case .typealiasWord:
      return parseTypealias(.typealiasDecl, first, children)
    case .associatedtypeWord:
      return parseTypealias(.associatedtypeDecl, first, children)
    case .deinitWord:
      return parseDeinit(first, children)
    case .operatorWord:
      return parseOperatorDeclaration(first, children)
    case .precedencegroupWord:
      return parsePrecedenceGroup(first, children)
    default:
      if position == first { skipSingle() }
      return make(.missing, from: first, children)
    }
  }

  private mutating func parseImport(_ first: Int32, _ children: Children) -> NodeID {
    advance()
    switch current {
    case .typealiasWord, .structWord, .classWord, .enumWord, .protocolWord, .varWord, .letWord, .funcWord:
      advance()
    default:
      break
    }
    var token: Int32 = -1
    repeat {
      guard current.isIdentifier || current.isReserved || current.isPlainOperator else { break }
      token = position
      advance()
    } while take(.period)
    return make(.importDecl, token: token, from: first, children)
  }

  private mutating func parseVariable(_ first: Int32, _ list: Children, inMembers: Bool) -> NodeID {
    var children = list
    let token = position
    advance()
    repeat {
      let before = index
      add(parseBinding(inMembers: inMembers), to: &children)
      guard index > before else { break }
    } while take(.comma)
    return make(.variableDecl, token: token, from: first, children)
  }

  private mutating func parseBinding(inMembers: Bool) -> NodeID {
    let first = position
    var children = Children()
    add(parsePattern(), to: &children)
    if current == .colon { add(parseTypeAnnotation(), to: &children) }
    let hasInitializer = current == .equal
    if hasInitializer { add(parseInitializer(), to: &children) }
    if current == .leftBrace, !hasInitializer || !startsLine || isObserverBlock {
      add(parseAccessorBlock(), to: &children)
    }
    return make(.binding, from: first, children)
  }

  private var isObserverBlock: Bool {
    var ahead = lookahead()
    return ahead.isObserverBlock()
  }

  mutating func parseTypeAnnotation() -> NodeID {
    let first = position
    advance()
    return make(.typeAnnotation, from: first, child: parseType())
  }

  mutating func parseInitializer() -> NodeID {
    let first = position
    advance()
    return make(.initializer, from: first, child: parseExpression())
  }

  private mutating func parseTypealias(_ kind: NodeKind, _ first: Int32, _ list: Children) -> NodeID {
    var children = list
    advance()
    let token = takeName()
    if isOperatorPrefix("<") { add(parseGenericParameters(), to: &children) }
    if current == .colon { add(parseInheritance(), to: &children) }
    if take(.equal) { add(parseType(), to: &children) }
    if current == .whereWord { add(parseWhereClause(), to: &children) }
    return make(kind, token: token, from: first, children)
  }

  private mutating func parseOperatorDeclaration(_ first: Int32, _ children: Children) -> NodeID {
    advance()
    let token = position
    if current.isOperator || current == .arrow || current == .identifier { advance() }
    if take(.colon), current.isIdentifier {
      repeat { advance() } while take(.comma) && current.isIdentifier
    }
    return make(.operatorDecl, token: token, from: first, children)
  }

  private mutating func parsePrecedenceGroup(_ first: Int32, _ children: Children) -> NodeID {
    advance()
    let token = takeName()
    if current == .leftBrace { skipSingle() }
    return make(.precedenceGroupDecl, token: token, from: first, children)
  }

  private mutating func parseMacroDeclaration(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    advance()
    let token = takeName()
    if isOperatorPrefix("<") { add(parseGenericParameters(), to: &children) }
    if current == .leftParen { add(parseParameterClause(), to: &children) }
    skipEffects()
    if current == .arrow { add(parseReturnType(), to: &children) }
    if current == .equal { add(parseInitializer(), to: &children) }
    if current == .whereWord { add(parseWhereClause(), to: &children) }
    return make(.macroDecl, token: token, from: first, children)
  }

  /// Takes a name, or a word in its place; -1 if there is none.
  mutating func takeName() -> Int32 {
    guard current.isIdentifier || (current.isReserved && !startsLine) else { return -1 }
    let token = position
    advance()
    return token
  }
}

// MARK: - Generics

extension Parser {
  /// `<T: A, each U>`. Children: the constraints.
  mutating func parseGenericParameters() -> NodeID {
    let first = position
    takePrefix()
    var children = Children()
    while !isOperatorPrefix(">"), current != .endOfFile {
      let before = index
      while current == .at { skipSingle() }
      if current == .eachWord || current == .letWord { advance() }
      if current.isIdentifier || current == .capitalSelfWord { advance() }
      if isEllipsis { advance() }
      if take(.colon) { add(parseType(), to: &children) }
      guard take(.comma), index > before else { break }
    }
    if current == .whereWord { add(parseWhereClause(), to: &children) }
    if isOperatorPrefix(">") { takePrefix() }
    return make(.genericParameters, from: first, children)
  }

  /// `: A, B`
  mutating func parseInheritance() -> NodeID {
    let first = position
    advance()
    var children = Children()
    repeat {
      let before = index
      if current == .classWord { advance() } else { add(parseType(), to: &children) }
      guard index > before else { break }
    } while take(.comma)
    return make(.inheritance, from: first, children)
  }

  /// `where A: B, C == D`. Children: the types, two for each requirement.
  mutating func parseWhereClause() -> NodeID {
    let first = position
    var children = Children()
    repeat {
      advance()
      let before = index
      add(parseGenericArgument(), to: &children)
      if current == .colon || current == .equal || current == .binaryOperator {
        advance()
        add(parseGenericArgument(), to: &children)
        // A layout constraint has a size: `T: _Trivial(64)`.
        if current == .leftParen, !startsLine { skipSingle() }
      }
      guard index > before else { break }
    } while current == .comma
    return make(.whereClause, from: first, children)
  }
}
