import TestSupport
import Testing

/// Values that follow from the sources, and honest words where they do not.
@Suite struct EvaluatorTests {
  @Test func assetsInFourAppearances() {
    checkColors(
      """
      -- colors: Ink #111111/#EEEEEE/#000000/#FFFFFF, Fixed #2F80ED, Pair #111/#EEE --
      -- View.swift --
      let a = [Color("Ink"), Color("Fixed"), Color("Pair"), Color("None"), Color(name)]
      """,
      """
      Color("Ink"): #111111/#EEEEEE/#000000/#FFFFFF
      Color("Fixed"): #2F80ED
      Color("Pair"): #111111/#EEEEEE
      Color("None"): unknown: external
      """)
  }

  @Test func devicesWithEntriesOfTheirOwn() {
    checkColors(
      """
      -- Assets.xcassets/Bar.colorset/Contents.json --
      { "colors" : [
        { "idiom" : "mac", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "1.000" } } } ] }
      -- Assets.xcassets/Wide.colorset/Contents.json --
      { "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.000" } } },
        { "idiom" : "universal", "display-gamut" : "display-P3",
          "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "1.000" } } } ] }
      -- View.swift --
      let a = [Color("Bar"), Color("Wide")]
      """,
      """
      Color("Bar"): #FFFFFF
      Color("Wide"): #000000 or #FFFFFF
      """)
  }

  @Test func oneNameInTwoCatalogs() {
    checkColors(
      """
      -- colors in iOS/A.xcassets: Ink #111111, Same #222222 --
      -- colors in macOS/B.xcassets: Ink #333333, Same #222222 --
      -- View.swift --
      let a = [Color("Ink"), Color("Same")]
      """,
      """
      Color("Ink"): #111111 or #333333
      Color("Same"): #222222
      """)
  }

  @Test func membersAreFollowed() {
    checkColors(
      """
      -- colors: Ink #111111/#EEEEEE --
      -- Theme.swift --
      extension Color {
        static let ink = Color("Ink")
        static var pale: Color { ink.opacity(0.5) }
        static let alias = Color.pale
      }
      enum Theme { enum Colors { static let text: Color = .ink } }
      -- View.swift --
      let a = [Color.ink, Color.pale, Color.alias, Color.nowhere]
      let b = Color(uiColor: UIColor(white: 0, alpha: 1).withAlphaComponent(0.25))
      """,
      """
      Color("Ink"): #111111/#EEEEEE
      Color.pale: #11111180/#EEEEEE80
      Color.ink: #111111/#EEEEEE
      Color.pale: #11111180/#EEEEEE80
      Color.alias: #11111180/#EEEEEE80
      Color.nowhere: unknown: external
      UIColor(white: 0, alpha: 1): #000000
      """)
  }

  @Test func typesOfOneNameAreNotMixedUp() {
    checkColors(
      """
      -- Theme.swift --
      enum Palette { enum Color { static let ink = UIColor(white: 1, alpha: 1) } }
      extension Color { static let ink = Color(white: 0) }
      -- View.swift --
      let a = Color.ink
      """,
      """
      UIColor(white: 1, alpha: 1): #FFFFFF
      Color(white: 0): #000000
      Color.ink: #000000
      """)
  }

  @Test func cyclesEnd() {
    checkColors(
      """
      -- Theme.swift --
      extension Color { static let a = Color.b; static let b = Color.a }
      """,
      """
      Color.b: unknown: cycle
      Color.a: unknown: cycle
      """)
  }

  @Test func systemColorsByFramework() {
    checkColors(
      """
      -- View.swift --
      let a = [UIColor.red, NSColor.black, UIColor.systemRed, Color.white]
      """,
      """
      UIColor.red: #FF0000
      NSColor.black: #000000
      UIColor.systemRed: #FF383C/#FF4245/#E9152D/#FF6165 or #FF3B30/#FF453A/#D70015/#FF6961
      Color.white: #FFFFFF
      """)
  }

  @Test func aMemberOfTheProjectBesideTheSDKs() {
    checkColors(
      """
      -- View.swift --
      extension Color { static let red = Color(white: 0) }
      let a = Color.red
      """,
      """
      Color(white: 0): #000000
      Color.red: unknown: ambiguous
      """)
  }

