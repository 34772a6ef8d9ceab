import Syntax
import Testing

@Suite struct PropertyListTests {
  private func dump(_ list: PropertyList, _ node: PropertyList.NodeID) -> String {
    switch list.kind(node) {
    case .string: list.text(node)
    case .array: "(" + list.children(node).map { dump(list, $0) }.joined(separator: ",") + ")"
    case .dictionary:
      "{" + list.entries(node).map { dump(list, $0.key) + "=" + dump(list, $0.value) }.joined(separator: ";") + "}"
    }
  }

  @Test(arguments: [
    ("// !$*UTF8*$!\n{ a = b; }", "{a=b}"), ("{a={b=(1,2,);};c=\"d e\";}", "{a={b=(1,2)};c=d e}"),
    ("{ a /* A */ = \"x \\\"y\\\" \\\\ /* no */\"; }", "{a=x \"y\" \\ /* no */}"),
    ("{ a = /b/c; d = '<e>'; }", "{a=/b/c;d=<e>}"),
    ("(a, b", "(a,b)"), ("{ a = ; b = 1; }", "{b=1}"), ("{ a = b c = d; }", "{a=b;c=d}"),
    ("{ {x = y;}; a = b; }", "{a=b}"),
    ("{a=b;} {c=d;}", "{a=b}"), ("{ a = \"b", "{a=b}"), ("a", "a"),
  ])
  func reads(text: String, expected: String) throws {
    let list = PropertyList(Array(text.utf8))
    #expect(dump(list, try #require(list.root)) == expected)
  }

  @Test(arguments: ["", " ", "// a", "/* a", "}", ";)"])
  func nothingThere(text: String) {
    #expect(PropertyList(Array(text.utf8)).root == nil)
  }

  @Test func askedForWhatIsNot() throws {
    let list = PropertyList(Array("{ a = (1); b = c; }".utf8))
    let root = try #require(list.root)
    #expect(list.value("x", of: root) == nil)
    #expect(list.string("a", of: root) == nil)
    #expect(list.elements("b", of: root).isEmpty)
    #expect(list.value("a", of: root).map { list.entries($0).count } == 0)
    #expect(list.value("a", of: root).flatMap { list.value("b", of: $0) } == nil)
  }

  @Test func deepNestingTakesNoStack() {
    let depth = 1_000_000
    #expect(PropertyList(Array(repeating: UInt8(ascii: "{"), count: depth)).root == 0)
    #expect(PropertyList(Array(repeating: UInt8(ascii: "("), count: depth)).root == 0)
  }
}
