package import ColorScience

extension SystemColor {
  /// The spellings of system colors that have the very values of another color in all four appearances, at most one of each
  /// framework; none for fixed colors, which are anybody's. Colors that are other ones on a sheet are not compared: an asset
  /// is not.
  package static func spellings(equalTo color: AdaptiveColor) -> [String] {
    color.isFixed ? [] : (spellingsByValues[color.exactTexts] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// By values, then by the rank of the framework.
  private static let spellingsByValues: [[String]: [Int: String]] = all.reduce(into: [:]) { spellings, system in
    guard system.kind != .fixed, system.kind != .context, system.dependence == nil, system.elevated == nil,
      let color = system.adaptive, !color.isFixed
    else { return }
    for reference in system.spellings {
      let rank: Int
      switch reference {
      case .swiftUI: rank = 0
      case .uiKit: rank = 1
      case .appKit: rank = 2
      case .shapeStyle, .assetReference: continue
      }
      let known = spellings[color.exactTexts, default: [:]][rank]
      spellings[color.exactTexts, default: [:]][rank] = min(known ?? reference.spelling, reference.spelling)
    }
  }
}

extension AdaptiveColor {
  fileprivate var exactTexts: [String] { Appearance.allCases.map { self[$0].exactText } }
}
