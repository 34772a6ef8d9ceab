/// One exact color: components in a color space, and alpha. Never a platform color.
///
/// Components are kept as written (nominally 0…1) in Double; nothing is clamped or rounded before it is printed.
/// The gray spaces keep the same number in all three components.
package struct ColorValue: Hashable, Sendable {
  package let space: ColorSpace
  package let red: Double
  package let green: Double
  package let blue: Double
  /// Opacity, 0…1.
  package let alpha: Double

  package init(space: ColorSpace = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(space: ColorSpace = .sRGB, white: Double, alpha: Double = 1) {
    self.init(space: space, red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same color with another alpha.
  package func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  package static let black = ColorValue(white: 0)
  package static let white = ColorValue(white: 1)
  package static let clear = ColorValue(white: 0, alpha: 0)
}
