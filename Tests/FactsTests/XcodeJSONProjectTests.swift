import Facts
import Syntax
import Testing

@Suite struct XcodeJSONProjectTests {
  static let project = """
    {
      // As Xcode writes it, but for the comment.
      "default-configuration": "Release",
      "configurations": [
        { "name": "Debug", "file": "Config/App.xcconfig" },
        { "name": "Release", "file": { "anchor": "App", "relative-path": "Deep/R.xcconfig" } },
      ],
      "packages": [ { "kind": "local", "path": "../Kit" }, { "kind": "remote", "repository": "https://x.y/z" } ],
      "files": [
        { "kind": "folder", "path": "App", "target-membership": [ "App" ], "opaque-folders": [ "Raw" ],
          "membership-exceptions": [
            { "target": "App", "exclusions": [ "Info.plist" ] }, { "target": "Widget", "inclusions": [ "Both.swift" ] },
            { "build-phase": "App/copy/Embed", "inclusions": [ "Tool" ] },
          ] },
        { "kind": "group", "path": "Old", "name": "Older", "children": [
          { "path": "A.swift", "target-membership": [ "App/compile-sources", "Tests/compile-sources" ] },
          { "path": "W.xcassets", "target-membership": [ { "build-phase": "Widget/resources", "platforms": [ "ios" ] } ] },
          { "path": "R.xcassets", "target-membership": [ "App/copy/Copy Files" ] },
          { "path": "<PROJECT>/Shared/B.swift", "target-membership": [ [ "Kit", "compile-sources" ] ] },
          { "path": "<SDK>/C.swift", "target-membership": [ "Kit/compile-sources" ] },
          { "path": "/abs/K.xcassets", "target-membership": [ "Kit/resources" ] },
          { "kind": "variant-group", "name": "Main.storyboard", "target-membership": [ "App/resources" ],
            "children": [ { "path": "en.lproj/Main.storyboard" } ] },
        ] },
        { "kind": "group", "path": "Config", "children": [ { "path": "App.xcconfig" } ] },
      ],
      "targets": [
        { "name": "App", "id": "1", "product-type": "application", "build-phases": [ "compile-sources", "resources" ],
          "build-settings": {
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS[config=Release]": "NO",
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME[config=Debug]": "Accent",
            "INFOPLIST_FILE": "App/Info.plist",
            "LD_RUNPATH_SEARCH_PATHS": [ "$(inherited)" ],
          } },
        { "name": "All", "id": "2", "kind": "aggregate" },
        { "name": "Widget", "id": "3", "product-type": "app-extension", "build-phases": [
          { "kind": "script", "shell": "/bin/sh", "script": [ "cp a b", "xcrun actool A.xcassets" ] } ] },
        { "name": "Kit", "id": "4", "product-type": "framework" },
        { "name": "Tests", "id": "5", "product-type": "bundle.unit-test" },
      ],
    }
    """

  private func facts(_ text: String) -> ProjectFacts {
    ProjectFacts(of: Source(path: "ios/App.xcodeproj/project.xcproj", text: text))
  }

  private func root(_ path: String, excluded: [String] = []) -> BuildTarget.Root {
    BuildTarget.Root(Path(path), excluded: excluded.map { Path($0) })
  }

  @Test func targets() {
    let facts = facts(Self.project)
    let targets = facts.targets
    #expect(targets.map(\.name) == ["App", "Widget", "Kit", "Tests"])
    #expect(targets.map(\.product) == [.app, .appExtension, .framework, .test])
    #expect(targets.map(\.isWhole) == [true, false, false, true])
    #expect(
      targets.map(\.roots) == [
        [
          root("ios/App", excluded: ["ios/App/Info.plist", "ios/App/Raw"]), root("ios/Old/A.swift"),
          root("ios/Old/en.lproj/Main.storyboard"),
        ], [root("ios/App/Both.swift"), root("ios/Old/W.xcassets")], [root("ios/Shared/B.swift")],
        [root("ios/Old/A.swift")],
      ])
    #expect(targets[0].infoPlists == [Path("ios/App/Info.plist")])
    #expect(facts.folders == [Path("Kit")])
    #expect(facts.catalogNames == ["W.xcassets", "R.xcassets", "K.xcassets"])
  }

  @Test func settings() {
    let facts = facts(Self.project)
    func extensions(_ value: String) -> BuildConfiguration.Layer {
      var settings = BuildSettings()
      settings.extensions = .set(value)
      return .settings(settings)
    }
    #expect(
      facts.targets[0].configurations == [
        BuildConfiguration(layers: [extensions("YES"), .file(Path("ios/Config/App.xcconfig"))]),
        BuildConfiguration(layers: [extensions("NO"), .file(Path("ios/App/Deep/R.xcconfig"))]),
      ])
    let source = Source(path: "A.xcproj", text: Self.project)
    #expect(facts.occurrences.map { source.text($0.span) } == ["Accent"])
  }

  /// Of a file that is not understood whole nothing is certain; and nothing of it is looked up by an identifier.
  @Test func whatIsNotUnderstood() {
    #expect(facts(String(Self.project.dropLast(4))).targets.isEmpty)
    let byID = Self.project.replacing("\"App/copy/Copy Files\"", with: "\"id:7\"")
    #expect(facts(byID).targets.allSatisfy { !$0.isWhole })
  }

  @Test func everyPartIsRead() {
    let bytes = Array(Self.project.utf8)
    for cut in stride(from: 0, to: bytes.count, by: 5) {
      for part in [bytes[..<cut], bytes[cut...]] {
        _ = ProjectFacts(of: Source(path: Path("A.xcodeproj/project.xcproj"), bytes: Array(part)))
      }
    }
  }
}
