package import ColorScience

/// The values of one system color on some platforms in some releases.
///
/// Apple publishes few of these numbers. They were gathered, with a confidence each, from the color tables of the
/// Human Interface Guidelines (2022-12, 2023, 2025-06-09), measurements in simulators (iOS 13, 17, 26.5, 27.0), the
/// design resources of iOS 26 and macOS 27, SwiftUI's built-in table as OpenSwiftUI reconstructed it, and WebKit's
/// layout tests for AppKit.
package struct SystemColor: Hashable, Sendable {
  /// UIKit's or AppKit's name: `systemRed`, `labelColor`.
  package let name: String
  package let kind: Kind
  package let platforms: ApplePlatforms
  package let releases: OSRange
  /// Every way to refer to it; asset references are kept as universal.
  package let spellings: [SystemColorReference]
  package let variants: Variants
  /// The values on an elevated surface (a sheet) in dark mode; nil where they are the same or unknown.
  package let elevated: Elevated?
  package let confidence: Confidence
  package var dependence: Dependence?

  package enum Kind: Hashable, Sendable {
    case tint
    case gray
    case semantic
    /// Its value comes from around the place where it is used.
    case context
    case fixed
  }

  package enum Confidence: Int, Hashable, Comparable, Sendable {
    /// One secondary source, or inferred.
    case low
    /// One table of Apple's.
    case medium
    case mediumHigh
    /// Two independent measurements, or one and a table of Apple's.
    case high

    package static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
  }

  /// What decides the real value; the values given are the defaults.
  package enum Dependence: Hashable, Sendable {
    /// The tint of the nearest view, then the accent color asset.
    case inheritedTint
    /// The target's accent color asset, if it has a color.
    case accentAsset
    /// The accent or highlight color that the user chose (macOS).
    case userAccent
    /// The foreground style around it: the level multiplies its opacity.
    case foregroundStyle
    /// The container in which it is used.
    case container
  }

  /// A value for each appearance; nil is unknown.
  package struct Variants: Hashable, Sendable {
    package let light: ColorValue?
    package let dark: ColorValue?
    package let lightHighContrast: ColorValue?
    package let darkHighContrast: ColorValue?

    package subscript(appearance: Appearance) -> ColorValue? {
      switch appearance {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    }
  }

  package struct Elevated: Hashable, Sendable {
    package let dark: ColorValue
    package let darkHighContrast: ColorValue
  }

  /// Whether AppKit documents it in a calibrated color space, so that its sRGB value is only nearly this.
  package var isApproximate: Bool { kind == .fixed && platforms == .macOS }
}

extension SystemColor {
  /// What is seen in each appearance; nil unless all four values are known.
  ///
  /// watchOS always renders dark: its dark values stand for the light ones too.
  package var adaptive: AdaptiveColor? {
    guard variants.lightHighContrast != nil, variants.darkHighContrast != nil else { return nil }
    return adaptiveAssumingContrast
  }

  /// As `adaptive`, with an unknown increased-contrast value taken to be that of normal contrast; nil if the light or
  /// dark value is unknown. Good enough to show, not to judge.
  package var adaptiveAssumingContrast: AdaptiveColor? {
    guard let light = variants.light, let dark = variants.dark else { return nil }
    let darkHighContrast = variants.darkHighContrast
    if platforms == .watchOS {
      return AdaptiveColor(
        light: dark, dark: dark, lightHighContrast: darkHighContrast, darkHighContrast: darkHighContrast)
    }
    return AdaptiveColor(
      light: light, dark: dark, lightHighContrast: variants.lightHighContrast, darkHighContrast: darkHighContrast)
  }
}
