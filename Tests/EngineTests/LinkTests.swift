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
    folder.write(colorSwift, "Out/C.xcassets/X.colorset/Contents.json")
    folder.link("A.xcassets", to: "Out/C.xcassets")
    folder.link("B.xcassets", to: "Out/C.xcassets")
    folder.link("X.swift", to: "Out/C.xcassets/X.colorset/Contents.json")
    let world = try folder.world()
    #expect(world.indexed == ["A.xcassets/X.colorset/Contents.json"])
    #expect(world.reported.isEmpty)
    #expect(world.source(Path("A.xcassets/X.colorset/Contents.json")) != nil)
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
