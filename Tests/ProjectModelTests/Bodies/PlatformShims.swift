import ColorScience
import Foundation

// The SDK's types as far as color helpers use them, so that the compiler runs here what runs on Apple's platforms.

struct UITraitCollection {
  enum Style { case unspecified, light, dark }
  enum Contrast { case unspecified, normal, high }

  let userInterfaceStyle: Style
  let accessibilityContrast: Contrast

  init(_ appearance: Appearance) {
    userInterfaceStyle = appearance.isDark ? .dark : .light
    accessibilityContrast = appearance.isHighContrast ? .high : .normal
  }
}

class UIColor {
  private let resolved: (UITraitCollection) -> ColorValue

  init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    resolved = { dynamicProvider($0).resolved($0) }
  }

  init(value: ColorValue) { resolved = { _ in value } }

  convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      value: ColorValue(red: red, green: green, blue: blue, alpha: Double(min(max(alpha, 0), 1))))
  }

  convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      value: ColorValue(space: .displayP3, red: red, green: green, blue: blue, alpha: Double(min(max(alpha, 0), 1))))
  }

  convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(value: ColorValue(white: white, alpha: Double(min(max(alpha, 0), 1))))
  }

  convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      value: ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: Double(min(max(alpha, 0), 1))))
  }

  func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { UIColor(value: self.resolved($0).withAlpha(Double(min(max(alpha, 0), 1)))) }
  }

  func value(in appearance: Appearance) -> ColorValue { resolved(UITraitCollection(appearance)) }

  var everywhere: AdaptiveColor {
    AdaptiveColor(
      light: value(in: .light), dark: value(in: .dark), lightHighContrast: value(in: .lightHighContrast),
      darkHighContrast: value(in: .darkHighContrast))
  }

  static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  static var black: UIColor { UIColor(white: 0, alpha: 1) }
  static var white: UIColor { UIColor(white: 1, alpha: 1) }
  static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
}

struct Color {
  enum RGBColorSpace { case sRGB, displayP3, sRGBLinear }

  let uiColor: UIColor

  init(_ uiColor: UIColor) { self.uiColor = uiColor }
  init(uiColor: UIColor) { self.uiColor = uiColor }

  init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let space: ColorSpace =
      switch space {
      case .sRGB: .sRGB
      case .displayP3: .displayP3
      case .sRGBLinear: .linearSRGB
      }
    uiColor = UIColor(
      value: ColorValue(space: space, red: red, green: green, blue: blue, alpha: min(max(opacity, 0), 1)))
  }

  init(white: Double, opacity: Double = 1) { uiColor = UIColor(white: white, alpha: opacity) }

  static var clear: Color { Color(.clear) }
}
