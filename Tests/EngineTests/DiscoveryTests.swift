import Testing

@testable import Engine
@testable import Facts
@testable import ProjectModel
@testable import Syntax

@Suite struct DiscoveryTests {
  @Test func findsEveryKindOfFile() throws {
    let folder = TemporaryFolder()
    let paths = [
      "App/A.swift", "App/B.m", "App/B.h", "App/C.mm", "App/C.xcassets/Contents.json",
      "App/C.xcassets/X.colorset/Contents.json", "App/C.xcassets/I.imageset/Contents.json", "Package.swift",
      ".gitmodules", "App.xcodeproj/project.pbxproj", ".hidden/D.swift",
    ]
    for path in paths + ["README.md", "Contents.json", "App/notes.txt"] { folder.write("", path) }
    #expect(try folder.world().indexed == paths.sorted())
    #expect(try folder.world().reported == paths.sorted())
  }

  @Test func reportsBelowTheGivenPathsButIndexesTheRoot() throws {
    let folder = TemporaryFolder()
    for path in ["A/A.swift", "AB/B.swift", "C/D/E.swift", "F.swift"] { folder.write(colorSwift, path) }
    let world = try folder.world("A", "C/D/E.swift")
    #expect(world.indexed == ["A/A.swift", "AB/B.swift", "C/D/E.swift", "F.swift"])
    #expect(world.reported == ["A/A.swift", "C/D/E.swift"])
  }

  @Test func leavesOutWhatGitIgnores() throws {
    let folder = TemporaryFolder()
    folder.write("*.gen.swift\nOut/\n", ".gitignore")
    folder.write("!Kept.gen.swift\n", "A/.gitignore")
    for path in ["A/A.gen.swift", "A/Kept.gen.swift", "Out/B.swift", "Out/A/Kept.gen.swift", "C.swift"] {
      folder.write(colorSwift, path)
    }
    #expect(try folder.world().indexed == ["A/Kept.gen.swift", "C.swift"])
  }

  @Test func indexesDependenciesWithoutReportingThem() throws {
    let folder = TemporaryFolder()
    folder.write("Pods/\nCarthage/\n.build/\nSourcePackages\n", ".gitignore")
    let indexed = [
      "Pods/X/Color.swift", "Carthage/Checkouts/Y/Y.xcassets/C.colorset/Contents.json",
      ".build/checkouts/Z/Package.swift", ".build/checkouts/Z/Sources/Z.swift", "SourcePackages/checkouts/W/W.swift",
      "DerivedData/SourcePackages/checkouts/V/V.swift", "DerivedData/App-1/SourcePackages/checkouts/U/U.swift",
    ]
    let left = [
      "Pods/X/X.m", "Carthage/Build/Y.swift", "Carthage/Other/Y.swift", ".build/debug/Z.swift", ".build/Z.swift",
      "SourcePackages/artifacts/W.swift", "DerivedData/Build/T.swift", "DerivedData/App-1/Build/T.swift",
    ]
    for path in indexed + left { folder.write(colorSwift, path) }
    let world = try folder.world()
    #expect(world.indexed == indexed.sorted())
    #expect(world.reported.isEmpty)
  }

  @Test func buildProductsAreNoPartOfTheWorkspace() throws {
    let folder = TemporaryFolder()
    let left = [
      "DerivedData/A.swift", "Build/Products/A.swift", "Build/A.swift", "X.app/Assets.xcassets/Contents.json",
      ".xcodebuild/A.swift", ".xcode-derived-data/A.swift", "de.xcloc/Source/C.xcassets/Contents.json",
      "node_modules/p/A.swift", ".git/A.swift", "A/build/XCBuildData/a.swift",
    ]
    for path in left { folder.write(colorSwift, path) }
    #expect(try folder.world().indexed.isEmpty)
  }

