import Facts

extension Interpreter {
  /// The type of a term as far as its form tells: what is left of a value that is nil.
  func staticType(of term: Term) -> TypeTerm? {
    switch term {
    case .name(let name): frame.variables.last { $0.name == name }?.type
    case .forced(let inner), .chained(let inner): staticType(of: inner).map(Self.unwrapped)
    case .member(_, "hexDigitValue"), .member(_, "wholeNumberValue"): .optional(.named(["Int"]))
    case .call(.name(let name), _), .call(.member(.name(let name), "init"), _):
      name.first?.isUppercase == true ? .optional(.named([name])) : nil
    case .call(.member(_, let name), let arguments): Self.result(ofMethod: name, Self.labels(arguments))
    default: nil
    }
  }

  private static func result(ofMethod name: String, _ labels: String) -> TypeTerm? {
    switch (name, labels) {
    case ("scanHexInt64", ""), ("scanUInt64", "representation:"): .optional(.named(["UInt64"]))
    case ("scanInt32", "representation:"): .optional(.named(["Int32"]))
    case ("scanInt64", "representation:"): .optional(.named(["Int64"]))
    case ("scanInt", "representation:"): .optional(.named(["Int"]))
    default: nil
    }
  }

  /// A literal with the type that the other branch of a ternary gives it.
  mutating func alike(_ value: Value, _ other: Term) -> Value? {
    guard case .literal(let literal) = value else { return value }
    var trial = self
    let other = trial.value(other)
    (evaluator, choices, choicesMet) = (trial.evaluator, trial.choices, trial.choicesMet)
    asksAppearance = asksAppearance || trial.asksAppearance
    switch other {
    case .literal(let other)?:
      if literal.integer != nil, other.integer == nil {
        return .literal(LiteralValue(integer: nil, floating: literal.floating))
      }
      return value
    case .integer(let integer)?: return Self.integer(value, integer.kind).map(Value.integer) ?? fail()
    case .floating(let number)?: return Self.floating(value, number.kind).map(Value.floating) ?? fail()
    default: return fail()
    }
  }
}
