import ColorScience

extension SystemColor {
  /// The grays: `systemGray` is also `Color.gray` (which is not `UIColor.gray`). The same since iOS 13.
  static let grays: [SystemColor] = [
    iOSGray("systemGray", Variants(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2), swiftUI: [.swiftUI("gray")]),
    iOSGray("systemGray2", Variants(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)),
    iOSGray("systemGray3", Variants(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)),
    iOSGray("systemGray4", Variants(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)),
    iOSGray("systemGray5", Variants(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)),
    iOSGray("systemGray6", Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)),
    SystemColor(
      "systemGray", .gray, .macOS, .between(11, 15),
      [.appKit("systemGray"), .swiftUI("gray"), asset("systemGrayColor")],
      Variants(0x8E8E93, 0x98989D, 0x69696E, 0x98989D), .medium),
    SystemColor(
      "systemGray", .gray, .macOS, .os26, [.appKit("systemGray"), .swiftUI("gray"), asset("systemGrayColor")],
      Variants(.rgb(0x8E8E93), .rgb(0x98989D), nil, nil), .low),
    SystemColor(
      "systemGray", .gray, .visionOS, .since(1), [.uiKit("systemGray"), .swiftUI("gray")],
      Variants(fixed: .rgb(0x98989D)), .medium),
  ]
}

private func iOSGray(
  _ name: String, _ variants: SystemColor.Variants, swiftUI: [SystemColorReference] = []
) -> SystemColor {
  SystemColor(
    name, .gray, .iOSFamily, .since(13), [.uiKit(name)] + swiftUI + [SystemColor.asset(name + "Color")], variants, .high
  )
}
