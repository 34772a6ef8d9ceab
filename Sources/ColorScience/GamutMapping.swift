extension ColorValue {
  /// The sRGB color nearest to an OKLCH color by the gamut mapping of CSS Color 4: chroma is bisected until clipping
  /// is not noticeable, and the clipped color is the answer. For conversions; lightness and hue may drift a little.
  package init(gamutMapping origin: OKLCH, alpha: Double = 1) {
    if origin.lightness >= 1 {
      self = .white.withAlpha(alpha)
    } else if origin.lightness <= 0 {
      self = .black.withAlpha(alpha)
    } else {
      let color = ColorValue(origin, alpha: alpha)
      self = color.isInSRGBGamut ? color.clippedToSRGB : clippedAfterBisection(origin).withAlpha(alpha)
    }
  }

  /// The sRGB color of the same lightness and hue with as much of the chroma as sRGB can show. For scales and
  /// suggestions: lightness stays monotone.
  package init(reducingChroma origin: OKLCH, alpha: Double = 1) {
    var candidate = ColorValue(origin)
    if !candidate.isInSRGBGamut {
      var (inside, outside) = (0.0, origin.chroma)
      // 2^-30 of any chroma is far below an 8-bit step.
      for _ in 0..<30 {
        let middle = (inside + outside) / 2
        if ColorValue(origin.withChroma(middle)).isInSRGBGamut { inside = middle } else { outside = middle }
      }
      candidate = ColorValue(origin.withChroma(inside))
    }
    self = candidate.clippedToSRGB.withAlpha(alpha)
  }
}

/// Section 13.2 of CSS Color 4, "Sample Pseudocode for the Binary Search Gamut Mapping Algorithm", with its constants:
/// a just noticeable difference of 0.02 (ΔEOK) and an epsilon of 0.0001.
private func clippedAfterBisection(_ origin: OKLCH) -> ColorValue {
  let (justNoticeable, epsilon) = (0.02, 0.0001)
  let color = ColorValue(origin)
  var clipped = color.clippedToSRGB
  if deltaEOK(clipped, color) < justNoticeable { return clipped }
  var (low, high) = (0.0, origin.chroma)
  var lowIsInGamut = true
  while high - low > epsilon {
    let chroma = (low + high) / 2
    let candidate = ColorValue(origin.withChroma(chroma))
    if lowIsInGamut && candidate.isInSRGBGamut {
      low = chroma
      continue
    }
    clipped = candidate.clippedToSRGB
    let difference = deltaEOK(clipped, candidate)
    if difference >= justNoticeable {
      high = chroma
    } else if justNoticeable - difference < epsilon {
      return clipped
    } else {
      lowIsInGamut = false
      low = chroma
    }
  }
  return clipped
}
