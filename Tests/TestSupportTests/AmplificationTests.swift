import Facts
import Syntax
import TestSupport
import Testing

@Suite struct AmplificationTests {
  /// What is marked must be the same text in every form.
  @Test(arguments: [FileKind.swift, .objectiveC, .colorSet])
  func marksStayOnTheirText(kind: FileKind) throws {
    let fixture = try Fixture(parsing: "let a = «\"é\"»\nf(«a\n+ b»)\n")
    let source = try #require(fixture.main)
    let file = MarkedText(bytes: source.bytes, marks: fixture.marks[source.path] ?? [])
    for amplification in Amplification.all {
      guard let changed = amplification.apply(file, kind) else { continue }
      #expect(changed.marks.count == 2)
      let texts = changed.marks.map { String(decoding: changed.bytes[$0.start..<$0.end], as: UTF8.self) }
      #expect(texts.first == "\"é\"", "\(amplification.name)")
      #expect(texts.last?.hasPrefix("a") == true && texts.last?.hasSuffix("+ b") == true, "\(amplification.name)")
    }
  }

  @Test func formsOfALine() {
    let file = MarkedText(bytes: Array("x\ny".utf8), marks: [])
    let forms = Amplification.all.compactMap { $0.apply(file, .swift)?.text }
    #expect(
      forms == [
        "// 👩‍👩‍👧‍👦 色彩 é\nlet 日本 = \"🎨 «色»\"\nx\ny", "x\r\ny", "/*\nx\ny\n*/\n", "// x\n// y",
        "let text = ###\"\"\"\nx\ny\n\"\"\"###\n",
      ])
  }
}
