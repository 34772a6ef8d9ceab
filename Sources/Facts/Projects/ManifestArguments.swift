import Syntax

/// The arguments of a call in a manifest, as far as they are literals.
struct ManifestArguments {
  let tree: SwiftTree
  private let nodes: [SwiftTree.NodeID]

  init(_ call: SwiftTree.NodeID, in tree: SwiftTree) {
    self.tree = tree
    nodes = tree.arguments(call)
  }

  func value(_ label: StaticString) -> SwiftTree.NodeID? {
    nodes.first { tree.hasToken($0, label) }.flatMap(tree.value(ofArgument:))
  }

  func has(_ label: StaticString) -> Bool { value(label) != nil }

  /// Whether an argument is left out or is a literal of a kind.
  func isLiteral(_ label: StaticString, _ kind: NodeKind) -> Bool {
    value(label).map { tree.kind($0) == kind && (kind != .stringLiteral || tree.stringValue($0) != nil) } ?? true
  }

  func text(_ label: StaticString) -> String? { value(label).flatMap { text(of: $0) } }

  func text(of node: SwiftTree.NodeID) -> String? {
    tree.kind(node) == .stringLiteral ? tree.stringValue(node) : nil
  }

  /// The strings of an array; none where the argument is left out, and `nil` where something else than a string is in it.
  func texts(_ label: StaticString) -> [String]? {
    guard let array = value(label) else { return [] }
    guard tree.kind(array) == .array else { return nil }
    var texts: [String] = []
    for element in tree.children(array) {
      guard let text = text(of: element) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// What `.copy("…")` takes along as it is: a catalog among it is not compiled, and its colors are not found.
  var copiedResources: [String] {
    guard let array = value("resources"), tree.kind(array) == .array else { return [] }
    return tree.children(array).compactMap { element in
      guard tree.kind(element) == .call, let callee = tree.firstChild(element), tree.hasToken(callee, "copy") else {
        return nil
      }
      return tree.arguments(element).first.flatMap(tree.value(ofArgument:)).flatMap { text(of: $0) }
    }
  }
}
