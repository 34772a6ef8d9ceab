import Foundation
import Testing

@testable import Engine
@testable import Facts
@testable import ProjectModel
@testable import Rules
@testable import Syntax

@Suite struct ApplyTests {
  @Test func whatALinkShowsChangesWithIt() throws {
    let folder = TemporaryFolder()
    folder.write("{}", "Shared/Ink.colorset/Contents.json")
    folder.link("A.xcassets/Theme", to: "../Shared")
    var world = try folder.world()
    let set = #"{"colors":[{"idiom":"universal","color":{"reference":"labelColor"}}]}"#
    folder.write(set, "Shared/Ink.colorset/Contents.json")
    world.apply([.onDisk(Path("Shared/Ink.colorset/Contents.json"))])
    #expect(world.snapshot == (try folder.world().snapshot))
    #expect(world.source(Path("A.xcassets/Theme/Ink.colorset/Contents.json"))?.bytes == Array(set.utf8))
  }

  @Test func aBufferMayBeTooLargeToo() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A.swift")
    var world = try folder.world()
    world.apply([.overlay(Path("A.swift"), [UInt8](repeating: 0x20, count: 17 << 20))])
    #expect(world.unreadReasons == ["A.swift": "larger than 16 MB"])
    #expect(world.indexed.isEmpty)
  }

  @Test func overlaysStandBeforeTheDisk() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A.swift")
    var world = try folder.world()
    world.apply([.overlay(Path("A.swift"), Array("let other = Color(\"B\")".utf8))])
    #expect(world.source(Path("A.swift"))?.bytes == Array("let other = Color(\"B\")".utf8))
    world.apply([.overlayRemoved(Path("A.swift"))])
    #expect(world.source(Path("A.swift"))?.bytes == Array(colorSwift.utf8))
  }

  @Test func aKeystrokeAsksNothingOfTheDisk() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A.swift")
    var world = try folder.world()
    let typed = ["let a = Color(\"A\")", "let a = 1", "let ab = Color(\"AB\")"].map { Array($0.utf8) }
    world.apply([.overlay(Path("A.swift"), typed[0])])
    // Nobody has said that it is gone.
    folder.remove("A.swift")
    for bytes in typed.dropFirst() {
      world.apply([.overlay(Path("A.swift"), bytes)])
      #expect(world.indexed == ["A.swift"])
      var fresh = try folder.world()
      fresh.apply([.overlay(Path("A.swift"), bytes)])
      #expect(world.snapshot == fresh.snapshot)
    }
  }

  /// A file of that name becomes a manifest of Tuist's, and code again, by what is typed in it.
  @Test func aManifestIsToldByItsText() throws {
    let folder = TemporaryFolder()
    let path = Path("Project.swift")
    folder.write(colorSwift, path.text)
    var world = try folder.world()
    let manifest =
      "import ProjectDescription\nlet p = Project(name: \"A\", targets: [.target(name: \"A\", product: .app)])"
    for text in [colorSwift, manifest, manifest + " ", colorSwift + " ", colorSwift] {
      world.apply([.overlay(path, Array(text.utf8))])
      var fresh = try folder.world()
      fresh.apply([.overlay(path, Array(text.utf8))])
      #expect(world.snapshot == fresh.snapshot)
      #expect(world.snapshot.targets.all.map(\.facts.name) == (text.hasPrefix("import") ? ["A"] : []))
    }
  }

  @Test func aNewBufferBelongsToTheWorkspaceIfItsPathDoes() throws {
    let folder = TemporaryFolder()
    folder.write("Out/\n", ".gitignore")
    var world = try folder.world()
    world.apply([
      .overlay(Path("New.swift"), Array(colorSwift.utf8)), .overlay(Path("Out/N.swift"), Array(colorSwift.utf8)),
    ])
    #expect(world.indexed == ["New.swift"])
    #expect(world.source(Path("Out/N.swift")) != nil)
    world.apply([.overlayRemoved(Path("New.swift"))])
    #expect(world.indexed.isEmpty)
  }

  /// The folder of a single file may be a home, which nobody asked to have read.
  @Test func whatIsNotLoadedIsNeverWalked() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "Other/A.swift")
    folder.write("", "Kit/Package.swift")
    var world = try World.open(paths: [], currentFolder: Array(folder.path.utf8)).get()
    let package = #"let p = Package(name: "a", dependencies: [.package(path: "Kit")])"#
    world.apply([
      .overlay(Path("B.swift"), Array(colorSwift.utf8)), .overlay(Path("Package.swift"), Array(package.utf8)),
    ])
    #expect(world.indexed == ["B.swift", "Package.swift"])
    for path in ["Other", "Other/A.swift", ".gitignore", "B.swift", ""] { world.apply([.onDisk(Path(path))]) }
    #expect(world.indexed == ["B.swift", "Package.swift"])
    world.apply([.overlayRemoved(Path("Package.swift"))])
    #expect(world.indexed == ["B.swift"])
    world.load()
    #expect(world.indexed == ["B.swift", "Kit/Package.swift", "Other/A.swift"])
  }

  @Test func ignoreFilesCountAtOnce() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A/A.swift")
    var world = try folder.world()
    folder.write("A\n", ".gitignore")
    world.apply([.onDisk(Path(".gitignore"))])
    #expect(world.indexed.isEmpty && world.snapshot.files.isEmpty)
    folder.remove(".gitignore")
    world.apply([.onDisk(Path(".gitignore"))])
    #expect(world.indexed == ["A/A.swift"])
  }

  @Test func onlyWhatChangedIsReadAgain() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A.swift")
    folder.write(colorSwift, "B.swift")
    var world = try folder.world()
    let before = world.records
    folder.write(colorSwift + "\n", "A.swift")
    world.apply([.onDisk(Path("A.swift"))])
    #expect(world.records[Path("A.swift")] !== before[Path("A.swift")])
    #expect(world.records[Path("B.swift")] === before[Path("B.swift")])
  }

  /// Law 3: whatever the sequence of edits, the world equals one loaded anew.
  @Test(arguments: 0..<24) func equalsARebuild(seed: Int) throws {
    var random = SmallRandom(seed: UInt64(seed))
    let folder = TemporaryFolder()
    var edits = Edits(hasLinks: seed % 4 == 3)
    for _ in 0..<20 { edits.next(in: folder, &random) }
    edits.changes = []
    var world = try folder.world()
    for (path, text) in edits.overlays.sorted(by: { $0.key < $1.key }) {
      world.apply([.overlay(Path(path), Array(text.utf8))])
    }
    for step in 0..<30 {
      for _ in 0...random.below(3) { edits.next(in: folder, &random) }
      world.apply(edits.changes)
      edits.changes = []
      var fresh = try folder.world()
      fresh.apply(edits.overlays.map { .overlay(Path($0.key), Array($0.value.utf8)) })
      guard expectEqual(world, fresh, "seed \(seed), step \(step): \(edits.log.suffix(4))") else { return }
    }
  }

  private func expectEqual(_ world: World, _ fresh: World, _ comment: String) -> Bool {
    let isEqual =
      world.statistics == fresh.statistics && world.snapshot == fresh.snapshot
      && world.records.mapValues(\.source) == fresh.records.mapValues(\.source) && world.reported == fresh.reported
      && world.settings.settings == fresh.settings.settings && world.settingsFindings == fresh.settingsFindings
    #expect(isEqual, "\(comment)\n\(world.indexed)\n\(fresh.indexed)\n\(world.unread)\n\(fresh.unread)")
    return isEqual
  }
}

