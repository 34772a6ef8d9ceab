/// One line of the `syntax` subcommand: a call or a string literal, as `protocol/` describes it.
///
/// The form is what a second parser of the same files can print, so that the two can be compared.
package struct SyntaxFact: Hashable, Sendable {
  package let offset: Int
  package let text: String
}

extension SwiftTree {
  /// The calls and string literals of the file, by offset.
  package var facts: [SyntaxFact] {
    var facts: [SyntaxFact] = []
    for node in nodes.indices {
      let node = NodeID(node)
      switch kind(node) {
      case .call: if let fact = callFact(node) { facts.append(fact) }
      case .macro: if let fact = macroFact(node) { facts.append(fact) }
      case .stringLiteral: facts.append(stringFact(node))
      default: break
      }
    }
    return facts.sorted { $0.offset < $1.offset }
  }

  private func callFact(_ call: NodeID) -> SyntaxFact? {
    guard var callee = firstChild(call) else { return nil }
    if kind(callee) == .optionalChain, let inner = firstChild(callee) { callee = inner }
    if kind(callee) == .forceUnwrap, let inner = firstChild(callee) { callee = inner }
    switch kind(callee) {
    case .identifier, .member, .implicitMember: break
    default: return nil
    }
    guard let name = token(callee), name.lexeme != .wildcardWord, name.lexeme != .superWord else { return nil }
    let offset = Int(name.start)
    let closures = children(call, .trailingClosure).count
    return SyntaxFact(offset: offset, text: "C \(offset) \(text(name)) \(labels(of: call)) \(closures)")
  }

  /// Macros that stand as declarations are no calls.
  private func macroFact(_ macro: NodeID) -> SyntaxFact? {
    guard let name = token(macro) else { return nil }
    if let parent = parent(macro), kind(parent) == .macroExpansionDecl { return nil }
    let offset = Int(name.start)
    return SyntaxFact(offset: offset, text: "C \(offset) #\(text(name)) \(labels(of: macro)) 0")
  }

  private func labels(of call: NodeID) -> String {
    let labels = children(call, .argument).map { token($0).map(text) ?? "_" }
    return labels.isEmpty ? "-" : labels.joined(separator: ":")
  }

  private func stringFact(_ literal: NodeID) -> SyntaxFact {
    guard let token = token(literal) else { return SyntaxFact(offset: 0, text: "") }
    let offset = Int(token.start)
    let content = token.flags.contains(.interpolated) ? "\\()" : spelledContent(literal)
    return SyntaxFact(offset: offset, text: "S \(offset) \(token.span.count) \(content)")
  }

  private func spelledContent(_ literal: NodeID) -> String {
    var content: [UInt8] = []
    for piece in contentPieces(literal) {
      var offset = piece.start
      while offset < piece.end {
        switch bytes[offset] {
        case UInt8(ascii: "\n"): content += Array("\\n".utf8)
        case UInt8(ascii: "\t"): content += Array("\\t".utf8)
        case UInt8(ascii: "\r"):
          let isPair = offset + 1 < piece.end && bytes[offset + 1] == UInt8(ascii: "\n")
          content += Array((isPair ? "\\n" : "\\r").utf8)
          if isPair { offset += 1 }
        default: content.append(bytes[offset])
        }
        offset += 1
      }
    }
    return String(decoding: content, as: UTF8.self)
  }
}
