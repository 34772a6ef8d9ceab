import Facts
import Syntax
import Testing

private func facts(_ path: String, _ text: String) -> ProjectFacts { ProjectFacts(of: Source(path: path, text: text)) }

@Suite struct BuildTargetTests {
  static let project = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T, E, K, X, A, );
        buildConfigurationList = CP; };
      G = {isa = PBXGroup; children = (App, F3, S, Out, ); sourceTree = "<group>"; };
      App = {isa = PBXGroup; children = (Sub, F1, ); path = App; sourceTree = "<group>"; };
      Sub = {isa = PBXGroup; name = Virtual; children = (F2, F5, ); sourceTree = "<group>"; };
      Out = {isa = PBXGroup; children = (F6, ); path = ../../..; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = A.xcassets; };
      F3 = {isa = PBXFileReference; path = Shared/C.swift; sourceTree = SOURCE_ROOT; };
      F4 = {isa = PBXFileReference; path = D.swift; sourceTree = DEVELOPER_DIR; };
      F5 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      F6 = {isa = PBXFileReference; path = B.xcassets; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      B6 = {isa = PBXBuildFile; fileRef = F6; }; B7 = {isa = PBXBuildFile; fileRef = Gone; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (SP, RP, ); buildConfigurationList = CT; fileSystemSynchronizedGroups = (S, ); };
      E = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        buildPhases = (SH, ); };
      K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (RK, ); };
      X = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
      A = {isa = PBXAggregateTarget; name = All; };
      SP = {isa = PBXSourcesBuildPhase; files = (B1, B3, B4, B7, ); };
      RP = {isa = PBXResourcesBuildPhase; files = (B2, ); };
      RK = {isa = PBXResourcesBuildPhase; files = (B6, ); };
      SH = {isa = PBXShellScriptBuildPhase; shellScript = "\\"${PODS_ROOT}/Pods-App-resources.sh\\""; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (X1, X2, );
        explicitFolders = (Raw, ); };
      X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, "/Localized: Old", ); };
      X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = E;
        membershipExceptions = ("Kit/W.swift", ); };
      CT = {isa = XCConfigurationList; buildConfigurations = (D, R, ); };
      CP = {isa = XCConfigurationList; buildConfigurations = (DP, RP2, ); };
      D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F5;
        buildSettings = {ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; OTHER = (a, ); }; };
      R = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
      DP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      RP2 = {isa = XCBuildConfiguration; name = Release;
        buildSettings = {ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO; }; };
    }; rootObject = P; }
    """

  private func root(_ path: String, excluded: [String] = []) -> BuildTarget.Root {
    BuildTarget.Root(Path(path), excluded: excluded.map { Path($0) })
  }

  @Test func targetsOfAnXcodeProject() {
    let targets = facts("ios/App.xcodeproj/project.pbxproj", Self.project).targets
    #expect(targets.map(\.name) == ["App", "Widget", "Kit", "Tests"])
    #expect(targets.map(\.product) == [.app, .appExtension, .framework, .test])
    #expect(targets.map(\.isWhole) == [true, false, false, true])
    #expect(
      targets.map(\.roots) == [
        [
          root("ios/App/View.swift"), root("ios/Shared/C.swift"), root("ios/App/A.xcassets"),
          root("ios/New", excluded: ["ios/New/Info.plist", "ios/New/Old", "ios/New/Raw"]),
        ], [root("ios/New/Kit/W.swift")], [], [],
      ])
  }

  @Test func settingsOfAnXcodeProject() {
    let app = facts("ios/App.xcodeproj/project.pbxproj", Self.project).targets.first
    var on = BuildSettings()
    on.extensions = .set("YES")
    var off = BuildSettings()
    off.symbols = .set("NO")
    #expect(
      app?.configurations == [
        BuildConfiguration(layers: [.settings(on), .file(Path("ios/App/App.xcconfig"))]),
        BuildConfiguration(layers: [.settings(off)]),
      ])
  }

  @Test func configurationFiles() {
    let file = facts(
      "Config/A.xcconfig",
      """
      #include "Base.xcconfig" // first
      #include? "../Local.xcconfig"
      ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = YES // yes
      ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS[sdk=iphone*] = UIKit
      ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = $(inherited)
      PRODUCT_NAME = App
      """)
    #expect(file.includes == [Path("Config/Base.xcconfig"), Path("Local.xcconfig")])
    #expect(file.settings.symbols == .set("YES"))
    #expect(file.settings.frameworks == .unclear)
    #expect(file.settings.extensions == nil)
  }

  @Test func targetsOfAPackage() {
    let targets = facts(
      "Kit/Package.swift",
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "A", dependencies: [.target(name: "B"), "C"]),
        .executableTarget(name: "B", path: "Source/B", exclude: ["Old"], resources: [.process("x"), .copy("Raw")]),
        .testTarget(name: "T", path: "T"), .target(name: "D", path: "D", sources: ["In", "Also"]),
        .target(name: "E", path: folder), .target(name: name), .target(name: "F", exclude: excluded),
        .binaryTarget(name: "G", path: "G"), Target.target(name: "H", path: "../H"), .plugin(name: "P"),
      ])
      """
    ).targets
    #expect(targets.map(\.name) == ["A", "B", "T", "D", "H"])
    #expect(targets.map(\.product) == [.package, .package, .test, .package, .package])
    #expect(
      targets[0].roots == ["Sources/A", "Source/A", "src/A", "srcs/A"].map { BuildTarget.Root(Path("Kit/" + $0)) })
    #expect(targets[1].roots == [root("Kit/Source/B", excluded: ["Kit/Source/B/Old", "Kit/Source/B/Raw"])])
    #expect(
      targets[3].roots == [
        BuildTarget.Root(Path("Kit/D"), content: .catalogs), BuildTarget.Root(Path("Kit/D/In"), content: .sources),
        BuildTarget.Root(Path("Kit/D/Also"), content: .sources),
      ])
    #expect(targets[4].roots == [root("H")])
  }

  @Test func anAppOfSwiftPlaygrounds() {
    let targets = facts(
      "App.swiftpm/Package.swift",
      """
      let package = Package(
        name: "App", products: [.iOSApplication(name: "App", targets: ["AppModule"])],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    ).targets
    #expect(targets.map(\.product) == [.app])
    #expect(targets.first?.roots == [root("App.swiftpm")])
  }

  @Test func everyPartOfAProjectIsRead() {
    let bytes = Array(Self.project.utf8)
    for cut in stride(from: 0, to: bytes.count, by: 7) {
      for part in [bytes[..<cut], bytes[cut...]] {
        _ = ProjectFacts(of: Source(path: Path("A.xcodeproj/project.pbxproj"), bytes: Array(part)))
        _ = ProjectFacts(of: Source(path: Path("A.xcconfig"), bytes: Array(part)))
      }
    }
  }

  /// Groups that hold one another have no place.
  @Test func cyclesOfGroups() {
    let project = """
      { objects = { P = {isa = PBXProject; targets = (T); }; T = {isa = PBXNativeTarget; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
        F = {isa = PBXFileReference; path = a.swift; }; G = {isa = PBXGroup; children = (F, H); path = g; };
        H = {isa = PBXGroup; children = (G); path = h; }; }; }
      """
    #expect(facts("A.xcodeproj/project.pbxproj", project).targets.map(\.roots) == [[]])
  }
}
