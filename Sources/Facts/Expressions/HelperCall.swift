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

    package init(label: String, value: Value, span: Span) {
      self.label = label
      self.value = value
      self.span = span
    }
  }

  /// An argument as far as a color helper can use it.
  package enum Value: Hashable, Sendable {
    case string(String)
    case number(NumberExpr)
    case color(ColorExpr)
    case other
  }

  package init(callee: [String], arguments: [Argument]) {
    self.callee = callee
    self.arguments = arguments
  }

  /// The labels as Swift prints them, `hex:alpha:`.
  package var labels: String { arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() }
}
