import Rules
import TestSupport
import Testing

/// Names come from sources and may be of any length; what is said about them may not.
@Suite struct MessageLengthTests {
  private static let long = String(repeating: "x", count: 5000)

  private func findings(_ text: String) throws -> [Diagnostic] {
    try Fixture(parsing: text.replacing("LONG", with: Self.long)).diagnostics(rules: Rule.all)
  }

  @Test(arguments: [
    "-- colors: LONG #111 --\n-- V.swift --\nlet a = Color(\"LONGy\")\n",
    "-- colors: Brand #111 --\n-- V.swift --\nlet a = UIColor(named: \"LONG\")!\n",
    "-- colors: LONG #2F80ED --\n-- V.swift --\nfunc f() { g(Color(red: 0x2F / 255, green: 0x80 / 255, blue: 0xED / 255)) }\n",
    "-- colors: Brand #111 --\n-- V.swift --\n// color-lsp:disable:next LONG\n// color-lsp:LONG\n",
    "-- A.xcassets/B.colorset/Contents.json --\n{\"colors\": [{\"idiom\": \"LONG\"}]}\n",
    "-- A.xcassets/B.colorset/Contents.json --\n{\"colors\": [{\"color\": {\"color-space\": \"LONG\"}}]}\n",
    "-- A.xcassets/B.colorset/Contents.json --\n{\"colors\": [{\"color\": {\"reference\": \"LONG\"}}]}\n",
    "-- A.xcassets/B.colorset/Contents.json --\n{\"colors\": [{\"color\": {\"components\": {\"red\": \"LONG\"}}}]}\n",
    "-- A.xcassets/B.colorset/Contents.json --\n{\"colors\": [{\"appearances\": [{\"appearance\": \"LONG\", \"value\": \"LONG\"}]}]}\n",
  ])
  func noMessageIsAsLongAsAName(text: String) throws {
    let findings = try findings(text)
    #expect(!findings.isEmpty)
    for finding in findings {
      let texts =
        [finding.message] + finding.related.map(\.message) + finding.fixes.map(\.title)
        + [finding.annotation?.plain ?? ""] + (finding.annotation?.pieces.map(\.text) ?? [])
      #expect(texts.allSatisfy { $0.utf8.count < 400 }, "\(texts.map { $0.prefix(100) })")
    }
  }
}