  /// A module may well be called that, as one of a well-known game is.
  @Test func aSourceFolderNamedBuildIsNone() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "Sources/Build/Build.swift")
    #expect(try folder.world().reported == ["Sources/Build/Build.swift"])
  }

  @Test func ignoredFoldersThatProjectFilesNameAreIndexed() {
    let names = FileFacts(
      path: Path("App.xcodeproj/project.pbxproj"),
      content: .project(ProjectFacts(folders: [Path("Vendor/Kit")], catalogNames: ["Gen.xcassets"])))
    let wanted = Wanted([names])
    #expect(wanted.zone(ofIgnored: Path("Vendor")) == .ignored)
    #expect(wanted.zone(ofIgnored: Path("Vendor/Kit")) == .dependencies)
    #expect(wanted.zone(ofIgnored: Path("Vendor/Kit/Sources")) == .dependencies)
    #expect(wanted.zone(ofIgnored: Path("out/Gen.xcassets")) == .dependencies)
    #expect(wanted.zone(ofIgnored: Path("out")) == .ignored)
    #expect(Wanted([]).zone(ofIgnored: Path("out")) == .ignored)
    #expect(Wanted([]).zone(ofIgnored: Path("out/A.xcassets")) == .dependencies)

    let folder = TemporaryFolder()
    for path in [
      "Vendor/Kit/K.swift", "Vendor/Other/O.swift", "out/x/Gen.xcassets/C.colorset/Contents.json",
      "out/Not.xcassets/Contents.json", "out/A.swift",
    ] { folder.write(colorSwift, path) }
    guard case .success(let root) = Descriptor.folder(absolute: Array(folder.path.utf8)) else { return }
    let starts = ["Vendor", "out"].map { Folder(path: Path($0), zone: .ignored, ignores: []) }
    let found = Survey(root: root, given: [Path("")]).walk(starts, wanted: wanted, jobs: 2)
    #expect(
      found.records.map(\.path.text).sorted() == [
        "Vendor/Kit/K.swift", "out/Not.xcassets/Contents.json", "out/x/Gen.xcassets/C.colorset/Contents.json",
      ])
    #expect(found.records.allSatisfy { !$0.record.isReported })
  }

  @Test func submodulesAreIndexedThoughIgnoredAndMissedWhenAbsent() throws {
    let folder = TemporaryFolder()
    folder.write("Kit/\nNone/\n", ".gitignore")
    folder.write("[submodule \"k\"]\n\tpath = Kit\n[submodule \"n\"]\n\tpath = None\n", ".gitmodules")
    folder.write(colorSwift, "Kit/Sources/K.swift")
    folder.folder("None")
    let world = try folder.world()
    #expect(world.indexed == [".gitmodules", "Kit/Sources/K.swift"])
    #expect(!world.isReported(Path("Kit/Sources/K.swift")))
    #expect(world.snapshot.gaps.absentFolders == [Path("None")])
  }

  @Test func oneFolderOfManyFilesIsShared() throws {
    let folder = TemporaryFolder()
    for number in 0..<300 { folder.write(colorSwift, "All/F\(number).swift") }
    let worlds = try [1, 2, 5].map { try folder.world(jobs: $0) }
    #expect(worlds.allSatisfy { $0.records.count == 300 && $0.snapshot.files.count == 300 })
  }

  @Test func catalogsThatAreLeftOutGiveNames() throws {
    let folder = TemporaryFolder()
    folder.write("Generated/\n*.xcassets\n!Kept.xcassets\n", ".gitignore")
    folder.write("{}", "App/Generated/Deep/G.xcassets/Ink.colorset/Contents.json")
    folder.write(colorSwift, "App/Generated/G.swift")
    folder.write("{}", "App/Colors.xcassets/Brand.colorset/Contents.json")
    folder.write("{}", "Generated/App.app/Assets.xcassets/Old.colorset/Contents.json")
    folder.link("Generated/Loop", to: "..")
    folder.link("Generated/Out.swift", to: "/dev/null")
    let world = try folder.world()
    #expect(
      world.indexed == [
        "App/Colors.xcassets/Brand.colorset/Contents.json",
        "App/Generated/Deep/G.xcassets/Ink.colorset/Contents.json",
      ])
    #expect(world.reported.isEmpty && world.unread.isEmpty)
  }

  @Test func aCatalogThatABuildFillsMayHoldMore() throws {
    let folder = TemporaryFolder()
    folder.write("App/Derived.xcassets/*\n!App/Derived.xcassets/Contents.json\n", ".gitignore")
    folder.write("{}", "App/Derived.xcassets/Contents.json")
    folder.write("{}", "App/Main.xcassets/Ink.colorset/Contents.json")
    #expect(try folder.world().snapshot.gaps.emptiedCatalogs == [Path("App/Derived.xcassets")])
    #expect(try folder.world().snapshot.lacksParts)
    folder.write("{}", "App/Derived.xcassets/Brand.colorset/Contents.json")
    let world = try folder.world()
    #expect(!world.snapshot.lacksParts)
    #expect(world.indexed.contains("App/Derived.xcassets/Brand.colorset/Contents.json"))
  }

  @Test func checkoutsThatAreLeftOutGiveNone() throws {
    let folder = TemporaryFolder()
    folder.write("worktrees/\n", ".gitignore")
    folder.write("gitdir: x", "worktrees/old/.git")
    folder.write("{}", "worktrees/old/A.xcassets/Old.colorset/Contents.json")
    folder.write("{}", "worktrees/G.xcassets/New.colorset/Contents.json")
    #expect(try folder.world().indexed == ["worktrees/G.xcassets/New.colorset/Contents.json"])
  }

  @Test func whatCannotBeReadLeavesDoubt() throws {
    for path in ["App.xcodeproj/project.pbxproj", "Package.swift", ".gitmodules", "project.yml"] {
      let folder = TemporaryFolder()
      folder.write([0xFE, 0xFF, 0, 0x41], path)
      folder.write("{}", "A.xcassets/New.colorset/Contents.json")
      #expect(try folder.world().snapshot.lacksParts, "\(path)")
    }
  }
}
