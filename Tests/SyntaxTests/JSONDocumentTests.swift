import Syntax
import Testing

/// What a document is, printed so that one string shows kinds, order and values.
func outline(_ value: JSONValue?) -> String {
  switch value?.kind {
  case nil: "nothing"
  case .object(let members): "{" + members.map { "\($0.key):\(outline($0.value))" }.joined(separator: ",") + "}"
  case .array(let elements): "[" + elements.map { outline($0) }.joined(separator: ",") + "]"
  case .string(let text): "'" + text + "'"
  case .number(let number): number.text
  case .bool(let bool): bool ? "true" : "false"
  case .null: "null"
  case .invalid: "?"
  }
}

/// Problems as `message at text`.
func faults(_ bytes: [UInt8], _ options: JSONDocument.Options = []) -> [String] {
  let source = Source(path: Path("a.json"), bytes: bytes)
  return JSONDocument(bytes, options: options).problems.map { "\($0.message) at <\(source.text($0.span))>" }
}

struct JSONDocumentTests {
  @Test(arguments: [
    (#"{"a": [1, -0.5e+3, "x"], "b": null, "a": true}"#, "{a:[1,-0.5e+3,'x'],b:null,a:true}"),
    ("[]", "[]"), ("{}", "{}"), (" 0 ", "0"), (#""""#, "''"), ("[[],{}]", "[[],{}]"),
    (#"["\"\\\/\b\f\n\r\t\u00e9\ud83c\udfa8"]"#, "['\"\\/\u{8}\u{C}\n\r\t\u{e9}\u{1F3A8}']"),
    (#"["\ud83c", "\udfa8x", "\ud83c\u0041"]"#, "['\u{FFFD}','\u{FFFD}x','\u{FFFD}A']"),
    ("\u{FEFF}{}", "{}"),
  ])
  func reads(text: String, tree: String) {
    let document = JSONDocument(Array(text.utf8))
    #expect(outline(document.root) == tree)
    #expect(document.problems.isEmpty)
  }

  @Test(arguments: [
    ("", "nothing", ["the file is empty at <>"]),
    (" \n", "nothing", ["the file is empty at < \n>"]),
    (#"{"a": 1 "b": 2}"#, "{a:1,b:2}", ["expected ',' after this value at <1>"]),
    (#"[{"a": 1} 2]"#, "[{a:1},2]", ["expected ',' after this value at <}>"]),
    (#"{"a" 1}"#, "{a:1}", ["expected ':' after this key at <\"a\">"]),
    (#"{"a"}"#, "{a:?}", ["expected ':' after this key at <\"a\">"]),
    (#"{"a":}"#, "{a:?}", ["expected a value for this key at <\"a\">"]),
    (#"{"a":, "b": 1}"#, "{a:?,b:1}", ["expected a value before ',' at <,>"]),
    ("[1, 2,]", "[1,2]", ["unexpected ',' before ']' at <,>"]),
    (#"{"a": 1,}"#, "{a:1}", ["unexpected ',' before '}' at <,>"]),
    ("[1,,2]", "[1,2]", ["expected a value before ',' at <,>"]),
    ("{a: 1}", "{a:1}", ["expected a key in double quotes at <a>"]),
    ("[yes, NaN]", "[?,?]", ["'yes' is not a JSON value at <yes>", "'NaN' is not a JSON value at <NaN>"]),
    (
      "[01, .5, 1., 1e, 0x1F, +1]", "[?,?,?,?,?,?]",
      [
        "numbers have no leading zeros in JSON at <01>", "expected a digit before '.' at <.5>",
        "expected a digit after '.' at <1.>", "expected a digit in the exponent at <1e>",
        "hexadecimal numbers stand in quotes in JSON at <0x1F>", "numbers have no '+' sign in JSON at <+1>",
      ]
    ),
    ("{} x y", "{}", ["unexpected text after the end of the document at <x>"]),
    (#"["a"#, "['a']", ["this string is not closed at <\"a>", "this '[' is not closed at <[>"]),
    (#"{"a": [1"#, "{a:[1]}", ["this '[' is not closed at <[>"]),
    (#"{"a":"#, "{a:?}", ["expected a value for this key at <\"a\">", "this '{' is not closed at <{>"]),
    ("[1}", "[1]", ["expected ']' here to close the array at <}>", "this '[' is not closed at <[>"]),
    (#"{"a": [1}"#, "{a:[1]}", ["expected ']' here to close the array at <}>"]),
    (#"["\q"]"#, "['q']", ["this escape is not one of JSON's at <\\>"]),
    (#"["\u12"]"#, "['12']", ["expected four hexadecimal digits after '\\u' at <\\u>"]),
    ("[\"a\u{1}\"]", "['a\u{1}']", ["expected an escape for this control character at <\u{1}>"]),
    ("[1 // c\n, /* d */ 2]", "[1,2]", ["JSON has no comments at <//>", "JSON has no comments at </*>"]),
    ("]", "?", ["expected a value at <]>"]),
    ("}{", "?", ["expected a value at <}>", "unexpected text after the end of the document at <{>"]),
  ])
  func saysWhatIsWrong(text: String, tree: String, problems: [String]) {
    let bytes = Array(text.utf8)
    #expect(outline(JSONDocument(bytes).root) == tree)
    #expect(faults(bytes) == problems)
  }

  @Test func toleratesCommentsAndTrailingCommasWhereAsked() {
    let text = "/* a */ {\"a\": [1, 2,], // b\n}//"
    let bytes = Array(text.utf8)
    #expect(faults(bytes, [.comments, .trailingCommas]).isEmpty)
    #expect(faults(bytes, .comments).count == 2)
    #expect(
      faults(Array("{/* a".utf8), .comments) == ["this comment is not closed at </*>", "this '{' is not closed at <{>"])
  }

  @Test func reportsEncodings() {
    #expect(faults([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]) == ["the file is UTF-16; JSON is UTF-8 at <\u{FFFD}\u{FFFD}>"])
    let invalid: [UInt8] = Array("[\"ab".utf8) + [0xC3] + Array("c\"]".utf8)
    let document = JSONDocument(invalid)
    #expect(document.problems == [JSONProblem("these bytes are not UTF-8", span: Span(4, 5))])
    #expect(outline(document.root) == "['ab\u{FFFD}c']")
  }

  @Test func keepsSpansAndNumbers() throws {
    let text = #" {"käy" : [ 1.50, "x" ] }"#
    let source = Source(path: "a.json", text: text)
    let root = try #require(JSONDocument(source.bytes).root)
    let member = try #require(root.member("käy"))
    #expect(source.text(root.span) == text.dropFirst())
    #expect(source.text(member.keySpan) == "\"käy\"")
    #expect(source.text(member.keySpan.unquoted) == "käy")
    #expect(source.text(member.span) == "\"käy\" : [ 1.50, \"x\" ]")
    #expect(source.text(member.value.focus) == "[")
    let elements = try #require(member.value.elements)
    #expect(elements[0].number == JSONNumber(text: "1.50", value: 1.5))
    #expect(elements[0].number?.isInteger == false)
    #expect(source.text(elements[1].focus) == "x")
    #expect(root["none"] == nil)
    #expect(elements[0]["x"] == nil)
  }

  @Test func countsTheLastOfEqualKeysAndKeepsAll() {
    let root = JSONDocument(Array(#"{"a": 1, "a": 2}"#.utf8)).root
    #expect(root?.members?.count == 2)
    #expect(root?["a"]?.number?.text == "2")
  }
}
