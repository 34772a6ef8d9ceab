import Syntax

/// The bodies of a file's color helpers.
struct FoundBodies {
  var reader: TermReader
  var nodes: Set<SwiftTree.NodeID> = []
}

extension SwiftExtractor {
  /// How many terms are kept of one file: some hundred helpers' worth.
  private static let termLimit = 50_000

  /// `func color(of kind: Kind) -> UIColor`, and what extensions of numbers and strings can be asked.
  mutating func visitFunction(_ node: NodeID) {
    guard tree.kind(node) == .functionDecl, let clause = tree.child(node, .returnType),
      let result = tree.firstChild(clause)
    else { return }
    let isHelper =
      framework(ofType: result) != nil || tree.isInExtension(node, of: Self.plainTypes)
      || tree.hasToken(result, "Self") && tree.isInExtension(node, of: Self.colorTypes)
    if isHelper { keepBody(of: node) }
  }

  /// `extension UIColor { var toColor: Color { … } }`, `extension String { var hexValue: UInt64 { … } }`
  mutating func visitComputedProperty(_ node: NodeID) {
    guard let binding = tree.child(node, .binding), tree.child(binding, .accessorBlock) != nil,
      tree.isInExtension(node, of: Self.plainTypes)
        || !isStatic(node) && tree.isInExtension(node, of: Self.colorTypes)
    else { return }
    keepBody(of: node)
  }

  private static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  /// Types from which colors are made.
  static let plainTypes: Set<String> = [
    "String", "StringProtocol", "Substring", "Character", "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "UInt8",
    "UInt16", "BinaryInteger", "FixedWidthInteger", "Double", "CGFloat", "Float",
  ]

  /// Keeps a declaration with its body.
  mutating func keepBody(of node: NodeID) {
    guard !isDead(node) else { return }
    var bodies = self.bodies ?? FoundBodies(reader: TermReader(tree: tree))
    self.bodies = nil
    defer { self.bodies = bodies }
    guard bodies.reader.count < Self.termLimit, bodies.nodes.insert(node).inserted else { return }
    let typePath = scope(of: node)
    let access = extensionAccess(node)
    let first = facts.helpers.count
    if tree.kind(node) == .variableDecl {
      facts.helpers += properties(node, typePath, access: access, &bodies.reader)
    } else if let declaration = bodies.reader.boundedDeclaration(node, typePath: typePath, access: access) {
      facts.helpers.append(declaration)
    }
    guard facts.helpers.count > first, let holder = tree.parent(node), tree.kind(holder) == .ifConfigClause else {
      return
    }
    let conditions = conditions(around: node)
    for index in first..<facts.helpers.count { facts.helpers[index].conditions = conditions }
  }

  /// What an extension's own modifier gives its members.
  private func extensionAccess(_ node: NodeID) -> HelperDeclaration.Access {
    guard let owner = tree.memberBlock(of: node).flatMap(tree.parent), tree.kind(owner) == .extensionDecl else {
      return .module
    }
    return TermReader(tree: tree).access(of: owner) ?? .module
  }

  private func properties(
    _ node: NodeID, _ typePath: [String], access: HelperDeclaration.Access, _ reader: inout TermReader
  ) -> [HelperDeclaration] {
    tree.children(node, .binding).compactMap { binding in
      guard let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifier else { return nil }
      let type = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild)
      let body = reader.bounded { $0.body(ofBinding: binding) }
      // One without a body is stored; one whose body is too large has none that is known.
      if case .some(.none) = body { return nil }
      return HelperDeclaration(
        kind: .property, typePath: typePath, name: tree.name(pattern), isStatic: typePath.isEmpty || isStatic(node),
        access: reader.access(of: node) ?? access, parameters: [],
        result: type.flatMap { type in reader.bounded { $0.type(type) } }, body: body ?? nil, span: tree.span(binding))
    }
  }

  /// Keeps what the bodies that were found call in this file, and what these call in turn.
  mutating func findCalledBodies() {
    guard bodies != nil else { return }
    var candidates: [NodeID] = []
    for node in tree.nodeIDs where mayBeCalled(node) { candidates.append(node) }
    var known = -1
    for _ in 0..<8 {
      guard let names = bodies?.reader.names, names.count != known else { break }
      known = names.count
      var rest: [NodeID] = []
      for node in candidates {
        if names.contains(calledName(node)) { keepBody(of: node) } else { rest.append(node) }
      }
      candidates = rest
    }
    facts.helpers.sort { $0.span < $1.span }
  }

  /// Functions and constants of the file and of its types.
  private func mayBeCalled(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .functionDecl: return isMember(node)
    case .variableDecl:
      guard isMember(node), let binding = tree.child(node, .binding), tree.firstChild(binding) != nil else {
        return false
      }
      return tree.hasToken(node, "let") || tree.child(binding, .accessorBlock) != nil
    default: return false
    }
  }

  private func calledName(_ node: NodeID) -> String {
    if tree.kind(node) == .functionDecl { return tree.name(node) }
    return tree.child(node, .binding).flatMap(tree.firstChild).map { tree.name($0) } ?? ""
  }

  private func isMember(_ node: NodeID) -> Bool {
    guard let holder = tree.holder(of: node) else { return false }
    return tree.kind(holder) == .memberBlock || tree.kind(holder) == .file
  }
}

extension SwiftTree {
  /// Whether a declaration is a member that an extension gives to one of some types.
  func isInExtension(_ node: NodeID, of types: Set<String>) -> Bool {
    guard let owner = memberBlock(of: node).flatMap({ parent($0) }), kind(owner) == .extensionDecl,
      let token = token(owner), token.end - token.start < 20
    else { return false }
    return types.contains(name(token))
  }
}
