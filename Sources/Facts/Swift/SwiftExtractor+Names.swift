import Syntax

extension SwiftExtractor {
  /// The name argument of a lookup. Where the position alone does not tell a name from a color (`Color(x)`),
  /// `nil` says that it is not certainly a name.
  ///
  /// - Parameter nameType: the type of the argument, to which `.brand` belongs.
  func name(_ node: NodeID, isCertainlyName: Bool, nameType: [String] = ["String"]) -> NameTerm? {
    switch tree.kind(node) {
    case .stringLiteral:
      guard let text = tree.stringValue(node) else { return .dynamic }
      return .literal(text, span: tree.contentSpan(node))
    case .member where tree.name(node) == "rawValue":
      return rawValue(node)
    case .identifier where tree.name(node) == "rawValue":
      return isLocal("rawValue", at: node) ? .dynamic : ownRawValue(node)
    case .call:
      return nameOfNameCall(node) ?? (isCertainlyName ? .dynamic : nil)
    case .implicitMember where isCertainlyName:
      return .constant(path: nameType + [tree.name(node)])
    case .identifier: return isCertainlyName ? .dynamic : nil
    case .member:
      guard isCertainlyName else { return nil }
      // A name alone, or one that begins in lower case, may be a local, a parameter or a property.
      guard let path = tree.path(node), path.first?.first?.isUppercase == true, path.first != "Self" else {
        return .dynamic
      }
      return .constant(path: path)
    default:
      return isCertainlyName ? .dynamic : nil
    }
  }

  /// `NSColor.Name("X")`, `NSColor.Name(rawValue: "X")`.
  func nameOfNameCall(_ node: NodeID) -> NameTerm? {
    guard let callee = tree.firstChild(node), tree.kind(callee) == .member, tree.name(callee) == "Name",
      let base = tree.firstChild(callee), colorType(base) == .nsColor,
      let argument = tree.arguments(node).first.flatMap(tree.value(ofArgument:))
    else { return nil }
    return name(argument, isCertainlyName: true)
  }

  /// `x.rawValue`: the enum is known when the expression spells it, or when the file says what `x` is.
  private func rawValue(_ node: NodeID) -> NameTerm {
    guard let base = tree.firstChild(node) else { return .dynamic }
    if tree.kind(base) == .identifier {
      let name = tree.name(base)
      return name == "self" ? ownRawValue(node) : rawValue(ofNamed: name, node)
    }
    guard let path = tree.path(base), let last = path.last else { return .dynamic }
    if path.first == "self", path.count == 2 { return rawValue(ofNamed: last, node) }
    let type = Array(path.dropLast())
    guard type.allSatisfy({ $0.first?.isUppercase == true }) else { return .dynamic }
    return .rawValueOfCase(typePath: type, name: last)
  }

  /// `rawValue` or `self.rawValue` inside an enum.
  private func ownRawValue(_ node: NodeID) -> NameTerm {
    let scope = scope(of: node)
    return scope.isEmpty || isConditional(node) ? .dynamic : .rawValue(typePath: scope)
  }

  private func rawValue(ofNamed name: String, _ node: NodeID) -> NameTerm {
    guard !isConditional(node), let type = declaredType(of: name, at: node) else { return .dynamic }
    return .rawValue(typePath: type)
  }

  /// Whether only some values may reach a place: a branch around it, or a statement before it that can leave.
  private func isConditional(_ node: NodeID) -> Bool {
    var child = node
    for _ in 0..<Self.ancestorLimit {
      guard let parent = tree.parent(child) else { return false }
      switch tree.kind(parent) {
      case .ternary, .if, .guard, .switch, .while, .for, .catchClause: return true
      case .block, .accessorBlock, .closure:
        let first = tree.children(parent).first { tree.kind($0) != .closureSignature }
        if first != child { return true }
      case .functionDecl, .initDecl, .variableDecl, .subscriptDecl, .memberBlock: return false
      default: break
      }
      child = parent
    }
    return true
  }

  /// The bundle that a lookup's arguments name.
  func bundle(of arguments: [NodeID]) -> BundleTerm {
    let bundle = arguments.first { ["bundle", "in"].contains(tree.name($0)) }
    guard let value = bundle.flatMap(tree.value(ofArgument:)) else { return .none }
    if tree.kind(value) == .nilLiteral { return .none }
    let text = tree.text(tree.span(value))
    switch text {
    case ".main", "Bundle.main": return .main
    case ".module", "Bundle.module": return .module
    default: return .other(text)
    }
  }
}

// MARK: - Declared types

