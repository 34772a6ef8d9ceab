import ColorScience

extension SystemColor {
  /// The tints since the releases of 2025, for which Apple publishes one table. visionOS shows the dark columns, as it
  /// has no light appearance. The simulators of iOS 26.5 and 27.0 confirm red, orange, green and blue.
  static let tintsSinceOS26: [SystemColor] = [
    tints26("red", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165, .high),
    tints26("orange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056, .high),
    tints26("yellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43, .mediumHigh),
    tints26("green", 0x34C759, 0x30D158, 0x008932, 0x4AD968, .high),
    tints26("mint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB, .mediumHigh),
    tints26("teal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC, .mediumHigh),
    tints26("cyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF, .mediumHigh),
    tints26("blue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF, .high),
    tints26("indigo", 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF, .mediumHigh),
    tints26("purple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF, .mediumHigh),
    tints26("pink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4, .mediumHigh),
    tints26("brown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679, .mediumHigh),
  ].flatMap { $0 }
}

/// One row on each platform; the confidence is that on iOS.
private func tints26(
  _ color: String, _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32,
  _ confidence: SystemColor.Confidence
) -> [SystemColor] {
  let variants = SystemColor.Variants(light, dark, lightHighContrast, darkHighContrast)
  return [
    .tint(color, .iOSFamily, .os26, variants, confidence),
    .tint(color, .macOS, .os26, variants, .mediumHigh),
    .tint(color, .tvOS, .os26, variants, .medium),
    .tint(color, .visionOS, .os26, variants.darkOnly, .medium),
    .tint(color, .watchOS, .os26, variants, .medium),
  ]
}
