import TestSupport
import Testing

/// What a hex helper does with a string is what its body does.
@Suite struct MalformedHexTests {
  /// The first helper of the guides: trims, takes 6 and 8 digits, and is black else.
  private let blackUnlessSixOrEight = """
    -- Hex.swift --
    extension UIColor {
      convenience init(hex: String) {
        let text = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var value: UInt64 = 0
        Scanner(string: text).scanHexInt64(&value)
        let a, r, g, b: UInt64
        switch text.count {
        case 6: (a, r, g, b) = (255, value >> 16, value >> 8 & 0xFF, value & 0xFF)
        case 8: (a, r, g, b) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
        default: (a, r, g, b) = (255, 0, 0, 0)
        }
        self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
      }
    }

    """

  /// The second one: 3 digits too, and nearly transparent else.
  private let nothingUnlessThreeSixOrEight = """
    -- Hex.swift --
    extension UIColor {
      convenience init(hex: String) {
        let text = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var value: UInt64 = 0
        Scanner(string: text).scanHexInt64(&value)
        let a, r, g, b: UInt64
        switch text.count {
        case 3: (a, r, g, b) = (255, (value >> 8) * 17, (value >> 4 & 0xF) * 17, (value & 0xF) * 17)
        case 6: (a, r, g, b) = (255, value >> 16, value >> 8 & 0xFF, value & 0xFF)
        case 8: (a, r, g, b) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
      }
    }

    """

  @Test func aHelperThatDrawsBlack() {
    checkDiagnostics(
      blackUnlessSixOrEight + """
        -- View.swift --
        let a = UIColor(hex: "#60A5FA"), b = UIColor(hex: "FF60A5FA"), c = UIColor(hex: " #60a5fa ")
        let d = UIColor(hex: "xyz")
                             ^^^^^ malformed-hex: 'xyz' is not a hex color; init(hex:) draws black for it
        let e = UIColor(hex: "#60A5F")
                             ^^^^^^^^ malformed-hex: '#60A5F' is not a hex color; init(hex:) takes 6 or 8 digits, and draws black for it
        let f = UIColor(hex: value), g = UIColor(hex: "#\\(value)"), h = UIColor(hex: "000")
        """)
  }

  @Test func aHelperThatDrawsNothing() {
    checkDiagnostics(
      nothingUnlessThreeSixOrEight + """
        -- View.swift --
        let a = UIColor(hex: "FFF")
        let b = UIColor(hex: "#12345")
                             ^^^^^^^^ malformed-hex error: '#12345' is not a hex color; init(hex:) takes 3, 6 or 8 digits, and draws nothing for it
        """)
  }

  /// The scanner stops at the first letter that is no digit, and what it has by then is drawn.
  @Test func lettersThatLookLikeDigits() {
    checkDiagnostics(
      nothingUnlessThreeSixOrEight + """
        -- View.swift --
        let a = UIColor(hex: "#FFOO33")
                             ^^^^^^^^^ malformed-hex: '#FFOO33' is not a hex color; init(hex:) draws #0000FF for it
        """)
    checkFix(
      blackUnlessSixOrEight.replacing("Hex.swift", with: "Z.swift") + """
        -- View.swift --
        let a = UIColor(hex: "6OAlFI<|>")
        """,
      blackUnlessSixOrEight.replacing("-- Hex.swift --\n", with: ""), title: "Replace I by 1, O by 0, l by 1: '60A1F1'")
  }

  @Test func aHelperThatReturnsNil() {
    checkDiagnostics(
      """
      -- Hex.swift --
      extension Color {
        init?(hex: String) {
          guard hex.count == 6, let value = Int(hex, radix: 16) else { return nil }
          self.init(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
        }
      }
      -- View.swift --
      let a = Color(hex: "2F80ED")!
      let b = Color(hex: "#2F80ED")!
                         ^^^^^^^^^ malformed-hex error: '#2F80ED' is not read as a hex color; init(hex:) does not take '#', and returns nil for it; this crashes at run time
      let c = Color(hex: "2F80E") ?? .red
                         ^^^^^^^ malformed-hex: '2F80E' is not a hex color; init(hex:) takes 6 digits, and returns nil for it; the fallback is always used
      """)
  }

  @Test func bothTextsOfAnAdaptiveHelper() {
    checkDiagnostics(
      blackUnlessSixOrEight + """
        -- View.swift --
        extension UIColor {
          static func dynamic(light: String, dark: String) -> UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
          }
        }
        let a = UIColor.dynamic(light: "FFFFFF", dark: "000000")
        let b = UIColor.dynamic(light: "FFFFFF", dark: "12345G")
                                                       ^^^^^^^^ malformed-hex: '12345G' is not a hex color; dynamic(light:dark:) draws #012345 for it
        """)
  }

  /// Where one text is at fault, nothing is said of the other.
  @Test func theOtherTextIsNotToBlame() {
    checkDiagnostics(
      """
      -- Hex.swift --
      extension Color {
        init?(light: String, dark: String) {
          guard let a = Int(light, radix: 16), let b = Int(dark, radix: 16), light.count == 6, dark.count == 6 else { return nil }
          self.init(red: Double(a >> 16) / 255, green: Double(a >> 8 & 255) / 255, blue: Double(a & 255) / 255)
        }
      }
      -- View.swift --
      let a = Color(light: "2F80ED", dark: "102030")!
      let b = Color(light: "2F80EX", dark: "102030")!
                           ^^^^^^^^ malformed-hex error: '2F80EX' is not a hex color; init(light:dark:) returns nil for it; this crashes at run time
      let c = Color(light: "2F80E", dark: "102030")!
                           ^^^^^^^ malformed-hex error: '2F80E' is not a hex color; init(light:dark:) takes 6 digits, and returns nil for it; this crashes at run time
      """)
  }

  /// What the helper makes something of is not malformed, whatever it looks like.
  @Test func theHelpersOwnWays() {
    checkDiagnostics(
      """
      -- Hex.swift --
      extension Color {
        init(hex: String) {
          if hex == "brand" { self.init(red: 1, green: 0.5, blue: 0); return }
          let value = Int(hex.replacingOccurrences(of: "-", with: ""), radix: 16) ?? 0
          self.init(red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
        }
        init(name: String) { self.init(white: name == "dark" ? 0 : 1) }
        init(unknown: String) { self.init(parse(unknown)) }
      }
      -- View.swift --
      let a = Color(hex: "brand"), b = Color(hex: "00"), c = Color(hex: "00FF00FF")
      let d = Color(name: "dark"), e = Color(name: "#12345"), f = Color(unknown: "#12345")
      -- AppTests/HexTests.swift --
      let g = Color(hex: "#zzz")
      """)
  }
}
