/// How large and how heavy a text is, as far as its body says.
package struct TextSize: Hashable, Sendable {
  package enum Points: Hashable, Sendable {
    case points(Double)
    /// No font is set in the body: the default body style, 17 pt.
    case unset
    /// A font is set that is not understood.
    case unknown
  }

  package enum Weight: UInt8, Hashable, Sendable {
    /// Ultra light, thin and light.
    case light
    /// Regular and medium.
    case regular
    case semibold
    /// Bold, heavy and black.
    case bold
    case unknown
  }

  package let points: Points
  package let weight: Weight

  package init(_ points: Points, _ weight: Weight) {
    self.points = points
    self.weight = weight
  }

  /// Nothing is set.
  package static let body = TextSize(.unset, .regular)

  /// The size of the default style, in points: body on iOS (Human Interface Guidelines, Typography).
  package static let bodyPoints = 17.0
}

extension TextSize.Weight {
  /// The weight of its name in `Font.Weight` and `UIFont.Weight`.
  package init(named name: String) {
    switch name {
    case "ultraLight", "thin", "light": self = .light
    case "regular", "medium": self = .regular
    case "semibold": self = .semibold
    case "bold", "heavy", "black": self = .bold
    default: self = .unknown
    }
  }
}

/// The text styles of Dynamic Type at their default size.
///
/// Source: Human Interface Guidelines, Typography, the table of iOS. Those of macOS are smaller: where the platform is
/// not told the larger size counts, for a finding has to hold on every platform.
package struct TextStyle: Hashable, Sendable {
  package let points: Double
  package let weight: TextSize.Weight

  /// The style of its name in SwiftUI's `Font` and UIKit's `UIFont.TextStyle`.
  package init?(named name: String) {
    let (points, weight): (Double, TextSize.Weight)
    switch name {
    case "extraLargeTitle": (points, weight) = (36, .bold)
    case "extraLargeTitle2": (points, weight) = (28, .bold)
    case "largeTitle": (points, weight) = (34, .regular)
    case "title", "title1": (points, weight) = (28, .regular)
    case "title2": (points, weight) = (22, .regular)
    case "title3": (points, weight) = (20, .regular)
    case "headline": (points, weight) = (17, .semibold)
    case "body": (points, weight) = (17, .regular)
    case "callout": (points, weight) = (16, .regular)
    case "subheadline": (points, weight) = (15, .regular)
    case "footnote": (points, weight) = (13, .regular)
    case "caption", "caption1": (points, weight) = (12, .regular)
    case "caption2": (points, weight) = (11, .regular)
    default: return nil
    }
    self.points = points
    self.weight = weight
  }
}
