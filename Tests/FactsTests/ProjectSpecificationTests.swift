import Facts
import Syntax
import Testing

@Suite struct ProjectSpecificationTests {
  private static let specification = """
    name: App
    packages:
      Kit: {path: ../Kit}
      Remote: {url: "https://x.y/z", from: 1.0.0}
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes:
              - "**/*.md"
              - Info.plist
              - Old/**
          - Shared
          - {path: Raw, type: folder}
          - path: Docs
            buildPhase: none
        info:
          path: App/Info.plist
          properties:
            UILaunchScreen: {UIColorName: Launch}
        settings:
          base:
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: colors/accent-color
            ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME: ${PAPER}
      Widget:
        type: app-extension
        sources: Widget
        postCompileScripts:
          - script: |
              xcrun actool Widget/Gen.xcassets
      Tests:
        type: bundle.unit-test
        sources: [Tests]
    """

  private func facts(_ text: String, _ path: String = "ios/project.yml") -> ProjectFacts {
    ProjectFacts(of: Source(path: path, text: text))
  }

  private func root(_ path: String, excluded: [String] = []) -> BuildTarget.Root {
    BuildTarget.Root(Path(path), excluded: excluded.map { Path($0) })
  }

  @Test func targets() {
    let facts = facts(Self.specification)
    #expect(facts.targets.map(\.name) == ["App", "Widget", "Tests"])
    #expect(facts.targets.map(\.product) == [.app, .appExtension, .test])
    #expect(facts.targets.map(\.isWhole) == [true, false, true])
    #expect(
      facts.targets.map(\.roots) == [
        [root("ios/App", excluded: ["ios/App/Old"]), root("ios/Shared")], [root("ios/Widget")], [root("ios/Tests")],
      ])
    #expect(facts.targets[0].infoPlists == [Path("ios/App/Info.plist")])
    #expect(facts.folders == [Path("Kit")])
    #expect(facts.targets == self.facts(Self.specification, "ios/project.yaml").targets)
  }

  @Test func names() {
    let facts = facts(Self.specification)
    let source = Source(path: "project.yml", text: Self.specification)
    #expect(facts.occurrences.map { source.text($0.span) } == ["Launch", "colors/accent-color"])
  }

  @Test func settings() {
    let key = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    func configurations(_ settings: String, root: String = "") -> [BuildConfiguration] {
      facts("\(root)\ntargets: {A: {type: application, settings: \(settings)}}").targets.flatMap(\.configurations)
    }
    var on = BuildSettings()
    on.extensions = .set("YES")
    let isOn = [BuildConfiguration(layers: [.settings(on)])]
    #expect(configurations("{\(key): YES}") == isOn)
    #expect(configurations("{base: {\(key): \"YES\"}, configs: {Debug: {A: B}}}") == isOn)
    #expect(configurations("{}", root: "settings: {base: {\(key): YES}}") == isOn)
    #expect(configurations("{}") == [BuildConfiguration(layers: [])])
    #expect(configurations("{base: {\(key): YES}, configs: {Debug: {\(key): NO}}}").isEmpty)
    #expect(configurations("{groups: [a]}").isEmpty)
    #expect(configurations("*a").isEmpty)
    #expect(configurations("{}", root: "configFiles: {Debug: a.xcconfig}").isEmpty)
  }

  @Test func sourcesOutside() {
    let target = facts("targets: {A: {sources: [A, ../../B, {path: ../../../C, type: folder}]}}").targets.first
    #expect(target?.roots == [root("ios/A")])
    #expect(target?.isWhole == false)
  }

  /// Whose sources are not written out may build any file, so that no file's targets are known.
  @Test(arguments: [
    ("name: App", "include: base.yml"), ("sources: Widget", "templates: [Extension]"),
    ("sources: Widget", "sources: *widget"),
    ("sources: Widget", "sources: [\"${DIR}/Widget\"]"), ("Old/**", "**/Old"), ("Old/**", "*.swift"),
    ("buildPhase: none", "buildPhase: *phase"), ("sources: [Tests]", "sources: [Tests"),
    ("type: folder", "type: other"),
    ("platform: iOS", "<<: *base"), ("platform: iOS", "platform: !ios"),
  ])
  func silentAboutWhatIsNotLiteral(text: String, other: String) {
    #expect(facts(Self.specification.replacing(text, with: other)).targets.isEmpty)
  }

  @Test func whatIsNoSpecification() {
    #expect(facts("- a").targets.isEmpty)
    #expect(facts("").targets.isEmpty)
    #expect(facts("targets: {A: {type: tool}}").targets.map(\.roots) == [[]])
  }
}
