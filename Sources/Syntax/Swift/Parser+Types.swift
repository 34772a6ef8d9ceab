// MARK: - Types

extension Parser {
  /// A type, `missing` if none begins here.
  mutating func parseType() -> NodeID {
    guard enter() else { return skipNested() }
    defer { leave() }
    switch current {
    case .at:
      return parseAttributedType()
    case .inoutWord, .isolatedWord, .borrowingWord, .consumingWord, .sendingWord, .constUnderscoredWord,
      .ownedUnderscoredWord, .sharedUnderscoredWord, .nonisolatedWord:
      guard isTypeSpecifier else { break }
      return parseModifiedType()
    case .repeatWord:
      let first = position
      advance()
      return make(.modifiedType, token: first, from: first, child: parseType())
    case .binaryOperator, .prefixOperator:
      guard isOperatorPrefix("<") else { break }
      return parseNamedOpaqueType()
    case .someWord, .anyWord, .eachWord:
      guard isTypeSpecifier else { break }
      let first = position
      advance()
      let type = make(.modifiedType, token: first, from: first, child: parseComposition())
      return parseFunctionType(of: parseOptionalMarks(of: type))
    default:
      break
    }
    return parseFunctionType(of: parseComposition())
  }

  /// Whether a contextual word here stands before a type rather than being its name.
  private var isTypeSpecifier: Bool {
    let next = peek()
    if next.isIdentifier { return true }
    switch next {
    case .leftSquare, .leftParen, .at, .capitalAnyWord, .capitalSelfWord, .prefixOperator, .inoutWord, .repeatWord:
      return true
    default:
      return current == .inoutWord
    }
  }

  /// `<T: P> T`, a result type whose parameters are named.
  private mutating func parseNamedOpaqueType() -> NodeID {
    let first = position
    var children = Children()
    add(parseGenericParameters(), to: &children)
    add(parseType(), to: &children)
    return make(.modifiedType, token: first, from: first, children)
  }

  private mutating func parseModifiedType() -> NodeID {
    let first = position
    let takesDetail = current == .nonisolatedWord
    advance()
    if takesDetail, current == .leftParen { skipSingle() }
    return make(.modifiedType, token: first, from: first, child: parseType())
  }

  /// `@escaping T`. The attribute's arguments are skipped: types know only `@convention(c)` and its like.
  private mutating func parseAttributedType() -> NodeID {
    let first = position
    advance()
    let token = position
    if current.isIdentifier || current.isReserved { advance() }
    while current == .period, peek().isIdentifier {
      advance()
      advance()
    }
    if current == .leftParen, !tokens[Int(index)].flags.contains(.spaceBefore) { skipSingle() }
    return make(.modifiedType, token: token, from: first, child: parseType())
  }

  /// `A & B`, or one type.
  private mutating func parseComposition() -> NodeID {
    let first = position
    let type = parseSimpleType()
    guard isOperator("&") else { return type }
    var children = Children()
    add(type, to: &children)
    while isOperator("&") {
      advance()
      add(parseSimpleType(), to: &children)
    }
    return make(.compositionType, from: first, children)
  }

  private mutating func parseFunctionType(of parameters: NodeID) -> NodeID {
    guard current == .arrow || current == .throwsWord || current == .asyncWord || current == .rethrowsWord else {
      return parameters
    }
    if current != .arrow {
      var ahead = lookahead()
      ahead.takeEffects()
      guard ahead.current == .arrow else { return parameters }
      skipEffects()
    }
    advance()
    var children = Children()
    add(parameters, to: &children)
    add(parseType(), to: &children)
    return make(.functionType, from: firstToken(parameters), children)
  }

  private mutating func parseSimpleType() -> NodeID {
    let first = position
    var type: NodeID
    switch current {
    case .leftParen:
      type = parseTupleType()
    case .leftSquare:
      type = parseCollectionType()
    case .prefixOperator where isOperator("~"):
      advance()
      return make(.modifiedType, token: first, from: first, child: parseSimpleTypeNested())
    case .capitalAnyWord, .wildcardWord:
      type = makeLeaf(.namedType)
    default:
      guard current.isIdentifier || current == .capitalSelfWord else { return makeMissing() }
      type = parseTypeName(.namedType, base: -1, first: first)
    }
    while true {
      if current == .period, peek().isIdentifier || peek().isReserved {
        advance()
        type = parseTypeName(.memberType, base: type, first: first)
      } else {
        let marked = parseOptionalMarks(of: type)
        if marked == type { return type }
        type = marked
      }
    }
  }

