import ColorScience

// The vocabulary in which the tables of system colors are written. Colors are 0xRRGGBB in sRGB.

/// 0xRRGGBB with an alpha that need not be a multiple of 1/255.
extension ColorValue {
  static func rgb(_ hex: UInt32, _ alpha: Double = 1) -> ColorValue {
    ColorValue(
      red8: UInt8(truncatingIfNeeded: hex >> 16), green8: UInt8(truncatingIfNeeded: hex >> 8),
      blue8: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }
}

extension SystemColor.Variants {
  init(_ light: ColorValue?, _ dark: ColorValue?, _ lightHighContrast: ColorValue?, _ darkHighContrast: ColorValue?) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// Four opaque values.
  init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
    self.init(.rgb(light), .rgb(dark), .rgb(lightHighContrast), .rgb(darkHighContrast))
  }

  /// The same in every appearance.
  init(fixed value: ColorValue) { self.init(value, value, value, value) }

  /// What a platform without light appearance shows.
  var darkOnly: SystemColor.Variants { SystemColor.Variants(dark, dark, darkHighContrast, darkHighContrast) }
}

extension OSRange {
  static func since(_ major: Int) -> OSRange {
    OSRange(introduced: OSVersion(major), lastMajor: nil)
  }

  static func between(_ major: Int, _ lastMajor: Int) -> OSRange {
    OSRange(introduced: OSVersion(major), lastMajor: lastMajor)
  }

  /// From macOS 10.14, which brought dark mode, up to macOS 15.
  static let mojaveTo15 = OSRange(introduced: OSVersion(10, 14), lastMajor: 15)

  static let os26 = since(26)
}

extension SystemColor {
  init(
    _ name: String, _ kind: Kind, _ platforms: ApplePlatforms, _ releases: OSRange, _ spellings: [SystemColorReference],
    _ variants: Variants, _ confidence: Confidence, elevated: Elevated? = nil, dependence: Dependence? = nil
  ) {
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.releases = releases
    self.spellings = spellings
    self.variants = variants
    self.elevated = elevated
    self.confidence = confidence
    self.dependence = dependence
  }

  static func asset(_ name: String) -> SystemColorReference { .assetReference(name, platform: .universal) }

  /// A tint of SwiftUI's name `red`, which UIKit and AppKit call `systemRed`.
  static func tint(
    _ color: String, _ platforms: ApplePlatforms, _ releases: OSRange, _ variants: Variants, _ confidence: Confidence
  ) -> SystemColor {
    let name = "system" + color.prefix(1).uppercased() + color.dropFirst()
    let spellings: [SystemColorReference] =
      switch platforms {
      case .watchOS: [.swiftUI(color)]
      case .macOS: [.appKit(name), .swiftUI(color), asset(name + "Color")]
      default: [.uiKit(name), .swiftUI(color), asset(name + "Color")]
      }
    return SystemColor(name, .tint, platforms, releases, spellings, variants, confidence)
  }
}
