import Facts
import Rules
import Syntax
import TestSupport
import Testing

/// A rule that needs nothing from the extractors: it fires on color sets of two bytes and a line ending.
private let tinySet = Rule(
  id: "tiny-set", severity: .warning, summary: "", rationale: "", isFixable: true,
  examples: [
    .fires("«{}»", colors: "", as: .colorSet, fixed: "{  }"), .silent("{\"a\": 1}", colors: "", as: .colorSet),
  ],
  check: { inspection in
    guard case .colorSet(let set) = inspection.file.content, set.span.count <= 3 else { return [] }
    let path = inspection.file.path
    let edit = FileEdit(path: path, edit: Edit(Span(1, 1), "  "))
    return [
      Diagnostic(
        rule: "tiny-set", severity: .warning, path: path, span: Span(0, 2), message: "tiny",
        fixes: [Fix(title: "Grow", isSafe: true, edits: [edit])])
    ]
  })

private let fixture = """
  -- A.xcassets/B.colorset/Contents.json --
  {}
  """

@Suite struct CheckTests {
  @Test func expectationsHold() {
    verifyExamples(of: tinySet)
    checkFix(fixture, "{  }", title: "Grow", rules: [tinySet])
    for text in ["tiny-set", "tiny-set: tiny", "tiny-set: ti…"] {
      checkDiagnostics(fixture + "\n^^ " + text, rules: [tinySet])
    }
  }

  @Test(.disabled(if: isUpdating, "what fails here would be rewritten"))
  func expectationsFail() {
    withKnownIssue { checkDiagnostics(fixture, rules: [tinySet]) }
    for text in ["tiny-set: other", "tiny-set error: tiny", "other"] {
      withKnownIssue { checkDiagnostics(fixture + "\n^^ " + text, rules: [tinySet]) }
    }
    withKnownIssue { checkDiagnostics(fixture + "\n^ tiny-set", rules: [tinySet]) }
    withKnownIssue { checkDiagnostics("«", rules: []) }
    withKnownIssue { checkFix(fixture, "{}", rules: [tinySet]) }
  }

  @Test func wrongExamplesFail() {
    for example: Example in [
      .silent("{}", colors: "", as: .colorSet), .fires("{}", colors: "", as: .colorSet),
      .fires("{«}»", colors: "", as: .colorSet), .fires("«{}»", colors: "", as: .colorSet, fixed: "{}"),
    ] {
      let rule = Rule(
        id: tinySet.id, severity: .warning, summary: "", rationale: "", isFixable: true, examples: [example],
        check: tinySet.check)
      withKnownIssue { verifyExamples(of: rule) }
    }
  }

  @Test func messagesAreWordedAsTheCompilersAre() {
    #expect(MessageStyle.problem("no color named 'A' in App; did you mean 'B'?") == nil)
    #expect(MessageStyle.problem("#2F80ED is the color 'Brand'") == nil)
    for text in ["", "No color", "no color.", "no “color”", String(repeating: "x", count: 101), "colors should"] {
      #expect(MessageStyle.problem(text) != nil, "\(text)")
    }
  }
}
