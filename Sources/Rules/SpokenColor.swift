package import ColorScience

extension ColorValue {
  /// The color as messages say it: `#2F80ED`, `#000000 at 40 %`, and in Display P3 what sRGB cannot hold.
  package var spoken: String {
    guard isInSRGBGamut else { return cssDisplayP3 }
    return alpha >= 1 ? hex : "\(hex) at \(Int((alpha * 100).rounded())) %"
  }
}

extension AdaptiveColor {
  /// `#2F80ED, dark #5AA0FF`.
  var spokenByScheme: String { "\(light.spoken), \(spokenDifference)" }

  /// Where it differs from its light value: `dark #5AA0FF`, `increased contrast #0A4CA8`.
  var spokenDifference: String {
    dark == light ? "increased contrast \(lightHighContrast.spoken)" : "dark \(dark.spoken)"
  }
}
