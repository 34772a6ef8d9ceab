import CLI
import Engine
import Rules
import Syntax
import Testing

/// Source lines and the carets under them.
struct ExcerptTests {
  /// The source line and the caret line for the first `mark` in a line, without the gutter.
  private func excerpt(_ line: String, mark: String, style: Style = Style()) -> [String] {
    let path = Path("A.swift")
    let source = SampleResult.source(path, [1: line])
    let diagnostic = Diagnostic(
      rule: "sample", severity: .error, path: path, span: SampleResult.span(mark, line: 1, in: source), message: "x")
    let result = CheckResult(diagnostics: [diagnostic], sources: [path: source], statistics: Statistics())
    let text = Reporter.text.write(Report(result, level: .info, root: "/", isQuiet: true), style)
    return text.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(10)) }
  }

  @Test func indentationIsTrimmed() {
    #expect(excerpt("\t  Color(x)", mark: "x") == ["Color(x)", "      ^"])
  }

  @Test func tabsAreExpanded() {
    #expect(excerpt("a\tb\tc", mark: "c") == ["a   b   c", "        ^"])
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(excerpt("日本 x", mark: "x") == ["日本 x", "     ^"])
    #expect(excerpt("x 日本", mark: "日本") == ["x 日本", "  ^^^^"])
    #expect(excerpt("👩‍👩‍👧 e\u{301} x", mark: "x") == ["👩‍👩‍👧 e\u{301} x", "     ^"])
    #expect(excerpt("❤️ x", mark: "x") == ["❤️ x", "   ^"])
  }

  @Test func controlCharactersAreSeen() {
    #expect(excerpt("a\u{1B}[31m x", mark: "x") == ["a␛[31m x", "       ^"])
    #expect(excerpt("a\u{202E}b x", mark: "x") == ["a\\u{202E}b x", "           ^"])
    #expect(excerpt("a\u{1B}é x", mark: "x", style: Style(isUnicode: false)) == ["a^[\\u{E9} x", "          ^"])
  }

  @Test func longLinesAreCutAroundTheFinding() {
    let line = String(repeating: "a", count: 200) + "XYZ" + String(repeating: "b", count: 200)
    let shown = excerpt(line, mark: "XYZ", style: Style(width: 60))
    #expect(shown[0].displayWidth == 50)
    #expect(shown[0].hasPrefix("…aaa") && shown[0].hasSuffix("bbb…"))
    #expect(shown[1].filter { $0 == "^" }.count == 3)
    let column = shown[1].prefix { $0 == " " }.count
    #expect(shown[0].dropFirst(column).hasPrefix("XYZ"))
  }

  /// What is far from a finding on its line decides nothing, so it need not be looked at for each of thousands.
  @Test func onlyWhatIsNearAFindingIsShown() {
    for filler in ["a", "é", "日", "\u{301}", "\t"] {
      let near = String(repeating: filler, count: 2000)
      let far = String(repeating: filler, count: 4000)
      let shown = excerpt("f(" + near + "XYZ" + near + ")", mark: "XYZ")
      #expect(shown == excerpt("f(" + far + "XYZ" + far + ")", mark: "XYZ"))
      #expect(shown[0].unicodeScalars.first == "…" && shown[0].unicodeScalars.last == "…")
      #expect(shown[1].filter { $0 == "^" }.count == 3 && shown[0].utf8.count < 3000)
    }
  }

  @Test func aFindingWiderThanTheLineStartsInView() {
    let shown = excerpt("f(" + String(repeating: "x", count: 300) + ")", mark: String(repeating: "x", count: 300))
    #expect(shown.count == 2)
    #expect(shown[1].hasSuffix("^"))
    #expect(shown.allSatisfy { $0.displayWidth <= 90 })
  }

  @Test func anEmptyPlaceGetsOneCaret() {
    #expect(excerpt("abc", mark: "") == ["abc", "^"])
    #expect(excerpt("", mark: "").last == "^")
  }

  @Test func bytesThatAreNotUTF8KeepTheirPlace() {
    let path = Path("A.swift")
    let source = Source(path: path, bytes: [0x61, 0xFF, 0xFE, 0x62])
    let diagnostic = Diagnostic(rule: "sample", severity: .error, path: path, span: Span(3, 4), message: "x")
    let result = CheckResult(diagnostics: [diagnostic], sources: [path: source], statistics: Statistics())
    let text = Reporter.text.write(Report(result, level: .info, root: "/", isQuiet: true), Style())
    #expect(text.contains("│ a\u{FFFD}\u{FFFD}b\n        │    ^\n"))
  }

  @Test func aLongMessageIsWrapped() {
    let path = Path("A.swift")
    let message = Array(repeating: "word", count: 40).joined(separator: " ")
    let diagnostic = Diagnostic(rule: "sample-rule", severity: .error, path: path, span: Span(0, 1), message: message)
    let result = CheckResult(
      diagnostics: [diagnostic], sources: [path: SampleResult.source(path, [1: "x"])], statistics: Statistics())
    let text = Reporter.text.write(Report(result, level: .info, root: "/", isQuiet: true), Style())
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.hasSuffix("  sample-rule") })
    #expect(text.split { $0 == " " || $0 == "\n" }.count { $0 == "word" } == 40)
  }
}
