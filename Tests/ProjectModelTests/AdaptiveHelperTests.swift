import TestSupport
import Testing

/// Colors that the project's code makes for each appearance.
@Suite struct AdaptiveHelperTests {
  @Test func fourCasesByProvider() {
    checkColors(
      """
      -- Theme.swift --
      enum Theme {
        static let gray = UIColor { traits in
          if traits.accessibilityContrast == .high {
            return traits.userInterfaceStyle == .dark ? UIColor(hex: 0xD1D5DB) : UIColor(hex: 0x6B7280)
          }
          return traits.userInterfaceStyle == .dark ? UIColor(hex: 0x6B7280) : UIColor(hex: 0x9CA3AF)
        }
        static var blue: UIColor {
          func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> UIColor {
            UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: a)
          }
          return UIColor(dynamicProvider: { traits in
            switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
            case (false, false): return rgb(0x2F, 0x80, 0xED)
            case (false, true): return rgb(0x0A, 0x4C, 0xA8)
            case (true, false): return rgb(0x5A, 0xA0, 0xFF)
            case (true, true): return rgb(0x9C, 0xC7, 0xFF)
            }
          })
        }
      }
      extension UIColor {
        convenience init(hex: Int) {
          self.init(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
        }
      }
      -- View.swift --
      let both = [Color(uiColor: Theme.gray), Theme.blue]
      extension UIColor { static let a = Theme.gray, b = Theme.blue }
      func f() { use(UIColor.a, UIColor.b) }
      """,
      """
      UIColor { traits in
          if traits.accessibilityContrast == .high {
            return traits.userInterfaceStyle == .dark ? UIColor(hex: 0xD1D5DB) : UIColor(hex: 0x6B7280)
          }
          return traits.userInterfaceStyle == .dark ? UIColor(hex: 0x6B7280) : UIColor(hex: 0x9CA3AF)
        }: #9CA3AF/#6B7280/#6B7280/#D1D5DB
      UIColor(hex: 0xD1D5DB): #D1D5DB
      UIColor(hex: 0x6B7280): #6B7280
      UIColor(hex: 0x6B7280): #6B7280
      UIColor(hex: 0x9CA3AF): #9CA3AF
      UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: a): unknown: runtime
      UIColor(dynamicProvider: { traits in
            switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
            case (false, false): return rgb(0x2F, 0x80, 0xED)
            case (false, true): return rgb(0x0A, 0x4C, 0xA8)
            case (true, false): return rgb(0x5A, 0xA0, 0xFF)
            case (true, true): return rgb(0x9C, 0xC7, 0xFF)
            }
          }): #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF
      Theme.gray: #9CA3AF/#6B7280/#6B7280/#D1D5DB
      Theme.blue: #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF
      Theme.gray: #9CA3AF/#6B7280/#6B7280/#D1D5DB
      Theme.blue: #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF
      UIColor.a: #9CA3AF/#6B7280/#6B7280/#D1D5DB
      UIColor.b: #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF
      """)
  }

  @Test func lightAndDarkAsArguments() {
    checkColors(
      """
      -- colors: Ink #111/#EEE --
      -- Kit.swift --
      extension UIColor {
        static func dynamicColor(light: UIColor, dark: UIColor) -> UIColor {
          UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
        func toColor() -> Color { Color(self) }
      }
      extension Color {
        init(dynamicProvider: @escaping (UITraitCollection) -> Color) {
          self = Self(UIColor { UIColor(dynamicProvider($0)) })
        }
        static let paper = Self { $0.userInterfaceStyle == .dark ? .night : .white }
        static let night = Color(white: 0.2)
      }
      -- View.swift --
      func f() {
        use(UIColor.dynamicColor(light: .white, dark: UIColor(named: "Ink")!), Color.paper)
      }
      """,
      """
      UIColor { $0.userInterfaceStyle == .dark ? dark : light }: unknown: runtime
      UIColor { UIColor(dynamicProvider($0)) }: unknown: unresolved-helper
      Color(white: 0.2): #333333
      UIColor.dynamicColor(light: .white, dark: UIColor(named: "Ink")!): #FFFFFF/#EEEEEE
      UIColor(named: "Ink"): #111111/#EEEEEE
      Color.paper: #FFFFFF/#333333
      """)
  }

  @Test func appearancesOfAppKit() {
    checkColors(
      """
      -- Kit.swift --
      extension NSColor {
        static let edge = NSColor(name: nil) { appearance in
          switch appearance.bestMatch(from: [.aqua, .darkAqua]) {
          case .darkAqua?: return NSColor(white: 1, alpha: 1)
          default: return NSColor(white: 0, alpha: 1)
          }
        }
        static let rim = NSColor(name: "rim") { $0.name == .darkAqua ? .white : .black }
      }
      -- View.swift --
      func f() { use(NSColor.edge, NSColor.rim) }
      """,
      """
      NSColor(name: nil) { appearance in
          switch appearance.bestMatch(from: [.aqua, .darkAqua]) {
          case .darkAqua?: return NSColor(white: 1, alpha: 1)
          default: return NSColor(white: 0, alpha: 1)
          }
        }: #000000/#FFFFFF
      NSColor(white: 1, alpha: 1): #FFFFFF
      NSColor(white: 0, alpha: 1): #000000
      NSColor(name: "rim") { $0.name == .darkAqua ? .white : .black }: #000000/#FFFFFF/#000000/#000000
      NSColor.edge: #000000/#FFFFFF
      NSColor.rim: #000000/#FFFFFF/#000000/#000000
      """)
  }

  @Test func theSchemeOfAView() {
    checkColors(
      """
      -- Kit.swift --
      enum Kit {
        static func ink(for colorScheme: ColorScheme) -> Color {
          switch colorScheme {
          case .dark: Color(white: 1)
          default: Color(white: 0)
          }
        }
        static func paper(_ kind: Kind) -> Color {
          switch kind {
          case .plain: Color(white: 1)
          default: Color(white: 0)
          }
        }
      }
      -- View.swift --
      extension Color { static let a = Kit.ink(for: colorScheme), b: Color = Kit.paper(.plain), c: Color = Kit.paper(.odd) }
      func f() { use(Color.b, Color.c) }
      """,
      """
      Color(white: 1): #FFFFFF
      Color(white: 0): #000000
      Color(white: 1): #FFFFFF
      Color(white: 0): #000000
      Color.b: #FFFFFF
      Color.c: unknown: unresolved-helper
      """)
  }

  /// Traits beyond the four appearances are not told by them.
  @Test func otherTraits() {
    checkColors(
      """
      -- Kit.swift --
      extension UIColor { static let a = UIColor { $0.userInterfaceIdiom == .pad ? .white : .black } }
      """,
      """
      UIColor { $0.userInterfaceIdiom == .pad ? .white : .black }: unknown: unresolved-helper
      """)
  }
}
