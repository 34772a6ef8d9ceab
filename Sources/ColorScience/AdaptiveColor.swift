/// A color's value in each appearance.
package struct AdaptiveColor: Hashable, Sendable {
  package var light: ColorValue
  package var dark: ColorValue
  package var lightHighContrast: ColorValue
  package var darkHighContrast: ColorValue

  package init(
    light: ColorValue, dark: ColorValue, lightHighContrast: ColorValue? = nil, darkHighContrast: ColorValue? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
  }

  /// The same value in every appearance.
  package init(_ value: ColorValue) { self.init(light: value, dark: value) }

  package subscript(appearance: Appearance) -> ColorValue {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }

  /// Whether every appearance has the same value.
  package var isFixed: Bool { light == dark && light == lightHighContrast && dark == darkHighContrast }

  package func map(_ transform: (ColorValue) -> ColorValue) -> AdaptiveColor {
    AdaptiveColor(
      light: transform(light), dark: transform(dark), lightHighContrast: transform(lightHighContrast),
      darkHighContrast: transform(darkHighContrast))
  }
}
