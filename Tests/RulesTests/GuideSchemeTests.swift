import Facts
import ProjectModel
import Rules
import Syntax
import TestSupport
import Testing

/// The guides' schemes, and the catalogs that they make of tokens.
@Suite struct GuideSchemeTests {
  private static let schemes = """
    -- Colors.swift --
    extension UIColor {
      convenience init(hex: String) {
        let value = UInt32(hex, radix: 16) ?? 0
        self.init(
          red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
          blue: CGFloat(value & 0xFF) / 255, alpha: 1)
      }
      static func dynamicColor(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
      }
      func toColor() -> Color { Color(self) }
    }
    extension Color {
      static func dynamic(light: String, dark: String) -> Color {
        UIColor.dynamicColor(light: UIColor(hex: light), dark: UIColor(hex: dark)).toColor()
      }
    }
    -- Scheme.swift --
    struct ColorSchemeSet {
      let accent: Color
      let text: Color
      let background: Color
    }
    enum AppScheme {
      case main, alternative
      private static let mainSet = ColorSchemeSet(
        accent: .dynamic(light: "FF0000", dark: "0000FF"), text: .dynamic(light: "000000", dark: "FFFFFF"),
        background: .dynamic(light: "FFFFFF", dark: "000000"))
      private static let alternativeSet = ColorSchemeSet(
        accent: .dynamic(light: "00FF00", dark: "FF00FF"), text: .dynamic(light: "000000", dark: "FFFFFF"),
        background: .dynamic(light: "FFFFFF", dark: "000000"))
      var colorScheme: ColorSchemeSet {
        switch self {
        case .main: Self.mainSet
        case .alternative: Self.alternativeSet
        }
      }
    }
    final class SchemeHolder: ObservableObject {
      @Published private(set) var current = AppScheme.main.colorScheme
      func select(_ scheme: AppScheme) { current = scheme.colorScheme }
    }

    """

  private static func view(_ text: String) -> String {
    """
    -- View.swift --
    struct Sample: View {
      @EnvironmentObject var scheme: SchemeHolder
      var body: some View { \(text) }
    }
    """
  }

  @Test func twoSchemesAreTwoColors() {
    checkColors(
      Self.schemes + Self.view("Text(\"Ab\").foregroundColor(scheme.current.accent)"),
      """
      UIColor { $0.userInterfaceStyle == .dark ? dark : light }: unknown: runtime
      UIColor.dynamicColor(light: UIColor(hex: light), dark: UIColor(hex: dark)): unknown: runtime
      UIColor(hex: light): unknown: runtime
      UIColor(hex: dark): unknown: runtime
      scheme.current.accent: #FF0000/#0000FF or #00FF00/#FF00FF
      """, ignoring: "Scheme.swift")
  }

  @Test func textOnTheBackgroundOfItsScheme() {
    checkContrasts(
      Self.schemes
        + Self.view("Text(\"Ab\").foregroundColor(scheme.current.text).background(scheme.current.background)"),
      "scheme.current.text: light 21.00 passes, dark 21.00 passes")
  }

  /// The accent of each scheme fails in light, 4.00 and 1.37; in dark only that of the first one does.
  @Test func theAccentOnTheBackground() {
    checkDiagnostics(
      Self.schemes + """
        -- View.swift --
        struct Sample: View {
          @EnvironmentObject var scheme: SchemeHolder
          var body: some View {
            Text("Ab").foregroundColor(scheme.current.accent).background(scheme.current.background)
                                       ^^^^^^^^^^^^^^^^^^^^^ low-contrast: 4.00:1 in light, needs 4.5:1: #FF0000 on #FFFFFF; size not set: body
          }
        }
        """)
    for (scheme, light, dark) in [
      ("main", "4.00 fails", "2.44 fails"), ("alternative", "1.37 fails", "6.70 passes"),
    ] {
      checkContrasts(
        Self.schemes
          + Self.view(
            "Text(\"Ab\").foregroundColor(AppScheme.\(scheme).colorScheme.accent).background(scheme.current.background)"
          ),
        "AppScheme.\(scheme).colorScheme.accent: light \(light), dark \(dark)")
    }
  }

  /// As the guides' script writes them: three decimals a component.
  @Test func colorSetsMadeOfTokens() {
    checkColors(
      """
      -- Tokens.xcassets/Sky.colorset/Contents.json --
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0.376", "green": "0.647", "blue": "0.980", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color":
          {"color-space": "srgb", "components": {"red": "0.118", "green": "0.251", "blue": "0.686", "alpha": "1.000"}}}
      ], "info": {"author": "xcode", "version": 1}}
      -- View.swift --
      let sky = Color("Sky")
      """, "Color(\"Sky\"): #60A5FA/#1E40AF")
  }

  @Test func aDarkColorThatIsTheInverse() throws {
    let site = CallSite(filePath: #filePath, line: #line)
    let fixture = try #require(Fixture("-- colors: Brand #2563EB/#DA9C14 --", reportingTo: site))
    let checker = Checker(snapshot: fixture.snapshot, rules: [.darkInverted])
    let found = fixture.files.flatMap { source -> [Diagnostic] in
      fixture.snapshot.files[source.path].map { checker.check($0, source: source).diagnostics } ?? []
    }
    #expect(found.count == 1)
  }
}
