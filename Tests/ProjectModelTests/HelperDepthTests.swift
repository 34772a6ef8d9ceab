import Facts
import ProjectModel
import Syntax
import TestSupport
import Testing

/// Whatever a file nests, a thread with a small stack can run it.
@Suite struct HelperDepthTests {
  static let bodies = [
    "self.init(hex: hex + 1)",
    "self.init(white: { { { Nest.a(hex) }() }() }(), alpha: 1)",
    "let f = { (x: Int) in Nest.b(x).withAlphaComponent(0.5) }; self.init(cgColor: f(hex).cgColor)",
    "self.init(white: \(nested("-(", "1", ")", 40)), alpha: 1)",
    "self.init(white: \(nested("{ ", "1", " }()", 40)), alpha: 1)",
    "self.init(white: \(nested("hex > 1 ? ", "1", " : 0", 40)), alpha: 1)",
    "\(nested("if hex > 1 { ", "self.init(white: 1, alpha: 1)", " } else { self.init(white: 1, alpha: 1) }", 40))",
    "self.init(cgColor: UIColor.chain0.cgColor)",
    "self.init { _ in UIColor { _ in UIColor(hex: hex) } }",
  ]

  private static func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  @Test(arguments: bodies) func fitsASmallStack(body: String) {
    let chain = (0..<200).map { "static var chain\($0): UIColor { let next = UIColor.chain\($0 + 1); return next }" }
    let source = """
      enum Nest {
        static func a(_ x: Int) -> CGFloat { [x].map { y in Nest.a(y + 1) }[0] }
        static func b(_ x: Int) -> UIColor { UIColor { _ in x > 0 ? b(x + 1) : b(x - 1) } }
      }
      extension UIColor {
        convenience init(hex: Int) { \(body) }
        \(chain.joined(separator: "\n  "))
      }
      let a = UIColor(hex: 2)
      """
    let isDone = runOnSmallStack {
      let facts = FileFacts(of: Source(path: Path("A.swift"), bytes: Array(source.utf8)), kind: .swift)
      let snapshot = Snapshot([facts])
      guard case .swift(let swift) = facts.content else { return false }
      return swift.occurrences.map { snapshot.evaluate($0, in: facts.path) }.count == swift.occurrences.count
    }
    #expect(isDone)
  }
}
