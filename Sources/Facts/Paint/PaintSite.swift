package import Syntax

/// One text, and what its own body says of its color and of all that lies behind it. Nothing is resolved.
///
/// Only texts of which the body says something are sites: an ink, or a surface.
package struct PaintSite: Hashable, Sendable {
  /// The text: `Text("Save")`; in UIKit and AppKit the receiver of the properties.
  package let span: Span
  package let ink: Ink
  package let backdrop: Backdrop
  package let size: TextSize
  package internal(set) var circumstances: Circumstances
  /// Whether it is a pair of properties in UIKit or AppKit, rather than a text of SwiftUI.
  package let isProperty: Bool
  package let isPreview: Bool
  /// Names of the enclosing types, outermost first.
  package let scope: [String]

  init(
    span: Span, ink: Ink, backdrop: Backdrop, size: TextSize, _ circumstances: Circumstances, isProperty: Bool = false,
    isPreview: Bool, scope: [String]
  ) {
    self.span = span
    self.ink = ink
    self.backdrop = backdrop
    self.size = size
    self.circumstances = circumstances
    self.isProperty = isProperty
    self.isPreview = isPreview
    self.scope = scope
  }
}

extension PaintSite {
  /// The conditions in its colors.
  var conditions: [Assumption] { ink.conditions + backdrop.layers.flatMap(\.color.conditions) }
}

/// The color of a text.
package struct Ink: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case color(ColorExpr)
    /// `.secondary` as a style with no other style around it in the body: the system's label of that level.
    case level(HierarchicalLevel)
    /// Nothing in the body sets it: the system's label, unless a caller does.
    case inherited
    /// It is set, and as nothing is known to lie behind the text, what it is was not looked at.
    case unasked
    case unknown(Obstacle)
  }

  package let value: Value
  /// Where it is set; `nil` for one that is inherited.
  package let span: Span?

  package init(_ value: Value, span: Span?) {
    self.value = value
    self.span = span
  }

  /// Below this alpha or opacity a text is not meant to be read.
  package static let faintest = 0.1

  /// The conditions in its color.
  package var conditions: [Assumption] {
    if case .color(let expr) = value { expr.conditions } else { [] }
  }
}

/// `HierarchicalShapeStyle`, by its names.
package enum HierarchicalLevel: String, Hashable, Sendable {
  case primary
  case secondary
  case tertiary
  case quaternary
}

/// What lies behind a text, from the nearest to the farthest.
package struct Backdrop: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case layer(Paint)
    /// Everything up to here is drawn, then blended as one picture with what comes after.
    case opacity(NumberTerm)
  }

  package let steps: [Step]
  /// Why nothing is known of what lies behind the last step.
  package let end: Obstacle

  package init(steps: [Step], end: Obstacle) {
    self.steps = steps
    self.end = end
  }

  package var layers: [Paint] {
    steps.compactMap { if case .layer(let paint) = $0 { paint } else { nil } }
  }
}

/// A color that covers all that is behind a text.
package struct Paint: Hashable, Sendable {
  package let color: ColorExpr
  package let span: Span

  package init(_ color: ColorExpr, span: Span) {
    self.color = color
    self.span = span
  }
}