/// Random edits of a folder, with what a client would tell of them.
struct Edits {
  let hasLinks: Bool
  var changes: [WorldChange] = []
  var overlays: [String: String] = [:]
  var log: [String] = []
  private var serial = 0

  init(hasLinks: Bool) { self.hasLinks = hasLinks }

  private static let folders = [
    "A", "A/B", "Out", "Out/In", "Pods/P", "C.xcassets/X.colorset", "Build", "Build/Products", "D.swift",
    "Out/G.xcassets/Y.colorset", "C.xcassets/Z.colorset", "C.xcassets",
  ]
  private static let names = ["A.swift", "B.swift", "C.m", "Contents.json", "Package.swift", "notes.txt"]

  private static let settings = [
    "{}", #"{"exclude": ["A/"]}"#, #"{"include": ["C.xcassets/"], "facts": {"Theme.ink": "X"}}"#, "[",
    #"{"extends": "A/base.json", "exclude": ["*.m"]}"#, #"{"extends": "A/base.json", "helpers": {"f(_:)": "rgb"}}"#,
  ]

  mutating func next(in folder: TemporaryFolder, _ random: inout SmallRandom) {
    serial += 1
    let place = Self.folders[random.below(Self.folders.count)]
    let path = random.below(4) == 0 ? Self.names[0] : place + "/" + Self.names[random.below(Self.names.count)]
    let text = random.below(3) == 0 ? "let plain = \(serial)" : "let c\(serial) = UIColor(named: \"N\")"
    switch random.below(hasLinks ? 13 : 12) {
    case 0, 1, 2:
      folder.write(text, path)
      say(path, "write")
    case 3:
      folder.remove(path)
      say(path, "remove")
    case 4:
      folder.remove(place)
      say(place, "remove folder")
    case 5:
      let other = Self.folders[random.below(Self.folders.count)]
      rename(folder[place], folder[other])
      say(place, "rename to \(other)")
      say(other, "renamed")
    case 6, 7:
      overlays[path] = text
      changes.append(.overlay(Path(path), Array(text.utf8)))
      log.append("overlay \(path)")
    case 8:
      let open = overlays.keys.sorted()
      guard !open.isEmpty else { return }
      let closed = open[random.below(open.count)]
      overlays[closed] = nil
      changes.append(.overlayRemoved(Path(closed)))
      log.append("overlay removed \(closed)")
    case 9:
      folder.write(
        ["", "Out/\n", "*.m\n", "A\n!A/B\n", "/C.xcassets/*\n!Contents.json\n"][random.below(5)],
        random.below(2) == 0 ? ".gitignore" : "A/.gitignore")
      say(".gitignore", "write")
    case 10:
      let module = ["Out", "A/B", "Out/In"][random.below(3)]
      folder.write(random.below(3) == 0 ? "" : "[submodule \"x\"]\n\tpath = \(module)\n\turl = x\n", ".gitmodules")
      say(".gitmodules", "write \(module)")
    case 11: saySettings(in: folder, &random)
    default:
      let link = serial % 2 == 0 ? "Link\(serial % 3)" : "C.xcassets/Link\(serial % 3)"
      folder.remove(link)
      folder.link(link, to: serial % 2 == 0 ? place : "../" + place)
      say(link, "link to \(place)")
    }
  }

  private mutating func saySettings(in folder: TemporaryFolder, _ random: inout SmallRandom) {
    let file = random.below(3) == 0 ? "A/base.json" : ".swift-color-lsp.json"
    let text = Self.settings[random.below(Self.settings.count)]
    if random.below(4) == 0 { folder.remove(file) } else { folder.write(text, file) }
    say(file, "settings")
  }

  private mutating func say(_ path: String, _ what: String) {
    changes.append(.onDisk(Path(path)))
    log.append("\(what) \(path)")
  }
}
