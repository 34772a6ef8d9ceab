import Testing

@testable import Engine
@testable import Syntax

@Suite struct IgnoreRuleTests {
  /// The answers of `git check-ignore`, written down for those who have no git at hand.
  @Test(arguments: [
    ("*.o", "a/b.o", true), ("*.o", "a/b.ob", false), ("# c", "# c", false), ("\\#c", "#c", true),
    ("!a", "a", false), ("\\!a", "!a", true), ("/a", "a", true), ("/a", "b/a", false), ("a/b", "c/a/b", false),
    ("**/b", "c/a/b", true), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true), ("a/**/c", "a/x/y/c", true),
    ("a  ", "a", true), ("a\\ ", "a ", true), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("?x", "/x", false),
    ("[[:digit:]]", "7", true), ("a/*", "a/b/c", true), ("*", "x", true), ("\u{FEFF}a", "a", true),
    ("a\r", "a", true), ("a\n!a", "a", false), ("[a", "[a", false), ("a[]]b", "a]b", true), ("", "a", false),
  ]) func answersAsGitDoes(text: String, path: String, isIgnored: Bool) {
    #expect(ignores(text, path) == isIgnored, "\(text) \(path)")
  }

  @Test func folderRulesLeaveFilesAlone() {
    let file = IgnoreFile(Array("build/\n".utf8), in: Path(""))
    #expect([file].ignore(Path("a/build"), isFolder: true))
    #expect(![file].ignore(Path("a/build"), isFolder: false))
  }

  @Test func deeperFilesDecide() {
    let outer = IgnoreFile(Array("*.swift\n".utf8), in: Path(""))
    let inner = IgnoreFile(Array("!/K.swift\n".utf8), in: Path("a"))
    #expect(![outer, inner].ignore(Path("a/K.swift"), isFolder: false))
    #expect([outer, inner].ignore(Path("a/b/K.swift"), isFolder: false))
  }

  @Test func hostilePatternsEnd() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    #expect(!ignores(pattern, String(repeating: "a", count: 200)))
    let stars = String(repeating: "**/", count: 40) + "b"
    #expect(!ignores("x/" + stars, "x/" + String(repeating: "a/", count: 100) + "c"))
  }

  /// Whether a rule file at the root ignores a path or a folder above it.
  private func ignores(_ text: String, _ path: String) -> Bool {
    let files = [IgnoreFile(Array(text.utf8), in: Path(""))]
    var folder = Path(path)
    var isFolder = false
    while !folder.bytes.isEmpty {
      if files.ignore(folder, isFolder: isFolder) { return true }
      guard let parent = folder.parent else { break }
      folder = parent
      isFolder = true
    }
    return false
  }
}
