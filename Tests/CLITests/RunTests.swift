import CLI
import Testing

struct RunTests {
  @Test func theVersionIsOneLine() {
    let run = Capture("--version")
    #expect(run.code == .success)
    #expect(run.report == "swift-color-lsp \(programVersion)\n")
    #expect(run.notes.isEmpty)
  }

  @Test func helpGoesToStandardOutput() {
    for run in [Capture("--help"), Capture("-h"), Capture("help")] {
      #expect(run.code == .success)
      #expect(run.report.hasPrefix("OVERVIEW: "))
      #expect(run.notes.isEmpty)
    }
    #expect(Capture("help", "rules").report == Capture("rules", "--help").report)
  }

  @Test func theShortHelpLeavesOutWhatIsForTools() {
    let help = Capture("--help").report
    #expect(!help.contains("  index ") && !help.contains("  syntax ") && !help.contains("  catalogue "))
  }

  @Test func noCommandServesAnEditor() {
    var environment = Environment.plain
    environment.serve = { 1 }
    for run in [Capture(environment: environment), Capture("serve", environment: environment)] {
      #expect(run.code == .findings)
      #expect(run.report.isEmpty && run.notes.isEmpty)
    }
    environment.isInputTerminal = true
    var output = Output()
    #expect(run(arguments: [], environment: environment, output: &output) == .usage)
    #expect(String(decoding: output.notes, as: UTF8.self).hasPrefix("OVERVIEW: "))
  }

  @Test func argumentsThatAreNotUTF8AreTold() {
    var output = Output()
    let code = run(rawArguments: [Array("check".utf8), [0x41, 0xFF]], environment: .plain, output: &output)
    #expect(code == .usage)
    #expect(
      String(decoding: output.notes, as: UTF8.self)
        == "error: 'A\u{FFFD}' is not UTF-8 and cannot be named here; name the folder that holds it\n")
    var other = Output()
    let version = run(rawArguments: [Array("--version".utf8)], environment: .plain, output: &other)
    #expect(version == .success)
  }

  @Test func aMistypedCommandNamesTheNearest() {
    let run = Capture("ruls")
    #expect(run.code == .usage)
    #expect(run.report.isEmpty)
    #expect(run.notes == "error: no command 'ruls'; did you mean 'rules'?\n")
    #expect(Capture("help", "ruls").notes == "error: no command 'ruls'; did you mean 'rules'?\n")
    #expect(Capture("Sources").notes == "error: no command 'Sources'; 'swift-color-lsp --help' lists the commands\n")
    #expect(Capture("./App").notes == "error: no command './App'; to check a path: swift-color-lsp check ./App\n")
    #expect(
      Capture("--reporter").notes
        == "error: unknown option '--reporter'; it stands after its command, as in 'swift-color-lsp check --reporter'\n"
    )
    #expect(Capture("-v").notes == "error: unknown option '-v'; 'swift-color-lsp --help' lists what there is\n")
    #expect(
      Capture("colors", "--level").notes
        == "error: unknown option '--level'; it belongs to 'swift-color-lsp check'\n")
    #expect(Capture("--versoin").notes == "error: unknown option '--versoin'; did you mean '--version'?\n")
  }

  @Test(arguments: Command.all.map(\.name))
  func everyCommandHasHelp(name: String) {
    let run = Capture(name, "--help")
    #expect(run.code == .success)
    #expect(run.report.contains("USAGE: swift-color-lsp \(name)"))
    for line in run.report.split(separator: "\n") where !line.contains("completions") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
