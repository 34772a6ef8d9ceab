extension ColorValue {
  /// Relative luminance, 0…1, of the color as a wide-gamut display shows it: the WCAG 2.x weights on unclamped linear
  /// sRGB. Alpha plays no part: composite first.
  ///
  /// The four-digit weights serve every space, as in the text of WCAG; the exact Y of XYZ differs by less than 0.001
  /// in ratios below 8:1.
  package var luminance: Double {
    clampedToUnit((SIMD3(0.2126, 0.7152, 0.0722) * linearComponents).sum())
  }

  /// Relative luminance as an sRGB display shows the color, each component clipped. Where the verdict differs from
  /// that of `luminance` the contrast is borderline.
  package var clippedLuminance: Double { clippedToSRGB.luminance }
}
