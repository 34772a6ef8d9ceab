import Facts
import Syntax
import Testing

/// Files with a few random bytes changed: nothing traps, and every place lies inside the file.
struct MutationTests {
  @Test(arguments: [
    (
      "A.colorset/Contents.json",
      #"{"colors":[{"idiom":"mac","components":{"red":"0x1D","green":"0.5"}},{"color":{"reference":"xColor"}}]}"#
    ),
    ("A.xcassets/G/Contents.json", #"{"properties":{"provides-namespace":true}}"#),
    (
      "a.m",
      #"[UIColor colorNamed:@"a\"b" inBundle:[x y] compatibleWithTraitCollection:nil] ?: z "#
        + "// color-lsp:disable:next a - b"
    ),
    ("Package.swift", ProjectFactsTests.manifest), ("A.xcodeproj/project.pbxproj", ProjectFactsTests.project),
    (".gitmodules", ProjectFactsTests.modules),
  ])
  func anyBytesAreRead(name: String, text: String) throws {
    let path = Path(name)
    let kind = try #require(FileKind(path))
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    let alphabet = Array("{}[]()\",:;=\\/*@#-. \n0ae".utf8) + [0xFF, 0xC3, 0]
    for _ in 0..<3_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<(1 + next(6)) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[next(alphabet.count)], at: place)
        default: bytes[place] = alphabet[next(alphabet.count)]
        }
      }
      let facts = FileFacts(of: Source(path: path, bytes: bytes), kind: kind)
      let fits = spans(of: facts).allSatisfy { $0.end <= bytes.count }
      #expect(fits, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private func spans(of facts: FileFacts) -> [Span] {
    switch facts.content {
    case .colorSet(let set):
      set.entries.map(\.span) + set.problems.map(\.span) + set.problems.flatMap { $0.cure.map(\.span) }
    case .assetGroup(let group): group.problems.map(\.span)
    case .objectiveC(let facts): facts.occurrences.map(\.span) + facts.suppressions.map(\.span)
    default: []
    }
  }
}
