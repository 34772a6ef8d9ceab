import ColorScience

extension Appearance {
  /// The appearances to show some colors in: one where all are fixed, else both schemes, and increased contrast where
  /// it does not only fall back to its scheme's normal contrast.
  static func telling(apart colors: [AdaptiveColor]) -> [Appearance] {
    if colors.allSatisfy(\.isFixed) { return [.light] }
    return allCases.filter { appearance in
      let normal = appearance.normalContrast
      return normal == appearance || colors.contains { $0[normal] != $0[appearance] }
    }
  }
}

extension ColorValue {
  /// `#RRGGBB`, with the alpha in percent where it is not opaque: `#2F80ED 50%`.
  var shortHex: String { alpha >= 1 ? hex : "\(hex) \(Int((max(alpha, 0) * 100 + 0.5).rounded(.down)))%" }
}
