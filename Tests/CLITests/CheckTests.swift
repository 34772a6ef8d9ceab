import CLI
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

  @Test func unknownRulesNameTheNearest() {
    #expect(
      Capture("check", "--only", "unknown-colour").notes
        == "error: no rule 'unknown-colour'; did you mean 'unknown-color'?\n")
    #expect(Capture("check", "--skip", "zzzzzzzzzz").code == .usage)
  }

  @Test func anUnsavedBufferIsChecked() throws {
    let project = try Project.sample()
    var environment = Environment.plain
    environment.readInput = { Array("let a = Color(\"Brnad\"), b = Color(\"Brand\")\n".utf8) }
    let new = Capture("check", "--stdin", "--stdin-path", project.path + "/App/New.swift", environment: environment)
    #expect(new.code == .findings)
    #expect(new.report.hasPrefix("App/New.swift:1:16: error: no color named 'Brnad'"))
    #expect(new.report.split(separator: "\n").count == 1)
    let old = Capture("check", "--stdin", "--stdin-path", project.path + "/App/View.swift", environment: environment)
    #expect(old.report.hasPrefix("App/View.swift:1:16: error: no color named 'Brnad'"))
    #expect(old.report.split(separator: "\n").count == 1)
    #expect(Capture("check", "--stdin").notes == "error: --stdin needs --stdin-path PATH, the file it stands for\n")
    #expect(Capture("check", "--stdin-path", "a.swift").notes == "error: --stdin-path goes with --stdin\n")
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
