import Syntax
import TestSupport
import Testing

/// Tokens as `kind:text`, preprocessor ones with a leading `#`, those without an end with a trailing `…`.
private func tokens(_ text: String) -> [String] {
  let scan = ObjectiveCTokens(Array(text.utf8))
  return scan.tokens.map { token in
    let kind =
      switch token.kind {
      case .identifier: "id"
      case .string: "string"
      case .objectString: "object"
      case .character: "char"
      case .number: "number"
      case .punctuation: ""
      }
    let text = (kind.isEmpty ? "" : kind + ":") + scan.text(token.span)
    return (token.isPreprocessor ? "#" : "") + text + (token.isUnterminated ? "…" : "")
  }
}

struct ObjectiveCTokensTests {
  @Test(arguments: [
    (#"[a b:@"x\"y"];"#, ["[", "id:a", "id:b", ":", #"object:@"x\"y""#, "]", ";"]),
    ("x = 'a' + '\\'' /* [ */ 1.5e-3f // ]\n;", ["id:x", "=", "char:'a'", "+", "char:'\\''", "number:1.5e-3f", ";"]),
    ("#define A \\\r\n [b]\nc", ["##", "#id:define", "#id:A", "#[", "#id:b", "#]", "id:c"]),
    ("#error don't\nb", ["##", "#id:error", "#id:don", "#char:'t…", "id:b"]),
    ("a # b", ["id:a", "#", "id:b"]),
    ("@\"x\ny", ["object:@\"x…", "id:y"]),
    ("\"a\\\nb\" c", ["string:\"a\\\nb\"", "id:c"]),
    ("// a \\\n b\nc", ["id:c"]),
    (#"R"x(a")b)x" LR"(y)" z"#, [#"string:R"x(a")b)x""#, #"string:LR"(y)""#, "id:z"]),
    ("1'000 0x1p-3 .5 é", ["number:1'000", "number:0x1p-3", "number:.5", "id:é"]),
    ("/* open", []), ("\\", ["\\"]), ("@", ["@"]), ("", []),
  ])
  func scans(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func listsCommentsAndContents() {
    let scan = ObjectiveCTokens(Array("a /* b */ // c\n@\"d\" \"e".utf8))
    #expect(scan.comments.map(scan.text) == ["/* b */", "// c"])
    #expect(scan.tokens.dropFirst().map { scan.text(scan.content(of: $0)) } == ["d", "e"])
    #expect(scan.is(0, "a"))
    #expect(!scan.is(1, "d"))
    #expect(!scan.is(9, "a"))
  }

  @Test func everyPrefixAndRandomBytesAreScanned() {
    let sample = Array("#if A\\\n[UIColor colorNamed:@\"é\\\"\"]; R\"x(y)x\" 'c' /* z */ // w\n1.5e-3".utf8)
    var dice = SplitMix64(seed: 3)
    var texts = sample.indices.map { Array(sample[..<$0]) } + sample.indices.map { Array(sample[$0...]) }
    for _ in 0..<3_000 {
      var bytes = sample
      for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice) }
      texts.append(bytes)
    }
    for text in texts { #expect(isOrdered(text), "\(String(decoding: text, as: UTF8.self))") }
  }

  /// Whether the tokens of a text follow one another inside it.
  private func isOrdered(_ text: [UInt8]) -> Bool {
    let scan = ObjectiveCTokens(text)
    var end = 0
    for token in scan.tokens {
      guard token.span.start >= end, token.span.end <= text.count, !token.span.isEmpty,
        Span(0, text.count).contains(scan.content(of: token))
      else { return false }
      end = token.span.end
    }
    return true
  }
}
