import Syntax

/// The nodes of a tree that may say something about colors, in the order they are stored.
///
/// Most nodes of most files say nothing, and a look at a few tokens tells. When a file is typed in, only those around the
/// cursor have to be looked at again.
struct Worklist: Sendable {
  typealias NodeID = SwiftTree.NodeID

  private(set) var nodes: [NodeID]

  init(of tree: SwiftTree) {
    nodes = tree.nodeIDs.filter { tree.mayMatter($0) }
  }

  /// The list after some tokens were spelled otherwise; `nil` if that can be felt anywhere in the file.
  func updated(after changed: Range<Int>, in tree: SwiftTree) -> Worklist? {
    if changed.isEmpty { return self }
    var touched: Set<NodeID> = []
    for index in changed {
      guard let around = tree.nodes(around: index) else { return nil }
      for node in around {
        // What a type is called decides about the members in it.
        if tree.tokenIndex(node) == index, tree.kind(node).isTypeDeclaration { return nil }
        touched.insert(node)
      }
    }
    var result = self
    result.nodes.removeAll(where: touched.contains)
    for node in touched where tree.mayMatter(node) {
      result.nodes.insert(node, at: result.nodes.partitioningIndex { $0 > node })
    }
    return result
  }
}

extension NodeKind {
  fileprivate var isTypeDeclaration: Bool {
    switch self {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}

// MARK: - What may matter

extension SwiftTree {
  /// Whether the extractor may find something at a node. The answer hangs on tokens in the node alone, and for variables
  /// on the name of the type around them.
  @inline(__always)
  func mayMatter(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .call: mayCallMatter(node)
    case .assignment: mayAssignmentMatter(node)
    case .member: mayMemberMatter(node)
    case .macro: hasToken(node, "colorLiteral")
    case .variableDecl: mayVariableMatter(node)
    case .functionDecl: mayFunctionMatter(node)
    case .typealiasDecl: token(node).flatMap { colorType(spelledBy: $0) } != nil || mentionsColorType(node)
    case .associatedtypeDecl: token(node).flatMap { colorType(spelledBy: $0) } != nil
    case .enumDecl, .structDecl, .classDecl, .actorDecl, .protocolDecl, .extensionDecl, .genericParameters, .initDecl,
      .missing:
      true
    default: false
    }
  }

  private func mayMemberMatter(_ member: NodeID) -> Bool {
    guard let base = firstChild(member) else { return false }
    if colorType(base) != nil { return true }
    if kind(base) == .member, isNestedColorMember(member) { return true }
    return speaksOfColors(member, base)
  }

  private func mayCallMatter(_ call: NodeID) -> Bool {
    guard let callee = firstChild(call), let token = token(callee) else { return false }
    if colorType(ofCallee: callee) != nil { return true }
    switch kind(callee) {
    case .identifier: if isConstruction(callee) || self.token(token, is: "Self") { return true }
    case .implicitMember:
      if self.token(token, is: "init") { return true }
      let value = child(call, .argument).flatMap { firstChild($0) }.map { kind($0) }
      return value == .integerLiteral || value == .stringLiteral
    case .member:
      if SwiftExtractor.soleColorArgument(of: call, callee: callee, in: self) != nil { return true }
      if colorPath(of: call, callee: callee) != nil { return true }
    default: break
    }
    return mayPaintMatter(token)
  }

  /// By length first: this is asked of every call of a file.
  private func mayPaintMatter(_ callee: Token) -> Bool {
    switch callee.end &- callee.start {
    case 4: token(callee, is: "Text") || token(callee, is: "Link")
    case 5: token(callee, is: "Label")
    case 6: token(callee, is: "Button")
    case 11: token(callee, is: "colorScheme") || token(callee, is: "environment")
    case 14: token(callee, is: "NavigationLink")
    case 17: token(callee, is: "UITraitCollection")
    case 20: token(callee, is: "preferredColorScheme")
    default: false
    }
  }

  private func mayAssignmentMatter(_ assignment: NodeID) -> Bool {
    guard let target = firstChild(assignment), let token = token(target) else { return false }
    if assignedColorPath(assignment) != nil { return true }
    return switch token.end &- token.start {
    case 10: self.token(token, is: "appearance")
    case 15: self.token(token, is: "backgroundColor")
    case 18: self.token(token, is: "userInterfaceStyle")
    case 26: self.token(token, is: "overrideUserInterfaceStyle")
    default: false
    }
  }

  /// Functions that may make a color, or take the place of a color's initialiser.
  private func mayFunctionMatter(_ function: NodeID) -> Bool {
    if let token = token(function), spellsColorType(token) { return true }
    guard let result = child(function, .returnType) else { return false }
    return mentionsColorType(result) || isInExtension(function, of: SwiftExtractor.plainTypes)
  }

  /// Whether a color type is named in a node, or the type around it.
  private func mentionsColorType(_ node: NodeID) -> Bool {
    tokenRange(node).contains { spellsColorType(tokens[$0]) || token(tokens[$0], is: "Self") }
  }

  /// Variables of functions are nobody's names, and most members have values that no color has.
  private func mayVariableMatter(_ variable: NodeID) -> Bool {
    guard let holder = holder(of: variable), kind(holder) == .memberBlock || kind(holder) == .file else { return false }
    if let owner = parent(holder), let token = token(owner), colorType(spelledBy: token) != nil { return true }
    return children(variable).contains { kind($0) == .binding && mayBindingMatter($0) }
      || isInExtension(variable, of: SwiftExtractor.plainTypes)
  }

  private func mayBindingMatter(_ binding: NodeID) -> Bool {
    if let type = child(binding, .typeAnnotation), mentionsColorType(type) { return true }
    let value =
      child(binding, .initializer).flatMap { firstChild($0) }
      ?? child(binding, .accessorBlock).flatMap { firstChild($0) }
    guard let value else { return false }
    switch kind(value) {
    case .call: return mayMemberCallMatter(value)
    case .member, .implicitMember, .identifier, .ternary, .binary, .macro, .parenthesized, .forceUnwrap,
      .stringLiteral, .accessor, .jump:
      return true
    default: return false
    }
  }

  /// A call whose value can be a color or a color's name.
  private func mayMemberCallMatter(_ call: NodeID) -> Bool {
    guard let callee = firstChild(call), let token = token(callee) else { return false }
    switch kind(callee) {
    case .identifier: return spellsColorType(token)
    case .implicitMember: return true
    case .member:
      return self.token(token, is: "opacity") || self.token(token, is: "withAlphaComponent")
        || self.token(token, is: "Name") || colorType(ofCallee: callee) != nil
        || firstChild(callee).flatMap { colorType($0) } != nil
    default: return false
    }
  }

  private func spellsColorType(_ token: Token) -> Bool { colorType(spelledBy: token) != nil }
}
