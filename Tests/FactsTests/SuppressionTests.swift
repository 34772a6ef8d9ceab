import Facts
import Syntax
import Testing

/// Suppressions of a text whose comments stand between `⟦⟧`, as `extent rule,rule (reason) first-last`.
private func suppressions(_ marked: String) -> [String] {
  var bytes: [UInt8] = []
  var comments: [Span] = []
  var start = 0
  for character in marked {
    if character == "⟦" {
      start = bytes.count
    } else if character == "⟧" {
      comments.append(Span(start, bytes.count))
    } else {
      bytes.append(contentsOf: String(character).utf8)
    }
  }
  let source = Source(path: Path("a.swift"), bytes: bytes)
  return Suppression.all(in: bytes, comments: comments).map { suppression in
    for rule in suppression.rules { #expect(source.text(rule.span) == rule.text) }
    #expect(comments.contains(suppression.span))
    let rules = suppression.rules.map(\.text).joined(separator: ",")
    let reason = suppression.reason.isEmpty ? "" : " (\(suppression.reason))"
    return "\(suppression.extent) \(rules)\(reason) \(suppression.firstLine)-\(suppression.lastLine)"
  }
}

struct SuppressionTests {
  @Test(arguments: [
    ("a\n⟦// color-lsp:disable:next unknown-color⟧", ["next unknown-color 1-1"]),
    ("⟦//color-lsp:disable:this a b⟧", ["this a,b 0-0"]),
    ("⟦/// color-lsp:disable:previous a, b,c⟧", ["previous a,b,c 0-0"]),
    ("⟦// color-lsp:disable a - drawn on - purpose⟧", ["disable a (drawn on - purpose) 0-0"]),
    ("⟦// color-lsp:enable a⟧", ["enable a 0-0"]),
    ("⟦/* color-lsp:disable:next a - why */⟧ x", ["next a (why) 0-0"]),
    ("⟦/*color-lsp:disable a*/⟧", ["disable a 0-0"]),
    ("⟦/* color-lsp: color-lsp:disable a*/⟧", []),
    (
      "\r\n⟦/*\r\n * color-lsp:disable:next a - why\r\n * color-lsp:enable b\r\n */⟧",
      ["next a (why) 1-4", "enable b 1-4"]
    ),
    ("// keep color-lsp:disable:this a", []),
    ("⟦// color-lsp:disable:this - no rule⟧", ["this  (no rule) 0-0"]),
    ("⟦// color-lsp:disable:this⟧", ["this  0-0"]),
    ("⟦// color-lsp:disable:next a-b\t-  é⟧", ["next a-b (é) 0-0"]),
    ("⟦// color-lsp:disable:this a — why⟧", ["this a (why) 0-0"]),
    // Commands that do not exist, which a rule speaks of.
    ("⟦// color-lsp:disable:nxt a⟧", ["unknown(\"disable:nxt\") a 0-0"]),
    ("⟦// color-lsp:enable:next a⟧", ["unknown(\"enable:next\") a 0-0"]),
    // No commands.
    ("// color-lsp:disable:this a", []), ("⟦// `color-lsp:disable:this a`⟧", []),
    ("⟦// color-lsp: disable:next a - why⟧", ["next a (why) 0-0"]), ("⟦// color-lsp: the checker⟧", []),
    ("⟦// xcolor-lsp:disable a⟧", []), ("⟦// color-lsp:⟧", []), ("⟦//⟧", []), ("⟦/**/⟧", []), ("⟦⟧", []),
    ("⟦/*color-lsp:*/⟧", []),
  ])
  func finds(text: String, expected: [String]) {
    #expect(suppressions(text) == expected)
  }

  @Test func spansOutsideTheFileAreClipped() {
    let bytes = Array("// color-lsp:disable a".utf8)
    for end in 0...30 {
      let found = Suppression.all(in: bytes, comments: [Span(0, end), Span(25, 40)])
      #expect(found.allSatisfy { $0.rules.allSatisfy { $0.span.end <= bytes.count } })
    }
  }
}
