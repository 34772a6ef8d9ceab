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
      let scope = scope(of: node)
      return scope.isEmpty ? .dynamic : .rawValue(typePath: scope)
    case .call:
      return nameOfNameCall(node) ?? (isCertainlyName ? .dynamic : nil)
    case .implicitMember where isCertainlyName:
      return .constant(path: nameType + [tree.name(node)])
    case .identifier, .member:
      guard isCertainlyName else { return nil }
      return tree.path(node).map(NameTerm.constant(path:)) ?? .dynamic
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
      if name == "self" {
        let scope = scope(of: node)
        return scope.isEmpty ? .dynamic : .rawValue(typePath: scope)
      }
      return declaredType(of: name, at: node).map(NameTerm.rawValue(typePath:)) ?? .dynamic
    }
    guard let path = tree.path(base), let last = path.last else { return .dynamic }
    if path.first == "self", path.count == 2 {
      return declaredType(of: last, at: node).map(NameTerm.rawValue(typePath:)) ?? .dynamic
    }
    let type = Array(path.dropLast())
    guard type.allSatisfy({ $0.first?.isUppercase == true }) else { return .dynamic }
    return .rawValueOfCase(typePath: type, name: last)
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

  /// The type that the nearest declaration of `name` around a node spells, as a path without generics.
  func declaredType(of name: String, at node: NodeID) -> [String]? {
    var current = tree.parent(node)
    var steps = 0
    while let ancestor = current, steps < Self.ancestorLimit {
      for child in tree.children(ancestor) {
        if let type = type(ofDeclaration: child, named: name) { return type }
      }
      current = tree.parent(ancestor)
      steps += 1
    }
    return nil
  }

  /// The type that a declaration spells, if it declares `name`.
  private func type(ofDeclaration node: NodeID, named name: String) -> [String]? {
    switch tree.kind(node) {
    case .parameterClause, .closureSignature:
      for parameter in tree.children(node) where tree.kind(parameter) == .parameter {
        if internalName(ofParameter: parameter) == name {
          return tree.children(parameter).lazy.compactMap(typePath).first
        }
      }
      return nil
    case .variableDecl:
      for binding in tree.children(node) where tree.kind(binding) == .binding {
        guard let pattern = tree.firstChild(binding), tree.name(pattern) == name else { continue }
        return tree.child(binding, .typeAnnotation).flatMap(tree.firstChild).flatMap(typePath)
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

  /// The names of a type, looking through optionals and attributes; `nil` for types without a name.
  func typePath(_ node: NodeID) -> [String]? {
    switch tree.kind(node) {
    case .namedType: return [tree.name(node)]
    case .memberType: return tree.firstChild(node).flatMap(typePath).map { $0 + [tree.name(node)] }
    case .optionalType, .modifiedType: return tree.firstChild(node).flatMap(typePath)
    default: return nil
    }
  }
}
