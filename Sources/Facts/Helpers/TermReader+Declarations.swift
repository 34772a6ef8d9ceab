import Syntax

extension TermReader {
  mutating func type(_ node: NodeID) -> TypeTerm {
    nested(or: .other) { $0.readType(node) }
  }

  private mutating func readType(_ node: NodeID) -> TypeTerm {
    switch tree.kind(node) {
    case .namedType: return tree.firstChild(node) == nil ? .named([tree.name(node)]) : .other
    case .memberType:
      guard let base = tree.firstChild(node), case .named(let path) = type(base), tree.nextSibling(base) == nil else {
        return .other
      }
      return .named(path + [tree.name(node)])
    case .optionalType: return tree.firstChild(node).map { .optional(type($0)) } ?? .other
    case .arrayType:
      guard let element = tree.firstChild(node), tree.nextSibling(element) == nil else { return .other }
      return .array(type(element))
    case .tupleType: return tupleType(node)
    case .functionType:
      guard let parameters = tree.firstChild(node), let result = tree.nextSibling(parameters) else { return .other }
      return .function(type(result))
    case .modifiedType where !tree.hasToken(node, "inout"): return tree.firstChild(node).map { type($0) } ?? .other
    default: return .other
    }
  }

  private mutating func tupleType(_ node: NodeID) -> TypeTerm {
    var elements: [TypeTerm.Element] = []
    for child in tree.children(node) {
      elements.append(TypeTerm.Element(label: label(ofElement: child), type: type(child)))
    }
    return elements.count == 1 ? elements[0].type : .tuple(elements)
  }

  /// `r` of `r: Int` in a tuple's type.
  private func label(ofElement type: NodeID) -> String {
    let first = tree.tokenRange(type).lowerBound
    guard first > 1, tree.token(tree.tokens[first - 1], is: ":") else { return "" }
    return tree.name(tree.tokens[first - 2])
  }

  /// A function or an initialiser; without its body where that is too large.
  mutating func boundedDeclaration(
    _ node: NodeID, typePath: [String], access: HelperDeclaration.Access
  ) -> HelperDeclaration? {
    bounded { $0.declaration(node, typePath: typePath, access: access) }
      ?? bounded { $0.declaration(node, typePath: typePath, access: access, readsBody: false) } ?? nil
  }

  /// A function or an initialiser.
  mutating func declaration(
    _ node: NodeID, typePath: [String], access: HelperDeclaration.Access = .module, readsBody: Bool = true
  ) -> HelperDeclaration? {
    guard let clause = tree.child(node, .parameterClause), let block = tree.child(node, .block) else { return nil }
    let isInitializer = tree.kind(node) == .initDecl
    var parameters: [HelperDeclaration.Parameter] = []
    for parameter in tree.children(clause, .parameter) { parameters.append(self.parameter(parameter)) }
    let result = tree.child(node, .returnType).flatMap(tree.firstChild).map { type($0) }
    return HelperDeclaration(
      kind: isInitializer ? .initializer(isFailable: isFailable(node)) : .function, typePath: typePath,
      name: isInitializer ? "init" : tree.name(node),
      isStatic: isInitializer || tree.hasModifier(node, "static", "class"),
      access: self.access(of: node) ?? access, parameters: parameters, result: result,
      body: readsBody ? statements(in: block) : nil, span: tree.span(node))
  }

  private mutating func parameter(_ node: NodeID) -> HelperDeclaration.Parameter {
    let label = tree.name(node)
    var name = label
    if let index = tree.tokenIndex(node), index + 1 < tree.tokens.count {
      let next = tree.tokens[index + 1]
      if next.kind == .identifier { name = tree.name(next) }
    }
    var type = TypeTerm.other
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute, .modifier, .initializer: continue
      default: type = self.type(child)
      }
    }
    let initial = tree.child(node, .initializer).flatMap(tree.firstChild).map { term($0) }
    return HelperDeclaration.Parameter(
      label: label.isEmpty ? "_" : label, name: name, type: isVariadic(node) ? .other : type, initial: initial)
  }

  private func isVariadic(_ parameter: NodeID) -> Bool {
    tree.tokenRange(parameter).contains { tree.token(tree.tokens[$0], is: "...") }
  }

  private func isFailable(_ node: NodeID) -> Bool {
    guard let index = tree.tokenIndex(node), index + 1 < tree.tokens.count else { return false }
    let next = tree.tokens[index + 1]
    return tree.token(next, is: "?") || tree.token(next, is: "!")
  }

  /// What a declaration's own modifiers say.
  func access(of declaration: NodeID) -> HelperDeclaration.Access? {
    if tree.hasModifier(declaration, "private", "fileprivate") { return .file }
    return tree.hasModifier(declaration, "public", "open", "package") ? .everywhere : nil
  }

  /// The statements that a getter runs, or that make a constant: `= value`, `{ … }`, `{ get { … } }`.
  mutating func body(ofBinding binding: NodeID) -> [Statement]? {
    if let value = tree.child(binding, .initializer).flatMap(tree.firstChild) {
      return [Statement(.result(term(value)), span: tree.span(value))]
    }
    guard let block = tree.child(binding, .accessorBlock) else { return nil }
    guard let accessor = tree.child(block, .accessor) else { return statements(in: block) }
    guard tree.hasToken(accessor, "get"), let body = tree.child(accessor, .block) else { return nil }
    return statements(in: body)
  }
}
