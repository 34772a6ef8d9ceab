/// An expression of a function's body, as a small symbolic term: what it takes to run the project's own color helpers.
/// Names in it are not resolved, and types are not inferred.
package indirect enum Term: Hashable, Sendable {
  case integer(UInt64)
  case decimal(Double)
  case string([StringPiece])
  case boolean(Bool)
  /// `nil`
  case absent
  /// A name alone, `self`, `$0` and `_` too.
  case name(String)
  /// `base.name`
  case member(Term, String)
  /// `.name`
  case implicit(String)
  /// Also a macro, whose name then begins with `#`.
  case call(Term, [TermArgument])
  /// `base[…]`
  case element(Term, [TermArgument])
  /// `x?` in a chain.
  case chained(Term)
  /// `x!`
  case forced(Term)
  case prefix(String, Term)
  /// `x...`
  case postfix(String, Term)
  case binary(String, Term, Term)
  case ternary(Term, Term, Term)
  /// `as`, `as?`, `as!`, `is`
  case cast(Term, String, TypeTerm)
  case tuple([TermArgument])
  case array([Term])
  /// Keys and values in turn.
  case dictionary([Term])
  case closure(ClosureTerm)
  /// `&x`
  case reference(Term)
  /// `if` or `switch` as an expression.
  case statement(Statement)
  /// Any value of a type: a parameter, or what is set elsewhere.
  case instance(TypeTerm)
  case unsupported
}

/// A piece of a string literal.
package enum StringPiece: Hashable, Sendable {
  case text(String)
  case interpolation(Term)
}

/// One argument of a call or one element of a tuple.
package struct TermArgument: Hashable, Sendable {
  /// Empty for none.
  package let label: String
  package let value: Term
  /// Whether it stands behind the parentheses, where the first one's label is left out.
  package let isTrailing: Bool

  package init(label: String, value: Term, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure without captures by value, or the body of a getter.
package struct ClosureTerm: Hashable, Sendable {
  /// The parameters' names; empty where the body uses `$0`.
  package let parameters: [String]
  package let body: [Statement]

  package init(parameters: [String], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}
