import Foundation
import Testing

@testable import Engine
@testable import Syntax

@Suite struct WriteTests {
  @Test func replacesFilesAndKeepsTheirModes() throws {
    let folder = TemporaryFolder()
    folder.write("old", "A.swift")
    chmod(folder["A.swift"], 0o640)
    let world = try folder.world()
    #expect(world.write([Path("A.swift"): Array("new".utf8), Path("B.swift"): Array("made".utf8)]) == nil)
    #expect(folder.text("A.swift") == "new" && folder.text("B.swift") == "made")
    var status = stat()
    #expect(stat(folder["A.swift"], &status) == 0 && status.st_mode & 0o777 == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == [".git", "A.swift", "B.swift"])
  }

  @Test func writesAllOrNothing() throws {
    let folder = TemporaryFolder()
    folder.write("old", "A.swift")
    let error = try folder.world().write([Path("A.swift"): [1], Path("None/B.swift"): [2]])
    #expect(error?.message.hasPrefix("cannot write None/B.swift: ") == true)
    #expect(folder.text("A.swift") == "old")
  }

  @Test func aLinkStaysALinkAndNoneLeadsOut() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    folder.write("old", "A.swift")
    folder.link("L.swift", to: "A.swift")
    other.write("theirs", "O.swift")
    folder.link("O.swift", to: other["O.swift"])
    let world = try folder.world()
    #expect(world.write([Path("L.swift"): Array("new".utf8)]) == nil)
    #expect(folder.text("A.swift") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["L.swift"]) == "A.swift")
    #expect(world.write([Path("O.swift"): [1]])?.reason == "a link that leaves the root")
    #expect(world.write([Path("../x"): [1]]) != nil)
    #expect(other.text("O.swift") == "theirs")
  }
}
