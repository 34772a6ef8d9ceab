/// The four appearances in which a color of an Apple platform may differ.
package enum Appearance: UInt8, CaseIterable, Hashable, Sendable {
  case light
  case dark
  case lightHighContrast
  case darkHighContrast

  package var isDark: Bool { self == .dark || self == .darkHighContrast }
  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// The same scheme without increased contrast.
  package var normalContrast: Appearance { isDark ? .dark : .light }
}
