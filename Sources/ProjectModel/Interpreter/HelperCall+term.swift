import Facts

extension HelperCall {
  /// The call as a term to be run.
  var term: Term {
    let name = callee.dropFirst().reduce(Term.name(callee.first ?? "_")) { .member($0, $1) }
    return .call(name, arguments.map { TermArgument(label: $0.label, value: $0.value.term, isTrailing: $0.isTrailing) })
  }
}

extension HelperCall.Value {
  fileprivate var term: Term {
    switch self {
    case .string(let text): .string([.text(text)])
    case .number(let expr): expr.term
    case .color(.member(let member)):
      switch member.base {
      case .implicit: member.names.first.map(Term.implicit) ?? .unsupported
      case .named, .current: .unsupported
      }
    case .term(let term): term
    case .color, .other: .unsupported
    }
  }
}

extension ColorComponents {
  /// The call as a term to be run; `nil` where its type is not spelled.
  var term: Term? {
    guard let framework else { return nil }
    let labels = labels.split(separator: ":").map(String.init)
    let numbers = numbers + (alpha.map { [$0] } ?? [])
    // A color space stands before the numbers.
    guard labels.count == numbers.count else { return nil }
    return .call(
      .name(framework.typeName),
      zip(labels, numbers).map { TermArgument(label: $0 == "_" ? "" : $0, value: $1.expr.term) })
  }
}

extension NumberExpr {
  fileprivate var term: Term {
    switch self {
    case .integer(let value): value < 0 ? .prefix("-", .integer(value.magnitude)) : .integer(UInt64(value))
    case .decimal(let value): .decimal(value)
    case .negative(let inner): .prefix("-", inner.term)
    case .binary(let op, let left, let right): .binary(op.spelling, left.term, right.term)
    // Which of the floating-point types makes no difference but to `Float`, whose numbers are rounded.
    case .conversion(let inner): .call(.name("CGFloat"), [TermArgument(label: "", value: inner.term)])
    case .unknown: .unsupported
    }
  }
}

extension NumberExpr.Operator {
  fileprivate var spelling: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    }
  }
}
