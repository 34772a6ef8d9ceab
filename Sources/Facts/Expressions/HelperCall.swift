package import Syntax

/// A call of an initialiser or function that is not one of the SDK's own color initialisers.
package struct HelperCall: Hashable, Sendable {
  /// `["Color"]` for `Color(hex:)`, `["Color", "dynamic"]` for `Color.dynamic(…)`, `["init"]` for `.init(hex:)`.
  package let callee: [String]
  package let arguments: [Argument]

  package struct Argument: Hashable, Sendable {
    /// Empty for none.
    package let label: String
    package let value: Value
    package let span: Span
    /// Whether it is a closure behind the parentheses.
    package let isTrailing: Bool

    package init(label: String, value: Value, span: Span, isTrailing: Bool = false) {
      self.label = label
      self.value = value
      self.span = span
      self.isTrailing = isTrailing
    }
  }

  /// An argument as far as a color helper can use it.
  package enum Value: Hashable, Sendable {
    case string(String)
    case number(NumberExpr)
    case color(ColorExpr)
    /// Anything else that can be run.
    case term(Term)
    case other
  }

  package init(callee: [String], arguments: [Argument]) {
    self.callee = callee
    self.arguments = arguments
  }

  /// The labels as Swift prints them, `hex:alpha:`.
  package var labels: String { arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() }
}
