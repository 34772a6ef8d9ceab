import TestSupport
import Testing

/// Colors behind paths: through enums, schemes, themes and what holds them.
@Suite struct SchemeTests {
  /// A scheme of three colors, two of them as constants of an enum, and an object that holds the one that is picked.
  private static let schemes = """
    -- Scheme.swift --
    struct AppScheme {
      let accent: Color
      let text: Color
      var corner: CGFloat = 4
    }
    enum Scheme: String {
      case main, alternative
      private static let day = AppScheme(accent: Color(white: 1), text: .black, corner: 2)
      private static let night = AppScheme(accent: Color(white: 0), text: .black)
      var colors: AppScheme {
        switch self {
        case .main: return Scheme.day
        case .alternative: return Self.night
        }
      }
    }
    final class SchemeHolder: ObservableObject {
      @Published var current: AppScheme = Scheme.main.colors
      @Published var picked = Scheme.main
      static let shared = SchemeHolder()
    }
    """

  private func check(_ view: String, _ expected: String, extra: String = "") {
    checkColors(
      Self.schemes + "\n" + extra + """

        -- View.swift --
        struct Sample: View {
          @EnvironmentObject var holder: SchemeHolder
          var body: some View { Text("Ab")\(view) }
        }
        """, expected, ignoring: "Scheme.swift")
  }

  @Test func theCaseOfAnEnum() {
    check(".foregroundColor(Scheme.main.colors.accent)", "Scheme.main.colors.accent: #FFFFFF")
  }

  @Test func whatIsPickedAtRunTimeIsEach() {
    check(".foregroundColor(holder.current.accent)", "holder.current.accent: #FFFFFF or #000000")
    check(".foregroundColor(holder.current.text)", "holder.current.text: #000000")
    check(".foregroundColor(holder.picked.colors.accent)", "holder.picked.colors.accent: #FFFFFF or #000000")
  }

  @Test func anObjectByItsConstant() {
    check(
      ".tint(SchemeHolder.shared.picked.colors.accent)", "SchemeHolder.shared.picked.colors.accent: #FFFFFF or #000000")
  }

  @Test func whatLightensAPathIsNoneOfIt() {
    check(".background(holder.current.text.opacity(0.5))", "holder.current.text: #000000")
  }

  /// Other values than the constants may come from outside.
  @Test func aSchemeThatIsReadHasNoEnd() {
    check(
      ".tint(holder.current.accent)", "holder.current.accent: unknown: parameter",
      extra: "-- Reading.swift --\nextension AppScheme: Codable {}")
  }

  @Test func rawValuesOfTheCaseAtHand() {
    checkColors(
      """
      -- colors: ink #111111, paper-light #EEEEEE --
      -- Colors.swift --
      enum Token: String {
        case ink
        case paper = "paper-light"
        var color: UIColor { UIColor(named: rawValue, in: .module, compatibleWith: nil)! }
      }
      extension UIColor { static var brandInk: UIColor { Token.ink.color } }
      -- View.swift --
      func f(token: Token) {
        view.backgroundColor = Token.paper.color
        view.tintColor = token.color
        let a = Color(.brandInk)
      }
      """,
      """
      Token.paper.color: #EEEEEE
      token.color: #111111 or #EEEEEE
      Color(.brandInk): #111111
      """, ignoring: "Colors.swift")
  }

  /// As SwiftGen writes them.
  @Test func accessorsOfAGenerator() {
    checkColors(
      """
      -- colors: Ink #111111/#EEEEEE --
      -- Assets.swift --
      enum Asset {
        enum Colors { static let ink = ColorAsset(name: "Ink") }
      }
      final class ColorAsset {
        fileprivate(set) var name: String
        #if os(macOS)
        typealias Color = NSColor
        #else
        typealias Color = UIColor
        #endif
        private(set) lazy var color: Color = {
          guard let color = Color(asset: self) else { fatalError("none") }
          return color
        }()
        func color(compatibleWith traits: UITraitCollection) -> Color {
          guard let color = Color(named: name, in: Bundle.module, compatibleWith: traits) else { fatalError("none") }
          return color
        }
        fileprivate init(name: String) { self.name = name }
      }
      extension ColorAsset.Color {
        convenience init?(asset: ColorAsset) {
          let bundle = Bundle.module
          self.init(named: asset.name, in: bundle, compatibleWith: nil)
        }
      }
      extension SwiftUI.Color { init(asset: ColorAsset) { self.init(asset.name, bundle: Bundle.module) } }
      -- View.swift --
      func f() { label.textColor = Asset.Colors.ink.color }
      """, "Asset.Colors.ink.color: #111111/#EEEEEE", ignoring: "Assets.swift")
  }

