import CLI
import Engine
import Rules
import Syntax
import Testing

/// The reporters that write one line a finding.
struct LineReporterTests {
  @Test func conciseIsOneLineAFinding() {
    #expect(
      Reporter.concise.write(SampleResult.report(level: .info), Style()) == """
        App/Assets.xcassets/Line.colorset/Contents.json:9:21: error: red is '1.5', outside 0...1 for srgb [invalid-colorset]
        App/Profile/ProfileView.swift:42:48: error: no color named 'Brand/Primry' in App; did you mean 'Brand/Primary'? [unknown-color]
        App/Profile/ProfileView.swift:58:39: warning: 1.10:1 in dark, needs 4.5:1: #F3F4F6 on #FFFFFF [low-contrast]
        App/Profile/ProfileView.swift:60:3: warning: 1.10:1 in dark, needs 4.5:1: #F3F4F6 on #FFFFFF [low-contrast]
        App/Profile/ProfileView.swift:70:3: warning: 1.10:1 in dark, needs 4.5:1: #F3F4F6 on #FFFFFF [low-contrast]
        App/Theme/Badge.swift:12:17: info: #FFFFFF is hard-coded; name it in a catalog [hard-coded-color]
        App/Theme/Badge.swift:12:28: error: components run 0...1; (255, 166, 14) draws #FFFFFF, meant #FFA60E? [component-range]
        App/Theme/Badge.swift:30:31: warning: #2F80ED is the light value of 'Brand/Primary' (dark: #5AA0FF) [hard-coded-color]

        """)
  }

  @Test func xcodeHasAbsolutePathsAndNotes() {
    let lines = Reporter.xcode.write(SampleResult.report(level: .info), Style()).split(separator: "\n")
    #expect(lines[0].hasPrefix("/home/ann/app/App/Assets.xcassets/Line.colorset/Contents.json:9:21: error: red is"))
    #expect(
      lines[3] == "/home/ann/app/App/Feed.swift:42:21: note: surface 'Card' is set here; 'Card' has no dark value")
    #expect(lines.contains { $0.hasSuffix(": note: #FFFFFF is hard-coded; name it in a catalog [hard-coded-color]") })
  }

  @Test func aFileNameCannotBreakTheLineAndStaysUTF8() {
    let path = Path(bytes: Array("A\n\t\u{9B}\u{202E}é日.swift".utf8) + [0xFF])
    let diagnostic = Diagnostic(rule: "sample", severity: .error, path: path, span: Span(0, 1), message: "x")
    let result = CheckResult(
      diagnostics: [diagnostic], sources: [path: SampleResult.source(path, [1: "x"])], statistics: Statistics())
    let report = SampleResult.report(result)
    let line = "A␊␉\\u{9B}\\u{202E}é日.swift\u{FFFD}:1:1: error: x [sample]\n"
    #expect(Reporter.concise.write(report, Style(isUnicode: false)) == line)
    #expect(Reporter.xcode.write(report, Style(isUnicode: false)) == "/home/ann/app/" + line)
  }

  @Test func theUsualReporterFollowsTheSurroundings() {
    var environment = Environment.plain
    #expect(Reporter.usual(in: environment).name == "concise")
    environment.isOutputTerminal = true
    #expect(Reporter.usual(in: environment).name == "text")
    environment.variables["XCODE_VERSION_ACTUAL"] = "2600"
    #expect(Reporter.usual(in: environment).name == "xcode")
  }

  @Test func aReporterMayHaveAFile() throws {
    #expect(try ReporterRequest("json:out/a:b.json").file == "out/a:b.json")
    #expect(try ReporterRequest("text").file == nil)
    #expect(try ReporterRequest("json:-").file == nil)
    #expect(try ReporterRequest("json:./-").file == "./-")
    #expect(throws: Failure("no reporter 'jsn'; did you mean 'json'?")) { try ReporterRequest("jsn") }
    #expect(throws: Failure("'--reporter json:' names no file; write json:FILE")) { try ReporterRequest("json:") }
    #expect(throws: Failure("no reporter 'telegram'; there are text, concise, xcode, json")) {
      try ReporterRequest("telegram")
    }
  }
}
