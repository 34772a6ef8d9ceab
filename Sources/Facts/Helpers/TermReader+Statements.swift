import Syntax

extension TermReader {
  /// The statements of a block, closure, clause or getter.
  mutating func statements(in node: NodeID, skipping skipped: NodeID? = nil) -> [Statement] {
    var statements: [Statement] = []
    for child in tree.children(node) where child != skipped {
      switch tree.kind(child) {
      case .closureSignature, .caseItem, .attribute: continue
      case .variableDecl: statements += variables(child)
      default: statements.append(statement(child))
      }
    }
    return statements
  }

  mutating func statement(_ node: NodeID) -> Statement {
    let span = tree.span(node)
    return nested(or: Statement(.unsupported, span: span)) { Statement($0.kind(of: node), span: span) }
  }

  private mutating func kind(of node: NodeID) -> Statement.Kind {
    switch tree.kind(node) {
    case .assignment: assignment(node)
    case .binary: compoundAssignment(node)
    case .jump: jump(node)
    case .if: branch(node)
    case .guard: .guard(conditions(node), else: tree.child(node, .block).map { statements(in: $0) } ?? [])
    case .switch: choice(node)
    case .while: .loop(conditions(node), tree.child(node, .block).map { statements(in: $0) } ?? [])
    case .for: iteration(node)
    case .do: tree.child(node, .catchClause) == nil ? block(node) : .unsupported
    case .functionDecl: declaration(node, typePath: []).map(Statement.Kind.function) ?? .unsupported
    case .ifConfig: .conditional(clauses(node))
    case .labeled, .defer, .repeatWhile: .unsupported
    default: .expression(term(node))
    }
  }

  private mutating func block(_ node: NodeID) -> Statement.Kind {
    tree.child(node, .block).map { .block(statements(in: $0)) } ?? .unsupported
  }

