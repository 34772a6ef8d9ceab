import Syntax
import TestSupport
import Testing

@Suite struct PositionTests {
  @Test func linesEndInAnyOfThreeWays() {
    let map = LineMap(Array("a\r\nb\rc\nd".utf8))
    #expect(map.lineCount == 4)
    #expect(map.position(at: 3) == (1, 0))
    #expect(map.position(at: 5) == (2, 0))
    #expect(map.position(at: 8) == (3, 1))
    #expect(map.position(at: 99).line == 3)
    #expect(LineMap([]).lineCount == 1)
  }

  @Test func aLineMapFollowsEdits() {
    let alphabet = Array("ab\n\r".utf8)
    var random = SplitMix64(seed: 3)
    var bytes: [UInt8] = []
    var map = LineMap(bytes)
    for _ in 0..<5_000 {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let old = Span(start, min(bytes.count, start + Int.random(in: 0..<4, using: &random)))
      let text = (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }
      bytes.replaceSubrange(old.start..<old.end, with: text)
      map.replace(old, withBytes: text.count, in: bytes)
      #expect(map == LineMap(bytes), "\(old) \(text) gives \(bytes)")
      if bytes.count > 40 { (bytes, map) = ([], LineMap([])) }
    }
  }

  @Test func lineSpansLeaveTheEndingOut() {
    let bytes = Array("one\r\ntwo\n".utf8)
    let map = LineMap(bytes)
    #expect(map.span(ofLine: 0, in: bytes) == Span(0, 3))
    #expect(map.span(ofLine: 1, in: bytes) == Span(5, 8))
    #expect(map.span(ofLine: 2, in: bytes) == Span(9, 9))
  }

  @Test func spansNeverRunBackwards() {
    #expect(Span(5, 2) == Span(5, 5))
    #expect(Span(-3, 4) == Span(0, 4))
    #expect(Span(2, 6).contains(Span(3, 6)) && !Span(2, 6).contains(6))
    #expect(Span(1, 2) < Span(1, 3) && Span(1, 9) < Span(2, 3))
  }

  @Test func editsThatOverlapAreNotBothApplied() {
    let bytes = Array("abcdef".utf8)
    let edited = bytes.applying([
      Edit(Span(4, 6), "X"), Edit(Span(0, 2), ""), Edit(Span(1, 3), "no"), Edit(Span(3, 3), "+"),
    ])
    #expect(String(decoding: edited, as: UTF8.self) == "c+dX")
  }

  @Test func pathsAreBytes() {
    let path = Path(bytes: Array("a/b.c/".utf8) + [0xFF, 0x2E, 0x78])
    #expect(path.name.elementsEqual([0xFF, 0x2E, 0x78]))
    #expect(path.hasExtension("x"))
    #expect(path.parent == Path("a/b.c"))
    #expect(Path("a").parent == Path(""))
    #expect(Path("").parent == nil)
    #expect(Path(".gitignore").fileExtension.isEmpty)
    #expect(path.isInside(Path("a")) && !Path("ab").isInside(Path("a")) && path.isInside(Path("")))
    #expect(Path("a/b") < Path("a/b/c") && Path("B") < Path("a"))
  }

  @Test(arguments: [
    ("Brand", "Brnad", 1), ("Brand", "Brand", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("", "ab", 2),
  ])
  func editDistances(first: String, second: String, distance: Int) {
    #expect(editDistance(Array(first.utf8), Array(second.utf8), bound: 5) == distance)
    #expect(editDistance(Array(second.utf8), Array(first.utf8), bound: 5) == distance)
    if distance > 0 {
      #expect(editDistance(Array(first.utf8), Array(second.utf8), bound: distance - 1) == distance)
    }
  }
}
