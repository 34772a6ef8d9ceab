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
package func contrastRange(_ foreground: ColorValue, onTranslucent background: ColorValue) -> ContrastRange {
  var pair = AccumulatedPair(ink: foreground)
  pair.add(layer: background)
  return pair.range()
}
