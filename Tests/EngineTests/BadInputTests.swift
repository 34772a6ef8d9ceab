import Foundation
import Testing

@testable import Engine
@testable import ProjectModel
@testable import Syntax

@Suite struct BadInputTests {
  @Test func whatIsNoFileIsNamed() throws {
    let folder = TemporaryFolder()
    folder.folder("D.swift")
    folder.write(colorSwift, "D.swift/In.swift")
    mkfifo(folder["F.swift"], 0o600)
    folder.link("Null.swift", to: "/dev/null")
    folder.link("Gone.swift", to: "nowhere")
    folder.link("Loop.swift", to: "Loop.swift")
    let world = try folder.world()
    #expect(world.indexed == ["D.swift/In.swift"])
    #expect(
      world.unreadReasons == [
        "D.swift": "a folder with the name of a file; what lies in it was read",
        "Loop.swift": "a link that leads back to itself", "F.swift": "not a regular file",
        "Null.swift": "a link that leaves the root",
        "Gone.swift": "a link to nothing",
      ])
  }

  @Test func hugeFilesAreNotRead() throws {
    let folder = TemporaryFolder()
    folder.write("", "Huge.swift")
    let handle = try #require(FileHandle(forWritingAtPath: folder["Huge.swift"]))
    try handle.truncate(atOffset: 101 << 20)
    try handle.close()
    // A hole in a file takes no place on the disk.
    folder.write("", ".gitignore")
    let ignore = try #require(FileHandle(forWritingAtPath: folder[".gitignore"]))
    try ignore.truncate(atOffset: 101 << 20)
    try ignore.close()
    #expect(
      try folder.world().unreadReasons == [
        ".gitignore": "larger than 100 MB", "Huge.swift": "larger than 16 MB",
      ])
  }

  @Test func largeGeneratedFilesAre() throws {
    let folder = TemporaryFolder()
    // Mostly comments: a debug build is slow to parse.
    let line = Array("// Generated, and long: it goes on for five megabytes and says little.\n".utf8)
    let lines = (0..<80_000).reduce(into: Array(colorSwift.utf8)) { bytes, _ in bytes += line }
    folder.write(lines, "Large.swift")
    let world = try folder.world()
    #expect(world.source(Path("Large.swift"))?.bytes.count == lines.count)
    #expect(world.unread.isEmpty)
  }

  @Test func binaryFilesAreNamed() throws {
    let folder = TemporaryFolder()
    folder.write(Array("Color".utf8) + [0, 1, 2], "B.swift")
    folder.write([0xFF, 0xFE] + Array("olor \u{FFFD}".utf8) + [0xC3, 0x28], "Latin.swift")
    folder.write(Array(colorSwift.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, "UTF16.swift")
    folder.write([0xCA, 0xFE, 0, 0], "Package.swift")
    folder.write([0xCA, 0xFE, 0, 0], "A.xcodeproj/project.pbxproj")
    folder.write([0xCA, 0xFE, 0, 0], "Object.m")
    let world = try folder.world()
    #expect(world.indexed == ["Latin.swift"])
    #expect(Set(world.unreadReasons.values) == ["not text"])
    #expect(
      world.unreadReasons.keys.sorted() == [
        "A.xcodeproj/project.pbxproj", "B.swift", "Object.m", "Package.swift", "UTF16.swift",
      ])
  }

  @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeReadIsNamed() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A/A.swift")
    folder.write(colorSwift, "B.swift")
    chmod(folder["A"], 0)
    chmod(folder["B.swift"], 0)
    folder.write("*.md", ".gitignore")
    chmod(folder[".gitignore"], 0)
    #expect(
      try folder.world().unreadReasons == [
        ".gitignore": "permission denied", "A": "permission denied", "B.swift": "permission denied",
      ])
    chmod(folder["A"], 0o700)
  }

  @Test func namesNeedNotBeText() throws {
    let folder = TemporaryFolder()
    let name: [UInt8] = [0x41, 0xFF, 0x80] + Array(".swift".utf8)
    let full = Array((folder.path + "/").utf8) + name
    let file = open(full.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such names.
    guard file >= 0 else { return }
    close(file)
    let world = try folder.world()
    #expect(world.records.keys.map(\.bytes) == [name])
    #expect(world.source(Path(bytes: name))?.bytes == [])
  }

  @Test func deepFoldersAreWalked() throws {
    let folder = TemporaryFolder()
    let component = String(repeating: "d", count: 60)
    var path = ""
    var descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<200 {
      mkdirat(descriptor, component, 0o700)
      let next = openat(descriptor, component, O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = next
      path += component + "/"
    }
    close(openat(descriptor, "Deep.swift", O_CREAT | O_WRONLY, 0o600))
    close(descriptor)
    let world = try folder.world()
    #expect(world.indexed == [path + "Deep.swift"])
    #expect(world.unread.isEmpty)
    #expect(world.source(Path(path + "Deep.swift")) != nil)
  }

  @Test(arguments: ["", "{", "[]", "null", "{\"colors\": [", "\u{FEFF}{}"]) func oddCatalogsAreFiles(text: String)
    throws
  {
    let folder = TemporaryFolder()
    folder.write(text, "A.xcassets/X.colorset/Contents.json")
    folder.write(text, "A.xcassets/Contents.json")
    let world = try folder.world()
    #expect(world.snapshot.files.count == 2)
    #expect(world.statistics.colorSets == 1 && world.statistics.catalogs == 1)
  }

  @Test func filesMayVanishOrChangeDuringAWalk() throws {
    let folder = TemporaryFolder()
    for number in 0..<400 { folder.write(colorSwift, "D\(number % 20)/F\(number).swift") }
    let path = folder.path
    let thread = Thread {
      for number in 0..<400 { unlink(path + "/D\(number % 20)/F\(number).swift") }
    }
    thread.start()
    let world = try folder.world()
    #expect(world.unread.values.allSatisfy { $0 == .missing })
    #expect(world.records.count + world.unread.count <= 400)
    while !thread.isFinished { usleep(1_000) }
  }
}
