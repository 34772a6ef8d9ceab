import ColorScience
import Rules

extension Hover {
  /// The values of a color, with their contrast on what is behind text by default: white in light, black in dark.
  static func rows(of color: AdaptiveColor) -> [Row] {
    if color.isFixed, color.light.space == .unmanaged {
      return [Row(label: "always", value: color.light, note: "")]
    }
    if color.isFixed {
      let (onWhite, onBlack) = (ratio(color.light, on: .white), ratio(color.light, on: .black))
      return [Row(label: "always", value: color.light, note: "\(onWhite) on white, \(onBlack) on black")]
    }
    return Appearance.allCases.map { appearance in
      let value = color[appearance]
      let usual = appearance.isHighContrast ? appearance.normalContrast : Appearance.light
      if appearance != .light, value == color[usual] {
        return Row(label: appearance.label, value: nil, note: usual.label)
      }
      return Row(label: appearance.label, value: value, note: verdict(value, in: appearance))
    }
  }

  private static func ratio(_ value: ColorValue, on surface: ColorValue) -> String {
    displayedRatio(contrastRatio(value.composited(over: surface), surface))
  }

  private static func verdict(_ value: ColorValue, in appearance: Appearance) -> String {
    // Nothing is told of colors whose space has no meaning outside a device.
    guard value.space != .unmanaged else { return "" }
    let surface: ColorValue = appearance.isDark ? .black : .white
    let ratio = contrastRatio(value.composited(over: surface), surface)
    let words: String
    if ContrastLevel.reached(by: ratio, for: .normalText) != nil {
      words = "passes"
    } else {
      words = ContrastLevel.reached(by: ratio, for: .largeText) != nil ? "large text only" : "fails"
    }
    return "\(displayedRatio(ratio))  \(words)"
  }
}

extension Appearance {
  var longLabel: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light, increased contrast"
    case .darkHighContrast: "dark, increased contrast"
    }
  }
}
