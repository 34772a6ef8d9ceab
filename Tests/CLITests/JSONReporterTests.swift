import CLI
import Engine
import Foundation
import Rules
import Syntax
import Testing

struct JSONReporterTests {
  @Test func theReportHasOneLineAFinding() {
    let lines = Reporter.json.write(SampleResult.report(level: .info), Style()).split(separator: "\n")
    #expect(lines[0] == "{")
    #expect(lines[1] == #"  "version": 1,"#)
    #expect(lines[2] == #"  "tool": {"#)
    #expect(
      lines.contains(
        ##"    {"rule": "unknown-color", "severity": "error", "path": "App/Profile/ProfileView.swift", "line": 42, "column": 48, "endLine": 42, "endColumn": 60, "message": "no color named 'Brand/Primry' in App; did you mean 'Brand/Primary'?", "certainty": "certain", "appearances": [], "related": [], "fixes": [{"title": "Use 'Brand/Primary'", "safe": true, "edits": [{"path": "App/Profile/ProfileView.swift", "line": 42, "column": 48, "endLine": 42, "endColumn": 60, "newText": "Brand/Primary"}]}]},"##
      ))
    #expect(
      lines.contains(
        ##"    {"rule": "low-contrast", "severity": "warning", "path": "App/Profile/ProfileView.swift", "line": 58, "column": 39, "endLine": 58, "endColumn": 43, "message": "1.10:1 in dark, needs 4.5:1: #F3F4F6 on #FFFFFF", "certainty": "likely", "appearances": ["dark"], "related": [{"path": "App/Feed.swift", "line": 42, "column": 21, "message": "surface 'Card' is set here; 'Card' has no dark value"}], "fixes": []},"##
      ))
    #expect(lines.last == "}")
  }

  @Test func itIsValidJSON() throws {
    let text = Reporter.json.write(SampleResult.report(level: .info), Style())
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((value["findings"] as? [Any])?.count == 8)
    #expect((value["index"] as? [String: Int])?["references"] == 212)
    let coverage = try #require(value["coverage"] as? [String: Any])
    #expect(coverage["textSites"] as? Int == 63)
    #expect(coverage["measured"] as? Int == 41)
    #expect(coverage["undecided"] as? [String: Int] == ["gradient": 9, "outside": 8, "image": 5])
  }

  @Test func aCleanReportIsValidToo() throws {
    let text = Reporter.json.write(SampleResult.report(SampleResult.clean), Style())
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((value["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func halfAFixIsNone() {
    let path = Path("A.swift")
    let fix = Fix(
      title: "Rename", isSafe: true,
      edits: [
        FileEdit(path: path, edit: Edit(Span(0, 1), "y")), FileEdit(path: Path("B.swift"), edit: Edit(Span(0, 1), "y")),
      ])
    let diagnostic = Diagnostic(
      rule: "sample", severity: .error, path: path, span: Span(0, 1), message: "x", fixes: [fix])
    let result = CheckResult(
      diagnostics: [diagnostic], sources: [path: SampleResult.source(path, [1: "x"])], statistics: Statistics())
    #expect(Reporter.json.write(SampleResult.report(result), Style()).contains(#""fixes": []"#))
  }
}
