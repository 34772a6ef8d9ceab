extension ColorValue {
  /// The 8-bit sRGB color nearest to this one that reaches `ratio` against an opaque `backdrop`; hue kept, and chroma
  /// as far as sRGB allows. This color itself if it passes, nil if neither black nor white would.
  ///
  /// Lightness is bisected towards black and towards white, and the smaller ΔEOK wins. A translucent color keeps its
  /// alpha and is judged as composited over the backdrop.
  package func nearest(reaching ratio: Double, against backdrop: ColorValue) -> ColorValue? {
    func passes(_ candidate: ColorValue) -> Bool {
      contrastRatio(candidate.composited(over: backdrop), backdrop) >= ratio
    }
    if passes(self) { return self }
    let origin = oklch
    let candidates = [0.0, 1.0].compactMap { end in
      firstPassing(from: origin, towards: end, alpha: alpha, passes: passes)
    }
    return candidates.min { deltaEOK($0, self) < deltaEOK($1, self) }
  }
}

/// The 8-bit color of the lightness nearest to that of `origin` on the way to `end` (0 black, 1 white) that passes;
/// nil if the end itself fails.
private func firstPassing(
  from origin: OKLCH, towards end: Double, alpha: Double, passes: (ColorValue) -> Bool
) -> ColorValue? {
  func color(lightness: Double) -> ColorValue {
    ColorValue(reducingChroma: origin.withLightness(lightness), alpha: alpha).roundedTo8Bit
  }
  var best = (end == 0 ? ColorValue.black : .white).withAlpha(alpha)
  guard passes(best) else { return nil }
  var (failing, passing) = (origin.lightness, end)
  // 2^-20 of the lightness is far below an 8-bit step.
  for _ in 0..<20 {
    let middle = (failing + passing) / 2
    let candidate = color(lightness: middle)
    if passes(candidate) { (passing, best) = (middle, candidate) } else { failing = middle }
  }
  return best
}
