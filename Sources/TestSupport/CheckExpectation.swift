import Foundation

/// Whether expectations are rewritten rather than compared: `UPDATE=1 swift test`.
package let isUpdating = ProcessInfo.processInfo.environment["UPDATE"] == "1"

/// Compares an expected text with the actual one. `literal` is the string that the test passed, in which the
/// expectation is written; when updating it is replaced by `actual` in the test file.
package func checkExpectation(_ literal: String, _ expected: String, equals actual: String, _ site: CallSite) {
  guard expected != actual else { return }
  guard isUpdating else {
    site.fail("findings differ (UPDATE=1 swift test accepts them):\n" + lineDiff(from: expected, to: actual))
    return
  }
  if let problem = LiteralRewriter.shared.replace(literal, by: actual, at: site) {
    site.fail("cannot update: \(problem); the findings are:\n" + actual)
  }
}
