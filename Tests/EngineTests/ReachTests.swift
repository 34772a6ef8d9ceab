import Testing

@testable import Engine
@testable import Rules
@testable import Syntax

/// Which texts of a workspace are looked at for colors that nobody uses.
@Suite struct ReachTests {
  private let empty = #"{"colors": [{"idiom": "universal"}]}"#

  private func unused(in folder: TemporaryFolder, jobs: Int = 2) throws -> [String] {
    try folder.world().check(rules: [.unusedColor], jobs: jobs).diagnostics.map(\.group)
  }

  private func folder(_ names: String...) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write("", ".git/HEAD")
    for name in names { folder.write(empty, "App/Assets.xcassets/\(name).colorset/Contents.json") }
    return folder
  }

  /// Such a file is not parsed, for it says nothing about colors.
  @Test func sourcesWithoutAColorWord() throws {
    let folder = folder("Coral", "Mint")
    folder.write("let theme = [\"coral\"]\n", "App/Names.swift")
    for jobs in [1, 2, 7] { #expect(try unused(in: folder, jobs: jobs) == ["Mint"]) }
  }

  @Test func textsOfOtherKinds() throws {
    let folder = folder("Coral", "Mint", "Sand", "Sky", "Ink")
    folder.write(#"{"theme": "Coral"}"#, "App/theme.json")
    folder.write("<plist><string>Mint</string></plist>", "App/Themes.plist")
    folder.write("Generated/\n", ".gitignore")
    folder.write("let a = \"Sand\"\n", "Generated/Theme.swift")
    folder.write("tint: Sky\n", "node_modules/x/theme.yml")
    folder.write(#"{"rule": "unused-color", "message": "nothing found that uses 'Ink'"}"#, "report.json")
    #expect(try unused(in: folder) == ["Ink", "Sky"])
  }

  @Test func whatCannotBeReadMayMentionAnything() throws {
    let folder = folder("Coral")
    folder.write([0, 1, 2, 0], "App/View.swift")
    #expect(try unused(in: folder) == [])
  }
}
