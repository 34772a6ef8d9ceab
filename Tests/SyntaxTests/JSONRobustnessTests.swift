import Properties
import Syntax
import TestSupport
import Testing

private func check(_ bytes: [UInt8]) -> Bool { Property.named("json")?.problem(bytes) == nil }

struct JSONRobustnessTests {
  let sample = Array(
    #"{"colors":[{"idiom":"universal","color":{"components":{"red":"0x1D","n":-1.5e3,"é\ud83c\udfa8":[true,null,{}]}}}]}"#
      .utf8)

  @Test func everyPrefixAndSuffixIsRead() {
    for cut in sample.indices {
      #expect(check(Array(sample[..<cut])), "prefix \(cut)")
      #expect(check(Array(sample[cut...])), "suffix \(cut)")
      #expect(cut == 0 || !JSONDocument(Array(sample[..<cut])).problems.isEmpty, "prefix \(cut)")
    }
  }

  @Test func randomChangesAreRead() {
    var dice = SplitMix64(seed: 7)
    let alphabet = Array("{}[]\",:\\/*u0e.-\n \u{e9}x".utf8) + [0xFF, 0]
    for round in 0..<5_000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        switch UInt8.random(in: 0..<3, using: &dice) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet.randomElement(using: &dice) ?? 0, at: place)
        default: bytes[place] = alphabet.randomElement(using: &dice) ?? 0
        }
      }
      #expect(check(bytes), "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"\":", "[}", "{]"])
  func deepNestingFitsASmallStack(unit: String) {
    let bytes = Array(String(repeating: unit, count: unit == "[" ? 1_000_000 : 50_000).utf8)
    let kept = runOnSmallStack {
      let document = JSONDocument(bytes)
      var hasher = Hasher()
      document.hash(into: &hasher)
      return document == JSONDocument(bytes) && !document.problems.isEmpty && document.problems.count <= 64
    }
    #expect(kept)
  }

  @Test func depthIsWhatTheCallerAsks() {
    let problems = JSONDocument(Array(#"[[["]"]],1]"#.utf8), depth: 2).problems
    #expect(problems == [JSONProblem("nested more than 2 deep", span: Span(2, 3))])
  }
}
