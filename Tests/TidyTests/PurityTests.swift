import Foundation
import Testing

/// The second law: below `Engine` there are total functions, no I/O, no clock and no global state.
@Suite struct PurityTests {
  private static let pure: Set<String> = ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features"]
  private let files = Repository.sources.filter { PurityTests.pure.contains($0.target) }

  @Test(arguments: [
    ("throws", "return what is wrong as data"), ("rethrows", "return what is wrong as data"),
    ("try", "call only what cannot fail"), ("print", "return text; only the edges of the program write"),
    ("readLine", "take bytes as an argument"), ("async", "stay a plain function; Engine runs it on all cores"),
    ("ContinuousClock", "take the time as an argument, or need none"),
    ("SystemRandomNumberGenerator", "take a seed as an argument"), ("nonisolated", "keep state in Engine"),
  ])
  func wordsThatAreNotPure(word: String, cure: String) {
    for file in files {
      for (index, line) in file.codeLines.enumerated() where line.contains(word) && line.hasWord(word) {
        Issue.record("\(file.path):\(index + 1): no '\(word)' below Engine; \(cure)")
      }
    }
  }
}

extension String {
  /// Whether a word of code, and neither a member's nor a longer word's part, is this.
  fileprivate func hasWord(_ word: String) -> Bool {
    let isPart = { (character: Character) in character.isLetter || character.isNumber || "_.`".contains(character) }
    return ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return before.map(isPart) != true && after.map { isPart($0) && $0 != "." || $0 == ":" } != true
    }
  }
}
