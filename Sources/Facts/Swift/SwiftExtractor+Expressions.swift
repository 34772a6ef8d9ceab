import Syntax

extension SwiftExtractor {
  /// How deep an expression is followed; what lies deeper is `.unknown(.limit)`.
  private static let depthLimit = 24

  /// The color that an expression denotes, as a term.
  ///
  /// - Parameter expected: whose color type the position wants, where that is known.
  func color(_ node: NodeID, expected: ColorFramework?, depth: Int = 0) -> ColorExpr {
    guard depth < Self.depthLimit else { return .unknown(.limit) }
    switch tree.kind(node) {
    case .parenthesized, .forceUnwrap, .optionalChain, .effect, .cast:
      return tree.firstChild(node).map { color($0, expected: expected, depth: depth + 1) } ?? .unknown(.unsupported)
    case .call: return call(node, expected: expected, depth: depth)
    case .member: return member(node, expected: expected, depth: depth)
    case .implicitMember: return .member(MemberPath(base: .implicit(expected), names: [tree.name(node)]))
    case .identifier:
      return local(node, expected: expected, depth: depth)
        ?? .member(MemberPath(base: .named, names: [tree.name(node)]))
    case .ternary: return ternary(node, expected: expected, depth: depth)
    case .binary: return coalesce(node, expected: expected, depth: depth)
    case .macro: return colorLiteral(node).map(ColorExpr.components) ?? .unknown(.unsupported)
    default: return .unknown(.unsupported)
    }
  }

  private func call(_ node: NodeID, expected: ColorFramework?, depth: Int) -> ColorExpr {
    guard let callee = tree.firstChild(node) else { return .unknown(.unsupported) }
    if let type = colorType(ofCallee: callee) { return initializerExpr(node, type: type) }
    if isImplicitInit(callee) {
      return expected.map { initializerExpr(node, type: ColorTypeName($0)) } ?? .unknown(.unsupported)
    }
    guard tree.kind(callee) == .member, let base = tree.firstChild(callee) else {
      return helperCall(node, callee: [tree.name(callee)]).map(ColorExpr.call) ?? .unknown(.unresolvedHelper)
    }
    let argument = tree.arguments(node).first
    switch tree.name(callee) {
    case "opacity":
      guard let value = argument.flatMap(tree.value(ofArgument:)) else { return .unknown(.unsupported) }
      return .opacity(color(base, expected: expected, depth: depth + 1), number(value))
    case "withAlphaComponent":
      guard let value = argument.flatMap(tree.value(ofArgument:)) else { return .unknown(.unsupported) }
      return .alpha(color(base, expected: expected, depth: depth + 1), number(value))
    default:
      guard let path = tree.path(callee) else { return .unknown(.unsupported) }
      return helperCall(node, callee: path).map(ColorExpr.call) ?? .unknown(.unresolvedHelper)
    }
  }

  private func initializerExpr(_ node: NodeID, type: ColorTypeName) -> ColorExpr {
    switch initializer(node, type: type) {
    case .named(let named): .named(named)
    case .components(let components): .components(components)
    case .bridge(let framework, let inner): .bridge(to: framework, inner)
    case .call(let call): .call(call)
    case .other(let reason): argumentTerm(node).map(ColorExpr.computed) ?? .unknown(reason)
    }
  }

  /// The value of a member that takes running: its getter has statements, or its initial value is a closure's.
  mutating func computed(_ binding: NodeID, as framework: ColorFramework) -> ColorExpr? {
    var reader = TermReader(tree: tree)
    guard let body = reader.bounded(to: Self.largestGetter, { $0.body(ofBinding: binding) }) ?? nil else { return nil }
    pathRoots.formUnion(reader.names)
    let call = Term.call(.closure(ClosureTerm(parameters: [], body: body)), [])
    return .computed(.cast(call, "as", .named([framework.typeName])))
  }

  /// How many terms a getter may have: those of a switch over a palette.
  private static let largestGetter = 512

