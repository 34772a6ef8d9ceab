import ColorScience

// The tints before the releases of 2025. Those of tvOS were not collected.

extension SystemColor {
  static let tintsBeforeOS26: [SystemColor] = iOSTints + macTints + visionTints + watchTints

  /// iOS, iPadOS and Mac Catalyst. Teal was redefined when iOS 15 introduced cyan. The release of iOS that changed
  /// yellow's light increased-contrast value (15 to 17) is not verified.
  private static let iOSTints: [SystemColor] = [
    .tint("red", .iOSFamily, .between(13, 18), Variants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961), .high),
    .tint("orange", .iOSFamily, .between(13, 18), Variants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340), .high),
    .tint("green", .iOSFamily, .between(13, 18), Variants(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B), .high),
    .tint("blue", .iOSFamily, .between(13, 18), Variants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF), .high),
    .tint("indigo", .iOSFamily, .between(13, 18), Variants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF), .high),
    .tint("purple", .iOSFamily, .between(13, 18), Variants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF), .high),
    .tint("pink", .iOSFamily, .between(13, 18), Variants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482), .high),
    .tint("brown", .iOSFamily, .between(13, 18), Variants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469), .high),
    .tint("yellow", .iOSFamily, .between(15, 18), Variants(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426), .high),
    .tint("yellow", .iOSFamily, .between(13, 14), Variants(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426), .mediumHigh),
    .tint("mint", .iOSFamily, .between(15, 18), Variants(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2), .high),
    .tint("teal", .iOSFamily, .between(15, 18), Variants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF), .high),
    .tint("teal", .iOSFamily, .between(13, 14), Variants(0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF), .high),
    .tint("cyan", .iOSFamily, .between(15, 18), Variants(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF), .mediumHigh),
  ]

  /// The "Default" columns of Apple's table; vibrant views have another one.
  private static let macTints: [SystemColor] = [
    .tint("red", .macOS, .between(11, 15), Variants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961), .medium),
    .tint("orange", .macOS, .between(11, 15), Variants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340), .medium),
    .tint("yellow", .macOS, .between(11, 15), Variants(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426), .medium),
    .tint("green", .macOS, .between(11, 15), Variants(0x28CD41, 0x32D74B, 0x007D1B, 0x31DE4B), .medium),
    .tint("mint", .macOS, .between(12, 15), Variants(0x00C7BE, 0x66D4CF, 0x0C817B, 0x66D4CF), .medium),
    .tint("teal", .macOS, .between(11, 15), Variants(0x59ADC4, 0x6AC4DC, 0x008299, 0x5DE6FF), .medium),
    .tint("cyan", .macOS, .between(12, 15), Variants(0x55BEF0, 0x5AC8F5, 0x0071A4, 0x70D7FF), .medium),
    .tint("blue", .macOS, .between(11, 15), Variants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF), .medium),
    .tint("indigo", .macOS, .between(11, 15), Variants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF), .medium),
    .tint("purple", .macOS, .between(11, 15), Variants(0xAF52DE, 0xBF5AF2, 0xAD44AB, 0xDA8FFF), .medium),
    .tint("pink", .macOS, .between(11, 15), Variants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482), .medium),
    .tint("brown", .macOS, .between(11, 15), Variants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469), .medium),
  ]

  /// One value each; variants for increased contrast are not listed, so they are those of normal contrast.
  private static let visionTints: [SystemColor] = [
    .tint("red", .visionOS, .between(1, 2), Variants(fixed: .rgb(0xFF453A)), .medium),
    .tint("orange", .visionOS, .between(1, 2), Variants(fixed: .rgb(0xFF9F0A)), .medium),
    .tint("yellow", .visionOS, .between(1, 2), Variants(fixed: .rgb(0xFFD60A)), .medium),
    .tint("green", .visionOS, .between(1, 2), Variants(fixed: .rgb(0x32D74B)), .medium),
    .tint("mint", .visionOS, .between(1, 2), Variants(fixed: .rgb(0x66D4CF)), .medium),
    .tint("teal", .visionOS, .between(1, 2), Variants(fixed: .rgb(0x6AC4DC)), .medium),
    .tint("cyan", .visionOS, .between(1, 2), Variants(fixed: .rgb(0x5AC8F5)), .medium),
    .tint("blue", .visionOS, .between(1, 2), Variants(fixed: .rgb(0x0A84FF)), .medium),
    .tint("indigo", .visionOS, .between(1, 2), Variants(fixed: .rgb(0x5E5CE6)), .medium),
    .tint("purple", .visionOS, .between(1, 2), Variants(fixed: .rgb(0xBF5AF2)), .medium),
    .tint("pink", .visionOS, .between(1, 2), Variants(fixed: .rgb(0xFF375F)), .medium),
    .tint("brown", .visionOS, .between(1, 2), Variants(fixed: .rgb(0xAC8E68)), .medium),
  ]

  /// The first release of these values is not verified.
  private static let watchTints: [SystemColor] = [
    .tint("red", .watchOS, .between(9, 11), Variants(0xF63428, 0xFF3B30, 0xD70015, 0xFF6961), .medium),
    .tint("orange", .watchOS, .between(9, 11), Variants(0xFF8C00, 0xFF9500, 0xB15A00, 0xFFB340), .medium),
    .tint("yellow", .watchOS, .between(9, 11), Variants(0xFFCC00, 0xFFD60A, 0x8F7400, 0xFFF261), .medium),
    .tint("green", .watchOS, .between(9, 11), Variants(0x02D46A, 0x04DE71, 0x00864A, 0x0CFF86), .medium),
    .tint("mint", .watchOS, .between(9, 11), Variants(0x00C7BE, 0x00F5EA, 0x0C817B, 0x6CFFF9), .medium),
    .tint("teal", .watchOS, .between(9, 11), Variants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF), .medium),
    .tint("cyan", .watchOS, .between(9, 11), Variants(0x32ADE6, 0x5AC8FA, 0x0071A4, 0x70D7FF), .medium),
    .tint("blue", .watchOS, .between(9, 11), Variants(0x007AFF, 0x2094FA, 0x0040DD, 0x5AA8FF), .medium),
    .tint("indigo", .watchOS, .between(9, 11), Variants(0x5856D6, 0x787AFF, 0x3634A3, 0x9B99FF), .medium),
    .tint("purple", .watchOS, .between(9, 11), Variants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF), .medium),
    .tint("pink", .watchOS, .between(9, 11), Variants(0xEA0E4A, 0xFA114F, 0xD30F45, 0xFF6482), .medium),
    .tint("brown", .watchOS, .between(9, 11), Variants(0xA2845E, 0xAC8E68, 0x7F6545, 0xDBB27C), .medium),
  ]
}
