import TestSupport
import Testing

/// Names that exist where nobody looks; and silence wherever that is not proven.
@Suite struct WrongBundleTests {
  private static let app = """
    -- App.xcodeproj/project.pbxproj --
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, W, U, ); };
      G = {isa = PBXGroup; children = (S, V, Z, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      V = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (S, ); };
      W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        fileSystemSynchronizedGroups = (V, ); };
      U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (Z, ); };
    }; rootObject = P; }
    -- Kit/Package.swift --
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    -- colors in App/A.xcassets: Ink #111111 --
    -- colors in Kit/Sources/Kit/K.xcassets: Paper #222222, Both #333333 --

    """

  @Test func anAppThatLooksInItself() {
    checkDiagnostics(
      Self.app + """
        -- App/View.swift --
        let a = [Color("Ink"), Color("Paper"), Color("Paper", bundle: .kit), Color("Paper", bundle: .module)]
                                      ^^^^^ wrong-bundle: 'Paper' is not in the bundle of 'App'; it is in that of 'Kit'
        let b = UIColor(named: "Paper") ?? .red
                                ^^^^^ wrong-bundle: 'Paper' is not in the bundle of 'App'; it is in that of 'Kit'
        -- Widget/View.swift --
        let a = Color("Ink")
                       ^^^ wrong-bundle: 'Ink' is not in the bundle of 'Widget'; it is in that of 'App'
        """)
  }

  @Test func aPackageThatLooksInTheApp() {
    checkDiagnostics(
      Self.app + """
        -- Kit/Sources/Kit/View.swift --
        let a = [Color("Ink"), Color("Paper"), Color("Paper", bundle: .module)]
                                      ^^^^^ wrong-bundle: 'Paper' is not in the bundles of 2 apps; it is in that of 'Kit'
        let b = Color("Ink", bundle: .module)
                       ^^^ wrong-bundle: 'Ink' is not in the bundle of 'Kit'; it is in that of 'App'
        """)
  }

  /// A file that the project does not have yet is in its specification, and the catalog in both.
  @Test func aProjectThatIsToBeGeneratedAgain() {
    checkDiagnostics(
      """
      -- App.xcodeproj/project.pbxproj --
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (F, ); path = App; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = A.xcassets; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        R = {isa = PBXResourcesBuildPhase; files = (B, ); };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R, ); };
      }; rootObject = P; }
      -- project.yml --
      targets: {App: {type: application, sources: [App]}}
      -- colors in App/A.xcassets: Ink #111111 --
      -- App/New.swift --
      let a = Color("Ink")
      """)
  }

  @Test func silentWhereItIsNotProven() {
    func silent(_ more: String, filePath: String = #filePath, line: Int = #line) {
      checkDiagnostics(Self.app + more, filePath: filePath, line: line)
    }
    silent("-- Tests/A.swift --\nlet a = Color(\"Paper\")")
    silent("-- Loose/A.swift --\nlet a = Color(\"Paper\")")
    silent("-- App/A.swift --\nlet a = [Color(name), Color(\"\\(x)/ink\")]")
    // A catalog of nobody's may end anywhere, as one of a script's.
    silent("-- colors in Loose/L.xcassets: Paper #222222 --\n-- App/A.swift --\nlet a = Color(\"Paper\")")
    silent("-- App/A.swift --\nextension Color { init(_ name: String) { self = .red } }\nlet a = Color(\"Paper\")")
    silent(
      """
      -- X/Package.swift --
      let a = Package(dependencies: [.package(path: "../../X")])
      -- App/A.swift --
      let a = Color("Paper")
      """)
    silent("-- App/A.swift --\nlet isThere = UIColor(named: \"Paper\") != nil")
    // An app that has it may be the one that links the package.
    silent("-- colors in App/B.xcassets: Both #444444 --\n-- Kit/Sources/Kit/A.swift --\nlet a = Color(\"Both\")")
  }
}
