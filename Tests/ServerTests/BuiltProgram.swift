import Foundation

/// The program that was built with the tests.
enum BuiltProgram {
  private struct NotBuilt: Error {}

  /// Beside the tests, where SwiftPM puts both; on macOS the tests stand in a bundle there.
  static func url() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let program = folder.appendingPathComponent("swift-color-lsp")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
  }
}
