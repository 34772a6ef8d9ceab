import Facts
package import Rules
import Syntax

/// Runs the examples of a rule, as they are and amplified. A failure is reported at the example, in the rule's file.
package func verifyExamples(of rule: Rule) {
  for example in rule.examples {
    let site = CallSite(filePath: example.filePath, line: example.line)
    guard let fixture = Fixture(example.fixture, reportingTo: site) else { continue }
    let verification = ExampleVerification(rule: rule, example: example, fixture: fixture, site: site)
    verification.verifyPlain()
    for amplification in Amplification.all { verification.verify(amplification) }
    verification.verifyDisabled()
    verification.verifyFixes()
  }
}

extension Example {
  /// The example as a fixture: Swift lies in `App.swift`, a color set in the default catalog.
  fileprivate var fixture: String {
    let palette = colors.isEmpty ? "" : "-- colors: \(colors) --\n"
    let pictures = images.isEmpty ? "" : "-- images: \(images) --\n"
    let isAlone = settings.isEmpty
    let head =
      switch file {
      case .swift: isAlone ? "" : "-- App.swift --\n"
      case .settings: "-- \(Fixture.settingsFile) --\n"
      case .colorSet: "-- Assets.xcassets/Example.colorset/Contents.json --\n"
      case .interface: "-- App/Example.xib --\n"
      }
    let said = isAlone ? "" : "-- \(Fixture.settingsFile) --\n\(settings)\n"
    return palette + pictures + said + head + code
  }
}

private struct ExampleVerification {
  let rule: Rule
  let example: Example
  let fixture: Fixture
  let site: CallSite

  /// The rule's own findings. What is said of suppression comments depends on what the other rules found.
  private func findings(in fixture: Fixture) -> [Diagnostic] {
    guard rule.id == "unused-suppression" else { return fixture.diagnostics(rules: [rule]) }
    return fixture.diagnostics(rules: Rule.all).filter { $0.rule == rule.id }
  }

  private var fires: Bool {
    if case .fires = example.expectation { return true }
    return false
  }

  func verifyPlain() {
    let diagnostics = compare(fixture, "as it is")
    if fires, fixture.marks.values.allSatisfy(\.isEmpty) { site.fail("mark with «…» where '\(rule.id)' fires") }
    for diagnostic in diagnostics {
      if diagnostic.rule != rule.id { site.fail("'\(rule.id)' gives a finding of '\(diagnostic.rule)'") }
      if let problem = MessageStyle.problem(diagnostic.message) {
        site.fail("message \(problem): \(diagnostic.message)")
      }
    }
  }

  func verify(_ amplification: Amplification) {
    let (amplified, paths) = fixture.transformed(amplification.apply)
    guard !paths.isEmpty else { return }
    switch amplification.outcome {
    case .same: compare(amplified, amplification.name)
    case .silent:
      for diagnostic in findings(in: amplified) where paths.contains(diagnostic.path) {
        fail("is not silent", amplification.name, amplified, [diagnostic])
      }
    }
  }

  /// Under a disable comment the rule is silent, and the comment is not unused.
  func verifyDisabled() {
    guard fires, rule.id != "unused-suppression" else { return }
    let comment = "// color-lsp:disable \(rule.id) - reason\n"
    let (disabled, paths) = fixture.transformed { file, kind in
      (kind == .swift || kind == .objectiveC) && !file.marks.isEmpty && !file.text.hasPrefix("#!")
        ? file.wrapped(in: comment) : nil
    }
    let rules = [rule] + (Rule.named("unused-suppression").map { [$0] } ?? [])
    for diagnostic in disabled.diagnostics(rules: rules) where paths.contains(diagnostic.path) {
      if diagnostic.rule == rule.id || diagnostic.span.start < comment.utf8.count {
        fail("is not silent", "under a disable comment", disabled, [diagnostic])
      }
    }
  }

  /// With the first fix of each finding applied, those findings are gone; so applying again changes nothing.
  func verifyFixes() {
    guard case .fires(let expected) = example.expectation else { return }
    let diagnostics = findings(in: fixture)
    let fixable = diagnostics.filter { !$0.fixes.isEmpty }
    if !fixable.isEmpty, !rule.isFixable { site.fail("'\(rule.id)' has fixes but does not say so") }
    if fixable.contains(where: { $0.fixes.count { $0.isSafe } > 1 }) { site.fail("a finding has two safe fixes") }
    let fixed = fixture.applying(fixable.compactMap(\.fixes.first))
    if let expected, let actual = fixed.main.map({ String(decoding: $0.bytes, as: UTF8.self) }), actual != expected {
      site.fail("the fixed code differs:\n" + lineDiff(from: expected, to: actual))
    }
    let left = findings(in: fixed)
    if !fixable.isEmpty, left.count > diagnostics.count - fixable.count {
      fail("is not silent", "with its fix applied", fixed, left)
    }
  }

  /// Compares the findings' spans with the marks.
  @discardableResult
  private func compare(_ fixture: Fixture, _ form: String) -> [Diagnostic] {
    let diagnostics = findings(in: fixture)
    let actual = Dictionary(grouping: diagnostics, by: \.path).mapValues { $0.map(\.span).sorted() }
    let expected = fires ? fixture.marks.filter { !$0.value.isEmpty }.mapValues { $0.sorted() } : [:]
    if actual != expected { fail(fires ? "differs from its marks" : "is not silent", form, fixture, diagnostics) }
    return diagnostics
  }

  private func fail(_ what: String, _ form: String, _ fixture: Fixture, _ diagnostics: [Diagnostic]) {
    let findings = diagnostics.map { "  \($0.path):\($0.span) \($0.rule): \($0.message)" }
    let marks = fixture.marks.flatMap { path, spans in spans.map { "  \(path):\($0) marked" } }.sorted()
    let texts = fixture.main.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let lines = ["'\(rule.id)' \(what), \(form):", texts] + (findings.isEmpty ? ["  no findings"] : findings) + marks
    site.fail(lines.joined(separator: "\n"))
  }
}
