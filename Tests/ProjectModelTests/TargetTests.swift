import Facts
import ProjectModel
import Syntax
import TestSupport
import Testing

/// Which targets build a file, and what a name in it means then.
@Suite struct TargetTests {
  /// An app and its widget, each with a folder, and one file of the app that the widget builds too.
  private static let project = """
    -- App.xcodeproj/project.pbxproj --
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, W, U, ); };
      G = {isa = PBXGroup; children = (S, V, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X, Y, ); };
      V = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Both.swift, ); };
      Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Old, ); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = C; fileSystemSynchronizedGroups = (S, ); };
      W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        buildConfigurationList = C; fileSystemSynchronizedGroups = (V, ); };
      U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
      C = {isa = XCConfigurationList; buildConfigurations = (D, ); };
      D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {}; };
      F = {isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
    }; rootObject = P; }
    -- App.xcconfig --
    #include "Base.xcconfig"
    -- Base.xcconfig --
    ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES

    """

  private func targets(of path: String, _ fixture: String = project) throws -> [String] {
    let snapshot = try Fixture(parsing: fixture).snapshot
    return snapshot.targets.targets(of: Path(path)).map(\.facts.name)
  }

  @Test(arguments: [
    ("App/A.swift", ["App"]), ("App/Deep/A.xcassets", ["App"]), ("App/Old/A.swift", []),
    ("App/Both.swift", ["Widget", "App"]),
    ("Widget/A.swift", ["Widget"]), ("Other/A.swift", []), ("Application/A.swift", []), ("", []),
  ])
  func targetsByFolder(path: String, expected: [String]) throws {
    #expect(try targets(of: path) == expected)
  }

  /// A specification tells where no Xcode project does: that one says what is built.
  @Test func targetsOfASpecification() throws {
    let specification = "-- project.yml --\ntargets: {All: {type: application, sources: [App, Other]}}\n"
    #expect(try targets(of: "App/A.swift", specification) == ["All"])
    #expect(try targets(of: "App/A.swift", Self.project + specification) == ["App"])
    #expect(try targets(of: "Other/A.swift", Self.project + specification) == ["All"])
  }

  /// A package in a folder of another target is its own.
  @Test func packagesInFolders() throws {
    let package = "-- App/Kit/Package.swift --\nlet a = Package(targets: [.target(name: \"Kit\")])\n"
    #expect(try targets(of: "App/Kit/Sources/Kit/A.swift", Self.project + package) == ["Kit"])
    #expect(try targets(of: "App/Kit/Tests/A.swift", Self.project + package) == [])
    #expect(try targets(of: "App/A.swift", Self.project + package) == ["App"])
  }

  @Test func eachTargetHasItsOwnAssets() {
    checkColors(
      Self.project + """
        -- colors in App/A.xcassets: Ink #111111, Same #333333, App #444444 --
        -- colors in Widget/W.xcassets: Ink #222222, Same #333333 --
        -- App/A.swift --
        let a = [Color("Ink"), Color.ink, Color("Ink", bundle: .kit)]
        -- Widget/B.swift --
        let a = [Color("Ink"), Color(.ink), Color(.app), Color("App")]
        -- App/Both.swift --
        let a = [Color("Ink"), Color.ink, Color.same, Color.app]
        -- App/Old/C.swift --
        let a = [Color("Ink"), Color.ink]
        """,
      """
      Color("Ink"): #111111
      Color.ink: #111111
      Color("Ink", bundle: .kit): #111111 or #222222
      Color("Ink"): #222222
      Color(.ink): #222222
      Color(.app): unknown: external
      Color("App"): #444444
      Color("Ink"): #111111 or #222222
      Color.ink: #222222 or #111111
      Color.same: #333333
      Color.app: unknown: ambiguous
      Color("Ink"): #111111 or #222222
      Color.ink: unknown: ambiguous
      """)
  }

  @Test func membersOfOneTargetHideThoseOfOthers() {
    checkColors(
      Self.project + """
        -- App/Theme.swift --
        extension Color { static let ink = Color(white: 0) }
        -- App/Own.swift --
        private extension Color { static let secret = Color(white: 0) }
        -- Widget/Theme.swift --
        extension Color { static let ink = Color(white: 1); static let secret = Color(white: 1) }
        -- App/View.swift --
        let a = [Color.ink, Color.secret]
        -- App/Both.swift --
        let a = Color.ink
        """,
      """
      Color(white: 0): #000000
      Color(white: 0): #000000
      Color(white: 1): #FFFFFF
      Color(white: 1): #FFFFFF
      Color.ink: #000000
      Color.secret: #FFFFFF
      Color.ink: #000000 or #FFFFFF
      """)
  }

  /// Catalogs that the project names and nobody sees may have any name.
  @Test func aTargetThatIsNotWhole() {
    let target = """
      -- A.xcodeproj/project.pbxproj --
      { objects = { P = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); }; B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
        F2 = {isa = PBXFileReference; path = A.xcassets; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Generated.xcassets; sourceTree = SOURCE_ROOT; }; }; }
      -- colors in A.xcassets: Ink #111111 --
      -- colors in B.xcassets: Ink #222222, Paper #333333 --
      -- A.swift --
      let a = [Color("Ink"), Color(.paper)]
      """
    checkColors(target, "Color(\"Ink\"): #111111 or #222222\nColor(.paper): unknown: ambiguous")
  }
}
