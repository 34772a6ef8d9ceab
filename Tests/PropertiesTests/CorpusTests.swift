import Foundation
import Properties
import Testing

/// What fuzzing starts from, and whatever it once found, tried again.
@Suite struct CorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("FuzzCorpus")

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test(arguments: Property.all.map(\.name)) func thePropertyHolds(name: String) throws {
    let property = try #require(Property.named(name))
    let folder = Self.corpus.appendingPathComponent(name)
    let inputs = Self.names(in: folder)
    #expect(!inputs.isEmpty, "Tests/FuzzCorpus/\(name) has nothing to start from")
    for input in inputs {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(input)))
      let problem = property.problem(bytes)
      #expect(problem == nil, "Tests/FuzzCorpus/\(name)/\(input)")
    }
    #expect(property.problem([]) == nil)
  }

  @Test func everyFolderHasItsProperty() {
    let folders = Self.names(in: Self.corpus).filter { !$0.hasSuffix(".dict") }
    #expect(Set(folders) == Set(Property.all.map(\.name)))
  }
}
