extension ColorValue {
  /// This color painted over `backdrop`: Porter–Duff source-over on sRGB-encoded components, which is what
  /// Core Graphics and UIKit blend (not linear light). Nothing is rounded or clamped but alpha.
  ///
  /// Over an opaque backdrop the result is opaque.
  package func composited(over backdrop: ColorValue) -> ColorValue {
    let source = extendedSRGB
    let below = backdrop.extendedSRGB
    let sourceAlpha = clampedToUnit(alpha)
    let belowWeight = clampedToUnit(backdrop.alpha) * (1 - sourceAlpha)
    let total = sourceAlpha + belowWeight
    guard total > 0 else { return source.withAlpha(0) }
    let mixed = (source.components * sourceAlpha + below.components * belowWeight) / total
    return ColorValue(space: .extendedSRGB, red: mixed.x, green: mixed.y, blue: mixed.z, alpha: total)
  }

  /// The same color with its alpha multiplied, as `.opacity(_:)` on a color does. The factor is limited to 0…1.
  package func multiplyingAlpha(by opacity: Double) -> ColorValue { withAlpha(alpha * clampedToUnit(opacity)) }
}

/// A text color and the surface behind it, after an opacity was applied to both as one group.
package struct CompositedPair: Hashable, Sendable {
  package let foreground: ColorValue
  package let background: ColorValue
}

/// What `.opacity(_:)` on a view, `UIView.alpha` and `CALayer.opacity` do to text on its own background: both are
/// drawn first, then the finished picture is blended over the backdrop.
package func groupOpacity(
  _ opacity: Double, foreground: ColorValue, background: ColorValue, over backdrop: ColorValue
) -> CompositedPair {
  let text = foreground.composited(over: background)
  return CompositedPair(
    foreground: text.multiplyingAlpha(by: opacity).composited(over: backdrop),
    background: background.multiplyingAlpha(by: opacity).composited(over: backdrop))
}
