import Foundation
import Testing

@Suite struct DocumentTests {
  private let readme = Repository.file("README.md")?.text ?? ""
  /// The text of the command line, without its tables taken apart: a name in it stands in quotes.
  private let commandLine = Repository.sources.filter { $0.target == "CLI" }.map(\.file.text).joined()

  @Test func theReadmeBeginsWithTheTwoCommands() throws {
    let demo = try #require(readme.range(of: "swift run -c release swift-color-lsp demo"))
    let test = try #require(readme.range(of: "swift test"))
    let first = readme.range(of: "```sh\n")
    #expect(demo.lowerBound == first?.upperBound, "the first command block of README.md begins with the demo")
    #expect(demo.lowerBound < test.lowerBound)
  }

  @Test func theReadmesCommandsExist() {
    for code in readmeCode {
      for match in code.matches(of: /swift-color-lsp ([a-z]+)([^\n#|]*)/) {
        if !commandLine.contains("\"\(match.1)\"") {
          Issue.record("README.md names '\(match.1)', which the command line lacks")
        }
        for option in match.2.matches(of: /--([a-z-]+)/) where !commandLine.contains(option.1) {
          Issue.record("README.md names '\(option.0)', which the command line lacks")
        }
      }
    }
  }

  /// What stands between backquotes, in blocks and in lines.
  private var readmeCode: [Substring] {
    let blocks = readme.split(separator: "```", omittingEmptySubsequences: false).enumerated()
    return blocks.flatMap { index, text in
      index % 2 == 1 ? [text] : text.matches(of: /`([^`\n]+)`/).map(\.1)
    }
  }

  @Test func linksLeadSomewhere() {
    for file in Repository.files where file.path.hasSuffix(".md") {
      let folder = Repository.root.appendingPathComponent(file.path).deletingLastPathComponent()
      for match in file.text.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/) {
        let target = folder.appendingPathComponent(String(match.1)).path
        if !FileManager.default.fileExists(atPath: target) {
          Issue.record("\(file.path) links to '\(match.1)', which is not there")
        }
      }
    }
  }

  @Test func ciRunsTheReadmesTests() {
    let runsTests = Repository.file(".ci/run")?.text.contains("swift test") == true
    #expect(runsTests, ".ci/run must call swift test")
  }
}
