import Syntax

/// What is asked of a file again and again, found in one pass: a question per color would cost a walk over its siblings.
struct Landmarks: Sendable {
  /// Member blocks of types that draw themselves: with a member named `body`, or `makeBody` of a style.
  private(set) var drawingTypes: Set<SwiftTree.NodeID> = []
  /// Array literals with three or more colors by hue: sweeps through the hues.
  private(set) var sweeps: Set<SwiftTree.NodeID> = []
  /// Clauses of `#if false`.
  private(set) var deadClauses: Set<SwiftTree.NodeID> = []

  init() {}

  init(of tree: SwiftTree) {
    var hues: [SwiftTree.NodeID: Int] = [:]
    for node in tree.nodeIDs {
      switch tree.kind(node) {
      case .functionDecl where tree.hasToken(node, "body") || tree.hasToken(node, "makeBody"):
        if let members = tree.memberBlock(of: node) { drawingTypes.insert(members) }
      case .binding:
        guard let pattern = tree.firstChild(node), tree.hasToken(pattern, "body"),
          let members = tree.parent(node).flatMap(tree.memberBlock)
        else { continue }
        drawingTypes.insert(members)
      case .argument where tree.hasToken(node, "hue"):
        guard let call = tree.parent(node), let array = tree.parent(call), tree.kind(array) == .array else { continue }
        hues[array, default: 0] += 1
      case .ifConfigClause:
        guard let condition = tree.firstChild(node), tree.kind(condition) == .booleanLiteral,
          tree.hasToken(condition, "false"), !tree.hasToken(node, "else")
        else { continue }
        deadClauses.insert(node)
      default: break
      }
    }
    sweeps = Set(hues.lazy.filter { $0.value >= 3 }.map(\.key))
  }
}

extension Landmarks {
  /// Whether tokens that are spelled otherwise now may have been, or have become, words that make landmarks.
  static func mayDiffer(_ changed: Range<Int>, from old: SwiftTree, to new: SwiftTree) -> Bool {
    changed.contains { index in
      [old, new].contains { tree in
        let token = tree.tokens[index]
        return tree.token(token, is: "body") || tree.token(token, is: "makeBody") || tree.token(token, is: "hue")
          || tree.token(token, is: "false") || tree.token(token, is: "else")
      }
    }
  }
}

extension SwiftTree {
  /// Whether the node's principal token is spelled so.
  func hasToken(_ node: NodeID, _ text: StaticString) -> Bool {
    token(node).map { token($0, is: text) } ?? false
  }

  /// Whether a declaration has one of some modifiers. Attributes and modifiers come first in it.
  func hasModifier(_ declaration: NodeID, _ words: StaticString...) -> Bool {
    for child in children(declaration) {
      switch kind(child) {
      case .attribute: continue
      case .modifier: if words.contains(where: { hasToken(child, $0) }) { return true }
      default: return false
      }
    }
    return false
  }

  /// What holds a declaration: a member block, the file or a block of code, looking through `#if`.
  func holder(of declaration: NodeID) -> NodeID? {
    var current = parent(declaration)
    while let node = current, kind(node) == .ifConfigClause || kind(node) == .ifConfig { current = parent(node) }
    return current
  }

  /// The member block that holds a declaration.
  func memberBlock(of declaration: NodeID) -> NodeID? {
    holder(of: declaration).flatMap { kind($0) == .memberBlock ? $0 : nil }
  }
}
