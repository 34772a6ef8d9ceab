import Facts
import Syntax
import Testing

@Suite struct TuistManifestTests {
  private static let manifest = """
    import ProjectDescription

    let project = Project(
      name: "App",
      packages: [.local(path: "../Kit"), .remote(url: "https://x.y/z", requirement: .branch("main"))],
      settings: .settings(base: ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Accent"]),
      targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "x.y",
          infoPlist: .extendingDefault(with: ["UILaunchScreen": ["UIColorName": .string("Launch"), "A": "$(B)"]]),
          sources: ["App/Sources/**", .glob("App/Old/**/*.swift", excluding: ["App/Old/Gone/**", "**/*.md"])],
          resources: ["App/Resources/**", "App/Fonts/*.ttf", .folderReference(path: "App/Raw")],
          dependencies: [.target(name: "Kit")]),
        .target(
          name: "Kit", destinations: .iOS, product: .framework, bundleId: "x.z", infoPlist: "Kit/Info.plist",
          scripts: [.post(script: "true", name: "s")], buildableFolders: ["Kit"]),
        Target(name: "Tests", platform: .iOS, product: .unitTests, bundleId: "x.t", sources: "Tests/**"),
      ])
    """

  private func facts(_ text: String) -> FileFacts {
    FileFacts(of: Source(path: "ios/Project.swift", text: text), kind: .swift)
  }

  private func targets(_ text: String) -> [BuildTarget] {
    if case .project(let project) = facts(text).content { project.targets } else { [] }
  }

  private func root(
    _ path: String, excluded: [String] = [], _ content: BuildTarget.Root.Content = .all
  ) -> BuildTarget.Root {
    BuildTarget.Root(Path(path), excluded: excluded.map { Path($0) }, content: content)
  }

  @Test func targets() {
    let targets = targets(Self.manifest)
    #expect(targets.map(\.name) == ["App", "Kit", "Tests"])
    #expect(targets.map(\.product) == [.app, .framework, .test])
    #expect(targets.map(\.isWhole) == [true, false, true])
    #expect(
      targets.map(\.roots) == [
        [
          root("ios/App/Sources", .sources), root("ios/App/Old", excluded: ["ios/App/Old/Gone"], .sources),
          root("ios/App/Resources", .catalogs),
        ], [root("ios/Kit")], [root("ios/Tests", .sources)],
      ])
    #expect(targets[1].infoPlists == [Path("ios/Kit/Info.plist")])
  }

  @Test func names() {
    guard case .project(let project) = facts(Self.manifest).content else {
      Issue.record("it is of another kind")
      return
    }
    let source = Source(path: "a", text: Self.manifest)
    #expect(project.occurrences.map { source.text($0.span) } == ["Accent", "Launch"])
    #expect(project.folders == [Path("Kit")])
  }

  /// Any other file of that name is code.
  @Test func whatIsNoManifest() {
    guard case .swift = facts("struct Project { let name: String }").content else {
      Issue.record("it is of another kind")
      return
    }
  }

  @Test(arguments: [
    ("\"App/Sources/**\"", "sources"), ("\"App/Sources/**\"", "\"\\(name)/**\""),
    ("\"App/Sources/**\"", "\"App/*.swift\""), ("\"App/Sources/**\"", "\"*/Sources/**\""),
    ("name: \"Kit\", destinations", "name: kit, destinations"), ("\"App/Old/Gone/**\"", "\"**/Gone\""),
    ("buildableFolders: [\"Kit\"]", "buildableFolders: folders"), (".folderReference", ".other"),
    ("    Target(name", "    .module(name"), ("targets: [", "targets: more + ["),
    ("let project", "let other = Project(), project"),
  ])
  func silentAboutWhatIsNotLiteral(text: String, other: String) {
    let changed = Self.manifest.replacing(text, with: other)
    #expect(changed != Self.manifest)
    #expect(targets(changed).isEmpty)
  }

  @Test func everyPartIsRead() {
    let bytes = Array(Self.manifest.utf8)
    for cut in stride(from: 0, to: bytes.count, by: 3) {
      _ = ProjectFacts(of: Source(path: Path("Project.swift"), bytes: Array(bytes[..<cut])))
      _ = ProjectFacts(of: Source(path: Path("Project.swift"), bytes: Array(bytes[cut...])))
    }
  }
}
