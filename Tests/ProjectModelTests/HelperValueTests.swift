import TestSupport
import Testing

/// The project's own helpers are worth what their bodies make.
@Suite struct HelperValueTests {
  /// The helpers of the guides: trims, takes 6 and 8 digits (alpha first), and draws black or nearly nothing else.
  @Test func malformedTextIsWhatTheBodyMakesOfIt() {
    checkColors(
      """
      -- Hex.swift --
      extension UIColor {
        convenience init(hexB hex: String) {
          var int: UInt64 = 0
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          Scanner(string: hex).scanHexInt64(&int)
          let a, r, g, b: UInt64
          switch hex.count {
          case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
          case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
          case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
          default: (a, r, g, b) = (1, 1, 1, 0)
          }
          self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
        }
      }
      -- View.swift --
      func f() { use(UIColor(hexB: "FFF"), UIColor(hexB: "#12345"), UIColor(hexB: "8060A5FA"), UIColor(hexB: "#60A5FA")) }
      """,
      """
      UIColor(hexB: "FFF"): #FFFFFF
      UIColor(hexB: "#12345"): #01010001
      UIColor(hexB: "8060A5FA"): #60A5FA80
      UIColor(hexB: "#60A5FA"): #60A5FA
      """)
  }

  @Test func aHelperThatGivesNothing() {
    checkColors(
      """
      -- Hex.swift --
      extension Color {
        init?(hex: String) {
          guard let value = UInt32(hex, radix: 16) else { return nil }
          self.init(white: Double(value) / 255)
        }
      }
      extension Color { static let a = Color(hex: "zz") ?? Color(white: 1), b = Color(hex: "00") ?? Color(white: 1) }
      -- View.swift --
      func f() { use(Color(hex: "zz"), Color(hex: "FF")!, Color.a, Color.b) }
      """,
      """
      Color(hex: "zz"): unknown: absent
      Color(white: 1): #FFFFFF
      Color(hex: "00"): #000000
      Color(white: 1): #FFFFFF
      Color(hex: "zz"): unknown: absent
      Color(hex: "FF"): #FFFFFF
      Color.a: #FFFFFF
      Color.b: #000000
      """)
  }

  @Test func whatIsGivenMayBeAnythingThatIsKnown() {
    checkColors(
      """
      -- Hex.swift --
      private let scale = 255.0
      extension Color {
        init(hex: Int, alpha: Double = 0.5) { self.init(white: Double(hex) / scale, opacity: alpha) }
        init(gray: Int) { self.init(hex: gray, alpha: 1) }
      }
      enum Numbers { static let dark = 0x33, half: CGFloat = 0.5 }
      -- View.swift --
      func f(_ state: Int) {
        use(Color(hex: 0xFF), Color(gray: 0x10 | 0x01), Color(hex: 0, alpha: 1 / 4), Color(hex: state))
      }
      """,
      """
      Color(hex: 0xFF): #FFFFFF80
      Color(gray: 0x10 | 0x01): #111111
      Color(hex: 0, alpha: 1 / 4): #00000040
      Color(hex: state): unknown: runtime
      """)
  }

  @Test func overloadsByType() {
    checkColors(
      """
      -- Hex.swift --
      extension UIColor {
        convenience init(hex: String) { self.init(hex: Int(hex, radix: 16) ?? 0) }
        convenience init(hex: Int) { self.init(white: CGFloat(hex) / 255, alpha: 1) }
        convenience init(red: Int, green: Int, blue: Int, alpha: Int) { self.init(white: CGFloat(red) / 255, alpha: 1) }
      }
      func f() { use(UIColor(hex: "FF"), UIColor(hex: 0xFF)) }
      func g() { use(UIColor(red: 255, green: 1, blue: 1, alpha: 1), UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)) }
      """,
      """
      UIColor(hex: "FF"): #FFFFFF
      UIColor(hex: 0xFF): #FFFFFF
      UIColor(red: 255, green: 1, blue: 1, alpha: 1): #FFFFFF
      UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1): #808080
      """)
  }

  @Test func anInitializerThatTakesTheNameOver() {
    checkColors(
      """
      -- colors: Brand #2F80ED --
      -- Kit.swift --
      extension UIColor {
        convenience init?(named name: String) { self.init(named: name, in: .kit, compatibleWith: nil) }
        static let brand = UIColor(named: "Brand")!
      }
      -- View.swift --
      func f() { use(UIColor.brand) }
      """,
      """
      UIColor(named: "Brand"): #2F80ED
      UIColor.brand: #2F80ED
      """)
  }

  /// A trap is no value.
  @Test(arguments: [
    "UInt8(hex)", "hex - 0x7FFF_FFFF_FFFF_FFFF - 2 - hex", "Int(\"zz\")!", "[1, 2][hex]", "hex / 0", "hex << 3 / 0",
    "Int(\"abc\".dropFirst(-hex))!", "Int(1e300)",
  ])
  func trapsAreNotKnown(_ term: String) {
    checkColors(
      """
      -- Hex.swift --
      extension UIColor { convenience init(hex: Int) { let x = \(term); self.init(white: 0, alpha: CGFloat(x)) } }
      -- View.swift --
      func f() { use(UIColor(hex: 300)) }
      """,
      """
      UIColor(hex: 300): unknown: unresolved-helper
      """)
  }

  /// What is not understood may be anything, and only what runs has to be.
  @Test func onlyWhatRunsMatters() {
    checkColors(
      """
      -- Hex.swift --
      extension UIColor {
        convenience init(hex: Int) {
          print("color", hex)
          if hex < 0 { magic { throw x } }
          guard hex < 100 else { self.init(white: Settings.shared.gray, alpha: 1); return }
          self.init(white: 0, alpha: 1)
        }
      }
      -- View.swift --
      func f() { use(UIColor(hex: 1), UIColor(hex: -1), UIColor(hex: 100)) }
      """,
      """
      UIColor(hex: 1): #000000
      UIColor(hex: -1): unknown: unresolved-helper
      UIColor(hex: 100): unknown: unresolved-helper
      """)
  }
}
