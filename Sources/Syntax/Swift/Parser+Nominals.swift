// MARK: - Types that are declared

extension Parser {
  mutating func parseNominal(_ kind: NodeKind, _ first: Int32, _ list: Children) -> NodeID {
    var children = list
    advance()
    let token = takeName()
    if isOperatorPrefix("<") { add(parseGenericParameters(), to: &children) }
    parseTypeBody(into: &children)
    return make(kind, token: token, from: first, children)
  }

  mutating func parseExtension(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    advance()
    let type = parseType()
    add(type, to: &children)
    parseTypeBody(into: &children)
    return make(.extensionDecl, token: nodes[Int(type)].token, from: first, children)
  }

  private mutating func parseTypeBody(into children: inout Children) {
    if current == .colon { add(parseInheritance(), to: &children) }
    if current == .whereWord { add(parseWhereClause(), to: &children) }
    add(current == .leftBrace || recoverToBrace() ? parseMemberBlock() : makeMissing(), to: &children)
  }

  private mutating func parseMemberBlock() -> NodeID {
    let first = position
    guard enter() else { return skipNested() }
    defer { leave() }
    advance()
    var children = Children()
    parseMembers(into: &children)
    _ = take(.rightBrace)
    return make(.memberBlock, from: first, children)
  }

  /// Declarations up to what ends them.
  mutating func parseMembers(into children: inout Children) {
    while true {
      switch current {
      case .rightBrace, .endOfFile, .stringEnd:
        return
      case .poundElse, .poundElseif, .poundEndif:
        if openClauses > 0 { return }
        skipSingle()
      case .semicolon:
        advance()
      case .poundIf:
        add(
          isConditionalAttribute ? parseDeclaration(inMembers: true) : parseIfConfig(.members), to: &children)
      case .poundSourceLocation:
        skipSingle()
        if current == .leftParen { skipSingle() }
      default:
        if isMember { add(parseDeclaration(inMembers: true), to: &children) } else { skipSingle() }
      }
    }
  }

  /// Whether a declaration begins here; anything else in a type is skipped.
  private var isMember: Bool {
    if current.beginsDeclaration || current == .initWord || current == .caseWord || current == .at
      || current == .pound || current == .actorWord || current == .macroWord
    {
      return true
    }
    return current.isModifier
  }

  mutating func parseEnumCase(_ first: Int32, _ list: Children) -> NodeID {
    var children = list
    advance()
    repeat {
      let before = index
      add(parseEnumElement(), to: &children)
      guard index > before else { break }
    } while take(.comma)
    return make(.enumCaseDecl, from: first, children)
  }

  private mutating func parseEnumElement() -> NodeID {
    let first = position
    var children = Children()
    let token = takeName()
    if current == .leftParen, !startsLine {
      let start = position
      advance()
      var parameters = Children()
      while current != .rightParen, current != .endOfFile {
        let before = index
        add(parseEnumParameter(), to: &parameters)
        guard take(.comma), index > before else { break }
      }
      expect(.rightParen)
      add(make(.parameterClause, from: start, parameters), to: &children)
    }
    if current == .equal { add(parseInitializer(), to: &children) }
    return make(.enumElement, token: token, from: first, children)
  }

  /// `x: Int`, `_ x: Int` or a type alone.
  private mutating func parseEnumParameter() -> NodeID {
    let first = position
    var children = Children()
    let token = takeLabels() ? first : -1
    add(parseType(), to: &children)
    if isEllipsis { advance() }
    if current == .equal { add(parseInitializer(), to: &children) }
    return make(.parameter, token: token, from: first, children)
  }
}
