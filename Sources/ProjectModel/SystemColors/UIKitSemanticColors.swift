import ColorScience

extension SystemColor {
  /// The semantic colors of UIKit on iOS, iPadOS and Mac Catalyst.
  static let uiKitSemantic: [SystemColor] = uiKitText + uiKitFills + uiKitBackgrounds

  /// iOS 13 had smaller alphas for increased contrast; the release that raised them (14 to 17) is not verified.
  private static let uiKitText: [SystemColor] = [
    uiKit("label", .since(13), Variants(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF), .high, swiftUI: "primary"),
    uiKit(
      "secondaryLabel", .since(14),
      Variants(.rgb(0x3C3C43, 0.6), .rgb(0xEBEBF5, 0.6), .rgb(0x3C3C43, 0.8), .rgb(0xEBEBF5, 0.7)), .high,
      swiftUI: "secondary"),
    uiKit(
      "tertiaryLabel", .since(14),
      Variants(.rgb(0x3C3C43, 0.3), .rgb(0xEBEBF5, 0.3), .rgb(0x3C3C43, 0.7), .rgb(0xEBEBF5, 0.55)), .high),
    uiKit(
      "quaternaryLabel", .since(14),
      Variants(.rgb(0x3C3C43, 0.18), .rgb(0xEBEBF5, 0.16), .rgb(0x3C3C43, 0.55), .rgb(0xEBEBF5, 0.4)), .high),
    uiKit(
      "placeholderText", .since(14),
      Variants(.rgb(0x3C3C43, 0.3), .rgb(0xEBEBF5, 0.3), .rgb(0x3C3C43, 0.7), .rgb(0xEBEBF5, 0.55)), .high),
    uiKit(
      "secondaryLabel", .between(13, 13),
      Variants(.rgb(0x3C3C43, 0.6), .rgb(0xEBEBF5, 0.6), .rgb(0x3C3C43, 0.68), .rgb(0xEBEBF5, 0.68)), .mediumHigh,
      swiftUI: "secondary"),
    uiKit(
      "tertiaryLabel", .between(13, 13),
      Variants(.rgb(0x3C3C43, 0.3), .rgb(0xEBEBF5, 0.3), .rgb(0x3C3C43, 0.376), .rgb(0xEBEBF5, 0.376)), .mediumHigh),
    uiKit(
      "quaternaryLabel", .between(13, 13),
      Variants(.rgb(0x3C3C43, 0.18), .rgb(0xEBEBF5, 0.16), .rgb(0x3C3C43, 0.259), .rgb(0xEBEBF5, 0.239)), .mediumHigh),
    uiKit(
      "placeholderText", .between(13, 13),
      Variants(.rgb(0x3C3C43, 0.3), .rgb(0xEBEBF5, 0.3), .rgb(0x3C3C43, 0.376), .rgb(0xEBEBF5, 0.376)), .mediumHigh),
    uiKit("link", .since(13), Variants(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF), .high),
    uiKit("darkText", .since(2), Variants(fixed: .rgb(0x000000)), .high),
    uiKit("lightText", .since(2), Variants(fixed: .rgb(0xFFFFFF, 0.6)), .high),
  ]

  /// The separators of iOS 26 are carried over from iOS 18: one design export differs, and nobody has measured them.
  private static let uiKitFills: [SystemColor] = [
    uiKit(
      "systemFill", .since(13),
      Variants(.rgb(0x787880, 0.2), .rgb(0x787880, 0.36), .rgb(0x787880, 0.28), .rgb(0x787880, 0.44)), .high),
    uiKit(
      "secondarySystemFill", .since(13),
      Variants(.rgb(0x787880, 0.16), .rgb(0x787880, 0.32), .rgb(0x787880, 0.24), .rgb(0x787880, 0.4)), .high),
    uiKit(
      "tertiarySystemFill", .since(13),
      Variants(.rgb(0x767680, 0.12), .rgb(0x767680, 0.24), .rgb(0x767680, 0.2), .rgb(0x767680, 0.32)), .high),
    uiKit(
      "quaternarySystemFill", .since(13),
      Variants(.rgb(0x747480, 0.08), .rgb(0x767680, 0.18), .rgb(0x747480, 0.16), .rgb(0x767680, 0.26)), .mediumHigh),
    uiKit(
      "separator", .between(13, 18),
      Variants(.rgb(0x3C3C43, 0.29), .rgb(0x545458, 0.6), .rgb(0x3C3C43, 0.37), .rgb(0x545458, 0.68)), .high),
    uiKit(
      "separator", .os26,
      Variants(.rgb(0x3C3C43, 0.29), .rgb(0x545458, 0.6), .rgb(0x3C3C43, 0.37), .rgb(0x545458, 0.68)),
      .low),
    uiKit("opaqueSeparator", .since(13), Variants(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A), .high),
  ]

  private static let uiKitBackgrounds: [SystemColor] = [
    uiKit(
      "systemBackground", .since(13), Variants(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000), .high,
      elevated: (0x1C1C1E, 0x242426)),
    uiKit(
      "secondarySystemBackground", .since(13), Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426), .high,
      elevated: (0x2C2C2E, 0x363638)),
    uiKit(
      "tertiarySystemBackground", .since(13), Variants(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638), .high,
      elevated: (0x3A3A3C, 0x444446)),
    uiKit(
      "systemGroupedBackground", .since(13), Variants(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000), .high,
      elevated: (0x1C1C1E, 0x242426)),
    uiKit(
      "secondarySystemGroupedBackground", .since(13), Variants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426), .high,
      elevated: (0x2C2C2E, 0x363638)),
    uiKit(
      "tertiarySystemGroupedBackground", .since(13), Variants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638), .high,
      elevated: (0x3A3A3C, 0x444446)),
  ]
}

private func uiKit(
  _ name: String, _ releases: OSRange, _ variants: SystemColor.Variants, _ confidence: SystemColor.Confidence,
  swiftUI: String? = nil, elevated: (UInt32, UInt32)? = nil
) -> SystemColor {
  let swiftUISpelling = swiftUI.map { [SystemColorReference.swiftUI($0)] } ?? []
  return SystemColor(
    name, .semantic, .iOSFamily, releases, [.uiKit(name)] + swiftUISpelling + [SystemColor.asset(name + "Color")],
    variants, confidence,
    elevated: elevated.map { SystemColor.Elevated(dark: .rgb($0.0), darkHighContrast: .rgb($0.1)) })
}
