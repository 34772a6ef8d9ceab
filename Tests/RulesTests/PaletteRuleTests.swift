import Rules
import TestSupport
import Testing

/// Rules about what several color sets are together.
@Suite struct AmbiguousColorTests {
  private let package = """
    -- Package.swift --
    let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Other")])

    """

  @Test func catalogsOfOneTarget() {
    checkDiagnostics(
      package + """
        -- colors in Sources/Kit/A.xcassets: Brand #F00, Ink #111, Same #222 --
        -- colors in Sources/Kit/B.xcassets: Brand #00F, Paper #EEE, Same #222 --
                                             ^^^^^ ambiguous-color: 'Brand' is also in 'A.xcassets', with another value; only one of them is drawn
        """, rules: [.ambiguousColor])
  }

  @Test func otherBundlesAndOtherDevices() {
    checkDiagnostics(
      package + """
        -- colors in Sources/Kit/A.xcassets: Brand #F00 --
        -- colors in Sources/Other/B.xcassets: Brand #00F --
        -- Sources/Kit/C.xcassets/Panel.colorset/Contents.json --
        {"colors": [{"idiom": "mac", "color": {"components": {"white": "0.0"}, "color-space": "gray-gamma-22"}}]}
        -- Sources/Kit/D.xcassets/Panel.colorset/Contents.json --
        {"colors": [{"idiom": "watch", "color": {"components": {"white": "1.0"}, "color-space": "gray-gamma-22"}}]}
        """, rules: [.ambiguousColor])
    checkDiagnostics(
      "-- colors in A.xcassets: Brand #F00 --\n-- colors in B.xcassets: Brand #00F --\n", rules: [.ambiguousColor])
  }
}

@Suite struct SymbolCollisionTests {
  @Test func threeNamesOfOneSymbol() {
    checkDiagnostics(
      """
      -- colors: walkIn #F00, walk-in #0F0, walk_in #00F, Walk/in #111 --
                 ^^^^^^ symbol-collision: the symbol .walkIn is that of 'walk-in'; 'walkIn' has none, until one of them is renamed
                                            ^^^^^^^ symbol-collision: the symbol .walkIn is that of 'walk-in'; 'walk_in' has none, until one of them is renamed
      """, rules: [.symbolCollision])
  }

  @Test func membersOfTheSystem() {
    checkDiagnostics(
      """
      -- colors: black #000, white #FFF, gray_700 #333, k_black #111, DarkGray #222 --
                 ^^^^^ symbol-collision info: the symbol .black is a member of Color, UIColor, NSColor already; that is another color than ColorResource.black, the asset
                             ^^^^^ symbol-collision info: the symbol .white is a member of Color, UIColor, NSColor already; that is another color than ColorResource.white, the asset
                                                                       ^^^^^^^^ symbol-collision info: the symbol .darkGray is a member of UIColor, NSColor already; that is another color than ColorResource.darkGray, the asset
      """, rules: [.symbolCollision])
  }

  @Test func membersThatAreWrittenByHand() {
    checkDiagnostics(
      """
      -- Package.swift --
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Other")])
      -- colors in Sources/Kit/A.xcassets: foreground1 #F00, foreground2 #0F0 --
                                           ^^^^^^^^^^^ symbol-collision info: the symbol .foreground1 is a member of Color already; where Xcode generates one, uses are ambiguous
      -- Sources/Kit/Colors.swift --
      extension Color { static let foreground1 = Color("foreground1", bundle: .module) }
      -- Sources/Other/Colors.swift --
      extension Color { static let foreground2 = Color("foreground2") }
      """, rules: [.symbolCollision])
  }

  @Test func nothingIsGenerated() {
    checkDiagnostics(
      """
      -- Package.swift --
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Other")])
      -- colors in Sources/Kit/A.xcassets: Ink #F00 --
      -- colors in Sources/Other/B.xcassets: ink #0F0 --
      -- colors in Elsewhere/C.xcassets: Ink #F00, ink_color #111 --
      """, rules: [.symbolCollision])
  }
}

@Suite struct MissingDarkTests {
  @Test func besideOthersThatHaveOne() {
    checkDiagnostics(
      """
      -- colors: Ink #111/#EEE, Card #FFFFFF, Tint #0A7D62, CardDark #222, Static #FFF, Grey90 #111, AccentColor #FFF --
                                ^^^^ missing-dark: 'Card' has no dark value; it stays #FFFFFF
      -- colors in Other.xcassets: Panel #FFFFFF --
      """, rules: [.missingDark])
    checkFix(
      """
      -- Assets.xcassets/Card.colorset/Contents.json --
      {"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}]}
      -- colors: Ink #111/#EEE --
      """,
      """
      {"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}, { \
      "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "color" : { "color-space" : "srgb", \
      "components" : { "alpha" : "1.000", "blue" : "0x1B", "green" : "0x1B", "red" : "0x1B" } }, "idiom" : "universal" }]}

      """, title: "Add a dark value (#1B1B1B)", rules: [.missingDark])
  }

  @Test func appsOfOneAppearance() {
    checkDiagnostics(
      """
      -- colors in App/Assets.xcassets: Ink #111/#EEE, Card #FFFFFF --
      -- App/Info.plist --
      <plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>
      """, rules: [.missingDark])
  }
}

@Suite struct DuplicateColorTests {
  @Test func almostEqualInEveryAppearance() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED/#5AA0FF, Main #2F81ED/#5AA0FF, Same #2F80ED/#5AA0FF, Dim #2F80EC/#102030 --
                                        ^^^^ duplicate-color: 'Main' is almost 'Brand': #2F81ED and #2F80ED
      """, rules: [.duplicateColor])
  }

  @Test func colorsOfTheSystem() {
    checkDiagnostics(
      """
      -- colors: Ink #000/#FFF, Alias system:labelColor, Black #000 --
                 ^^^ duplicate-color: 'Ink' has the values of Color.primary, UIColor.label, NSColor.textColor in every appearance
      """, rules: [.duplicateColor])
  }
}

@Suite struct CatalogNotInTargetTests {
  private let project = """
    -- App.xcodeproj/project.pbxproj --
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App/View.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = App/Assets.xcassets; sourceTree = "<group>"; };
      FA = { isa = PBXBuildFile; fileRef = A; };
      FB = { isa = PBXBuildFile; fileRef = B; };
      S = { isa = PBXSourcesBuildPhase; files = (FA); };
      R = { isa = PBXResourcesBuildPhase; files = (FB); };
      SCRIPT
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R, X); };
    }; }
    -- App/View.swift --
    let a = Color("Ink")

    """

  @Test func aCatalogBesideTheSources() {
    checkDiagnostics(
      project.replacing("SCRIPT", with: "") + """
        -- colors in App/Assets.xcassets: Ink #111 --
        -- colors in App/Colors.xcassets: Brand #F00 --
        ^^ catalog-not-in-target: no target builds 'Colors.xcassets'; its colors are in no bundle
        -- colors in Design/Other.xcassets: Brand #F00 --
        -- images in App/Pictures.xcassets: Logo --
        """, rules: [.catalogNotInTarget])
  }

  @Test func aScriptMayTakeIt() {
    let script = "X = { isa = PBXShellScriptBuildPhase; shellScript = \"actool App/Colors.xcassets\"; };"
    checkDiagnostics(
      project.replacing("SCRIPT", with: script) + """
        -- colors in App/Assets.xcassets: Ink #111 --
        -- colors in App/Colors.xcassets: Brand #F00 --
        """, rules: [.catalogNotInTarget])
  }
}
