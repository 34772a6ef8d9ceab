package import ColorScience

extension Appearance {
  /// In tables: `light`, `dark+`; the sign stands for increased contrast.
  package var label: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light+"
    case .darkHighContrast: "dark+"
    }
  }

  /// How a sentence names it.
  package var word: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light with increased contrast"
    case .darkHighContrast: "dark with increased contrast"
    }
  }
}
