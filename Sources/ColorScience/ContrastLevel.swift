/// What a pair of colors is for, as far as WCAG's thresholds differ.
package enum ContrastUse: Hashable, Sendable, CaseIterable {
  case normalText
  case largeText
  /// Controls, states and graphics (1.4.11).
  case nonText

  /// The use of text of this size: WCAG calls it large from 18 pt, or from 14 pt if bold. One iOS point counts as one
  /// WCAG point, as in Apple's own table.
  package static func text(points: Double, isBold: Bool) -> ContrastUse {
    points >= 18 || (isBold && points >= 14) ? .largeText : .normalText
  }
}

/// The conformance levels of WCAG 2.x that speak of contrast.
package enum ContrastLevel: Hashable, Sendable, CaseIterable, Comparable {
  case aa
  case aaa

  /// How far below a threshold a ratio must lie before it is reported, unless both colors are opaque 8-bit sRGB:
  /// rounding a composite to 8 bits moves a ratio near 4.5 by up to 0.034, and a gray gamma by about as much.
  package static let toleranceOfComposites = 0.05

  /// The least ratio that conforms: 1.4.3 (AA), 1.4.6 (AAA), 1.4.11 (non-text, which has no stricter form in AAA).
  package func threshold(for use: ContrastUse) -> Double {
    switch (self, use) {
    case (.aa, .normalText): 4.5
    case (.aa, .largeText): 3
    case (.aaa, .normalText): 7
    case (.aaa, .largeText): 4.5
    case (_, .nonText): 3
    }
  }

  /// The highest level that an unrounded ratio conforms to; nil if it fails AA. Non-text never gets beyond AA.
  package static func reached(by ratio: Double, for use: ContrastUse) -> ContrastLevel? {
    if use != .nonText && ratio >= aaa.threshold(for: use) { return .aaa }
    return ratio >= aa.threshold(for: use) ? .aa : nil
  }
}
