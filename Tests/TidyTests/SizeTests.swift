import Testing

@Suite struct SizeTests {
  @Test func filesAreShort() {
    for file in Repository.swiftFiles {
      #expect(file.file.lineCount <= 400, "\(file.path) has \(file.file.lineCount) lines; split it, 400 is the limit")
    }
  }

  @Test func theMedianFileIsShort() {
    let counts = Repository.sources.map(\.file.lineCount).sorted()
    let median = counts[counts.count / 2]
    #expect(median < 120, "the median file has \(median) lines, 120 is the limit; split the longest of them")
  }

  @Test func functionsAreShort() {
    for file in Repository.swiftFiles {
      for function in file.functions {
        #expect(
          function.length < 50,
          "\(file.path):\(function.line): '\(function.name)' has \(function.length) lines; split it, 50 is the limit")
      }
    }
  }

  @Test func theArchitecturePageIsShort() throws {
    let page = try #require(Repository.file("ARCHITECTURE.md"))
    #expect(page.lineCount < 150, "ARCHITECTURE.md has \(page.lineCount) lines; say less, 150 is the limit")
  }
}
