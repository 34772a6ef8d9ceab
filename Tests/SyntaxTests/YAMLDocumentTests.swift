import Syntax
import TestSupport
import Testing

/// A value in one line: `{a: b, c: [d]}`, `~` for null, `?` for what is not known, `|` for a block scalar.
private func shown(_ value: YAMLValue?) -> String {
  guard let value else { return "" }
  switch value.kind {
  case .mapping(let members): return "{" + members.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
  case .sequence(let elements): return "[" + elements.map { shown($0) }.joined(separator: ", ") + "]"
  case .scalar(let text): return text
  case .block: return "|"
  case .null: return "~"
  case .unknown: return "?"
  }
}

@Suite struct YAMLDocumentTests {
  @Test(arguments: [
    ("", ""), ("# only\n", ""), ("a", "a"), ("a: b", "{a: b}"), ("a: b\nc: d\n", "{a: b, c: d}"),
    ("a:\n  b: c\n  d: e\nf: g", "{a: {b: c, d: e}, f: g}"), ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
    ("a:\n  - b\n  - c\nd:", "{a: [b, c], d: ~}"), ("- a: b\n  c: d\n- e", "[{a: b, c: d}, e]"),
    ("- - a\n  - b\n- c", "[[a, b], c]"), ("-\n  a: b\n-\n- c", "[{a: b}, ~, c]"),
    ("a: ~\nb: null\nc: \"\"", "{a: ~, b: ~, c: }"),
    ("---\na: b\n---\nc: d", "{a: b}"), ("%YAML 1.2\n---\na: b\n...\nc", "{a: b}"), ("--- a", "a"),
    ("\u{FEFF}a: b", "{a: b}"), ("a: b\r\nc:\r\n- d\r\n", "{a: b, c: [d]}"),
    ("a: b # c\n# d\ne: f#g\nh: '#i' # j", "{a: b, e: f#g, h: #i}"), ("a: http://b:8/c", "{a: http://b:8/c}"),
    ("'a b': \"c: d\"\n\"e\" : f", "{a b: c: d, e: f}"), ("a:\n\n\n  b: c\n \n  d: e", "{a: {b: c, d: e}}"),
    ("a: [b, 'c', {d: e}]", "{a: [b, c, {d: e}]}"),
    ("a: [b,\n  c, # d\n  e,\n]\nf: {g: h,\n i}", "{a: [b, c, e], f: {g: h, i: ~}}"),
    ("a: {}\nb: []\nc: [[], [d]]", "{a: {}, b: [], c: [[], [d]]}"), ("{\"a\":b, c: d}", "{a: b, c: d}"),
    ("[a: b]", "[{a: b}]"),
    ("a: |\n  b: c\n\n  d\ne: f", "{a: |, e: f}"), ("- >-\n  a\n  b\n- c", "[|, c]"), ("a: |\nb: c", "{a: |, b: c}"),
    ("a: &b\n  c: d\ne: &f g\nh: *b", "{a: {c: d}, e: g, h: ?}"), ("a:\tb", "{a: b}"),
    ("a:\n  b:\n    c: d\ne: f", "{a: {b: {c: d}}, e: f}"),
    ("a : ' b '", "{a:  b }"), ("a: b\n  c", "{a: ?}"), ("- a\n  b\n- c", "[?, c]"),
    ("a: \"b\n  c\"\nd: e", "{a: ?, d: e}"),
    ("a: \"b\\n\"", "{a: ?}"),
    ("a: 'b''c'", "{a: ?}"), ("a: b: c", "{a: ?}"), ("a: [b\n c]", "{a: [?]}"),
  ])
  func reads(text: String, expected: String) {
    let document = YAMLDocument(Array(text.utf8))
    #expect(shown(document.root) == expected)
    #expect(document.isWhole)
  }

  @Test(arguments: [
    ("a: !b c", "{a: ?}"), ("? a\n: b", "?"), ("a: b\n\tc: d", "{a: b}"), ("a: b\nc", "{a: b}"),
    ("a: b\n- c", "{a: b}"),
    ("a: [b", "{a: ?}"), ("a: {b]}\nc: d", "{a: ?, c: d}"), ("a: 'b", "{a: ?}"), ("a\nb: c", "a"),
    ("a: [*b]", "{a: [?]}"),
    ("a: 'b' c", "{a: b}"), ("a: [b] c", "{a: [b]}"), ("-\ta: b", "[{a: b}]"),
  ])
  func whatIsNotUnderstoodIsSaid(text: String, expected: String) {
    let document = YAMLDocument(Array(text.utf8))
    #expect(shown(document.root) == expected)
    #expect(!document.isWhole)
  }

  @Test func placesAreThoseOfTheText() {
    let source = Source(path: "a.yml", text: "é:\n  - 'ü'\n  - b c # d\n")
    let elements = YAMLDocument(source.bytes).root?["é"]?.elements ?? []
    #expect(elements.map { source.text($0.span) } == ["ü", "b c"])
  }

  @Test func deepNestingIsBounded() {
    let dashes = Array(String(repeating: "- ", count: 20_000).utf8)
    let steps = (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let flow = String(repeating: "[", count: 100_000)
    for bytes in [dashes, Array(steps.utf8), Array(flow.utf8), Array(("a: " + flow).utf8)] {
      #expect(runOnSmallStack { YAMLDocument(bytes).isWhole } == false)
    }
  }

  @Test func everyPrefixAndSuffixIsRead() {
    let text = "a:\n- b: [c, {d: 'e'}] # f\n  g: |\n    h\n- \"i\": &j k\n---\nl: *m\n"
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      _ = YAMLDocument(Array(bytes[..<cut]))
      _ = YAMLDocument(Array(bytes[cut...]))
    }
  }
}
