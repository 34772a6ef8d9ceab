/// Eleven tones of a brand color, 50 (lightest) to 950, one of which is the brand color itself.
package struct ToneScale: Hashable, Sendable {
  package static let steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]

  /// One opaque 8-bit sRGB color for each of `steps`.
  package let colors: [ColorValue]
  /// The index of the brand color in `colors`.
  package let anchor: Int

  /// Luminance falls strictly from step to step, and the brand color keeps its own bytes. A brand color outside sRGB
  /// is clipped.
  package init(brand: ColorValue) {
    let origin = brand.oklch
    let hue = origin.hue
    let chroma = origin.isGray ? 0 : origin.chroma
    let anchor = nearestStep(to: origin.lightness)
    self.anchor = anchor
    colors = Self.steps.indices.map { index in
      if index == anchor { return brand.withAlpha(1).roundedTo8Bit }
      let tone = OKLCH(
        lightness: lightness(at: index, anchor: anchor, brand: origin.lightness),
        chroma: min(chroma * chromas[index] / chromas[anchor], 3 * chroma), hue: hue)
      return ColorValue(reducingChroma: tone).roundedTo8Bit
    }
  }

  /// The tone of one of `steps`; `nil` for another number.
  package func tone(_ step: Int) -> ColorValue? { Self.steps.firstIndex(of: step).map { colors[$0] } }
}

// Smoothed means over the chromatic hues of Tailwind CSS v4's default palette: OKLCH lightness of each step, and its
// chroma relative to the most chromatic step.
private let lightnesses = [0.975, 0.945, 0.90, 0.83, 0.74, 0.66, 0.58, 0.51, 0.44, 0.39, 0.28]
private let chromas = [0.08, 0.20, 0.38, 0.63, 0.86, 0.95, 0.93, 0.81, 0.67, 0.54, 0.38]

/// The step whose lightness is nearest; the darker of two equally near.
private func nearestStep(to lightness: Double) -> Int {
  var best = 0
  for index in lightnesses.indices.dropFirst()
  where abs(lightnesses[index] - lightness) <= abs(lightnesses[best] - lightness) {
    best = index
  }
  return best
}

/// Interpolates between the brand color and the end of its side, which is moved outwards if the brand color lies
/// beyond it: at least 0.012 for each step keeps neighbors apart.
private func lightness(at index: Int, anchor: Int, brand: Double) -> Double {
  let end = index < anchor ? 0 : lightnesses.count - 1
  let room = 0.012 * Double(abs(end - anchor))
  let limit = clampedToUnit(index < anchor ? max(lightnesses[end], brand + room) : min(lightnesses[end], brand - room))
  let share = (lightnesses[index] - lightnesses[anchor]) / (lightnesses[end] - lightnesses[anchor])
  return brand + (limit - brand) * share
}
