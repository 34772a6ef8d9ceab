import Foundation

// Helpers whose color depends on the appearance.

extension UIColor {
  convenience init(lightHex: String, darkHex: String) {
    self.init { traits in
      traits.userInterfaceStyle == .dark ? UIColor(trimmedARGB: darkHex) : UIColor(trimmedARGB: lightHex)
    }
  }

  convenience init(lightRGBA: UInt32, darkRGBA: UInt32) {
    self.init(dynamicProvider: { traitCollection in
      if traitCollection.userInterfaceStyle == .dark {
        return .init(rgba32: darkRGBA)
      }
      return .init(rgba32: lightRGBA)
    })
  }

  static func dynamicColor(light: UIColor, dark: UIColor) -> UIColor {
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  func toColor() -> Color { Color(self) }

  static func fourCases(_ value: Int) -> UIColor {
    func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> UIColor {
      UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: a)
    }
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let isHigh = traits.accessibilityContrast == .high
      switch (isDark, isHigh) {
      case (false, false): return rgb(47, 128, CGFloat(value & 0xFF))
      case (false, true): return rgb(10, 76, 168)
      case (true, false): return rgb(90, CGFloat(value >> 8 & 0xFF), 255)
      case (true, true): return rgb(156, 199, 255, 0.5)
      }
    }
  }

  static func byStyle(_ value: UInt32) -> UIColor {
    UIColor { traits in
      switch traits.userInterfaceStyle {
      case .dark: return UIColor(rgba32: ~value).withAlphaComponent(0.25)
      case .light, .unspecified: return UIColor(rgba32: value)
      }
    }
  }
}

extension Color {
  static func dynamic(light: String, dark: String) -> Color {
    UIColor.dynamicColor(light: UIColor(blackUnlessARGB: light), dark: UIColor(blackUnlessARGB: dark)).toColor()
  }

  init(light: Color, dark: Color) {
    self.init(uiColor: UIColor.dynamicColor(light: light.uiColor, dark: dark.uiColor))
  }
}
