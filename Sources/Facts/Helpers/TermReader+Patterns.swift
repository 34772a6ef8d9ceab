import Syntax

extension TermReader {
  /// The pattern of a declaration: its names are new variables.
  mutating func binding(_ node: NodeID) -> PatternTerm { pattern(node, binds: true) }

  /// - Parameter binds: whether names are new variables, as after `let`.
  mutating func pattern(_ node: NodeID, binds: Bool) -> PatternTerm {
    nested(or: .unsupported) { $0.readPattern(node, binds: binds) }
  }

  private mutating func readPattern(_ node: NodeID, binds: Bool) -> PatternTerm {
    switch tree.kind(node) {
    case .identifier where tree.hasToken(node, "_"): return .wildcard
    case .identifier where binds: return .variable(tree.name(node))
    case .bindingPattern: return tree.firstChild(node).map { pattern($0, binds: true) } ?? .unsupported
    case .parenthesized: return tree.firstChild(node).map { pattern($0, binds: binds) } ?? .unsupported
    case .tuple: return .tuple(patterns(node, binds: binds))
    case .optionalChain: return tree.firstChild(node).map { .some(pattern($0, binds: binds)) } ?? .unsupported
    case .call:
      guard let callee = tree.firstChild(node), [.implicitMember, .member].contains(tree.kind(callee)) else {
        return .expression(term(node))
      }
      let name = tree.name(callee)
      let inner = patterns(node, binds: binds)
      return name == "some" && inner.count == 1 ? .some(inner[0]) : .enumCase(name, inner)
    case .isPattern, .cast: return .unsupported
    default: return .expression(term(node))
    }
  }

  private mutating func patterns(_ node: NodeID, binds: Bool) -> [PatternTerm] {
    var patterns: [PatternTerm] = []
    for argument in tree.children(node, .argument) {
      patterns.append(tree.firstChild(argument).map { pattern($0, binds: binds) } ?? .unsupported)
    }
    return patterns
  }
}