  @Test func anyThatConformsToAProtocol() {
    let view = """

      -- View.swift --
      final class Cell { var colors: any BarColors = .plain; func f() { backgroundColor = colors.bar } }
      """
    let plain = """
      -- Colors.swift --
      protocol BarColors { var bar: UIColor { get } }
      struct PlainColors: BarColors { var bar: UIColor { UIColor(white: 1, alpha: 1) } }
      extension BarColors where Self == PlainColors { static var plain: PlainColors { .init() } }
      """
    checkColors(plain + view, "colors.bar: #FFFFFF", ignoring: "Colors.swift")
    checkColors(
      plain + "\nclass DarkColors: BarColors { let bar = UIColor(white: 0, alpha: 1) }" + view,
      "colors.bar: #000000 or #FFFFFF", ignoring: "Colors.swift")
    // Through a protocol that refines it, and by a default that an extension gives.
    checkColors(
      plain + """

        protocol DarkBarColors: BarColors {}
        extension DarkBarColors { var bar: UIColor { UIColor(white: 0, alpha: 1) } }
        struct Night: DarkBarColors {}
        """ + view, "colors.bar: #000000 or #FFFFFF", ignoring: "Colors.swift")
  }

  /// What a subclass overrides is not what the class says.
  @Test func membersThatAreOverridden() {
    checkColors(
      """
      -- Base.swift --
      class Base {
        var ink: Color { Color(white: 1) }
        var deep: Color { ink }
        func f() { x.tintColor = self.ink }
      }
      final class Leaf: Base { override var ink: Color { Color(white: 0) } }
      -- View.swift --
      func f(base: Base, leaf: Leaf) {
        x.tintColor = leaf.deep
        x.tintColor = base.deep
      }
      """,
      """
      Color(white: 1): #FFFFFF
      self.ink: unknown: ambiguous
      Color(white: 0): #000000
      leaf.deep: #000000
      base.deep: #FFFFFF or #000000
      """, ignoring: "Nothing.swift")
  }

  /// What a class sets once it may set again.
  @Test func variablesOfObjects() {
    checkColors(
      """
      -- Theme.swift --
      final class Theme {
        static let shared = Theme(ink: Color(white: 1))
        var ink: Color
        let paper: Color
        init(ink: Color) { self.ink = ink; self.paper = Color(white: 0) }
      }
      -- View.swift --
      func f() {
        x.tintColor = Theme.shared.ink
        x.tintColor = Theme.shared.paper
      }
      """,
      """
      Theme.shared.ink: unknown: parameter
      Theme.shared.paper: #000000
      """, ignoring: "Theme.swift")
  }

  /// What a statement binds hides a property of its name.
  @Test func namesThatPatternsBind() {
    for statement in [
      "guard let theme = other else { return }", "guard case .some(let theme) = other else { return }",
      "let (theme, _) = pair", "func theme() {}",
    ] {
      checkColors(
        """
        -- Palette.swift --
        struct Palette { let ink: Color; static let white = Palette(ink: Color(white: 1)) }
        -- View.swift --
        struct Sample {
          let theme = Palette.white
          func f() { \(statement); x.tintColor = theme.ink }
        }
        """, "", ignoring: "Palette.swift")
    }
  }

  @Test func aStructInAStruct() {
    checkColors(
      """
      -- Theme.swift --
      struct Inks { let ink: Color; static let a = Inks(ink: Color(white: 0.2)), b = Inks(ink: Color(white: 0.4)) }
      struct Theme { let inks: Inks; static let day = Theme(inks: Inks(ink: Color(white: 1))) }
      -- View.swift --
      func f() { x.tintColor = Theme.day.inks.ink }
      """, "Theme.day.inks.ink: #FFFFFF", ignoring: "Theme.swift")
  }

