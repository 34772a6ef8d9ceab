package import ColorScience

/// What stands beside the carets under a source line: colors with a word to each, and the same without color.
package struct Annotation: Hashable, Sendable {
  /// Swatches followed by a text, `██ Brand/Primary #2F80ED`.
  package struct Piece: Hashable, Sendable {
    package let colors: [ColorValue]
    package let text: String

    package init(_ colors: [ColorValue], _ text: String) {
      self.colors = colors
      self.text = text
    }
  }

  /// For terminals that can show colors.
  package let pieces: [Piece]
  /// For those that cannot: `#FFFFFF drawn, #FFA60E meant`.
  package let plain: String

  package init(pieces: [Piece], plain: String) {
    self.pieces = pieces
    self.plain = plain
  }
}
