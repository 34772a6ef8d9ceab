import Rules
import TestSupport
import Testing

/// Every example of every rule, as it is and amplified.
@Suite struct RuleExamplesTests {
  @Test(arguments: Rule.all.map(\.id.rawValue))
  func examplesHold(of name: String) throws {
    verifyExamples(of: try #require(Rule.named(name)))
  }
}
