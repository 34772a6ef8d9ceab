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
  /// What holds wherever the text is drawn, by the branches around it.
  package let assumptions: [Assumption]
  /// The color schemes in which it is drawn, as far as its body says.
  package internal(set) var schemes: SchemeSet
  /// Why nothing is told of it, whatever its colors are.
  package let obstacle: Obstacle?
  /// Whether its ink, or what is seen of it, is likely only.
  package let isLikely: Bool
  /// The first step of the backdrop that lies outside of a control whose style is not told.
  package let doubtfulFrom: Int?
  /// Whether it can be disabled: text that cannot be used need not be readable.
  package let canBeDisabled: Bool
  package let isPreview: Bool
  /// Names of the enclosing types, outermost first.
  package let scope: [String]

  init(
    span: Span, ink: Ink, backdrop: Backdrop, size: TextSize, assumptions: [Assumption] = [],
    schemes: SchemeSet = .both, obstacle: Obstacle? = nil, isLikely: Bool = false, doubtfulFrom: Int? = nil,
    canBeDisabled: Bool = false,
    isPreview: Bool = false, scope: [String] = []
  ) {
    self.span = span
    self.ink = ink
    self.backdrop = backdrop
    self.size = size
    self.assumptions = assumptions
    self.schemes = schemes
    self.obstacle = obstacle
    self.isLikely = isLikely
    self.doubtfulFrom = doubtfulFrom
    self.canBeDisabled = canBeDisabled
    self.isPreview = isPreview
    self.scope = scope
  }
}

/// The color of a text.
package struct Ink: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case color(ColorExpr)
    /// `.secondary` as a style with no other style around it in the body: the system's label of that level.
    case level(HierarchicalLevel)
    /// Nothing in the body sets it: the system's label, unless a caller does.
    case inherited
    case unknown(Obstacle)
  }

  package let value: Value
  /// Where it is set; `nil` for one that is inherited.
  package let span: Span?

  package init(_ value: Value, span: Span?) {
    self.value = value
    self.span = span
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
