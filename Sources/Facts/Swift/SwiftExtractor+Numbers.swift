import Syntax

extension SwiftExtractor {
  /// How deep arithmetic is followed; real code stays below five.
  private static let depthLimit = 32

  /// A numeric argument.
  func number(_ node: NodeID) -> NumberTerm {
    NumberTerm(numberExpr(node, depth: 0), span: tree.span(node))
  }

  private func numberExpr(_ node: NodeID, depth: Int) -> NumberExpr {
    guard depth < Self.depthLimit else { return .unknown }
    switch tree.kind(node) {
    case .integerLiteral:
      return tree.integer(node).flatMap(Int64.init(exactly:)).map(NumberExpr.integer) ?? .unknown
    case .floatLiteral:
      return tree.number(node).map(NumberExpr.decimal) ?? .unknown
    case .parenthesized:
      return tree.firstChild(node).map { numberExpr($0, depth: depth + 1) } ?? .unknown
    case .prefixOperator:
      guard let inner = tree.firstChild(node), let token = tree.token(node) else { return .unknown }
      let expr = numberExpr(inner, depth: depth + 1)
      if tree.token(token, is: "-") { return .negative(expr) }
      return tree.token(token, is: "+") ? expr : .unknown
    case .binary: return binary(node, depth: depth)
    case .call: return conversion(node, depth: depth)
    default: return .unknown
    }
  }

  private func binary(_ node: NodeID, depth: Int) -> NumberExpr {
    guard let token = tree.token(node), let left = tree.firstChild(node), let right = tree.nextSibling(left),
      let op = NumberExpr.Operator(spelling: tree.text(token))
    else { return .unknown }
    return .binary(op, numberExpr(left, depth: depth + 1), numberExpr(right, depth: depth + 1))
  }

  /// `CGFloat(x)`, `Double(x)`, `Float(x)`, `Float64(x)`, `Float32(x)`.
  private func conversion(_ node: NodeID, depth: Int) -> NumberExpr {
    guard let callee = tree.firstChild(node), tree.kind(callee) == .identifier, tree.labels(node) == "_:",
      ["CGFloat", "Double", "Float", "Float64", "Float32"].contains(tree.name(callee)),
      let argument = tree.arguments(node).first.flatMap(tree.value(ofArgument:))
    else { return .unknown }
    return .conversion(numberExpr(argument, depth: depth + 1))
  }
}

extension NumberExpr.Operator {
  init?(spelling: String) {
    switch spelling {
    case "+": self = .add
    case "-": self = .subtract
    case "*": self = .multiply
    case "/": self = .divide
    default: return nil
    }
  }
}
