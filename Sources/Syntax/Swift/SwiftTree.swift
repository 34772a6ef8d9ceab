/// The tokens and the tree of one Swift file: flat arrays, so that a file costs a handful of allocations.
///
/// A node is named by its index. Node 0 is the file. The tree is lossy about trivia, but every node and token has its
/// exact bytes, and the tree of any bytes at all exists.
@usableFromInline package struct SwiftTree: Sendable {
  @usableFromInline package typealias NodeID = Int32

  /// All of it behind one reference: a tree is passed around a lot, and a copy counts one reference rather than four.
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline let tokens: FrozenBuffer<Token>
    @usableFromInline let nodes: FrozenBuffer<Node>
    let trivia: Trivia
    /// Whether some operator's token was cut in two.
    let hasSplits: Bool

    init(
      bytes: [UInt8], tokens: FrozenBuffer<Token>, nodes: FrozenBuffer<Node>, trivia: Trivia, hasSplits: Bool
    ) {
      self.bytes = bytes
      self.tokens = tokens
      self.nodes = nodes
      self.trivia = trivia
      self.hasSplits = hasSplits
    }
  }

  @usableFromInline let storage: Storage

  init(bytes: [UInt8], tokens: FrozenBuffer<Token>, nodes: FrozenBuffer<Node>, trivia: Trivia, hasSplits: Bool) {
    storage = Storage(bytes: bytes, tokens: tokens, nodes: nodes, trivia: trivia, hasSplits: hasSplits)
  }

  @inlinable package var bytes: [UInt8] { storage.bytes }
  @inlinable package var tokens: FrozenBuffer<Token> { storage.tokens }
  @inlinable var nodes: FrozenBuffer<Node> { storage.nodes }
  /// Spans of all comments, in order, delimiters included; nested comments are one span.
  package var comments: [Span] { trivia.comments }
  /// Whether a comment, a literal or a back-quoted name has no end: what was meant to stand after it was read as part
  /// of it.
  package var hasUnterminated: Bool { trivia.hasUnterminated }
  var trivia: Trivia { storage.trivia }
  var hasSplits: Bool { storage.hasSplits }

  package var root: NodeID { 0 }
}

/// A node as stored, seen by accessors that are inlined into other modules. Indices are into `SwiftTree.tokens` and
/// `SwiftTree.nodes`; -1 is none.
@usableFromInline
struct Node: Sendable, BitwiseCopyable {
  @usableFromInline var kind: NodeKind
  /// The token that `NodeKind` names.
  @usableFromInline var token: Int32
  /// The first token of the node, and the one after its last.
  @usableFromInline var firstToken: Int32
  @usableFromInline var endToken: Int32
  @usableFromInline var firstChild: Int32
  @usableFromInline var nextSibling: Int32
  /// Set when the parent is made.
  @usableFromInline var parent: Int32
}

// MARK: - Walking

extension SwiftTree {
  @inlinable package func kind(_ node: NodeID) -> NodeKind { nodes[Int(node)].kind }
  @inlinable package func parent(_ node: NodeID) -> NodeID? { index(nodes[Int(node)].parent) }
  @inlinable package func firstChild(_ node: NodeID) -> NodeID? { index(nodes[Int(node)].firstChild) }
  @inlinable package func nextSibling(_ node: NodeID) -> NodeID? { index(nodes[Int(node)].nextSibling) }
  @inlinable package func children(_ node: NodeID) -> Children {
    Children(tree: self, first: nodes[Int(node)].firstChild)
  }

  /// The children of one kind.
  package func children(_ node: NodeID, _ kind: NodeKind) -> [NodeID] {
    children(node).filter { self.kind($0) == kind }
  }

  /// The first child of one kind.
  @inlinable package func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? {
    var next = nodes[Int(node)].firstChild
    while next >= 0 {
      if nodes[Int(next)].kind == kind { return next }
      next = nodes[Int(next)].nextSibling
    }
    return nil
  }

  @inlinable func index(_ raw: Int32) -> NodeID? { raw < 0 ? nil : raw }

  @usableFromInline package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: FrozenBuffer<Node>
    @usableFromInline var following: Int32

    @inlinable init(tree: SwiftTree, first: Int32) {
      nodes = tree.nodes
      following = first
    }

    @inlinable package mutating func next() -> NodeID? {
      guard following >= 0 else { return nil }
      defer { following = nodes[Int(following)].nextSibling }
      return following
    }
  }
}

// MARK: - Bytes

extension SwiftTree {
  /// From the first byte of the node's first token to the last byte of its last; empty for an empty node.
  package func span(_ node: NodeID) -> Span {
    let stored = nodes[Int(node)]
    let first = tokens[Int(stored.firstToken)]
    guard stored.endToken > stored.firstToken else { return Span(Int(first.start), Int(first.start)) }
    return Span(Int(first.start), Int(tokens[Int(stored.endToken) - 1].end))
  }

  /// The node's principal token, as `NodeKind` names it.
  @inlinable package func token(_ node: NodeID) -> Token? {
    let index = nodes[Int(node)].token
    return index < 0 ? nil : tokens[Int(index)]
  }

  /// The index in `tokens` of the node's principal token.
  @inlinable package func tokenIndex(_ node: NodeID) -> Int? {
    let index = nodes[Int(node)].token
    return index < 0 ? nil : Int(index)
  }

  /// The range in `tokens` that the node covers.
  @inlinable package func tokenRange(_ node: NodeID) -> Range<Int> {
    let stored = nodes[Int(node)]
    return Int(stored.firstToken)..<Int(max(stored.firstToken, stored.endToken))
  }

  package func text(_ span: Span) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }
  package func text(_ token: Token) -> String { text(token.span) }

  /// The text of the node's principal token without back-quotes; empty when it has none.
  package func name(_ node: NodeID) -> String {
    guard let token = token(node) else { return "" }
    return name(token)
  }

  /// The text of a token without back-quotes.
  package func name(_ token: Token) -> String {
    let span = token.span
    if span.count > 2, bytes[span.start] == UInt8(ascii: "`"), bytes[span.end - 1] == UInt8(ascii: "`") {
      return text(Span(span.start + 1, span.end - 1))
    }
    return text(span)
  }

  /// Whether the token's bytes are exactly `text`, with no allocation. Most tokens are of another length.
  @inlinable package func token(_ token: Token, is text: StaticString) -> Bool {
    Int(token.end &- token.start) == text.utf8CodeUnitCount && spells(text, from: Int(token.start))
  }

  /// Whether the bytes from `start` on are `text`; so many there are.
  @usableFromInline func spells(_ text: StaticString, from start: Int) -> Bool {
    text.withUTF8Buffer { text in
      bytes.withUnsafeBufferPointer { bytes in
        for index in text.indices where bytes[start &+ index] != text[index] { return false }
        return true
      }
    }
  }

  /// Calls `body` with the bytes of a token's name, without back-quotes.
  package func withName<R>(of token: Token, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      let name = UnsafeBufferPointer(rebasing: bytes[token.span.start..<token.span.end])
      let quote = UInt8(ascii: "`")
      guard name.count > 2, name.first == quote, name.last == quote else { return body(name) }
      return body(UnsafeBufferPointer(rebasing: name.dropFirst().dropLast()))
    }
  }
}

// MARK: - Counting

extension SwiftTree {
  /// How many nodes there are; their names are `0..<nodeCount`.
  package var nodeCount: Int { nodes.count }
}