  private mutating func parseSimpleTypeNested() -> NodeID {
    guard enter() else { return skipNested() }
    defer { leave() }
    return parseSimpleType()
  }

  /// `?` and `!` after a type, also where they are the rest of an operator that began with `>`.
  private mutating func parseOptionalMarks(of type: NodeID) -> NodeID {
    var type = type
    while true {
      if current == .postfixQuestion || current == .exclamation {
        guard !startsLine else { return type }
        advance()
      } else if isRestOfSplit, isOperatorPrefix("?") || isOperatorPrefix("!") {
        takePrefix()
      } else {
        return type
      }
      type = make(.optionalType, from: firstToken(type), child: type)
    }
  }

  private var isRestOfSplit: Bool {
    guard let split = splits.last else { return false }
    return split.index == Int(position) - 1
  }

  private mutating func parseTypeName(_ kind: NodeKind, base: NodeID, first: Int32) -> NodeID {
    var token = position
    advance()
    if current == .colonColon { takeQualifiedName(&token) }
    var children = Children()
    if base >= 0 { add(base, to: &children) }
    if isOperatorPrefix("<") { add(parseGenericArguments(), to: &children) }
    return make(kind, token: token, from: first, children)
  }

  /// `<A, B>`. Values are arguments too: integers, as in `Matrix<3, 3>`.
  mutating func parseGenericArguments() -> NodeID {
    let first = position
    guard enter() else {
      takePrefix()
      return make(.missing, from: first)
    }
    defer { leave() }
    takePrefix()
    var children = Children()
    while !isOperatorPrefix(">"), current != .endOfFile {
      let before = index
      add(parseGenericArgument(), to: &children)
      guard take(.comma), index > before else { break }
    }
    if isOperatorPrefix(">") { takePrefix() }
    return make(.genericArguments, from: first, children)
  }

  mutating func parseGenericArgument() -> NodeID {
    if current == .integer { return makeLeaf(.integerLiteral) }
    if isOperator("-"), peek() == .integer {
      let first = position
      advance()
      return make(.prefixOperator, token: first, from: first, child: makeLeaf(.integerLiteral))
    }
    return parseType()
  }

  private mutating func parseCollectionType() -> NodeID {
    let first = position
    advance()
    var children = Children()
    let element = current == .integer ? makeLeaf(.integerLiteral) : parseType()
    add(element, to: &children)
    var kind = NodeKind.arrayType
    if take(.colon) {
      kind = .dictionaryType
      add(parseType(), to: &children)
    } else if take(.ofWord) {
      add(parseType(), to: &children)
    }
    expect(.rightSquare)
    return make(kind, from: first, children)
  }

  private mutating func parseTupleType() -> NodeID {
    let first = position
    advance()
    var children = Children()
    while current != .rightParen, current != .endOfFile {
      let before = index
      // Labels are between the nodes; only the types are nodes.
      _ = takeLabels()
      add(parseType(), to: &children)
      if isEllipsis { advance() }
      // A default value is not allowed here.
      while current != .comma, !current.isClosingBracket, current != .endOfFile, current != .stringEnd { skipSingle() }
      guard take(.comma), index > before else { break }
    }
    expect(.rightParen)
    return make(.tupleType, from: first, children)
  }

  /// Takes `x:` or `x y:` before a type; whether there was either.
  mutating func takeLabels() -> Bool {
    guard current.isArgumentLabel else { return false }
    let count = peek() == .colon ? 2 : peek().isArgumentLabel && peek(2) == .colon ? 3 : 0
    for _ in 0..<count { advance() }
    return count > 0
  }

  var isEllipsis: Bool { current.isPlainOperator && isText("...", at: index) }

  /// `async`, `throws(E)`, `rethrows`, in any order. The type of what is thrown is skipped.
  mutating func skipEffects() {
    while true {
      switch current {
      case .asyncWord, .rethrowsWord, .reasyncWord:
        advance()
      case .throwsWord:
        advance()
        if current == .leftParen, !startsLine { skipSingle() }
      default:
        return
      }
    }
  }
}
