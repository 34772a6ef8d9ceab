extension SwiftTree {
  /// Every node of the tree, in no particular order: for looking at all nodes of a kind without walking.
  package var nodeIDs: Range<NodeID> { 0..<NodeID(nodes.count) }

  /// Whether the token's last bytes are `suffix`.
  package func token(_ token: Token, endsWith suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard Int(token.end - token.start) >= count else { return false }
    return suffix.withUTF8Buffer { bytes[(Int(token.end) - count)..<Int(token.end)].elementsEqual($0) }
  }

  /// Whether another token than this one is of its kind and spelled as it is.
  package func hasSecond(_ token: Token) -> Bool {
    let length = token.end - token.start
    let place = Int(token.start)
    return bytes.withUnsafeBufferPointer { bytes in
      tokens.contains { other in
        guard other.end &- other.start == length, other.kind == token.kind, other.start != token.start else {
          return false
        }
        for index in 0..<Int(length) where bytes[Int(other.start) &+ index] != bytes[place &+ index] { return false }
        return true
      }
    }
  }

  /// The arguments of a call, subscript, macro or attribute, in parentheses and as trailing closures.
  package func arguments(_ node: NodeID) -> [NodeID] { children(node, .argument) }

  /// The labels of a call's arguments in parentheses as Swift prints them: `_:red:green:`; empty for none.
  package func labels(_ node: NodeID) -> String {
    var result = ""
    for argument in children(node) where kind(argument) == .argument {
      let label = name(argument)
      result += label.isEmpty ? "_:" : label + ":"
    }
    return result
  }

  /// The expression of an argument.
  package func value(ofArgument argument: NodeID) -> NodeID? { firstChild(argument) }

  /// The names of a dotted path, `["Theme", "Colors", "ink"]`; `nil` when anything else is in it, and beyond 16 names.
  package func path(_ node: NodeID) -> [String]? {
    var names: [String] = []
    var current = node
    while names.count < 16 {
      names.append(name(current))
      switch kind(current) {
      case .identifier: return names.reversed()
      case .member:
        guard let base = firstChild(current) else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }
}

extension SwiftTree {
  /// All nodes that hold a token, the innermost first; `nil` if the parser skipped it.
  package func nodes(around index: Int) -> [NodeID]? {
    // A node is stored as soon as it ends, so the ends never go back; the file comes first all the same.
    let innermost = nodes.dropFirst().partitioningIndex { Int($0.endToken) > index }
    var result: [NodeID] = []
    var current: NodeID? = innermost < nodes.count ? NodeID(innermost) : nil
    while let node = current {
      if tokenRange(node).contains(index) { result.append(node) }
      if node == root { return result }
      current = parent(node)
    }
    return nil
  }
}
