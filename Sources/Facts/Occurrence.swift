package import Syntax

/// One mention of a color in a source file.
package struct Occurrence: Hashable, Sendable {
  package enum Role: UInt8, Hashable, Sendable {
    /// A name: of an asset, a system color, a member.
    case reference
    /// Numbers or a hex string.
    case literal
  }

  /// Whether the color is given a name here, or used.
  package enum Position: UInt8, Hashable, Sendable {
    /// A static or global constant, a member of a type without a `body`, or a parameter's default.
    case definition
    case use
    /// The color of a shadow: `.shadow(color:)`, `layer.shadowColor`.
    case shadow
    /// One of several colors of a sweep through the hues, as in a color wheel.
    case sweep
  }

  package let span: Span
  package let role: Role
  package let position: Position
  /// Whether it stands in a preview, where names are checked and style is not.
  package let isPreview: Bool
  /// Names of the enclosing types, outermost first.
  package let scope: [String]
  package let expr: ColorExpr
  /// Whether the result is forced with `!`: a missing asset then crashes.
  package let isForced: Bool
  /// Whether a fallback draws when the name is missing: `?? .red`.
  package let hasFallback: Bool
  /// Whether all that is asked is whether there is such a color: `UIColor(named: "X") == nil`, `XCTAssertNil(…)`.
  package let isProbe: Bool
  /// Whether it is a mention of a color only if it leads to one: where it stands, something else may stand as well.
  package let isTentative: Bool
  /// Whether the color type in it is likely another module's, by what the file imports: nothing is known of it then.
  package internal(set) var isForeign = false

  package init(
    span: Span, role: Role, position: Position, isPreview: Bool = false, scope: [String] = [], expr: ColorExpr,
    isForced: Bool = false, hasFallback: Bool = false, isProbe: Bool = false,
    isTentative: Bool = false
  ) {
    self.span = span
    self.role = role
    self.position = position
    self.isPreview = isPreview
    self.scope = scope
    self.expr = expr
    self.isForced = isForced
    self.hasFallback = hasFallback
    self.isProbe = isProbe
    self.isTentative = isTentative
  }
}
