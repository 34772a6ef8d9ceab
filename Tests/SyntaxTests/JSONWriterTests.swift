import Foundation
import Syntax
import TestSupport
import Testing

struct JSONWriterTests {
  @Test func stringsAreEscaped() throws {
    let hostile = "\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{80}\u{9F}\u{A0}\u{2028}\u{2029}\u{2027}\u{202A}é😀/"
    let text = JSONText.array([.string(hostile)]).text()
    #expect(
      text == #"["\"\\\n\r\t\u0000\u001f\u007f\u0080\u009f"# + "\u{A0}" + #"\u2028\u2029"# + "\u{2027}\u{202A}é😀/\"]")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String])
    #expect(value == [hostile])
  }

  @Test func nestedValuesAreBrokenToADepth() {
    let value: JSONText = ["a": [1, ["b": true]], "c": [:], "d": [], "e": .null]
    #expect(value.text() == #"{"a": [1, {"b": true}], "c": {}, "d": [], "e": null}"#)
    #expect(String(decoding: value.jsonBytes, as: UTF8.self) == #"{"a":[1,{"b":true}],"c":{},"d":[],"e":null}"#)
    #expect(
      value.text(lines: 1) == """
        {
          "a": [1, {"b": true}],
          "c": {},
          "d": [],
          "e": null
        }
        """)
    #expect(
      value.text(lines: 2) == """
        {
          "a": [
            1,
            {"b": true}
          ],
          "c": {},
          "d": [],
          "e": null
        }
        """)
  }

  @Test func absentMembersLeaveNoTrace() {
    var writer = JSONWriter()
    let absent: String? = nil
    writer.object {
      $0.optional("a", absent)
      $0.member("b", absent)
      $0.optional("c", absent)
      $0.optional("d", [1, 2])
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"b":null,"d":[1,2]}"#)
  }

  @Test(arguments: ["", "-", "01", "1.", "+1", "nan", "inf", "0x1", "1,2", "1 ", "\"", "1e", "٣"])
  func whatIsNoNumberIsNull(text: String) {
    #expect(JSONText.number(text).text() == "null")
  }

  @Test(arguments: ["0", "-0", "3.870", "1e400", "123456789012345678901234567890"])
  func numbersKeepTheirText(text: String) {
    #expect(JSONText.number(text).text() == text)
  }

  @Test(arguments: seeds(20))
  func whatIsWrittenIsReadAgain(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let value = randomValue(depth: 4, using: &dice)
      for bytes in [value.jsonBytes, Array(value.text(lines: 2).utf8)] {
        let document = JSONDocument(bytes)
        #expect(document.problems.isEmpty)
        #expect(document.root.map(JSONText.init) == value)
      }
    }
  }
}

private func randomValue(depth: Int, using dice: inout SplitMix64) -> JSONText {
  switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &dice) {
  case 0: .string(randomText(using: &dice))
  case 1:
    Bool.random(using: &dice)
      ? .integer(Int.random(in: .min ... .max, using: &dice))
      : .number(["-0", "1.50", "1e9", "99999999999999999999"].randomElement(using: &dice) ?? "-0")
  case 2: .bool(Bool.random(using: &dice))
  case 3: .null
  case 4:
    .array((0..<Int.random(in: 0...4, using: &dice)).map { _ in randomValue(depth: depth - 1, using: &dice) })
  default:
    .object(
      (0..<Int.random(in: 0...4, using: &dice)).map { _ in
        JSONText.Member(key: randomText(using: &dice), value: randomValue(depth: depth - 1, using: &dice))
      })
  }
}

/// Any scalars, those that need an escape more often than others.
private func randomText(using dice: inout SplitMix64) -> String {
  var text = ""
  for _ in 0..<Int.random(in: 0...12, using: &dice) {
    let bound: UInt32 = [0x30, 0x80, 0x2100, 0x110000].randomElement(using: &dice) ?? 0x80
    text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0..<bound, using: &dice)) ?? "\u{2028}")
  }
  return text
}
