package import ColorScience
package import Syntax

/// The colors that a xib or storyboard mentions by name.
package struct InterfaceFacts: Hashable, Sendable {
  /// Uses of color assets: `<color key="textColor" name="Brand"/>`.
  package let occurrences: [Occurrence]
  /// What it keeps of the assets it names: `<namedColor name="Brand">`.
  package let resources: [Resource]

  /// A copy of an asset's color, which is drawn when the asset is not found.
  package struct Resource: Hashable, Sendable {
    package let name: String
    /// The name between its quotes.
    package let nameSpan: Span
    /// The color; `nil` where it is one of the system, or not understood.
    package let value: ColorValue?
    /// The start tag of the color.
    package let valueSpan: Span?
  }

  package init(occurrences: [Occurrence], resources: [Resource]) {
    self.occurrences = occurrences
    self.resources = resources
  }
}
