/// The WCAG 2.x contrast ratio of two opaque colors, 1…21. Symmetric; alpha plays no part: composite first.
package func contrastRatio(_ a: ColorValue, _ b: ColorValue) -> Double {
  contrastRatio(luminance: a.luminance, b.luminance)
}

/// The WCAG 2.x contrast ratio of two relative luminances (0…1).
package func contrastRatio(luminance a: Double, _ b: Double) -> Double {
  (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

/// The ratio as it is shown: two decimals, rounded half up, but never up to a threshold that it does not reach
/// (2.9953 is "2.99", 4.496 is "4.49"). The grade always comes from the unrounded ratio.
package func displayedRatio(_ ratio: Double) -> String {
  let limited = ratio > 1 ? min(ratio, 21) : 1
  var hundredths = Int((limited * 100 + 0.5).rounded(.down))
  for threshold in [300, 450, 700] where hundredths == threshold && limited * 100 < Double(threshold) {
    hundredths -= 1
  }
  let decimals = hundredths % 100
  return "\(hundredths / 100)." + (decimals < 10 ? "0" : "") + "\(decimals)"
}