  /// One statement for each variable. In `let r, g: CGFloat` a type is that of the names before it, too.
  private mutating func variables(_ node: NodeID) -> [Statement] {
    var statements: [Statement] = []
    var type: TypeTerm?
    for binding in tree.children(node, .binding).reversed() {
      let span = tree.span(binding)
      guard let pattern = tree.firstChild(binding), tree.child(binding, .accessorBlock) == nil else {
        return [Statement(.unsupported, span: span)]
      }
      let value = tree.child(binding, .initializer).flatMap(tree.firstChild).map { term($0) }
      if let annotation = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild) {
        type = self.type(annotation)
      } else if value != nil {
        type = nil
      }
      statements.append(Statement(.binding(self.binding(pattern), type, value), span: span))
    }
    return statements.reversed()
  }

  private mutating func assignment(_ node: NodeID) -> Statement.Kind {
    guard let target = tree.firstChild(node), let value = tree.nextSibling(target) else { return .unsupported }
    return .assignment(term(target), operator: nil, term(value))
  }

  /// `a += b`, which is a binary expression to the parser.
  private mutating func compoundAssignment(_ node: NodeID) -> Statement.Kind {
    let name = tree.name(node)
    guard Self.assignments.contains(name), let target = tree.firstChild(node) else {
      return .expression(term(node))
    }
    return .assignment(term(target), operator: String(name.dropLast()), term(tree.nextSibling(target)))
  }

  private static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  private mutating func jump(_ node: NodeID) -> Statement.Kind {
    let value = tree.firstChild(node)
    switch tree.name(node) {
    case "return": return .result(value.map { term($0) })
    case "break": return value == nil ? .break : .unsupported
    case "continue": return value == nil ? .continue : .unsupported
    case "fallthrough": return .fallthrough
    default: return .unsupported
    }
  }

  private mutating func branch(_ node: NodeID) -> Statement.Kind {
    let conditions = self.conditions(node)
    guard let block = tree.child(node, .block) else { return .unsupported }
    let body = statements(in: block)
    guard let other = tree.nextSibling(block) else { return .if(conditions, body, else: []) }
    let rest = tree.kind(other) == .if ? [statement(other)] : statements(in: other)
    return .if(conditions, body, else: rest)
  }

  private mutating func conditions(_ node: NodeID) -> [ConditionTerm] {
    var conditions: [ConditionTerm] = []
    for condition in tree.children(node, .condition) {
      conditions.append(tree.firstChild(condition).map { self.condition($0) } ?? .expression(.unsupported))
    }
    return conditions
  }

  private mutating func condition(_ node: NodeID) -> ConditionTerm {
    switch tree.kind(node) {
    case .availability: return .availability(AvailabilityTest(text: tree.text(tree.span(node)).cut(to: 200)))
    case .optionalBinding:
      guard let pattern = tree.firstChild(node) else { return .expression(.unsupported) }
      guard let value = lastExpression(after: pattern) else {
        return .binding(binding(pattern), .name(tree.name(pattern)))
      }
      return .binding(binding(pattern), term(value))
    case .matchingPattern:
      guard let pattern = tree.firstChild(node), let value = lastExpression(after: pattern) else {
        return .expression(.unsupported)
      }
      return .matching(self.pattern(pattern, binds: false), term(value))
    default: return .expression(term(node))
    }
  }

  /// The value of a binding, behind its pattern and its type, if it has one.
  private func lastExpression(after pattern: NodeID) -> NodeID? {
    var last = tree.nextSibling(pattern)
    while let node = last, let next = tree.nextSibling(node) { last = next }
    guard let last, !isType(last) else { return nil }
    return last
  }

  private func isType(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .namedType, .memberType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType, .modifiedType,
      .compositionType:
      true
    default: false
    }
  }

  private mutating func choice(_ node: NodeID) -> Statement.Kind {
    guard let subject = tree.firstChild(node) else { return .unsupported }
    var cases: [SwitchCase] = []
    let value = term(subject)
    var next = tree.nextSibling(subject)
    while let child = next {
      guard tree.kind(child) == .switchCase else { return .unsupported }
      cases.append(switchCase(child))
      next = tree.nextSibling(child)
    }
    return .switch(value, cases)
  }

  private mutating func switchCase(_ node: NodeID) -> SwitchCase {
    var items: [SwitchCase.Item] = []
    for item in tree.children(node, .caseItem) {
      guard let pattern = tree.firstChild(item) else { continue }
      let condition = tree.child(item, .condition).flatMap(tree.firstChild).map { term($0) }
      items.append(SwitchCase.Item(pattern: self.pattern(pattern, binds: false), condition: condition))
    }
    return SwitchCase(items: items, body: statements(in: node))
  }

  private mutating func iteration(_ node: NodeID) -> Statement.Kind {
    guard let pattern = tree.firstChild(node), let block = tree.child(node, .block) else { return .unsupported }
    var sequence: NodeID?
    var next = tree.nextSibling(pattern)
    while let child = next, child != block {
      if !isType(child), tree.kind(child) != .condition { sequence = child }
      next = tree.nextSibling(child)
    }
    let condition = tree.child(node, .condition).flatMap(tree.firstChild).map { term($0) }
    return .iteration(binding(pattern), term(sequence), condition, statements(in: block))
  }

  /// The clauses of `#if`, and an empty one where there is no `#else`.
  private mutating func clauses(_ node: NodeID) -> [Statement.Clause] {
    var clauses: [Statement.Clause] = []
    for clause in tree.children(node, .ifConfigClause) {
      let condition = tree.hasToken(clause, "else") ? nil : tree.firstChild(clause)
      let text = condition.map { tree.text(tree.span($0)).cut(to: 80) } ?? "else"
      clauses.append(Statement.Clause(condition: text, body: statements(in: clause, skipping: condition)))
    }
    if clauses.last?.condition != "else" { clauses.append(Statement.Clause(condition: "else", body: [])) }
    return clauses
  }
}
