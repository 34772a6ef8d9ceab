import CLI
import Foundation
import Testing

/// The files of `protocol/` that are made from the code. `UPDATE=1 swift test` rewrites them.
struct GeneratedFileTests {
  @Test(arguments: GeneratedFile.all.map(\.name))
  func isCurrent(name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appending(path: "protocol/\(name)")
    let file = try #require(GeneratedFile.all.first { $0.name == name })
    if ProcessInfo.processInfo.environment["UPDATE"] != nil {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text().utf8).write(to: url)
    }
    let text = try? String(contentsOf: url, encoding: .utf8)
    #expect(text == file.text(), "run UPDATE=1 swift test, or swift-color-lsp catalogue")
  }

  @Test func theSchemaIsJSON() throws {
    let file = try #require(GeneratedFile.all.first { $0.name == "report.schema.json" })
    let value = try #require(try JSONSerialization.jsonObject(with: Data(file.text().utf8)) as? [String: Any])
    #expect((value["properties"] as? [String: Any])?["findings"] != nil)
  }

  @Test func theCommandWritesThemAll() {
    let run = Capture("catalogue", "out")
    #expect(run.files.map(\.path) == GeneratedFile.all.map { "out/" + $0.name })
  }
}