extension SwiftExtractor {
  /// How many ancestors are asked what they declare; beyond that a name's type is not known.
  private static let ancestorLimit = 128

  /// How many siblings are looked at on each level; beyond that a name's type is not known.
  private static let siblingLimit = 256

  /// What declares a name where it is used.
  enum Binding {
    /// A local constant with a value.
    case constant(NodeID)
    /// A local, a parameter, or a member of a type around it, that spells its type.
    case typed([String], isLocal: Bool)
    /// A local whose value and type are not told: what a pattern, a `guard` or a loop binds.
    case unclear
    /// A member of a type around the place, or of the file, without a type that is spelled.
    case member
    case none
  }

  /// The nearest declaration of `name` around a node.
  func binding(of name: String, at node: NodeID) -> Binding {
    var current = tree.parent(node)
    var isLocal = true
    for _ in 0..<Self.ancestorLimit {
      guard let ancestor = current else { return .none }
      if tree.kind(ancestor) == .memberBlock || tree.kind(ancestor) == .file { isLocal = false }
      if binds(name, ancestor) || captures(name, ancestor) { return .unclear }
      for (index, child) in tree.children(ancestor).enumerated() {
        guard index < Self.siblingLimit else { return isLocal ? .unclear : .none }
        // What a `guard` binds is seen in the statements after it.
        if tree.kind(child) == .guard, binds(name, child) { return .unclear }
        if isLocal, tree.kind(child) == .functionDecl, tree.name(child) == name { return .unclear }
        guard let declaration = declaration(child, of: name) else {
          if isLocal, tree.kind(child) == .variableDecl, bindsInPattern(name, child) { return .unclear }
          continue
        }
        if let type = declaration.type { return .typed(type, isLocal: isLocal) }
        guard isLocal else { return .member }
        let value = tree.kind(child) == .variableDecl ? constant(child, named: name) : nil
        return value.map { .constant($0) } ?? .unclear
      }
      current = tree.parent(ancestor)
    }
    return .unclear
  }

  /// `let (theme, count) = …`
  private func bindsInPattern(_ name: String, _ declaration: NodeID) -> Bool {
    for binding in tree.children(declaration, .binding) {
      guard let pattern = tree.firstChild(binding), tree.kind(pattern) != .identifier else { continue }
      if tree.tokenRange(pattern).contains(where: { tree.name(tree.tokens[$0]) == name }) { return true }
    }
    return false
  }

  /// The type that the nearest declaration of `name` around a node spells, as a path without generics; `nil` when that
  /// declaration spells none.
  func declaredType(of name: String, at node: NodeID) -> [String]? {
    if case .typed(let type, _) = binding(of: name, at: node) { type } else { nil }
  }

  /// Whether a parameter or a local between a node and the type around it has this name.
  func isLocal(_ name: String, at node: NodeID) -> Bool {
    switch binding(of: name, at: node) {
    case .constant, .unclear: true
    case .typed(_, let isLocal): isLocal
    case .member, .none: false
    }
  }

  /// What a name is worth that a local or a parameter around it declares; `nil` where none does. A name of a member or a
  /// global would be another thing.
  func local(_ node: NodeID, expected: ColorFramework?, depth: Int) -> ColorExpr? {
    let name = tree.name(node)
    var current = tree.parent(node)
    for _ in 0..<Self.ancestorLimit {
      guard let ancestor = current, tree.kind(ancestor) != .file else { return nil }
      if tree.kind(ancestor) == .memberBlock {
        // A member of any kind, a view as well, hides a global of its name.
        let isMember = tree.children(ancestor).contains { declaration($0, of: name) != nil }
        return isMember ? .member(MemberPath(base: .current, names: [name])) : nil
      }
      if captures(name, ancestor) { return .unknown(.runtime) }
      if binds(name, ancestor) { return .unknown(.runtime) }
      for (index, child) in tree.children(ancestor).enumerated() {
        guard index < Self.siblingLimit else { return .unknown(.limit) }
        // What a `guard` binds is seen in the statements after it.
        if tree.kind(child) == .guard, binds(name, child) { return .unknown(.runtime) }
        guard declaration(child, of: name) != nil else { continue }
        guard tree.kind(child) == .variableDecl, let value = constant(child, named: name), value != node else {
          return .unknown(tree.kind(child) == .variableDecl ? .runtime : .parameter)
        }
        guard localNames.spend() else { return .unknown(.limit) }
        return color(value, expected: declaredFramework(ofVariable: child) ?? expected, depth: depth + 1)
      }
      current = tree.parent(ancestor)
    }
    return .unknown(.limit)
  }

