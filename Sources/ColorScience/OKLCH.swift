/// A color in OKLCH, the polar form of OKLab.
package struct OKLCH: Hashable, Sendable {
  /// 0…1.
  package let lightness: Double
  /// 0 for a gray; about 0.32 at most in sRGB.
  package let chroma: Double
  /// Degrees, 0..<360; nil where the color has no hue.
  package let hue: Double?

  package init(lightness: Double, chroma: Double, hue: Double?) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Whether a person sees a gray: the chroma is below 0.004.
  package var isGray: Bool { chroma < 0.004 }

  package func withChroma(_ chroma: Double) -> OKLCH { OKLCH(lightness: lightness, chroma: chroma, hue: hue) }

  package func withLightness(_ lightness: Double) -> OKLCH { OKLCH(lightness: lightness, chroma: chroma, hue: hue) }

  var okLab: OKLab {
    let hue = hue ?? 0
    return OKLab(lightness: lightness, a: chroma * cosine(degrees: hue), b: chroma * sine(degrees: hue))
  }
}

extension ColorValue {
  package var oklch: OKLCH {
    let lab = oklab
    let chroma = length(lab.a, lab.b)
    // Below 4e-6 the hue is noise of the conversion (CSS Color 4 calls it powerless).
    guard chroma >= 4e-6 else { return OKLCH(lightness: lab.lightness, chroma: 0, hue: nil) }
    return OKLCH(lightness: lab.lightness, chroma: chroma, hue: angle(y: lab.b, x: lab.a))
  }

  /// The color in sRGB encoding, unclamped. See `init(gamutMapping:)` for one that sRGB can show.
  package init(_ color: OKLCH, alpha: Double = 1) { self.init(color.okLab, alpha: alpha) }
}
