/// Builds the tree of a Swift file from its tokens: recursive descent with lookahead and without backtracking.
///
/// No input makes it fail: what fits nothing is skipped, what is missing is `missing`, and every loop moves on by at
/// least one token. Recursion is counted in `depth`; chains of members, operators and `else if` are loops.
struct Parser: ~Copyable {
  typealias NodeID = SwiftTree.NodeID

  /// Children as they are found, linked through `Node.nextSibling`.
  struct Children {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// An operator of which `>` or `<` was taken as a bracket: `token` is the piece taken, at `index` in the tree.
  struct Split {
    let index: Int
    let token: Token
  }

  /// An operator that waits for its right operand.
  struct PendingOperator {
    var kind: NodeKind
    var precedence: Precedence
    var token: Int32
    var left: NodeID
    /// What stands between `?` and `:`, else -1.
    var middle: NodeID
  }

  /// How many expressions, blocks and types may nest; what is deeper is skipped. In 62 MB of apps nothing nests by as
  /// much as 64; twice that fits a stack of 512 KiB four times over, and once in a build without optimisation.
  static let maximumDepth = 128
  /// How far recovery looks for a bracket.
  static let recoveryReach = 512
  /// How many tokens may be looked at ahead, on average, for each token of the file. Real code needs less than one.
  static let lookaheadPerToken = 16

  let bytes: UnsafePointer<UInt8>
  let end: Int
  let tokens: UnsafeMutablePointer<Token>
  /// The index of the first token of the end of the file.
  let last: Int32

  var index: Int32 = 0
  /// The lexeme of the token at `index`.
  var current: Lexeme
  /// How many tokens of the tree there are for the tokens before `index`, less `index`: one for each split.
  var shift: Int32 = 0
  var splits: [Split] = []
  var depth = 0
  /// How many clauses of `#if` are open: outside of any, `#else` and `#endif` are strays.
  var openClauses = 0
  var nodes: GrowingBuffer<Node>
  var operators = GrowingBuffer<PendingOperator>(minimumCapacity: 64)
  /// One number, which every `Lookahead` draws from.
  var budget = GrowingBuffer<Int>(minimumCapacity: 1)

  /// The bytes and the tokens must stay where they are while the parser lives; `padding` ends of the file follow.
  init(bytes: UnsafePointer<UInt8>, end: Int, tokens: UnsafeMutablePointer<Token>, count: Int, padding: Int) {
    self.bytes = bytes
    self.end = end
    self.tokens = tokens
    last = Int32(count - padding)
    current = tokens[0].lexeme
    nodes = GrowingBuffer(minimumCapacity: count + 16)
    budget.append(Parser.lookaheadPerToken * count + 10_000)
    // Node 0 is the file; it gets its children at the end.
    nodes.append(Node(kind: .file, token: -1, firstToken: 0, endToken: 0, firstChild: -1, nextSibling: -1, parent: -1))
  }
}

// MARK: - Tokens

extension Parser {
  /// The index that the current token has in the tree.
  @inline(__always) var position: Int32 { index &+ shift }

  /// Whether the current token is the first of its line.
  @inline(__always) var startsLine: Bool { tokens[Int(index)].flags.contains(.startsLine) }

  /// The lexeme of a token to come; at most `Lexer.padding - 1` ahead.
  @inline(__always) func peek(_ distance: Int32 = 1) -> Lexeme { tokens[Int(index &+ distance)].lexeme }
  @inline(__always) func peekStartsLine(_ distance: Int32 = 1) -> Bool {
    tokens[Int(index &+ distance)].flags.contains(.startsLine)
  }

  @inline(__always)
  mutating func advance() {
    guard index < last else { return }
    index &+= 1
    current = tokens[Int(index)].lexeme
  }

  /// Takes the current token if it is the one asked for.
  @inline(__always)
  mutating func take(_ lexeme: Lexeme) -> Bool {
    guard current == lexeme else { return false }
    advance()
    return true
  }

  func text(of index: Int32) -> UnsafeBufferPointer<UInt8> {
    let token = tokens[Int(index)]
    return UnsafeBufferPointer(start: bytes + Int(token.start), count: Int(token.end - token.start))
  }

  func isText(_ text: StaticString, at index: Int32) -> Bool {
    text.withUTF8Buffer { $0.elementsEqual(self.text(of: index)) }
  }

  /// Whether the current token is the operator of one byte.
  @inline(__always)
  func isOperator(_ byte: Unicode.Scalar) -> Bool {
    guard current.isPlainOperator || current == .prefixAmpersand else { return false }
    let token = tokens[Int(index)]
    return token.end &- token.start == 1 && bytes[Int(token.start)] == UInt8(ascii: byte)
  }

  /// Whether the current token is an operator that begins with the byte, which can be split off.
  @inline(__always)
  func isOperatorPrefix(_ byte: Unicode.Scalar) -> Bool {
    current.isPlainOperator && bytes[Int(tokens[Int(index)].start)] == UInt8(ascii: byte)
  }

  /// Takes the first `count` bytes of the current operator: the whole of it, or the token is split in two.
  mutating func takePrefix(_ count: UInt32 = 1) {
    let token = tokens[Int(index)]
    guard token.end - token.start > count else { return advance() }
    let middle = token.start + count
    splits.append(
      Split(
        index: Int(position),
        token: Token(
          start: token.start, end: middle, kind: .operator, flags: token.flags.subtracting(.spaceAfter),
          lexeme: .binaryOperator)))
    current = Lexer.classify(bytes, Int(middle), Int(token.end), end)
    let kind: Token.Kind = current == .period || current == .arrow ? .punctuation : .operator
    tokens[Int(index)] = Token(
      start: middle, end: token.end, kind: kind, flags: token.flags.intersection(.spaceAfter), lexeme: current)
    shift &+= 1
  }
}

// MARK: - Nodes

extension Parser {
  @inline(__always)
  mutating func add(_ node: NodeID, to children: inout Children) {
    if children.last >= 0 { nodes[Int(children.last)].nextSibling = node } else { children.first = node }
    children.last = node
  }

  /// Makes a node that began at token `first` and ends before the current one.
  @inline(__always)
  mutating func make(
    _ kind: NodeKind, token: Int32 = -1, from first: Int32, _ children: Children = Children()
  ) -> NodeID {
    let node = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(
      Node(
        kind: kind, token: token, firstToken: first, endToken: position, firstChild: children.first, nextSibling: -1,
        parent: -1))
    var child = children.first
    while child >= 0 {
      nodes[Int(child)].parent = node
      child = nodes[Int(child)].nextSibling
    }
    return node
  }

  /// Makes a node with one child.
  @inline(__always)
  mutating func make(_ kind: NodeKind, token: Int32 = -1, from first: Int32, child: NodeID) -> NodeID {
    let node = make(kind, token: token, from: first, Children(first: -1, last: -1))
    nodes[Int(node)].firstChild = child
    nodes[Int(child)].parent = node
    return node
  }

  /// Makes a node of the current token, and takes it.
  @inline(__always)
  mutating func makeLeaf(_ kind: NodeKind) -> NodeID {
    let first = position
    advance()
    return make(kind, token: first, from: first)
  }

  /// Makes a node of nothing.
  mutating func makeMissing() -> NodeID { make(.missing, from: position) }

  @inline(__always) func firstToken(_ node: NodeID) -> Int32 { nodes[Int(node)].firstToken }
  @inline(__always) func kind(_ node: NodeID) -> NodeKind { nodes[Int(node)].kind }
}
