import Foundation
import Testing

@testable import Engine
@testable import Syntax

/// Compares with the real git on random trees and random patterns.
@Suite struct IgnoreGitTests {
  @Test(arguments: 0..<6) func agreesWithGit(round: Int) {
    var random = SmallRandom(seed: UInt64(1_000 + round))
    let folder = TemporaryFolder()
    folder.remove(".git")
    folder.git(["init", "-q"])
    guard FileManager.default.fileExists(atPath: folder[".git"]) else { return }
    for _ in 0..<20 { compare(in: folder, &random) }
  }

  private func compare(in folder: TemporaryFolder, _ random: inout SmallRandom) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name != ".git" {
      folder.remove(name)
    }
    let paths = (0..<30).map { _ in random.path() }
    for path in paths { folder.write("", path) }
    var files: [String: String] = [:]
    for path in [""] + paths.prefix(2).map({ Path($0).parent?.text ?? "" }) {
      let lines = (0..<random.below(5)).map { _ in random.pattern() }
      files[path] = lines.joined(separator: random.below(5) == 0 ? "\r\n" : "\n") + (random.below(2) == 0 ? "\n" : "")
    }
    for (path, text) in files { folder.write(text, path.isEmpty ? ".gitignore" : path + "/.gitignore") }
    let existing = paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder[path], isDirectory: &isFolder) && !isFolder.boolValue
    }
    let input = existing.map { $0 + "\0" }.joined()
    let answer = folder.git(["check-ignore", "--no-index", "--stdin", "-z"], input: Array(input.utf8))
    let wanted = Set(answer.split(separator: "\0").map(String.init))
    for path in Set(existing) {
      #expect(ignores(path, files) == wanted.contains(path), "\(path.debugDescription) in \(files)")
    }
  }

  private func ignores(_ path: String, _ texts: [String: String]) -> Bool {
    var files: [IgnoreFile] = []
    var folder = Path("")
    let components = Path(path).components
    for (index, component) in components.enumerated() {
      if let text = texts[folder.text] { files.append(IgnoreFile(Array(text.utf8), in: folder)) }
      folder = folder.appending(component)
      if files.ignore(folder, isFolder: index + 1 < components.count) { return true }
    }
    return false
  }
}

extension SmallRandom {
  fileprivate mutating func path() -> String { (0...below(4)).map { _ in name() }.joined(separator: "/") }

  private mutating func name() -> String {
    let letters = ["a", "b", "ab", "c", ".c", "a b", "a ", "#a", "!b", "[a]", "a*", "\\a", "é", "a.c", "build"]
    return letters[below(letters.count)] + (below(3) == 0 ? letters[below(letters.count)] : "")
  }

  fileprivate mutating func pattern() -> String {
    let pieces = [
      "a", "b", "ab", "c", "*", "**", "?", "/", "/", "**/", "/**", "[ab]", "[!a]", "[a-c]", "[[:alpha:]]", "\\", " ",
      ".",
      "!", "#", "build", "é", "[^b]", "[", "]", "[]a]", "[[:punct:]]", "[a-", "***", "[\\]]", "-", "[[:bad:]]", "[:a]",
    ]
    return (0...below(5)).map { _ in pieces[below(pieces.count)] }.joined()
  }
}

/// SplitMix64: the same numbers on every machine.
struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
