import CLI
import Testing

/// Names come from files and from the command line. None may reach a terminal as something it obeys.
struct HostileNameTests {
  private static let name = "É\u{1B}[31m\u{9B}1m\u{202E}\u{7F}\t"
  private let project: Project

  init() throws {
    let name = Self.name
    project = try Project([
      ".git/HEAD": "", "P\n\(name)/Assets.xcassets/\(name).colorset/Contents.json": Project.colorSet,
      "P\n\(name)/Assets.xcassets/Bad.colorset/Contents.json": "{",
      "\(name).swift": """
      struct Color { init(_ \(name)x: String) {} }
      let a = SwiftUI.Color("\(name)"), b = SwiftUI.Color("\(name)x")
      """,
    ])
  }

  /// The command lines that show names, after a title for a failing test.
  private var commands: [[String]] {
    let name = Self.name
    return [
      ["check", project.path, "--reporter", "text", "--stats"], ["check", project.path, "--reporter", "concise"],
      ["check", project.path, "--reporter", "xcode"], ["check", project.path, "--reporter", "json"],
      ["colors", project.path], ["colors", project.path, "--format", "json"], ["doctor", project.path],
      ["contrast", name, "white", "--path", project.path], ["explain", name, "--path", project.path],
      ["index", project.path], ["explain", "x" + name, "--path", project.path], [name], ["--" + name],
      ["check", "--" + name], ["check", "--only", name], ["check", "--level", name], ["check", "--jobs", name],
      ["check", "--reporter", name], ["check", name], ["colors", name, name], ["completions", name], ["syntax", name],
      ["check", "--stdin", "--stdin-path", name], ["explain", "red", "--path", name], ["help", name],
    ]
  }

  @Test(arguments: [false, true])
  func everyCommandMakesThemVisible(isUnicode: Bool) {
    let environment = Environment(variables: isUnicode ? ["LANG": "C.UTF-8"] : [:])
    for command in commands {
      var output = Output()
      _ = run(arguments: command, environment: environment, output: &output)
      let text = String(decoding: output.report + output.notes, as: UTF8.self)
      #expect(!text.isEmpty)
      for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\u{202E}" {
        #expect(scalar.properties.generalCategory != .control, "\(command): \(text.debugDescription)")
      }
      // JSON is for programs, and keeps what is no control character.
      if !command.contains("json"), command[0] != "index" { #expect(!text.contains("\u{202E}"), "\(command)") }
      let isRaw = ["json", "concise", "xcode", "index"].contains { command.contains($0) }
      #expect(isUnicode || isRaw || text.utf8.allSatisfy { $0 < 0x80 }, "\(command): \(text)")
    }
  }

  @Test func whatIsMadeVisibleStaysSo() {
    for isUnicode in [false, true] {
      let once = visible(Self.name + "\r\n…", isUnicode: isUnicode)
      #expect(visible(once, isUnicode: isUnicode) == once)
    }
  }
}
