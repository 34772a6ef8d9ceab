import Rules
import Testing

@Suite struct RuleListTests {
  private let files = Repository.sources.filter { $0.target == "Rules" }

  @Test(arguments: Rule.all.map(\.id.rawValue))
  func everyRuleIsOneFile(id: String) {
    let declaring = files.filter { $0.file.text.contains("id: \"\(id)\"") }.map(\.path)
    #expect(declaring.count == 1, "'\(id)' is declared in \(declaring); a rule is one file in Sources/Rules")
  }

  @Test func everyRuleIsListedOnce() {
    let ids = Rule.all.map(\.id.rawValue)
    #expect(Set(ids).count == ids.count, "Rule.all lists a rule twice: \(ids)")
    for file in files {
      for match in file.file.text.matches(of: /id: "([a-z0-9-]+)"/) {
        #expect(ids.contains(String(match.1)), "\(file.path): add '\(match.1)' to Rule.all")
      }
    }
  }

  @Test(arguments: Rule.all.map(\.id.rawValue))
  func everyRuleHasItsPage(id: String) throws {
    let page = try #require(Repository.file("protocol/rules.md"), "write it: swift run swift-color-lsp catalogue")
    let hasSection = page.lines.contains { $0.hasPrefix("#") && $0.contains(id) }
    #expect(
      hasSection,
      "protocol/rules.md has no section for '\(id)': swift run swift-color-lsp catalogue")
  }

  @Test(arguments: Rule.all.map(\.id.rawValue))
  func theReadmeNamesEveryRule(id: String) {
    let isNamed = Repository.file("README.md")?.text.contains("| `\(id)` |") == true
    #expect(isNamed, "add '\(id)' to the table of rules in README.md")
  }
}
