package import Syntax

/// A statement of a function's body.
package struct Statement: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case expression(Term)
    /// `let` and `var`; without a value it is assigned later.
    case binding(PatternTerm, TypeTerm?, Term?)
    /// `=`, or `+=` and the like with the operator alone, `+`.
    case assignment(Term, operator: String?, Term)
    case result(Term?)
    case `if`([ConditionTerm], [Statement], else: [Statement])
    case `guard`([ConditionTerm], else: [Statement])
    case `switch`(Term, [SwitchCase])
    case loop([ConditionTerm], [Statement])
    /// `for`, with its `where`.
    case iteration(PatternTerm, Term, Term?, [Statement])
    case `break`
    case `continue`
    case `fallthrough`
    case block([Statement])
    case function(HelperDeclaration)
    /// `#if`; which clause is compiled is not known here. One without `#else` may be none.
    case conditional([Clause])
    case unsupported
  }

  /// One clause of `#if`.
  package struct Clause: Hashable, Sendable {
    /// `os(iOS)`, or `else`.
    package let condition: String
    package let body: [Statement]

    package init(condition: String, body: [Statement]) {
      self.condition = condition
      self.body = body
    }
  }

  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// One condition of `if`, `guard` or `while`.
package enum ConditionTerm: Hashable, Sendable {
  case expression(Term)
  /// `let x = y`, `var x = y`, and `let x` for `let x = x`.
  case binding(PatternTerm, Term)
  /// `case pattern = y`
  case matching(PatternTerm, Term)
  case availability(AvailabilityTest)
}

package struct SwitchCase: Hashable, Sendable {
  /// Empty for `default`.
  package let items: [Item]
  package let body: [Statement]

  package struct Item: Hashable, Sendable {
    package let pattern: PatternTerm
    package let condition: Term?

    package init(pattern: PatternTerm, condition: Term?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  package init(items: [Item], body: [Statement]) {
    self.items = items
    self.body = body
  }
}

package indirect enum PatternTerm: Hashable, Sendable {
  case wildcard
  /// A new variable.
  case variable(String)
  /// Compared by `~=`.
  case expression(Term)
  case tuple([PatternTerm])
  /// `x?`
  case some(PatternTerm)
  /// `.name(…)`
  case enumCase(String, [PatternTerm])
  case unsupported
}
