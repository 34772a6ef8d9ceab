import Properties
import Syntax
import Testing

/// The tree of a source as S-expressions, so that an expectation fits on a line or two.
///
/// Leaves are their text, arguments `label: value`, members `(. base name)`; everything else is `(kind token child …)`,
/// without the token where it is only a bracket.
func tree(_ source: String) -> String {
  let tree = SwiftTree(parsing: Array(source.utf8))
  return tree.children(tree.root).map { tree.expression($0) }.joined(separator: "\n")
}

extension SwiftTree {
  fileprivate func expression(_ node: NodeID) -> String {
    let inner = children(node).map { expression($0) }
    let token = token(node).map { text($0) } ?? ""
    switch kind(node) {
    case .identifier, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .stringLiteral,
      .namedType:
      return inner.isEmpty ? token : list(["\(token)"] + inner)
    case .implicitMember:
      return inner.isEmpty ? ".\(token)" : list([".\(token)"] + inner)
    case .member:
      return list([".", inner.first ?? "?", token] + inner.dropFirst())
    case .memberType:
      return list(["type.", inner.first ?? "?", token] + inner.dropFirst())
    case .argument:
      return (token.isEmpty ? "" : "\(token): ") + inner.joined(separator: " ")
    case .missing:
      return list(["missing"] + inner)
    default:
      let isBracket = ["(", "[", "{", "\\"].contains(token)
      return list(["\(kind(node))"] + (isBracket || token.isEmpty ? [] : [token]) + inner)
    }
  }

  private func list(_ parts: [String]) -> String { "(" + parts.joined(separator: " ") + ")" }
}

/// Checks the tree of a source.
func check(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(tree(source) == expected, sourceLocation: sourceLocation)
}

/// Checks what holds of the tree of any bytes at all.
func checkInvariants(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  if let problem = SwiftTree(parsing: bytes).problem {
    let excerpt = String(decoding: bytes.prefix(300), as: UTF8.self)
    Issue.record("\(problem) in \(excerpt.debugDescription)", sourceLocation: sourceLocation)
  }
}
