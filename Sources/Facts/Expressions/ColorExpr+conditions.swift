extension ColorExpr {
  /// The conditions of its ternaries as they hold, each once, in order; those that ask for the color scheme are none, for a color has
  /// a value in each scheme.
  package var conditions: [Assumption] {
    var found: [Assumption] = []
    collectConditions(into: &found)
    return found
  }

  private func collectConditions(into found: inout [Assumption]) {
    switch self {
    case .ternary(let spelling, let first, let second):
      let asked = Assumption(spelling, holds: true)
      if SchemeTest(asked) == nil, !found.contains(where: { $0.condition == asked.condition }) {
        found.append(Assumption(asked.spelling, holds: true))
      }
      first.collectConditions(into: &found)
      second.collectConditions(into: &found)
    case .coalesce(let first, let second):
      first.collectConditions(into: &found)
      second.collectConditions(into: &found)
    case .opacity(let inner, _), .alpha(let inner, _), .bridge(_, let inner): inner.collectConditions(into: &found)
    case .named, .components, .member, .call, .computed, .unknown: break
    }
  }

  /// The same color where some conditions are known.
  package func assuming(_ assumptions: [Assumption]) -> ColorExpr {
    switch self {
    case .ternary(let spelling, let first, let second):
      let asked = Assumption(spelling, holds: true)
      guard let known = assumptions.first(where: { $0.condition == asked.condition }) else {
        return .ternary(condition: spelling, first.assuming(assumptions), second.assuming(assumptions))
      }
      return (known.holds == asked.holds ? first : second).assuming(assumptions)
    case .coalesce(let first, let second): return .coalesce(first.assuming(assumptions), second.assuming(assumptions))
    case .opacity(let inner, let number): return .opacity(inner.assuming(assumptions), number)
    case .alpha(let inner, let number): return .alpha(inner.assuming(assumptions), number)
    case .bridge(let framework, let inner): return .bridge(to: framework, inner.assuming(assumptions))
    case .named, .components, .member, .call, .computed, .unknown: return self
    }
  }
}
