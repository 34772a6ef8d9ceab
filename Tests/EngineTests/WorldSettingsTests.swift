import Foundation
import Rules
import Testing

@testable import Engine
@testable import Syntax

@Suite struct WorldSettingsTests {
  private let typo = "let a = Color(\"Brnad\")\n"
  private let file = Path(".swift-color-lsp.json")

  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    let set = #"{"colors":[{"idiom":"universal","color":{"reference":"labelColor"}}]}"#
    folder.write(set, "A.xcassets/Brand.colorset/Contents.json")
    folder.write(typo, "App/A.swift")
    folder.write(typo, "Legacy/B.swift")
    return folder
  }

  private func findings(_ world: World) -> [String] {
    // The one color of these folders is asked for by another name on purpose.
    world.check(ruling: world.ruling).diagnostics.filter { $0.rule != Rule.unusedColor.id }.map {
      "\($0.path.text) \($0.severity.rawValue) \($0.rule)"
    }
  }

  @Test func theFileAtTheRootCounts() throws {
    let folder = folder()
    folder.write(#"{"exclude": ["Legacy/"], "rules": {"unknown-color": "warning"}}"#, ".swift-color-lsp.json")
    let world = try folder.world("App")
    #expect(findings(world) == ["App/A.swift warning unknown-color"])
    // What is left out is known all the same.
    #expect(world.isIndexed(Path("Legacy/B.swift")))
    #expect(
      world.absences(below: [Path("Legacy"), Path("Legacy/B.swift"), Path("App")]) == [
        .excluded(Path("Legacy")), .excluded(Path("Legacy/B.swift")), nil,
      ])
  }

  @Test func onlyWhatIsIncludedIsReported() throws {
    let folder = folder()
    folder.write(#"{"include": ["Legacy/*.swift"]}"#, ".swift-color-lsp.json")
    #expect(try findings(folder.world()) == ["Legacy/B.swift error unknown-color"])
  }

  @Test func settingsAreChosen() throws {
    let folder = folder()
    folder.write(#"{"rules": {"unknown-color": "off"}}"#, ".swift-color-lsp.json")
    folder.write(#"{"rules": {"unknown-color": "info"}}"#, "ci/strict.json")
    for (choice, level) in [
      (SettingsChoice.none, "error"), (.file("ci/strict.json"), "info"), (.file(folder["ci/strict.json"]), "info"),
    ] {
      var world = try World.open(paths: ["App"], currentFolder: Array(folder.path.utf8)).get()
      #expect(world.choose(choice, currentFolder: Array(folder.path.utf8)) == nil)
      world.load()
      #expect(findings(world) == ["App/A.swift \(level) unknown-color"])
    }
    var world = try World.open(paths: ["App"], currentFolder: Array(folder.path.utf8)).get()
    #expect(world.choose(.file("no.json"), currentFolder: Array(folder.path.utf8)) == .noSuchPath("no.json"))
    #expect(world.choose(.file("App/A.swift"), currentFolder: Array(folder.path.utf8)) != nil)
  }

  /// A person may name a file anywhere; what it extends lies in the project.
  @Test func aNamedFileMayLieElsewhere() throws {
    let (folder, other) = (folder(), TemporaryFolder())
    other.write(#"{"rules": {"unknown-color": "info"}, "extends": "base.json"}"#, "colors.json")
    other.write("{}", "base.json")
    var world = try World.open(paths: ["App"], currentFolder: Array(folder.path.utf8)).get()
    #expect(world.choose(.file(other["colors.json"])) == nil)
    world.load()
    #expect(
      findings(world).map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "error invalid-settings", "info unknown-color",
      ])
    #expect(world.source(world.settings.paths[0])?.bytes.isEmpty == false)
  }

  @Test func linksDoNotLeadOut() throws {
    let (folder, other) = (folder(), TemporaryFolder())
    other.write("{}", "a.json")
    folder.link(".swift-color-lsp.json", to: other["a.json"])
    let world = try folder.world()
    #expect(world.settings.problems.map(\.message) == ["these settings cannot be read: a link that leaves the root"])
    folder.remove(".swift-color-lsp.json")
    folder.write(#"{"rules": {"unknown-color": "off"}}"#, "shared/a.json")
    folder.link(".swift-color-lsp.json", to: "shared/a.json")
    #expect(try findings(folder.world()).isEmpty)
  }

  @Test func whatCannotBeReadIsTold() throws {
    let folder = folder()
    folder.folder(".swift-color-lsp.json")
    #expect(try folder.world().settings.isInvalid)
    folder.remove(".swift-color-lsp.json")
    folder.write([UInt8](repeating: 0x20, count: 2 << 20), ".swift-color-lsp.json")
    let problems = try folder.world().settings.problems.map(\.message)
    #expect(problems == ["these settings cannot be read: larger than 1 MB"])
  }

  @Test func changesCountAtOnce() throws {
    let folder = folder()
    var world = try folder.world()
    #expect(findings(world).count == 2)
    folder.write(#"{"extends": "config/base.json"}"#, ".swift-color-lsp.json")
    world.apply([.onDisk(file)])
    #expect(findings(world).first == ".swift-color-lsp.json error invalid-settings")
    folder.write(#"{"exclude": ["App/"]}"#, "config/base.json")
    world.apply([.onDisk(Path("config/base.json"))])
    #expect(findings(world) == ["Legacy/B.swift error unknown-color"])
    world.apply([.overlay(file, Array(#"{"rules": {"unknown-color": "off"}}"#.utf8))])
    #expect(findings(world).isEmpty)
    world.apply([.overlayRemoved(file)])
    #expect(findings(world) == ["Legacy/B.swift error unknown-color"])
    folder.remove("config")
    world.apply([.onDisk(Path("config"))])
    #expect(findings(world).first == ".swift-color-lsp.json error invalid-settings")
    folder.remove(".swift-color-lsp.json")
    world.apply([.onDisk(file)])
    #expect(findings(world).count == 2)
  }

  /// Only a statement about colors makes another snapshot.
  @Test func factsArePartOfTheSnapshot() throws {
    let folder = folder()
    var world = try folder.world()
    let before = world.snapshot
    world.apply([.overlay(file, Array(#"{"rules": {"unknown-color": "off"}}"#.utf8))])
    #expect(world.snapshot == before)
    world.apply([.overlay(file, Array(#"{"facts": {"Theme.ink": "Brand"}}"#.utf8))])
    #expect(world.snapshot != before)
    world.apply([.overlayRemoved(file)])
    #expect(world.snapshot == before)
  }
}