  /// Whether a closure captures a value by a name: `{ [tone = Color.black] in … }`.
  private func captures(_ name: String, _ closure: NodeID) -> Bool {
    guard tree.kind(closure) == .closure, let signature = tree.child(closure, .closureSignature) else { return false }
    return tree.arguments(signature).contains { argument in
      tree.tokenRange(argument).prefix(3).contains { tree.name(tree.tokens[$0]) == name }
    }
  }

  /// The value of a local constant.
  private func constant(_ declaration: NodeID, named name: String) -> NodeID? {
    guard let keyword = tree.token(declaration), tree.token(keyword, is: "let") else { return nil }
    for binding in tree.children(declaration) where tree.kind(binding) == .binding {
      guard let pattern = tree.firstChild(binding), tree.name(pattern) == name else { continue }
      return tree.child(binding, .initializer).flatMap(tree.firstChild)
    }
    return nil
  }

  private func declaredFramework(ofVariable declaration: NodeID) -> ColorFramework? {
    tree.child(declaration, .binding).flatMap { declaredFramework(ofBinding: $0) }
  }

  /// Whether a statement around a place gives `name` to a value whose type is not spelled: `for x in`, `if let x`,
  /// `case let x`.
  private func binds(_ name: String, _ statement: NodeID) -> Bool {
    switch tree.kind(statement) {
    case .for, .if, .guard, .while, .switchCase, .catchClause:
      // All tokens up to the body: a name that is only mentioned there counts too, which is the silent side.
      let end =
        tree.child(statement, .block).map { tree.tokenRange($0).lowerBound } ?? tree.tokenRange(statement).upperBound
      let range = tree.tokenRange(statement).lowerBound..<end
      return range.count < Self.siblingLimit
        && range.contains { tree.tokens[$0].kind == .identifier && tree.name(tree.tokens[$0]) == name }
        || range.count >= Self.siblingLimit
    // `set(theme) { … }`
    case .accessor: return tree.child(statement, .parameter).map { tree.name($0) == name } ?? false
    default: return false
    }
  }

  /// The declaration of `name` that a node is, with the type it spells.
  private func declaration(_ node: NodeID, of name: String) -> SpelledType? {
    switch tree.kind(node) {
    case .parameterClause, .closureSignature:
      for parameter in tree.children(node) where tree.kind(parameter) == .parameter {
        guard internalName(ofParameter: parameter) == name else { continue }
        return SpelledType(type: firstTypePath(in: parameter))
      }
      return nil
    case .variableDecl:
      for binding in tree.children(node) where tree.kind(binding) == .binding {
        guard let pattern = tree.firstChild(binding), tree.name(pattern) == name else { continue }
        return SpelledType(type: tree.child(binding, .typeAnnotation).flatMap(tree.firstChild).flatMap { typePath($0) })
      }
      return nil
    default: return nil
    }
  }

  /// The name by which a parameter is known inside: the second name where there are two.
  private func internalName(ofParameter parameter: NodeID) -> String {
    guard let index = tree.tokenIndex(parameter) else { return "" }
    let next = index + 1
    if next < tree.tokens.count, tree.tokens[next].kind == .identifier, tree.tokenRange(parameter).contains(next) {
      return tree.name(tree.tokens[next])
    }
    return tree.name(tree.tokens[index])
  }

  /// The names of the first type among a node's children that has any.
  func firstTypePath(in node: NodeID) -> [String]? {
    for child in tree.children(node) {
      if let path = typePath(child) { return path }
    }
    return nil
  }

  /// The names of a type, looking through optionals and attributes; `nil` for types without a name, and beyond 16 names.
  func typePath(_ node: NodeID) -> [String]? {
    var names: [String] = []
    var current = node
    while names.count < 16 {
      switch tree.kind(current) {
      case .namedType: return [tree.name(current)] + names.reversed()
      case .memberType: names.append(tree.name(current))
      case .optionalType, .modifiedType: break
      default: return nil
      }
      guard let inner = tree.firstChild(current) else { return nil }
      current = inner
    }
    return nil
  }
}

extension SwiftTree {
  /// The token of the last name of a type, looking through optionals and attributes; `nil` for types without a name.
  func lastName(ofType node: NodeID) -> Token? {
    var current = node
    for _ in 0..<16 {
      switch kind(current) {
      case .namedType, .memberType: return token(current)
      case .optionalType, .modifiedType: break
      default: return nil
      }
      guard let inner = firstChild(current) else { return nil }
      current = inner
    }
    return nil
  }
}

/// The type that a declaration spells, if it spells one.
private struct SpelledType {
  let type: [String]?
}
