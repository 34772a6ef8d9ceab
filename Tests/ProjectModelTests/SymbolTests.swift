import TestSupport
import Testing

/// Colors written as the symbols that Xcode generates.
@Suite struct SymbolTests {
  /// A project of one app and what is in it; `settings` go into the target.
  private static func project(_ settings: String = "") -> String {
    """
    -- App.xcodeproj/project.pbxproj --
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = CP; };
      G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = CT; fileSystemSynchronizedGroups = (S, ); };
      CT = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      CP = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
      C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
    }; rootObject = P; }

    """
  }

  private static let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = "

  @Test func everyWayToWriteOne() {
    checkColors(
      Self.project(Self.extensions + "YES;") + """
        -- colors in App/Assets.xcassets: BrandColor #2F80ED/#5AA0FF, Day/Sky Blue #111111 --
        -- App/View.swift --
        let a = [Color(.brand), Color.brand, UIColor.brand, NSColor.brand, UIColor(resource: .brand)]
        let b: [Any] = [ColorResource.brand, Color(ColorResource.brand), UIColor(resource: ColorResource.brand)]
        let c = Text("").foregroundStyle(.brand).background(.Day.skyBlue)
        let d = [Color(.Day.skyBlue), Color.Day.skyBlue, UIColor.Day.skyBlue.cgColor, NSColor(resource: .Day.skyBlue)]
        extension Color { static let ink = Color(.Day.skyBlue).opacity(0.5) }
        let e = Color.ink
        """,
      """
      Color(.brand): #2F80ED/#5AA0FF
      Color.brand: #2F80ED/#5AA0FF
      UIColor.brand: #2F80ED/#5AA0FF
      NSColor.brand: #2F80ED/#5AA0FF
      UIColor(resource: .brand): #2F80ED/#5AA0FF
      ColorResource.brand: #2F80ED/#5AA0FF
      ColorResource.brand: #2F80ED/#5AA0FF
      ColorResource.brand: #2F80ED/#5AA0FF
      .brand: #2F80ED/#5AA0FF
      .Day.skyBlue: #111111
      Color(.Day.skyBlue): #111111
      Color.Day.skyBlue: #111111
      UIColor.Day.skyBlue: #111111
      NSColor(resource: .Day.skyBlue): #111111
      Color(.Day.skyBlue): #111111
      Color.ink: #11111180
      """)
  }

  @Test(arguments: [
    ("", "unknown: ambiguous", "#111111"), (extensions + "NO;", "unknown: external", "#111111"),
    (extensions + "\"$(X)\";", "unknown: ambiguous", "#111111"),
    ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO; \(extensions)YES;", "unknown: external", "unknown: external"),
    (
      extensions + "YES; ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS = UIKit;", "unknown: external",
      "#111111"
    ),
  ])
  func settings(settings: String, member: String, resource: String) {
    checkColors(
      Self.project(settings)
        + "-- colors in App/Assets.xcassets: Brand #111 --\n-- App/View.swift --\nlet a = [Color.brand, Color(.brand)]",
      "Color.brand: \(member)\nColor(.brand): \(resource)")
  }

  @Test func aCatalogThatSaysNo() {
    checkColors(
      Self.project(Self.extensions + "YES;") + """
        -- App/Assets.xcassets/Contents.json --
        { "properties" : { "generate-swift-asset-symbol-extensions" : "disabled" } }
        -- App/Assets.xcassets/Ink.colorset/Contents.json --
        { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
          "components" : { "red" : "0", "green" : "0", "blue" : "0", "alpha" : "1.0" } } } ] }
        -- App/View.swift --
        let a = [Color.ink, Color(.ink)]
        """,
      "Color.ink: unknown: external\nColor(.ink): #000000")
  }

  /// A member of the framework keeps its name, and only there.
  @Test func conflictsWithTheFrameworks() {
    checkColors(
      Self.project(Self.extensions + "YES;") + """
        -- colors in App/Assets.xcassets: Black #123456, DarkGray #222222, Primary #333333 --
        -- App/View.swift --
        let a = [Color.black, Color(.black), UIColor.black]
        let b = [Color.darkGray, UIColor.darkGray]
        let c = [UIColor.primary, Color(.primary)]
        """,
      """
      Color.black: #000000
      Color(.black): #123456 or #000000
      UIColor.black: #000000
      Color.darkGray: #222222
      UIColor.darkGray: #555555
      UIColor.primary: #333333
      Color(.primary): #333333
      """)
  }

  @Test func assetsThatShareASymbol() {
    checkColors(
      Self.project() + """
        -- colors in App/Assets.xcassets: walkIn #111111, walk-in #222222, a-b #333333, aB #333333, BGColor #444444 --
        -- App/View.swift --
        let a = [Color(.walkIn), Color(.aB), Color(.bg), Color(.none)]
        """,
      """
      Color(.walkIn): #222222 or #111111
      Color(.aB): #333333
      Color(.bg): unknown: ambiguous
      Color(.none): unknown: external
      """)
  }

  @Test func theProjectsOwnMembers() {
    checkColors(
      Self.project(Self.extensions + "YES;") + """
        -- colors in App/Assets.xcassets: Ink #111111, Same #222222 --
        -- App/Theme.swift --
        extension Color { static let ink = Color(white: 1) }
        extension UIColor { static let same = UIColor(named: "Same")! }
        extension UIColor { static let ink = UIColor(white: 0, alpha: 1) }
        -- App/View.swift --
        let a = [Color.ink, Color(.same), Color(.ink)]
        """,
      """
      Color(white: 1): #FFFFFF
      UIColor(named: "Same"): #222222
      UIColor(white: 0, alpha: 1): #000000
      Color.ink: #FFFFFF
      Color(.same): #222222
      Color(.ink): #111111 or #000000
      """)
  }

  @Test func symbolsAreInternalToTheirTarget() {
    checkColors(
      """
      -- colors in Sources/Kit/Kit.xcassets: Ink #111111 --
      -- colors in Other/Other.xcassets: Paper #222222 --
      -- Package.swift --
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit"), .target(name: "App", dependencies: [.target(name: "Kit")]),
        .testTarget(name: "KitTests")])
      -- Sources/Kit/A.swift --
      let a = [Color(.ink), Color.ink, Color(.paper)]
      -- Sources/App/B.swift --
      let a = [Color(.ink), Color(.red)]
      -- Tests/KitTests/C.swift --
      let a = Color(.ink)
      -- Loose.swift --
      let a = Color(.ink)
      """,
      """
      Color(.ink): #111111
      Color.ink: #111111
      Color(.paper): unknown: external
      Color(.ink): unknown: external
      Color(.red): #FF0000
      Color(.ink): unknown: ambiguous
      Color(.ink): unknown: ambiguous
      """)
  }
}
