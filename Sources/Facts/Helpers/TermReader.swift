import Syntax

/// Reads the terms of function bodies from a tree.
struct TermReader {
  typealias NodeID = SwiftTree.NodeID

  /// How deep expressions and statements nest; real helpers stay below twenty.
  private static let depthLimit = 48
  /// How many terms one body may have; the longest helpers of real code have a few hundred.
  private static let bodyLimit = 3000

  let tree: SwiftTree
  /// How many terms may still be made of the body at hand.
  private var left = Self.bodyLimit
  private var depth = 0
  /// Whether something was too large to be kept.
  private(set) var isCut = false
  /// How many terms were made in all.
  private(set) var count = 0
  /// The names that the terms mention.
  private(set) var names: Set<String> = []

  init(tree: SwiftTree) { self.tree = tree }

  /// The body that `read` makes; `nil` where it is too large.
  mutating func bounded<Body>(to limit: Int = Self.bodyLimit, _ read: (inout TermReader) -> Body) -> Body? {
    (left, depth, isCut) = (limit, 0, false)
    let body = read(&self)
    count += limit - left
    return isCut ? nil : body
  }

  /// Goes one level down, if there is room for that.
  mutating func nested<Result>(or none: Result, _ read: (inout TermReader) -> Result) -> Result {
    guard depth < Self.depthLimit, left > 0 else {
      isCut = true
      return none
    }
    left -= 1
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  mutating func term(_ node: NodeID?) -> Term {
    guard let node else { return .unsupported }
    return nested(or: .unsupported) { $0.read(node) }
  }

  private mutating func read(_ node: NodeID) -> Term {
    switch tree.kind(node) {
    case .integerLiteral: tree.integer(node).map(Term.integer) ?? .unsupported
    case .floatLiteral: tree.number(node).map(Term.decimal) ?? .unsupported
    case .stringLiteral: string(node)
    case .booleanLiteral: .boolean(tree.hasToken(node, "true"))
    case .nilLiteral: .absent
    case .identifier: tree.firstChild(node) == nil ? .name(mentioned(node)) : .unsupported
    case .implicitMember: .implicit(mentioned(node))
    case .parenthesized: term(tree.firstChild(node))
    case .array: .array(terms(tree.children(node)))
    case .dictionary: .dictionary(terms(tree.children(node)))
    case .tuple: .tuple(arguments(node))
    case .closure: .closure(closure(node))
    case .if, .switch: .statement(statement(node))
    default: compound(node)
    }
  }

  private mutating func compound(_ node: NodeID) -> Term {
    switch tree.kind(node) {
    case .member: .member(term(tree.firstChild(node)), mentioned(node))
    case .call: .call(term(tree.firstChild(node)), arguments(node))
    case .subscript: .element(term(tree.firstChild(node)), arguments(node))
    case .macro: .call(.name("#" + tree.name(node)), arguments(node))
    case .optionalChain: .chained(term(tree.firstChild(node)))
    case .forceUnwrap: .forced(term(tree.firstChild(node)))
    case .prefixOperator: prefix(node)
    case .postfixOperator: .postfix(tree.name(node), term(tree.firstChild(node)))
    case .binary: binary(node)
    case .ternary: ternary(node)
    case .cast: cast(node)
    default: .unsupported
    }
  }

  private mutating func mentioned(_ node: NodeID) -> String {
    let name = tree.name(node)
    names.insert(name)
    return name
  }

  private mutating func prefix(_ node: NodeID) -> Term {
    let inner = term(tree.firstChild(node))
    let name = tree.name(node)
    return name == "&" ? .reference(inner) : .prefix(name, inner)
  }

  private mutating func binary(_ node: NodeID) -> Term {
    guard let left = tree.firstChild(node) else { return .unsupported }
    return .binary(tree.name(node), term(left), term(tree.nextSibling(left)))
  }

  private mutating func ternary(_ node: NodeID) -> Term {
    let parts = terms(tree.children(node))
    return parts.count == 3 ? .ternary(parts[0], parts[1], parts[2]) : .unsupported
  }

  private mutating func cast(_ node: NodeID) -> Term {
    guard let operand = tree.firstChild(node), let type = tree.nextSibling(operand),
      let index = tree.tokenIndex(node)
    else { return .unsupported }
    var name = tree.name(node)
    if index + 1 < tree.tokens.count {
      let next = tree.tokens[index + 1]
      if tree.token(next, is: "?") || tree.token(next, is: "!") { name += tree.text(next) }
    }
    return .cast(term(operand), name, self.type(type))
  }

  private mutating func terms(_ nodes: SwiftTree.Children) -> [Term] {
    var terms: [Term] = []
    for node in nodes { terms.append(term(node)) }
    return terms
  }

  /// The arguments of a call, or the elements of a tuple.
  mutating func arguments(_ node: NodeID) -> [TermArgument] {
    var arguments: [TermArgument] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .argument:
        arguments.append(TermArgument(label: tree.name(child), value: term(tree.firstChild(child))))
      case .trailingClosure:
        arguments.append(
          TermArgument(label: tree.name(child), value: term(tree.firstChild(child)), isTrailing: true))
      default: break
      }
    }
    return arguments
  }

  private mutating func closure(_ node: NodeID) -> ClosureTerm {
    var parameters: [String] = []
    if let signature = tree.child(node, .closureSignature) {
      parameters = tree.children(signature, .parameter).map { tree.name($0) }
    }
    return ClosureTerm(parameters: parameters, body: statements(in: node))
  }
}

// MARK: - Strings

extension TermReader {
  private mutating func string(_ node: NodeID) -> Term {
    if let text = tree.stringValue(node) { return .string([.text(text)]) }
    guard let token = tree.token(node), token.flags.contains(.interpolated), !token.flags.contains(.multiline) else {
      return .unsupported
    }
    let content = tree.contentSpan(node)
    var pieces: [StringPiece] = []
    var start = content.start
    for interpolation in tree.children(node, .interpolation) {
      let span = tree.span(interpolation)
      guard let text = plainText(start, span.start) else { return .unsupported }
      pieces.append(.text(text))
      let arguments = self.arguments(interpolation)
      guard arguments.count == 1, arguments[0].label.isEmpty else { return .unsupported }
      pieces.append(.interpolation(arguments[0].value))
      start = span.end
    }
    guard let text = plainText(start, content.end) else { return .unsupported }
    return .string(pieces + [.text(text)])
  }

  /// What is written between interpolations; `nil` where it has escapes, or the literal another delimiter.
  private func plainText(_ start: Int, _ end: Int) -> String? {
    guard start <= end, !tree.bytes[start..<end].contains(UInt8(ascii: "\\")) else { return nil }
    return tree.text(Span(start, end))
  }
}
