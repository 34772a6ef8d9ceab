import CLI
import Foundation
import Rules
import Testing

struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func everyWordThatCanBeTypedIsOffered(shell: String) {
    let script = Capture("completions", shell).report
    for command in Command.all {
      #expect(command.isHidden || script.contains(command.name))
      for option in command.options {
        #expect(script.contains(option.name))
        for choice in option.choices { #expect(script.contains(choice)) }
      }
    }
    for word in Rule.all.map(\.id.rawValue) + Reporter.all.map(\.name) { #expect(script.contains(word)) }
  }

  @Test func aMistypedShellNamesTheNearest() {
    #expect(Capture("completions", "fihs").notes == "error: no completions for 'fihs'; did you mean 'fish'?\n")
  }

  /// What bash is given for a line, as its words, which it also cuts at '=' and ':'. Nothing means that it offers files.
  private static let lines: [(words: [String], offered: [String])] = [
    (["ch"], ["check"]), (["check", "--le"], ["--level"]), (["check", "--level", ""], ["error", "warning", "info"]),
    (["check", "--level", "w"], ["warning"]), (["check", "--level", "="], ["error", "warning", "info"]),
    (["check", "--level", "=", "w"], ["warning"]), (["check", "--fail-on", "e"], ["error"]),
    (["check", "--reporter", ""], Reporter.all.map(\.name)), (["check", "--reporter", "=", "j"], ["json"]),
    (["check", "--reporter", "json", ":", "o"], []), (["check", "--reporter", "=", "json", ":"], []),
    (["check", "--only", "unk"], ["unknown-color"]), (["check", "--skip", "a,unk"], ["a,unknown-color"]),
    (["check", "--jobs", ""], []), (["check", "--stdin-path", "A"], []), (["check", "A"], []),
    (["check", "--level", "info", "--qu"], ["--quiet"]), (["colors", "--format", ""], ["table", "json"]),
    (["explain", "unk"], ["unknown-color"]), (["completions", ""], ["bash", "zsh", "fish"]),
    (["help", "do"], ["doctor"]),
  ]

  private static let bash = "/bin/bash"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: bash)))
  func bashOffersThem() throws {
    var script = Capture("completions", "bash").report
    for line in Self.lines {
      let words = line.words.map { "'\($0)'" }.joined(separator: " ")
      script += "COMP_WORDS=(\(programName) \(words)); COMP_CWORD=\(line.words.count); COMPREPLY=()\n"
      script += "_swift_color_lsp; echo \"${COMPREPLY[*]}\"\n"
    }
    let process = Process()
    process.executableURL = URL(filePath: Self.bash)
    process.arguments = ["--norc", "--noprofile", "-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let replies = output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(replies.count == Self.lines.count + 1)
    for (line, reply) in zip(Self.lines, replies) {
      #expect(reply == line.offered.joined(separator: " "), "\(line.words)")
    }
  }
}
