import Facts
import ProjectModel
import Rules
import Syntax
import Testing

/// The findings of a rule in one color set, and the set's text.
private func findings(_ rule: Rule, _ text: String, name: String = "Brand") -> [Diagnostic] {
  let source = Source(path: "Assets.xcassets/\(name).colorset/Contents.json", text: text)
  let facts = FileFacts(of: source, kind: .colorSet)
  return Checker(snapshot: Snapshot([facts]), rules: [rule]).check(facts, source: source).diagnostics
}

struct CatalogRuleTests {
  @Test(arguments: [Rule.invalidColorset, .emptyColorset].flatMap { rule in rule.examples.map { (rule.id, $0) } })
  func examplesHold(id: Rule.ID, example: Example) throws {
    let rule = id == Rule.invalidColorset.id ? Rule.invalidColorset : .emptyColorset
    #expect(example.file == .colorSet)
    let text = example.code.filter { $0 != "«" && $0 != "»" }
    let found = findings(rule, text)
    guard case .fires(let fixed) = example.expectation else {
      #expect(found.isEmpty)
      return
    }
    let marked = example.code.split(separator: "«", omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: "»").first
    }
    let source = Source(path: "a", text: text)
    #expect(found.map { source.text($0.span) } == marked.map(String.init))
    for finding in found {
      #expect(finding.message.split(separator: ";").first.map { $0.count <= 100 } == true)
      #expect(finding.fixes.filter(\.isSafe).count <= 1)
    }
    guard let fixed else { return }
    let edits = try #require(found.first?.fixes.first).edits.map(\.edit)
    let result = String(decoding: Array(text.utf8).applying(edits), as: UTF8.self)
    #expect(result == fixed)
    #expect(findings(rule, result).isEmpty)
  }

  @Test(arguments: [
    (#""components":{"red":"1.5","green":"0","blue":"0"}"#, "red is '1.5', outside 0...1 for srgb"),
    (#""components":{"red":"256","green":"0","blue":"0"}"#, "red is '256', outside 0...255 for srgb"),
    (#""components":{"red":"0x100","green":"0","blue":"0"}"#, "red is '0x100', outside 0x00...0xFF for srgb"),
    (#""components":{"red":"0","green":"0","blue":"0","alpha":"1.5"}"#, "alpha is '1.5', outside 0...1"),
    (
      #""components":{"red":29,"green":"0","blue":"0"}"#, "red is 29 without quotes; write '29' in quotes for 29/255"
    ),
    (#""color-space":"lab","components":{}"#, "no color space 'lab' in asset catalogs"),
    (#""reference":"labelColr""#, "no system color 'labelColr'"),
    (#""platform":"ios""#, "color has neither 'components' nor 'reference'"),
  ])
  func messagesSayWhatIsWrong(color: String, message: String) {
    #expect(findings(.invalidColorset, #"{"colors":[{"color":{\#(color)}}]}"#).map(\.message) == [message])
  }

  @Test func duplicatesAreNamedBySlot() {
    let dark = #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"labelColor"}}"#
    #expect(
      findings(.invalidColorset, "{\"colors\":[\(dark),\(dark)]}").map(\.message) == [
        "a second entry for universal, dark; which one draws is not defined"
      ])
  }

  @Test func groupsAreChecked() {
    let source = Source(path: "A.xcassets/G/Contents.json", text: "{\"properties\": {},}")
    let facts = FileFacts(of: source, kind: .assetGroup)
    let found = Checker(snapshot: Snapshot([facts]), rules: [.invalidColorset]).check(facts, source: source).diagnostics
    #expect(found.map(\.message) == ["unexpected ',' before '}'"])
    #expect(found.first?.fixes.map(\.title) == ["Remove ','"])
  }

  @Test func namesOfTheTemplatesMayBeEmpty() {
    let text = #"{"colors":[{"idiom":"universal"}]}"#
    #expect(
      findings(.emptyColorset, text).map(\.message) == ["'Brand' has no color in any slot; looking it up gives nothing"]
    )
    #expect(findings(.emptyColorset, text, name: "AccentColor").isEmpty)
    #expect(findings(.emptyColorset, text, name: "WidgetBackground").isEmpty)
  }

  @Test func whatCannotBeReadIsNotCalledEmpty() {
    #expect(findings(.emptyColorset, #"{"colors":[{"color":{"reference":"labelColr"}}]}"#).isEmpty)
  }
}
