// MARK: - Attributes and modifiers

extension Parser {
  /// `@a @b(…)`, also within `#if`.
  mutating func parseAttributes(into children: inout Children) {
    while true {
      if current == .at {
        add(parseAttribute(), to: &children)
      } else if current == .poundIf, isConditionalAttribute {
        add(parseIfConfig(.attributes), to: &children)
      } else {
        return
      }
    }
  }

  private mutating func parseAttribute() -> NodeID {
    let first = position
    advance()
    let isBuiltin = hasSpecialArguments
    var token: Int32 = -1
    var children = Children()
    while current.isIdentifier || current.isReserved {
      token = position
      advance()
      if isOperatorPrefix("<") {
        var ahead = lookahead()
        if ahead.takeGenericArguments() { add(parseGenericArguments(), to: &children) }
      }
      guard current == .period, peek().isIdentifier else { break }
      advance()
    }
    guard current == .leftParen, !startsLine, hasArguments else {
      return make(.attribute, token: token, from: first, children)
    }
    if isBuiltin {
      skipSingle()
    } else {
      advance()
      // The role of `@attached(extension, …)` is a reserved word.
      if current.isReserved, peek() == .comma {
        let role = position
        let name = makeLeaf(.identifier)
        advance()
        add(make(.argument, from: role, child: name), to: &children)
      }
      parseArguments(into: &children, until: .rightParen)
      expect(.rightParen)
    }
    return make(.attribute, token: token, from: first, children)
  }

  /// Whether the parenthesis here is the attribute's: set apart by a space, it is a tuple unless a declaration follows.
  private var hasArguments: Bool {
    guard tokens[Int(index)].flags.contains(.spaceBefore) else { return true }
    var ahead = lookahead()
    ahead.skipSingle()
    return ahead.current == .at || ahead.isDeclaration(inMembers: false)
  }

  /// Attributes whose arguments are no expressions: versions, selectors, types.
  private var hasSpecialArguments: Bool {
    guard current.isIdentifier else { return false }
    switch tokens[Int(index)].end - tokens[Int(index)].start {
    case 3: return isText("abi", at: index)
    case 4: return isText("objc", at: index)
    case 8: return isText("_effects", at: index)
    case 9: return isText("available", at: index) || isText("transpose", at: index)
    case 10: return isText("derivative", at: index)
    case 11:
      return isText("specialized", at: index) || isText("_specialize", at: index)
        || isText("_implements", at: index) || isText("_backDeploy", at: index)
    case 12: return isText("backDeployed", at: index)
    case 14:
      return isText("differentiable", at: index) || isText("_spi_available", at: index)
        || isText("_documentation", at: index)
    case 19: return isText("_dynamicReplacement", at: index)
    default: return false
    }
  }

  mutating func parseModifiers(into children: inout Children) {
    while current.isModifier {
      if current == .classWord, !isClassModifier { return }
      if current == .asyncWord, peek() != .letWord, peek() != .varWord, !peek().isModifier { return }
      let first = position
      let takesDetail = current.takesDetail
      advance()
      if takesDetail, current == .leftParen, !startsLine { skipSingle() }
      add(make(.modifier, token: first, from: first), to: &children)
    }
  }

  /// Whether `class` stands for `static`: before another keyword.
  private var isClassModifier: Bool {
    let next = peek()
    return next.isModifier || (next.beginsDeclaration && next != .classWord)
  }
}

// MARK: - Macros and key paths

extension Parser {
  /// `#name<T>(…) { … }`
  mutating func parseMacro(_ place: ExpressionPlace, pattern: PatternPlace) -> NodeID {
    let first = position
    advance()
    var token: Int32 = -1
    var children = Children()
    if !startsLine, current.isIdentifier || current.isReserved {
      token = position
      advance()
      let arguments = parseGenericArgumentsOfName()
      if arguments >= 0 { add(arguments, to: &children) }
    }
    if current == .leftParen, !startsLine {
      advance()
      parseArguments(into: &children, until: .rightParen, pattern: pattern)
      expect(.rightParen)
    }
    if current == .leftBrace, place == .anywhere, isTrailingClosure(place) { parseTrailingClosures(into: &children) }
    return make(.macro, token: token, from: first, children)
  }

  /// `\Root.a[0]?.b`: the root and its path as one chain; a path without a root begins with an `implicitMember`.
  mutating func parseKeyPath() -> NodeID {
    let first = position
    advance()
    var path: NodeID = -1
    if current != .period, !isPathOperator {
      path = parseKeyPathRoot()
    }
    while true {
      let start = path >= 0 ? firstToken(path) : position
      if current == .period, peek() == .leftSquare {
        advance()
      } else if current == .period {
        advance()
        path = parseMemberName(path < 0 ? .implicitMember : .member, base: path, first: start)
      } else if current == .leftSquare, !startsLine {
        path = parseKeyPathSubscript(of: path, first: start)
      } else if path >= 0, current == .postfixQuestion || current == .exclamation {
        let kind: NodeKind = current == .exclamation ? .forceUnwrap : .optionalChain
        advance()
        path = make(kind, from: start, child: path)
      } else if isPathOperator {
        let leaf = path < 0 ? makeLeaf(.implicitMember) : -1
        if leaf >= 0 { path = leaf } else { advance() }
      } else {
        break
      }
    }
    return path < 0 ? make(.keyPath, token: first, from: first) : make(.keyPath, token: first, from: first, child: path)
  }

  /// The root's type is read as an expression, so that one chain holds the whole path.
  private mutating func parseKeyPathRoot() -> NodeID {
    switch current {
    case .leftSquare, .leftParen:
      return parseType()
    case .capitalAnyWord, .capitalSelfWord:
      return makeLeaf(.identifier)
    default:
      guard current.isIdentifier else { return -1 }
      let start = position
      advance()
      guard isOperatorPrefix("<") else { return make(.identifier, token: start, from: start) }
      return make(.identifier, token: start, from: start, child: parseGenericArguments())
    }
  }

  private mutating func parseKeyPathSubscript(of path: NodeID, first: Int32) -> NodeID {
    let token = position
    advance()
    var children = Children()
    add(path >= 0 ? path : makeMissing(), to: &children)
    parseArguments(into: &children, until: .rightSquare)
    expect(.rightSquare)
    return make(.subscript, token: token, from: first, children)
  }

  /// `.?` and `.!`, which lex as one operator, as in `\.?.name`.
  private var isPathOperator: Bool {
    guard current.isPlainOperator else { return false }
    let text = text(of: index)
    guard text.count > 1, text[0] == UInt8(ascii: ".") else { return false }
    return text.dropFirst().allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: ".") }
  }
}
