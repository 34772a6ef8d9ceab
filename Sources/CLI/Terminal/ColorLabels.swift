import ColorScience

extension Appearance {
  /// The word for an appearance in tables; `+` is increased contrast.
  var label: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light+"
    case .darkHighContrast: "dark+"
    }
  }
}

extension ColorValue {
  /// `#RRGGBB`, with the alpha in percent where it is not opaque: `#2F80ED 50%`.
  var shortHex: String { alpha >= 1 ? hex : "\(hex) \(Int((max(alpha, 0) * 100 + 0.5).rounded(.down)))%" }
}
