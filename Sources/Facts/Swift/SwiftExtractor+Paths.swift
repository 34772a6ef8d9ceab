import Syntax

/// Colors that a path leads to: `theme.tint`, `Palette.ink`, `Asset.Colors.brand.color`.
extension SwiftExtractor {
  /// `view.backgroundColor = theme.surface`
  mutating func visitColorAssignment(_ assignment: NodeID) {
    guard let value = tree.assignedColorPath(assignment) else { return }
    recordPath(value)
  }

  /// Records a path at a place where a color may stand. A view or a style may stand there as well, so it is a mention only
  /// if it leads to a color.
  mutating func recordPath(_ node: NodeID) {
    guard seenPaths.insert(node).inserted else { return }
    let expr = path(node)
    if case .unknown = expr { return }
    if case .member(let member) = expr, let root = member.names.first { pathRoots.insert(root) }
    record(node, role: .reference, expr, isTentative: true)
  }

  /// `Palette.ink` or `theme.tint` wherever it stands; one that stands where a color is wanted is found there.
  mutating func visitPath(_ node: NodeID) {
    guard let base = tree.firstChild(node), tree.speaksOfColors(node, base) else { return }
    recordPath(node)
  }

  /// What a path denotes: names are resolved later, but for one that begins with a local or a parameter.
  func path(_ node: NodeID) -> ColorExpr {
    guard let names = tree.path(node), let first = names.first else { return .unknown(.runtime) }
    if first == "self" || first == "Self" && names.count == 2 {
      return .member(MemberPath(base: .current, names: Array(names.dropFirst())))
    }
    guard first.first?.isUppercase != true else { return .member(MemberPath(base: .named, names: names)) }
    let root: Term
    switch binding(of: first, at: node) {
    case .member, .none, .typed(_, isLocal: false): return .member(MemberPath(base: .named, names: names))
    case .unclear: return .unknown(.runtime)
    case .typed(let type, isLocal: true): root = .instance(.named(type))
    case .constant(let value):
      var reader = TermReader(tree: tree)
      let term = reader.bounded(to: Self.largestRoot) { $0.term(value) }
      guard let term, term != .unsupported else { return .unknown(.runtime) }
      root = term
    }
    return .computed(names.dropFirst().reduce(root) { .member($0, $1) })
  }

  private static let largestRoot = 32
}

extension SwiftTree {
  /// The path that is the first argument of a modifier that takes a color, without a label; what `.opacity(…)` makes
  /// lighter is looked for behind that.
  @inline(__always)
  func colorPath(of call: SwiftTree.NodeID, callee: SwiftTree.NodeID) -> SwiftTree.NodeID? {
    guard kind(callee) == .member, let argument = nextSibling(callee), kind(argument) == .argument,
      token(argument) == nil, let value = firstChild(argument)
    else { return nil }
    return namedPath(value).flatMap { SwiftExtractor.colorModifiers.contains(name(callee)) ? $0 : nil }
  }

  /// The path that an assignment gives to a property that holds a color.
  func assignedColorPath(_ assignment: SwiftTree.NodeID) -> SwiftTree.NodeID? {
    guard let target = firstChild(assignment), let token = token(target), self.token(token, endsWith: "Color"),
      kind(target) == .member || kind(target) == .identifier, let value = nextSibling(target)
    else { return nil }
    return namedPath(value).flatMap { SwiftExtractor.colorProperties.contains(name(target)) ? $0 : nil }
  }

  /// A path of two names or more that begins with none of the color types.
  private func namedPath(_ node: SwiftTree.NodeID) -> SwiftTree.NodeID? {
    var value = node
    while kind(value) == .call || kind(value) == .forceUnwrap {
      guard let callee = firstChild(value) else { return nil }
      if kind(value) == .forceUnwrap {
        value = callee
        continue
      }
      guard kind(callee) == .member, hasToken(callee, "opacity") || hasToken(callee, "withAlphaComponent"),
        let base = firstChild(callee)
      else { return nil }
      value = base
    }
    guard kind(value) == .member else { return nil }
    var root = value
    for _ in 0..<16 {
      guard let base = firstChild(root) else { break }
      root = base
      if kind(root) != .member { break }
      if colorType(root) != nil { return nil }
    }
    return kind(root) == .identifier && colorType(root) == nil ? value : nil
  }

  /// Whether a member is a whole path whose names say that it may lead to a color: `Palette.ink`, `theme.tint`.
  func speaksOfColors(_ member: SwiftTree.NodeID, _ base: SwiftTree.NodeID) -> Bool {
    guard kind(base) == .member || kind(base) == .identifier, speaksOfColor(base) || speaksOfColor(member),
      let parent = parent(member)
    else { return false }
    switch kind(parent) {
    // Of a longer path it is a part, and what is called is a function.
    case .member, .call, .assignment: if firstChild(parent) == member { return false }
    case .keyPath, .subscript, .optionalChain: return false
    default: break
    }
    var root = base
    for _ in 0..<16 {
      if kind(root) == .identifier {
        guard colorType(root) == nil else { return false }
        return beginsInUppercase(root) ? !PlainType.names.contains(name(root)) : speaksOfColor(root)
      }
      guard kind(root) == .member, colorType(root) == nil, let next = firstChild(root) else { return false }
      root = next
    }
    return false
  }
}