  private func member(_ node: NodeID, expected: ColorFramework?, depth: Int) -> ColorExpr {
    let bridged: ColorFramework? =
      switch tree.name(node) {
      case "cgColor": .coreGraphics
      case "ciColor": .coreImage
      default: nil
      }
    if let bridged, let base = tree.firstChild(node) {
      return .bridge(to: bridged, color(base, expected: nil, depth: depth + 1))
    }
    if let names = tree.implicitPath(node) { return .member(MemberPath(base: .implicit(expected), names: names)) }
    return path(node)
  }

  private func ternary(_ node: NodeID, expected: ColorFramework?, depth: Int) -> ColorExpr {
    let parts = Array(tree.children(node))
    guard parts.count == 3 else { return .unknown(.unsupported) }
    return .ternary(
      condition: condition(parts[0]), color(parts[1], expected: expected, depth: depth + 1),
      color(parts[2], expected: expected, depth: depth + 1))
  }

  /// A condition as spelled. One that is cut is told apart from others by its place.
  func condition(_ node: NodeID) -> String {
    let span = tree.span(node)
    if span.count <= Self.longestCondition { return tree.text(span) }
    return text(span, cutTo: Self.longestCondition) + " at \(span.start)"
  }

  private static let longestCondition = 200

  private func coalesce(_ node: NodeID, expected: ColorFramework?, depth: Int) -> ColorExpr {
    guard let token = tree.token(node), tree.token(token, is: "??"), let left = tree.firstChild(node),
      let right = tree.nextSibling(left)
    else { return .unknown(.unsupported) }
    return .coalesce(
      color(left, expected: expected, depth: depth + 1), color(right, expected: expected, depth: depth + 1))
  }

  /// A call of something that is not the SDK's, with its arguments as far as a color helper can use them.
  func helperCall(_ node: NodeID, callee: [String]) -> HelperCall? {
    var arguments: [HelperCall.Argument] = []
    for argument in tree.children(node) {
      let isTrailing = tree.kind(argument) == .trailingClosure
      guard isTrailing || tree.kind(argument) == .argument, let value = tree.firstChild(argument) else { continue }
      arguments.append(
        HelperCall.Argument(
          label: tree.name(argument), value: helperValue(value), span: tree.span(value), isTrailing: isTrailing))
    }
    return arguments.isEmpty ? nil : HelperCall(callee: callee, arguments: arguments)
  }

  private func helperValue(_ node: NodeID) -> HelperCall.Value {
    switch tree.kind(node) {
    case .stringLiteral: tree.stringValue(node).map(HelperCall.Value.string) ?? .other
    case .integerLiteral, .floatLiteral, .prefixOperator: .number(number(node).expr)
    case .binary:
      number(node).expr.floatingValue.map { _ in .number(number(node).expr) }
        ?? argumentTerm(node).map(HelperCall.Value.term) ?? .other
    case .implicitMember: .color(.member(MemberPath(base: .implicit(nil), names: [tree.name(node)])))
    default: argumentTerm(node).map(HelperCall.Value.term) ?? .other
    }
  }

  /// What a helper is given, where that is small.
  private func argumentTerm(_ node: NodeID) -> Term? {
    var reader = TermReader(tree: tree)
    let term = reader.bounded(to: Self.largestArgument) { $0.term(node) }
    return term == .unsupported ? nil : term
  }

  /// How many terms an argument may have: those of a dynamic provider.
  private static let largestArgument = 128
}

extension SwiftTree {
  /// The names of an implicit member, `.brand`, or of one in a type, `.Group.brand`. `nil` for a member of a value.
  func implicitPath(_ node: NodeID) -> [String]? {
    var names: [String] = []
    var current = node
    while names.count < 16 {
      let name = name(current)
      if !names.isEmpty, name.first?.isUppercase != true { return nil }
      names.append(name)
      if kind(current) == .implicitMember { return names.reversed() }
      guard kind(current) == .member, let base = firstChild(current) else { return nil }
      current = base
    }
    return nil
  }
}
