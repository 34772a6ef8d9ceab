/// The colors at the pixels of a text and beside it, gathered from the nearest layer to the farthest.
///
/// Source-over is associative, so layers can be added from the front while what is behind is not known yet.
package struct AccumulatedPair: Hashable, Sendable {
  package private(set) var ink: ColorValue
  package private(set) var surface: ColorValue

  /// A text with nothing behind it.
  package init(ink: ColorValue) {
    self.ink = ink
    surface = .clear
  }

  /// Puts a layer behind all that is there.
  package mutating func add(layer: ColorValue) {
    ink = ink.composited(over: layer)
    surface = surface.alpha > 0 ? surface.composited(over: layer) : layer
  }

  /// Fades all that is there as one picture. The factor is limited to 0…1.
  package mutating func fade(to opacity: Double) {
    ink = ink.multiplyingAlpha(by: opacity)
    surface = surface.multiplyingAlpha(by: opacity)
  }

  package var isOpaque: Bool { surface.alpha >= 1 }

  /// The ratios that the pair can have over any opaque backdrop.
  ///
  /// The method is that of `calculateContrastRatioRange` of Google's Accessibility Test Framework: both are composited
  /// over black and over white, and as compositing never darkens when the backdrop gets lighter, the luminances over any
  /// backdrop lie in between. The two intervals are taken as independent: wider than the truth, never narrower.
  ///
  /// - Parameter luminance: how a color's luminance is taken.
  package func range(_ luminance: (ColorValue) -> Double = { $0.luminance }) -> ContrastRange {
    if isOpaque {
      let ratio = contrastRatio(luminance: luminance(ink), luminance(surface))
      return ContrastRange(lowest: ratio, highest: ratio)
    }
    let text = [ColorValue.black, .white].map { luminance(ink.composited(over: $0)) }
    let behind = [ColorValue.black, .white].map { luminance(surface.composited(over: $0)) }
    let ratios = (
      contrastRatio(luminance: text[0], behind[1]), contrastRatio(luminance: text[1], behind[0])
    )
    let overlaps = text[0] <= behind[1] && behind[0] <= text[1]
    return ContrastRange(lowest: overlaps ? 1 : min(ratios.0, ratios.1), highest: max(ratios.0, ratios.1))
  }
}
