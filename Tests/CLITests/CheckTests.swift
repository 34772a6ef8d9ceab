import CLI
import Engine
import Foundation
import Testing

struct CheckTests {
  @Test func findingsFail() throws {
    let project = try Project.sample()
    let run = Capture("check", project.path)
    #expect(run.code == .findings)
    let lines = run.report.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("App/View.swift:5:38: error: no color named 'Brnad'"))
    #expect(lines[0].hasSuffix("[unknown-color]"))
    #expect(lines[1].hasPrefix("App/View.swift:6:31: warning: "))
    #expect(run.notes.hasPrefix("1 error, 1 warning in 1 file\n"))
  }

  @Test func whatFailsIsApartFromWhatIsShown() throws {
    let project = try Project.sample()
    #expect(Capture("check", project.path, "--exit-zero").code == .success)
    #expect(Capture("check", project.path, "--skip", "unknown-color").code == .success)
    #expect(Capture("check", project.path, "--skip", "unknown-color", "--strict").code == .findings)
    #expect(Capture("check", project.path, "--skip", "unknown-color", "--fail-on", "warning").code == .findings)
    let hidden = Capture("check", project.path, "--skip", "unknown-color", "--level", "error", "--strict")
    #expect(hidden.code == .findings)
    #expect(hidden.report.isEmpty)
    let riddle = "failed: 1 finding of level warning or above, which --level error hides; --level warning shows them\n"
    #expect(hidden.notes.hasSuffix(riddle))
    let quiet = Capture(
      "check", project.path, "--skip", "unknown-color", "--level", "error", "--strict", "--quiet")
    #expect(quiet.notes == riddle)
    #expect(Capture("check", project.path, "--only", "not-a-color").code == .success)
  }

  @Test func quietSaysNothingElse() throws {
    let project = try Project.sample()
    #expect(Capture("check", project.path, "--quiet").notes.isEmpty)
  }

  @Test func theSummaryStaysOutOfJSON() throws {
    let project = try Project.sample()
    let run = Capture("check", project.path, "--reporter", "json")
    #expect(run.notes.isEmpty)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(run.report.utf8)) as? [String: Any])
    #expect(
      (value["findings"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["unknown-color", "hard-coded-color"])
  }

  @Test func reportersMayWriteFiles() throws {
    let project = try Project.sample()
    let run = Capture("check", project.path, "--reporter", "text", "--reporter", "json:out.json")
    #expect(run.files.map(\.path) == ["out.json"])
    #expect(run.report.contains("unknown-color"))
    #expect(run.notes.isEmpty)
    #expect(
      Capture("check", project.path, "--reporter", "text", "--reporter", "json").notes
        == "error: two reporters cannot share standard output; give one of them a file, as in json:report.json\n")
  }

  @Test func statisticsGoToStandardError() throws {
    let project = try Project.sample()
    let run = Capture("check", project.path, "--stats")
    #expect(run.notes.contains("\ncatalogs: 1 with 1 color set\n"))
    #expect(run.notes.contains("\ntime: read "))
    #expect(Capture("check", project.path).notes.contains("time:") == false)
  }

  @Test func anyNumberOfJobsGivesTheSameBytes() throws {
    let project = try Project.sample()
    let reports = ["1", "2", "7"].map { Capture("check", project.path, "--jobs", $0, "--reporter", "json").report }
    #expect(Set(reports).count == 1)
    #expect(Capture("check", project.path, "--jobs", "0").code == .usage)
  }

  @Test func whatWasNotReadIsNeverHidden() throws {
    let project = try Project(["A.swift": "let a = Color(red: 1, green: 0, blue: 0)\n", "B.swift": "Color\u{0}"])
    #expect(Capture("check", project.path, "--quiet").notes == "not read: 1 file or folder; --stats lists them\n")
    let json = Capture("check", project.path, "--reporter", "json")
    #expect(json.report.contains(#"{"path": "B.swift", "reason": "not text"}"#))
    #expect(json.report.contains(#""namesNotChecked": "there is no color set""#))
    for command in [["index"], ["colors"], ["explain", "Ink", "--path"]] {
      var output = Output()
      _ = run(arguments: command + [project.path], environment: .plain, output: &output)
      #expect(
        String(decoding: output.notes, as: UTF8.self).hasPrefix(
          "not read: 1 file or folder; 'swift-color-lsp doctor' lists them\n"))
    }
    let named = Capture("check", project.path + "/A.swift", project.path + "/B.swift")
    #expect(named.code == .usage)
    #expect(named.notes == "error: cannot read '\(project.path)/B.swift': not text\n")
  }

  @Test func nothingToCheckSaysWhy() throws {
    let project = try Project([
      ".gitignore": "Out/\nOld.swift\n", ".git/HEAD": "x", "Out/A.swift": "let a = 1\n", "Old.swift": "let a = 1\n",
      "Pods/B.swift": "let a = 1\n", "notes.txt": "x", "App/C.swift": "let a = 1\n", "node_modules/D.swift": "x",
      "Empty/notes.txt": "x", "Bad/E.swift": "\u{0}",
    ])
    func reason(_ path: String) -> String {
      let run = Capture("check", "\(project.path)/\(path)")
      #expect(run.code == .usage)
      let start = "error: nothing to check in '\(project.path)/\(path)': "
      return String(run.notes.dropFirst(start.count).prefix { $0 != ";" })
    }
    #expect(reason("Out") == "'Out' is left out by a .gitignore")
    #expect(reason("Out/A.swift") == "'Out' is left out by a .gitignore")
    #expect(reason("Old.swift") == "'Old.swift' is left out by a .gitignore")
    #expect(reason("Pods/B.swift") == "'Pods' holds dependencies, which give names and are not reported on")
    #expect(
      reason("notes.txt") == "neither a Swift or Objective-C file nor the Contents.json of an asset catalog")
    #expect(reason("Empty") == "no Swift file and no asset catalog")
    #expect(reason("node_modules") == "'node_modules' is not looked into: build products, .git, node_modules")
    #expect(reason("Bad") == "'Bad/E.swift' could not be read: not text")
    let second = Capture("check", "\(project.path)/App", "\(project.path)/Out")
    #expect(second.code == .success)
    #expect(
      second.notes.hasPrefix("warning: nothing to check in '\(project.path)/Out': 'Out' is left out by a .gitignore\n"))
    let both = Capture("check", "\(project.path)/Old.swift", "\(project.path)/Out")
    #expect(both.notes.hasSuffix("; nor in 1 other path; --allow-empty accepts that\n"))
  }

  @Test func nothingToCheckIsNoSuccess() throws {
    let project = try Project(["README.md": "x"])
    let run = Capture("check", project.path)
    #expect(run.code == .usage)
    #expect(
      run.notes == "error: nothing to check in '\(project.path)': no Swift file and no asset catalog; "
        + "--allow-empty accepts that\n")
    #expect(Capture("check", project.path, "--allow-empty").code == .success)
    #expect(Capture("check", project.path + "/missing").code == .usage)
    #expect(
      Capture("check", project.path + "/missing").notes == "error: no such file or folder: \(project.path)/missing\n")
  }

  @Test(arguments: [
    (["--only", "unknown-color", "--skip", "unknown-color"], "no rule is left to run; --skip takes away all that"),
    (["--skip", ","], "'--skip ,' names nothing"), ([""], "<path> is empty; usage: "), (["-"], "'-' is no path; "),
    (["--strict", "--fail-on", "error"], "--strict means --fail-on warning, which contradicts --fail-on error; "),
    (["--reporter", "json:a/b", "--reporter", "text:./a//b"], "two reporters cannot share the file './a//b'; "),
    (["--reporter", "json:-", "--reporter", "text"], "two reporters cannot share standard output; "),
    (["--stdin", "--stdin-path", ""], "'--stdin-path' needs a value"),
    (["--stdin", "--stdin-path", "A.swift", "."], "--stdin checks one file; "),
  ])
  func contradictionsAreRefused(words: [String], message: String) {
    var output = Output()
    #expect(run(arguments: ["check"] + words, environment: .plain, output: &output) == .usage)
    let notes = String(decoding: output.notes, as: UTF8.self)
    #expect(notes.hasPrefix("error: " + message))
    #expect(notes.split(separator: "\n").count == 1)
  }

  @Test func unknownRulesNameTheNearest() {
    #expect(
      Capture("check", "--only", "unknown-colour").notes
        == "error: no rule 'unknown-colour'; did you mean 'unknown-color'?\n")
    #expect(Capture("check", "--skip", "zzzzzzzzzz").code == .usage)
  }

  @Test func anUnsavedBufferIsChecked() throws {
    let project = try Project.sample()
    var environment = Environment.plain
    environment.readInput = { _ in .success(Array("let a = Color(\"Brnad\"), b = Color(\"Brand\")\n".utf8)) }
    let new = Capture("check", "--stdin", "--stdin-path", project.path + "/App/New.swift", environment: environment)
    #expect(new.code == .findings)
    #expect(new.report.hasPrefix("App/New.swift:1:16: error: no color named 'Brnad'"))
    #expect(new.report.split(separator: "\n").count == 1)
    let old = Capture("check", "--stdin", "--stdin-path", project.path + "/App/View.swift", environment: environment)
    #expect(old.report.hasPrefix("App/View.swift:1:16: error: no color named 'Brnad'"))
    #expect(old.report.split(separator: "\n").count == 1)
    environment.readInput = { _ in .failure(.other("standard input", reason: "closed")) }
    let closed = Capture("check", "--stdin", "--stdin-path", project.path + "/App/New.swift", environment: environment)
    #expect(closed.code == .usage)
    #expect(closed.notes == "error: cannot read standard input: closed\n")
    #expect(Capture("check", "--stdin").notes == "error: --stdin needs --stdin-path PATH, the file it stands for\n")
    #expect(
      Capture("check", "--stdin-path", "a.swift").notes.hasPrefix("error: --stdin-path goes with --stdin; add it"))
    #expect(Capture("check", "--stdin", "--stdin-path", project.path + "/notes.txt").code == .usage)
  }

  @Test func aTerminalGetsTextWithColors() throws {
    let project = try Project.sample()
    let environment = Environment(
      variables: ["LANG": "C.UTF-8", "COLORTERM": "truecolor"], isOutputTerminal: true, columns: 100)
    let run = Capture("check", project.path, environment: environment)
    #expect(run.report.contains("\u{1B}[48;2;47;128;237m  \u{1B}[0m Brand #2F80ED"))
    #expect(!Capture("check", project.path, "--no-color", environment: environment).report.contains("\u{1B}"))
  }
}
