import Syntax
import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test func filesMarksAndCursor() throws {
    let fixture = try Fixture(
      parsing: """
        -- A.swift --
        let 🎨 = «"é<|>»"
        -- B/C.swift --
        «x
        «y»»
        """)
    #expect(fixture.files.map(\.path.text) == ["A.swift", "B/C.swift"])
    #expect(fixture.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["let 🎨 = \"é\"\n", "x\ny"])
    #expect(fixture.marks[Path("A.swift")] == [Span(11, 14)])
    #expect(fixture.marks[Path("B/C.swift")] == [Span(0, 3), Span(2, 3)])
    #expect(fixture.cursor?.path == Path("A.swift"))
    #expect(fixture.cursor?.offset == 14)
  }

  @Test func lineEndingsAreKept() throws {
    let fixture = try Fixture(parsing: "a\r\n^ note\r\nb\rc\n")
    #expect(fixture.main.map { String(decoding: $0.bytes, as: UTF8.self) } == "a\r\nb\rc\n")
    #expect(fixture.annotations.map(\.text) == ["note"])
  }

  @Test(arguments: [
    ("«a", 1, "not closed"), ("a»", 1, "closes nothing"), ("<|>\n<|>", 2, "second cursor"), ("^ a", 1, "line above"),
    ("a\n^a", 2, "blank"), ("-- colors: A --", 1, "lacks a value"), ("-- colors: A #12 --", 1, "no color"),
    ("-- colors: A #111/#111/#111/#111/#111 --", 1, "four"), ("-- a --\n-- a --", 2, "already"),
    ("-- colors: A #111 --\n-- colors: A #222 --", 2, "made twice"),
  ])
  func errorsNameTheLine(text: String, line: Int, reason: String) {
    let error = #expect(throws: FixtureError.self) { try Fixture(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.description.contains(reason) == true)
  }

  @Test func renderingKeepsAnnotationsThatHold() throws {
    let text = """
      -- A.swift --
      «日本» 👩‍👩‍👧 é ab
       ^^ cjk
           ^ family…
                ^ gone
      """
    let fixture = try Fixture(parsing: text)
    #expect(fixture.rendered == text)
    let path = Path("A.swift")
    let findings = [
      Fixture.Finding(path: path, span: Span(0, 6), title: "cjk", message: "m"),
      Fixture.Finding(path: path, span: Span(7, 25), title: "family", message: "of three"),
      Fixture.Finding(path: path, span: Span(29, 30), title: "new", message: "a"),
      Fixture.Finding(path: path, span: Span(30, 30), title: "empty", message: "b"),
    ]
    #expect(
      fixture.annotated(with: findings) == """
        -- A.swift --
        «日本» 👩‍👩‍👧 é ab
         ^^ cjk
             ^ family…
                 ^ new: a
                  ^| empty: b
        """)
  }

  @Test func spansThatGoOnAreMarked() throws {
    let fixture = try Fixture(parsing: "\tf(\n\t  1)\n\t^↓ x")
    let finding = Fixture.Finding(path: Path("App.swift"), span: Span(1, 8), title: "x", message: "y")
    #expect(fixture.annotated(with: [finding]) == "\tf(\n\t^^↓ x: y\n\t  1)")
  }

  @Test func filesWithoutLinesAreAnnotatedAtTheirMaker() throws {
    let text = """
      -- colors: Brand #2F80ED, Group/Ink empty --
                 ^^^^^ brand
      -- Empty.swift --
      ^| nothing
      """
    let fixture = try Fixture(parsing: text)
    let brand = Path("Assets.xcassets/Brand.colorset/Contents.json")
    let findings = [
      Fixture.Finding(path: brand, span: Span(9, 12), title: "brand", message: "m"),
      Fixture.Finding(path: Path("Empty.swift"), span: Span(0, 0), title: "nothing", message: "m"),
    ]
    #expect(fixture.annotated(with: findings) == text)
  }
}