  @Test func aGeneratedSymbolMayTakeTheName() {
    checkColors(
      """
      -- colors: Red #123456 --
      -- View.swift --
      let a = [Color(.red), Color(.systemTeal), Color(.brand)]
      """,
      """
      Color(.red): unknown: ambiguous
      Color(.systemTeal): #00C3D0/#00D2E0/#008198/#3BDDEC or #30B0C7/#40C8E0/#008299/#5DE6FF or #59ADC4/#6AC4DC/#008299/#5DE6FF
      Color(.brand): unknown: external
      """)
  }

  @Test func ternariesAndFallbacks() {
    checkColors(
      """
      -- colors: Ink #111111 --
      -- Theme.swift --
      enum Theme {
        static let a: Color = isDark ? Color(white: 1) : Color("Ink")
        static let b = UIColor(named: "None") ?? UIColor(white: 1, alpha: 1)
        static let c = UIColor(named: "Ink") ?? UIColor(white: 1, alpha: 1)
      }
      extension Color {
        static let a = Theme.a, b = Theme.b, c = Theme.c
        static let all = [Color.a, Color.b, Color.c]
      }
      """,
      """
      Color(white: 1): #FFFFFF
      Color("Ink"): #111111
      UIColor(named: "None"): unknown: external
      UIColor(white: 1, alpha: 1): #FFFFFF
      UIColor(named: "Ink"): #111111
      UIColor(white: 1, alpha: 1): #FFFFFF
      Theme.a: #FFFFFF or #111111
      Theme.b: #FFFFFF
      Theme.c: #111111
      Color.a: #FFFFFF or #111111
      Color.b: #FFFFFF
      Color.c: #111111
      """)
  }

  @Test func helpersAreNotGuessed() {
    checkColors(
      """
      -- View.swift --
      extension UIColor { convenience init(red: Int, green: Int, blue: Int, alpha: Int) { self.init(white: 0, alpha: 1) } }
      func f() { use(Color(hex: "#FF5733"), UIColor(red: 1, green: 1, blue: 1, alpha: 1)) }
      """,
      """
      Color(hex: "#FF5733"): unknown: unresolved-helper
      UIColor(red: 1, green: 1, blue: 1, alpha: 1): #000000
      """)
  }

  @Test func stringEnums() {
    checkColors(
      """
      -- colors: Ink #111111, Paper #FFFFFF --
      -- Style.swift --
      enum Style: String { case ink = "Ink", paper = "Paper" }
      -- View.swift --
      func f(_ style: Style) { use(Color(Style.paper.rawValue), Color(style.rawValue)) }
      """,
      """
      Color(Style.paper.rawValue): #FFFFFF
      Color(style.rawValue): #111111 or #FFFFFF
      """)
  }

  @Test func constants() {
    checkColors(
      """
      -- colors: Knob #111111 --
      -- Names.swift --
      extension NSColor.Name { static let knob = NSColor.Name("Knob") }
      enum Names { static let knob = "Knob" }
      -- View.swift --
      func f() { use(NSColor(named: .knob), UIColor(named: Names.knob), UIColor(named: Other.knob)) }
      """,
      """
      NSColor(named: .knob): #111111
      UIColor(named: Names.knob): unknown: runtime
      UIColor(named: Other.knob): unknown: runtime
      """)
  }
}

extension EvaluatorTests {
  /// A chain longer than any that people write ends in a reason, not in a walk of its whole length for every question.
  @Test func chainsOfAliasesHaveALimit() {
    let chain = (0..<40).map { "static let a\($0) = Color.a\($0 + 1)" }.joined(separator: "; ")
    let values = (1...40).map { "Color.a\($0): " + ($0 < 9 ? "unknown: limit" : "#000000") }
    checkColors(
      "extension Color { \(chain); static let a40 = Color(white: 0) }",
      (values + ["Color(white: 0): #000000"]).joined(separator: "\n"))
  }

  @Test func numbersBeyondAllMeaning() {
    checkColors(
      """
      -- View.swift --
      let a = [Color(red: 1e400, green: 0, blue: 0), Color(red: 1e300, green: 0, blue: 0)]
      let b = [Color(red: 0, green: 0, blue: 0, opacity: 1e400), Color(red: 0, green: 0, blue: 0, opacity: 255)]
      let c = Color(red: 0, green: 0, blue: 0).opacity(1e400)
      """,
      """
      Color(red: 1e400, green: 0, blue: 0): unknown: unsupported
      Color(red: 1e300, green: 0, blue: 0): unknown: unsupported
      Color(red: 0, green: 0, blue: 0, opacity: 1e400): unknown: unsupported
      Color(red: 0, green: 0, blue: 0, opacity: 255): #000000
      Color(red: 0, green: 0, blue: 0): #000000
      """)
  }
}
