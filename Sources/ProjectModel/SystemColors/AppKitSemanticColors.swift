import ColorScience

extension SystemColor {
  /// The semantic colors of AppKit. Where no values for increased contrast are given, no public source has them.
  static let appKitSemantic: [SystemColor] = appKitBeforeOS26 + appKitSinceOS26

  private static let appKitBeforeOS26: [SystemColor] = [
    appKit("labelColor", .mojaveTo15, .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.847), .medium, swiftUI: "primary"),
    appKit(
      "secondaryLabelColor", .mojaveTo15, .rgb(0x000000, 0.498), .rgb(0xFFFFFF, 0.55), .medium,
      swiftUI: "secondary"),
    appKit("tertiaryLabelColor", .mojaveTo15, .rgb(0x000000, 0.247), .rgb(0xFFFFFF, 0.25), .medium),
    appKit("quaternaryLabelColor", .mojaveTo15, .rgb(0x000000, 0.098), .rgb(0xFFFFFF, 0.1), .medium),
    appKit("placeholderTextColor", .mojaveTo15, .rgb(0x000000, 0.247), .rgb(0xFFFFFF, 0.25), .medium),
    appKit("headerTextColor", .mojaveTo15, .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.847), .medium),
    appKit("controlTextColor", .mojaveTo15, .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.847), .medium),
    appKit("disabledControlTextColor", .mojaveTo15, .rgb(0x000000, 0.25), .rgb(0xFFFFFF, 0.25), .low),
    appKit("textColor", .mojaveTo15, .rgb(0x000000), .rgb(0xFFFFFF), contrast: (.rgb(0x000000), .rgb(0xFFFFFF)), .low),
    appKit("separatorColor", .mojaveTo15, .rgb(0x000000, 0.098), .rgb(0xFFFFFF, 0.098), .medium),
    appKit("textBackgroundColor", .mojaveTo15, .rgb(0xFFFFFF), .rgb(0x1E1E1E), .medium),
    appKit("controlBackgroundColor", .mojaveTo15, .rgb(0xFFFFFF), .rgb(0x1E1E1E), .medium),
    appKit("windowBackgroundColor", .mojaveTo15, .rgb(0xECECEC), .rgb(0x323232), .low),
    appKit("underPageBackgroundColor", .mojaveTo15, nil, .rgb(0x282828), .low),
    appKit("gridColor", .mojaveTo15, .rgb(0xCCCCCC), nil, .low),
    appKit("linkColor", .mojaveTo15, .rgb(0x0068DA), .rgb(0x419CFF), .medium),
    appKit(
      "controlAccentColor", .mojaveTo15, .rgb(0x007AFF), .rgb(0x0A84FF), .medium, swiftUI: "accentColor",
      dependence: .userAccent),
    appKit("controlColor", .mojaveTo15, .rgb(0xFFFFFF), .rgb(0xFFFFFF, 0.25), .low),
    appKit("selectedControlColor", .mojaveTo15, .rgb(0xB3D7FF), .rgb(0x3F638B), .medium, dependence: .userAccent),
    appKit("selectedTextBackgroundColor", .mojaveTo15, .rgb(0xB3D7FF), .rgb(0x3F638B), .low, dependence: .userAccent),
    appKit("selectedContentBackgroundColor", .mojaveTo15, .rgb(0x0063E1), nil, .medium, dependence: .userAccent),
    appKit("unemphasizedSelectedContentBackgroundColor", .mojaveTo15, .rgb(0xDCDCDC), .rgb(0x464646), .medium),
    appKit("unemphasizedSelectedTextBackgroundColor", .mojaveTo15, .rgb(0xDCDCDC), .rgb(0x464646), .medium),
    appKit("unemphasizedSelectedTextColor", .mojaveTo15, .rgb(0x000000), .rgb(0xFFFFFF), .low),
    appKit("selectedTextColor", .mojaveTo15, .rgb(0x000000), .rgb(0xFFFFFF), .low),
    appKit(
      "alternateSelectedControlTextColor", .mojaveTo15, .rgb(0xFFFFFF), .rgb(0xFFFFFF),
      contrast: (.rgb(0xFFFFFF), .rgb(0xFFFFFF)), .medium),
    appKit("findHighlightColor", .mojaveTo15, .rgb(0xFFFF00), .rgb(0xFFFF00), .low),
    appKit(
      "keyboardFocusIndicatorColor", .mojaveTo15, .rgb(0x0067F4, 0.25), .rgb(0x1AA9FF, 0.3), .low,
      dependence: .userAccent),
  ]

  /// From the design resources of macOS 27. The fills exist since macOS 14.
  private static let appKitSinceOS26: [SystemColor] = [
    appKit("windowBackgroundColor", .os26, .rgb(0xFFFFFF), .rgb(0x1E1E1E), .low),
    appKit(
      "controlAccentColor", .os26, .rgb(0x0088FF), .rgb(0x0091FF), contrast: (.rgb(0x1E6EF4), .rgb(0x5CB8FF)), .low,
      swiftUI: "accentColor", dependence: .userAccent),
    appKit("labelColor", .os26, .rgb(0x000000, 0.85), .rgb(0xFFFFFF), .low, swiftUI: "primary"),
    appKit("secondaryLabelColor", .os26, .rgb(0x000000, 0.5), .rgb(0xFFFFFF, 0.55), .low, swiftUI: "secondary"),
    appKit("tertiaryLabelColor", .os26, .rgb(0x000000, 0.25), .rgb(0xFFFFFF, 0.25), .low),
    appKit("quaternaryLabelColor", .os26, .rgb(0x000000, 0.1), .rgb(0xFFFFFF, 0.1), .low),
    appKit("quinaryLabelColor", .os26, .rgb(0x000000, 0.05), .rgb(0xFFFFFF, 0.05), .low),
    appKit("systemFill", .since(14), .rgb(0x000000, 0.1), .rgb(0xFFFFFF, 0.1), .low, isAsset: false),
    appKit("secondarySystemFill", .since(14), .rgb(0x000000, 0.08), .rgb(0xFFFFFF, 0.08), .low, isAsset: false),
    appKit("tertiarySystemFill", .since(14), .rgb(0x000000, 0.05), .rgb(0xFFFFFF, 0.05), .low, isAsset: false),
    appKit("quaternarySystemFill", .since(14), .rgb(0x000000, 0.03), .rgb(0xFFFFFF, 0.03), .low, isAsset: false),
    appKit("quinarySystemFill", .since(14), .rgb(0x000000, 0.02), .rgb(0xFFFFFF, 0.02), .low, isAsset: false),
  ]
}

private func appKit(
  _ name: String, _ releases: OSRange, _ light: ColorValue?, _ dark: ColorValue?,
  contrast: (light: ColorValue, dark: ColorValue)? = nil, _ confidence: SystemColor.Confidence, swiftUI: String? = nil,
  isAsset: Bool = true, dependence: SystemColor.Dependence? = nil
) -> SystemColor {
  let swiftUISpelling = swiftUI.map { [SystemColorReference.swiftUI($0)] } ?? []
  return SystemColor(
    name, .semantic, .macOS, releases, [.appKit(name)] + swiftUISpelling + (isAsset ? [SystemColor.asset(name)] : []),
    SystemColor.Variants(light, dark, contrast?.light, contrast?.dark), confidence, dependence: dependence)
}
