import Testing

@Suite struct ConventionTests {
  /// A file is named for what it holds; these names hold anything.
  @Test func filesAreNamedForWhatTheyHold() {
    let vague = ["Manager", "Helper", "Helpers", "Util", "Utils", "Utilities", "Misc", "Common"]
    for file in Repository.swiftFiles {
      let stem = file.file.name.dropLast(".swift".count)
      for ending in vague where stem.hasSuffix(ending) {
        Issue.record("\(file.path): name it for what it holds, not '\(ending)'")
      }
    }
  }

  @Test func codeCannotTrap() {
    let refused = [
      ("try!", "handle the error, or return it as data"), ("as!", "match with 'as?' or 'case let'"),
      ("fatalError(", "make the function total: return the unknown"),
    ]
    for file in Repository.swiftFiles {
      for (index, line) in file.codeLines.enumerated() {
        for (text, cure) in refused where line.contains(text) {
          Issue.record("\(file.path):\(index + 1): \(text) can crash an editor; \(cure)")
        }
      }
    }
  }

  @Test func uncheckedSendableSaysWhyItIsSafe() {
    for file in Repository.swiftFiles {
      for (index, line) in file.codeLines.enumerated() where line.contains("@unchecked Sendable") {
        let above = index > 0 ? file.file.lines[index - 1].drop { $0 == " " } : ""
        #expect(above.hasPrefix("//"), "\(file.path):\(index + 1): say right above why this is safe across threads")
      }
    }
  }

  /// What is to be done belongs to the issues, where somebody sees it. (Words are cut so as not to find themselves.)
  @Test func nothingIsLeftToDo() {
    expectNowhere(["TO" + "DO", "FIX" + "ME", "XX" + "X"], "do it now, or open an issue")
  }

  /// The text describes the program, not how or where it came to be written: that ages at once.
  @Test func textIsAboutTheProgram() {
    let words = ["sand" + "box", "/wo" + "rk/", "../sha" + "red", "/tm" + "p/bash"]
    expectNowhere(words, "say what the program does, not where or how this was written")
  }

  @Test func theRootHoldsNothingElse() {
    let allowed: Set<String> = [
      ".ci", ".github", ".gitignore", ".pre-commit-hooks.yaml", ".swift-format", "ARCHITECTURE.md", "CHANGELOG.md",
      "CONTRIBUTING.md", "LICENSE", "Package.swift", "README.md", "Sources", "Tests", "action.yml", "editors",
      "protocol",
    ]
    for name in Repository.topLevel {
      #expect(allowed.contains(name), "'\(name)' has no place in the root; put it into a folder")
    }
  }

  /// Looks for words in any case, and for what is more than a word in lower case, or has capitals, as it is.
  private func expectNowhere(_ words: [String], _ cure: String) {
    for file in Repository.files {
      let folded = file.text.lowercased()
      for word in words {
        let isLower = word.allSatisfy(\.isLowercase)
        guard (isLower ? folded : file.text).contains(word) else { continue }
        for (index, line) in file.lines.enumerated() where (isLower ? line.lowercased() : String(line)).hasWord(word) {
          Issue.record("\(file.path):\(index + 1): '\(word)': \(cure)")
        }
      }
    }
  }
}

extension String {
  /// Whether this stands here and is no part of a longer word.
  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      let isWord = word.first?.isLetter == true
      return !isWord || before?.isLetter != true && after?.isLetter != true
    }
  }
}