  @Test func whatEncloses() {
    checkColors(
      """
      -- Theme.swift --
      struct Theme {
        let ink: Color
        init(isDark: Bool) { self.ink = isDark ? Color(white: 0) : Color(white: 1) }
        static let dark = Theme(isDark: true)
      }
      private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.dark }
      extension EnvironmentValues {
        var theme: Theme {
          get { self[ThemeKey.self] }
          set { self[ThemeKey.self] = newValue }
        }
      }
      -- View.swift --
      struct Sample: View {
        @Environment(\\.theme) private var theme
        let other: Theme
        var body: some View {
          let mine = Theme(isDark: false)
          Text("Ab").foregroundStyle(theme.ink).background(mine.ink)
          Text("Cd").foregroundStyle(other.ink).background(self.other.ink)
        }
        func row(_ theme: Elsewhere) -> some View { Text("Ef").foregroundStyle(theme.ink) }
      }
      """,
      """
      theme.ink: unknown: parameter
      mine.ink: #FFFFFF
      other.ink: unknown: parameter
      self.other.ink: unknown: parameter
      """, ignoring: "Theme.swift")
  }

  /// One constant is an example; what else is made of the type may hold anything.
  @Test func constantsOfAType() {
    func check(_ constants: String, _ expected: String, extra: String = "") {
      checkColors(
        """
        -- Theme.swift --
        struct Theme { let ink: Color }
        extension Theme { \(constants) }
        \(extra)
        -- View.swift --
        struct Sample: View {
          let theme: Theme
          var body: some View { Text("Ab").foregroundStyle(theme.ink) }
        }
        """, expected, ignoring: "Theme.swift")
    }
    let dark = "static let dark = Theme(ink: Color(white: 0))"
    let light = "static let light = Self(ink: Color(white: 1))"
    check(dark, "theme.ink: unknown: parameter")
    check("\(dark); \(light)", "theme.ink: #000000 or #FFFFFF")
    check(
      "\(dark); \(light)", "theme.ink: unknown: parameter",
      extra: "func custom() -> Theme { Theme(ink: Color(white: 0.5)) }")
  }

  @Test func anotherNameForAColorType() {
    checkColors(
      """
      -- colors: Ink #111111, Dark #222222 --
      -- Assets.swift --
      #if os(macOS)
      typealias AnyColor = NSColor
      #else
      typealias AnyColor = UIColor
      #endif
      struct Assets {
        #if os(macOS)
        static let ink = AnyColor(named: "Dark")!
        #else
        static let ink = AnyColor(named: "Ink")!
        #endif
        static var same: AnyColor { AnyColor(named: "Ink")! }
      }
      -- View.swift --
      func f() {
        view.backgroundColor = Assets.ink
        view.tintColor = Assets.same
      }
      """,
      """
      Assets.ink: #111111 or #222222
      Assets.same: #111111
      """, ignoring: "Assets.swift")
  }

  @Test func whatHasNoEnd() {
    checkColors(
      """
      -- Theme.swift --
      final class A { let theme: B }
      final class B { let theme: A }
      enum Many { case a(Int), b; var color: Color { Color(white: 1) } }
      struct Picked { let color: Color; static let one = Picked.one }
      -- View.swift --
      func f(theme: A, many: Many, picked: Picked) {
        x.tintColor = theme.theme.theme.theme.color
        x.tintColor = many.color
        x.tintColor = picked.color
      }
      """,
      """
      many.color: unknown: runtime
      picked.color: unknown: parameter
      """, ignoring: "Theme.swift")
  }

  /// What stands there may be a view or a style: no mention then.
  @Test func aPathThatIsNoColor() {
    checkColors(
      """
      -- View.swift --
      struct Sample: View {
        var body: some View { Text("Ab").background(content.header).overlay(Badge.small) }
      }
      """,
      """

      """)
  }
}
