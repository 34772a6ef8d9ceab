import ColorScience

extension SystemColor {
  /// The constants: those of `UIColor` and `NSColor` (`UIColor.red` is pure red, `Color.red` is not), and the three
  /// that `Color` has of its own. Source: the comments of UIColor.h and NSColor.h.
  static let fixedColors: [SystemColor] =
    [
      fixed("black", .black),
      fixed("darkGray", ColorValue(white: 1.0 / 3)),
      fixed("lightGray", ColorValue(white: 2.0 / 3)),
      fixed("white", .white),
      fixed("gray", ColorValue(white: 0.5)),
      fixed("red", .rgb(0xFF0000)),
      fixed("green", .rgb(0x00FF00)),
      fixed("blue", .rgb(0x0000FF)),
      fixed("cyan", .rgb(0x00FFFF)),
      fixed("yellow", .rgb(0xFFFF00)),
      fixed("magenta", .rgb(0xFF00FF)),
      fixed("orange", ColorValue(red: 1, green: 0.5, blue: 0)),
      fixed("purple", ColorValue(red: 0.5, green: 0, blue: 0.5)),
      fixed("brown", ColorValue(red: 0.6, green: 0.4, blue: 0.2)),
      fixed("clear", .clear),
    ].flatMap { $0 } + [
      swiftUIFixed("black", .black), swiftUIFixed("white", .white), swiftUIFixed("clear", .clear),
    ]

  /// Colors whose value comes from around them: systemBlue by default.
  static let contextColors: [SystemColor] = [
    context("tintColor", .between(15, 18), blueBeforeOS26),
    context("accentColor", .between(13, 18), blueBeforeOS26),
    context("tintColor", .os26, blueSinceOS26),
    context("accentColor", .os26, blueSinceOS26),
  ]

  /// The fifth hierarchical style, which UIKit has no name for: SwiftUI's built-in table of iOS 18.
  static let quinaryStyle = SystemColor(
    "quinary", .context, .iOSFamily, .since(16), [.shapeStyle("quinary")],
    Variants(.rgb(0x000000, 0.05), .rgb(0xFFFFFF, 0.05), .rgb(0x000000, 0.0814), .rgb(0xFFFFFF, 0.0814)), .low,
    dependence: .foregroundStyle)
}

private let blueBeforeOS26 = SystemColor.Variants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
private let blueSinceOS26 = SystemColor.Variants(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)

private func fixed(_ name: String, _ value: ColorValue) -> [SystemColor] {
  let variants = SystemColor.Variants(fixed: value)
  return [
    SystemColor(name, .fixed, .uiKit, .since(2), [.uiKit(name)], variants, .high),
    SystemColor(name, .fixed, .macOS, .since(10), [.appKit(name)], variants, .mediumHigh),
  ]
}

private func swiftUIFixed(_ name: String, _ value: ColorValue) -> SystemColor {
  SystemColor(name, .fixed, .all, .since(13), [.swiftUI(name)], SystemColor.Variants(fixed: value), .high)
}

private func context(_ name: String, _ releases: OSRange, _ variants: SystemColor.Variants) -> SystemColor {
  let isTint = name == "tintColor"
  return SystemColor(
    name, .context, .iOSFamily, releases, isTint ? [.uiKit(name), .shapeStyle("tint")] : [.swiftUI(name)], variants,
    .high, dependence: isTint ? .inheritedTint : .accentAsset)
}
