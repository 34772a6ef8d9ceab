import Facts

extension Interpreter {
  /// Whether a value matches, with the pattern's variables then in scope; `nil` after a failure.
  ///
  /// - Parameter isLoose: whether a name that is not known to differ counts as another one. Only where all that hangs on
  ///   it is to look further: what no name matches must then not be taken for certain.
  mutating func match(_ pattern: PatternTerm, _ value: Value, type: TypeTerm? = nil, isLoose: Bool = false) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .variable(let name):
      frame.variables.append(Frame.Variable(name: name, value: value, type: type))
      return true
    case .tuple(let patterns):
      guard case .tuple(let elements) = value, elements.count == patterns.count else { return fail(at: value) }
      for (pattern, element) in zip(patterns, elements) {
        guard let matches = match(pattern, element.value, isLoose: isLoose) else { return nil }
        if !matches { return false }
      }
      return true
    case .some(let inner):
      guard case .optional(let wrapped) = value else { return match(inner, value, isLoose: isLoose) }
      return wrapped.map { match(inner, $0, isLoose: isLoose) } ?? false
    case .expression(let term): return match(term, value, isLoose: isLoose)
    case .enumCase, .unsupported: return fail()
    }
  }

  private mutating func match(_ term: Term, _ value: Value, isLoose: Bool) -> Bool? {
    switch (term, value) {
    case (.implicit(let name), .symbol(let symbol)): return same(symbol, Symbol(name), isLoose: isLoose)
    case (.implicit(let name), .optional(.symbol(let symbol)?)): return same(symbol, Symbol(name), isLoose: isLoose)
    case (.chained(let inner), _): return match(.some(.expression(inner)), value, isLoose: isLoose)
    default: break
    }
    guard let wanted = self.value(term) else { return nil }
    if case .range(let range) = wanted { return contains(range, value) }
    if case .symbol(let one) = wanted, case .symbol(let other) = value { return same(one, other, isLoose: isLoose) }
    return equals(wanted, value)
  }

  private mutating func same(_ one: Symbol, _ other: Symbol, isLoose: Bool) -> Bool? {
    one.equals(other) ?? (isLoose ? false : fail())
  }

  mutating func contains(_ range: ValueRange, _ value: Value) -> Bool? {
    if let lower = range.lower {
      guard let isBelow = compare("<", value, lower) else { return nil }
      if isBelow { return false }
    }
    if let upper = range.upper { return compare(range.isClosed ? "<=" : "<", value, upper) }
    return true
  }
}
