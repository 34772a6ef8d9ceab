import ProjectModel
import Testing

@testable import Engine
@testable import Syntax

@Suite struct LinkTests {
  @Test func aLinkToWhatIsSeenAddsNothing() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A/A.swift")
    folder.link("B", to: "A")
    folder.link("C.swift", to: "A/A.swift")
    let world = try folder.world()
    #expect(world.indexed == ["A/A.swift"])
    #expect(world.unread.isEmpty)
  }

  @Test func aLinkToAnIgnoredFolderIsFollowedOnce() throws {
    let folder = TemporaryFolder()
    folder.write("Out/\n", ".gitignore")
    folder.write(colorSwift, "Out/Kit/X.swift")
    folder.write("{}", "Out/C.xcassets/X.colorset/Contents.json")
    folder.link("A", to: "Out/Kit")
    folder.link("B", to: "Out/Kit")
    folder.link("C.xcassets", to: "Out/C.xcassets")
    folder.link("X.swift", to: "Out/Kit/X.swift")
    let world = try folder.world()
    #expect(world.indexed == ["A/X.swift", "Out/C.xcassets/X.colorset/Contents.json"])
    #expect(world.reported.isEmpty)
    #expect(world.source(Path("A/X.swift")) != nil)
  }

  @Test func aLinkInACatalogGivesANewName() throws {
    let folder = TemporaryFolder()
    folder.write("{}", "A.xcassets/Brand.colorset/Contents.json")
    folder.link("A.xcassets/Tint.colorset", to: "Brand.colorset")
    folder.link("A.xcassets/Accent.colorset", to: "Tint.colorset")
    folder.link("A.xcassets/File.colorset/Contents.json", to: "../Brand.colorset/Contents.json")
    folder.write("{}", "Shared/Ink.colorset/Contents.json")
    folder.link("A.xcassets/Theme", to: "../Shared")
    folder.link("B.xcassets", to: "Shared")
    folder.link("C.xcassets", to: "A.xcassets")
    folder.write("Tint.colorset\n", ".gitignore")
    let world = try folder.world()
    #expect(
      world.snapshot.catalogs.colorSets.map(\.path.text).sorted() == [
        "A.xcassets/Accent.colorset/Contents.json", "A.xcassets/Brand.colorset/Contents.json",
        "A.xcassets/File.colorset/Contents.json", "A.xcassets/Theme/Ink.colorset/Contents.json",
        "A.xcassets/Tint.colorset/Contents.json", "B.xcassets/Ink.colorset/Contents.json",
      ])
    #expect(world.reported == ["A.xcassets/Brand.colorset/Contents.json", "Shared/Ink.colorset/Contents.json"])
    #expect(world.unread.isEmpty)
  }

  @Test func aLinkToWhatIsNotThereLeavesDoubt() throws {
    let folder = TemporaryFolder()
    folder.write("{}", "A.xcassets/Brand.colorset/Contents.json")
    folder.link("notes.txt", to: "gone.txt")
    #expect(try !folder.world().snapshot.lacksParts)
    folder.link("Shared", to: "../Missing")
    let world = try folder.world()
    #expect(world.unreadReasons == ["Shared": "a link to nothing"])
    #expect(world.snapshot.lacksParts)
  }

  @Test func loopsInCatalogsEnd() throws {
    let folder = TemporaryFolder()
    folder.write("{}", "A.xcassets/Brand.colorset/Contents.json")
    folder.link("A.xcassets/Up", to: "..")
    folder.link("A.xcassets/Here", to: ".")
    folder.link("A.xcassets/To B", to: "../B.xcassets")
    folder.link("B.xcassets/To A", to: "../A.xcassets")
    folder.write("{}", "B.xcassets/Ink.colorset/Contents.json")
    let names = try folder.world().snapshot.catalogs.colorSets.map(\.path.text).sorted()
    #expect(
      names == [
        "A.xcassets/Brand.colorset/Contents.json", "A.xcassets/To B/Ink.colorset/Contents.json",
        "B.xcassets/Ink.colorset/Contents.json", "B.xcassets/To A/Brand.colorset/Contents.json",
      ])
  }

  @Test func linksThatMultiplyAreCut() throws {
    let folder = TemporaryFolder()
    for level in 0..<12 {
      for side in ["L", "R"] { folder.link("Bomb/\(level)/\(side)", to: "../\(level + 1)") }
    }
    folder.write("{}", "Bomb/12/Ink.colorset/Contents.json")
    folder.link("A.xcassets/Bomb", to: "../Bomb/0")
    let world = try folder.world()
    #expect(world.unread.values.contains(.tooManyLinks))
    #expect(world.snapshot.doubtAboutNames != nil)
  }

  @Test func loopsEnd() throws {
    let folder = TemporaryFolder()
    folder.write("Out/\n", ".gitignore")
    folder.write(colorSwift, "A/A.swift")
    folder.link("A/Up", to: "..")
    folder.link("A/Self", to: "Self")
    folder.link("A/One", to: "Two")
    folder.link("A/Two", to: "One")
    folder.write(colorSwift, "Out/O.swift")
    folder.link("Out/Again", to: "../Out")
    folder.link("In", to: "Out")
    #expect(try folder.world().indexed == ["A/A.swift", "In/O.swift"])
  }

  @Test func noLinkLeadsOut() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    other.write(colorSwift, "O.swift")
    folder.link("Out", to: other.path)
    folder.link("O.swift", to: other["O.swift"])
    folder.link("notes.txt", to: other["O.swift"])
    let world = try folder.world()
    #expect(world.indexed.isEmpty)
    #expect(world.unreadReasons == ["Out": "a link that leaves the root", "O.swift": "a link that leaves the root"])
  }
}
