package import ColorScience
package import Facts

extension TextSize {
  /// The use that WCAG's thresholds know.
  package var use: ContrastUse {
    switch points {
    case .points(let points): .text(points: points, isBold: weight == .bold)
    case .unset: .text(points: Self.bodyPoints, isBold: weight == .bold)
    case .unknown: .normalText
    }
  }

  /// Whether it may be large text by another reading: semibold counts as bold for UIKit and for Apple's guidelines, and
  /// a font that is not understood may be of any size.
  package var mayBeLarge: Bool {
    if use == .largeText { return false }
    let isHeavyEnough = weight == .semibold || weight == .unknown
    switch points {
    case .points(let points): return isHeavyEnough && points >= 14
    case .unset: return isHeavyEnough
    case .unknown: return true
    }
  }

  /// The assumption that a reader has to know: `17 pt body, size not set`, `20 pt bold`.
  package var words: String {
    let weight = [.semibold: " semibold", .bold: " bold", .light: " light"][weight, default: ""]
    return switch points {
    case .points(let points):
      (points == points.rounded() ? "\(Int(exactly: points) ?? 0)" : "\(points)") + " pt\(weight)"
    case .unset: "17 pt body\(weight), size not set"
    case .unknown: "size not known"
    }
  }
}
