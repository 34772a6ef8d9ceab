import Facts
import Syntax
import Testing

private func facts(_ path: String, _ text: String) -> ProjectFacts { ProjectFacts(of: Source(path: path, text: text)) }

struct ProjectFactsTests {
  static let modules = """
    [submodule "a"]
    \tpath = Modules/A
    \turl = https://example.com/a.git
    # path = Commented
    [submodule "b"]
    \tPath="with space"\r
    \tpath =
    \tpath = ../outside
    """

  static let manifest = """
    // .package(path: "Commented")
    let package = Package(
      name: "App",
      dependencies: [
        .package(path: "../Kit"), .package(name: "Theme", path: "./Packages/Theme"),
        .package(url: "https://example.com/a", from: "1.0.0"), .package(path: "\\(root)/X"),
        .package(path: "/absolute"), .package(path: "../../../outside"), .package(path: base + "Y"),
      ],
      targets: [.target(name: "App", path: "Sources", exclude: [f(path: "Z")])])
    """

  static let project = """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; \
    path = Assets.xcassets; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; name = "B.xcassets"; \
    path = "../Shared/Brand \\"Kit\\".xcassets"; sourceTree = "<group>"; };
        A3 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; };
        A4 = {isa = PBXGroup; children = (A1, A2, ); path = folder.assetcatalog; };
    /* Begin XCLocalSwiftPackageReference section */
        P1 /* XCLocalSwiftPackageReference "Kit" */ = {
          isa = XCLocalSwiftPackageReference;
          relativePath = ../Kit;
        };
        P2 = {isa = XCLocalSwiftPackageReference; relativePath = "Packages/My Theme"; };
        P3 = {isa = XCLocalSwiftPackageReference; relativePath = ../../../Gone; };
      };
      rootObject = A0;
    }
    """

  @Test func readsSubmodules() {
    #expect(facts(".gitmodules", Self.modules).folders == [Path("Modules/A"), Path("with space")])
    #expect(facts("sub/.gitmodules", Self.modules).folders.last == Path("outside"))
  }

  @Test func readsManifests() {
    #expect(
      facts("Apps/App/Package.swift", Self.manifest).folders == [Path("Apps/Kit"), Path("Apps/App/Packages/Theme")])
    #expect(facts("Package.swift", Self.manifest).folders == [Path("Packages/Theme")])
  }

  @Test func readsXcodeProjects() {
    let facts = facts("ios/App/App.xcodeproj/project.pbxproj", Self.project)
    #expect(facts.catalogNames == ["Assets.xcassets", "Brand \"Kit\".xcassets"])
    #expect(facts.folders == [Path("ios/Kit"), Path("ios/App/Packages/My Theme")])
  }

  @Test func everyPrefixAndSuffixIsRead() {
    for (path, text) in [
      (".gitmodules", Self.modules), ("Package.swift", Self.manifest), ("A.xcodeproj/project.pbxproj", Self.project),
    ] {
      let bytes = Array(text.utf8)
      for cut in bytes.indices {
        _ = ProjectFacts(of: Source(path: Path(path), bytes: Array(bytes[..<cut])))
        _ = ProjectFacts(of: Source(path: Path(path), bytes: Array(bytes[cut...])))
      }
    }
    #expect(facts("Other.txt", Self.modules) == ProjectFacts(folders: [], catalogNames: []))
  }

  @Test(arguments: [
    ("a/b", "../c", "a/c"), ("a", ".", "a"), ("", "x//y/", "x/y"), ("a", "..", ""), ("a", "../..", nil),
    ("", "/x", nil),
    ("", "~/x", nil), ("a", "b/../../c/./d", "c/d"),
  ])
  func resolvesPaths(base: String, relative: String, expected: String?) {
    #expect(Path(base).resolving(relative.utf8) == expected.map { Path($0) })
  }

  @Test func namesOfCatalogsInManifests() {
    let manifest = facts(
      "Kit/Package.swift",
      "let a = Package(targets: [.target(resources: [.process(\"Res/G.xcassets\"), .copy(\"a.json\")])])")
    #expect(manifest.catalogNames == ["G.xcassets"])
    let specification = facts(
      "project.yml",
      """
      targets:
        App:
          sources:
            - App
            - path: "Out/A.xcassets"
              excludes:
              - "Old.xcassets"
              - X.xcassets
            - B.xcassets # C.xcassets
            - [D.xcassets, "E.xcassets", "**/*.xcassets"]
          excludes: ["F.xcassets"]
      """)
    #expect(specification.catalogNames == ["A.xcassets", "B.xcassets", "D.xcassets", "E.xcassets"])
  }

  @Test func whatLiesOutsideIsNoted() {
    #expect(facts("Apps/App/Package.swift", Self.manifest).reachesOut)
    #expect(facts("Apps/App.xcodeproj/project.pbxproj", Self.project).reachesOut)
    #expect(!facts("Package.swift", "let a = Package(dependencies: [.package(path: \"Kit\")])").reachesOut)
  }
}
