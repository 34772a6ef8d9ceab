/// The ratios that a pair can have over a backdrop nobody knows.
package struct ContrastRange: Hashable, Sendable {
  /// 1…21. No backdrop gives less.
  package let lowest: Double
  /// 1…21. No backdrop gives more.
  package let highest: Double

  package enum Verdict: Hashable, Sendable {
    /// Passes over every backdrop.
    case passes
    /// Fails over every backdrop.
    case fails
    case dependsOnBackdrop
  }

  package func verdict(threshold: Double) -> Verdict {
    if lowest >= threshold { return .passes }
    return highest < threshold ? .fails : .dependsOnBackdrop
  }
}

/// The range of ratios of text on a translucent background that lies over an unknown opaque backdrop.
///
/// The method is that of `calculateContrastRatioRange` of Google's Accessibility Test Framework: both are composited
/// over black and over white, and as compositing never darkens when the backdrop gets lighter, the luminances over any
/// backdrop lie in between. For translucent text the two intervals are taken as independent: wider than the truth,
/// never narrower.
package func contrastRange(_ foreground: ColorValue, onTranslucent background: ColorValue) -> ContrastRange {
  let backdrops = [ColorValue.black, ColorValue.white].map { background.composited(over: $0) }
  let behind = backdrops.map(\.luminance)
  let text = backdrops.map { foreground.composited(over: $0).luminance }
  let highest = max(
    contrastRatio(luminance: text[0], behind[1]), contrastRatio(luminance: text[1], behind[0]))
  let overlaps = text[0] <= behind[1] && behind[0] <= text[1]
  let lowest = min(
    contrastRatio(luminance: text[0], behind[1]), contrastRatio(luminance: text[1], behind[0]))
  return ContrastRange(lowest: overlaps ? 1 : lowest, highest: highest)
}
