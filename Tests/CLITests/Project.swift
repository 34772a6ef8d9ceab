import Foundation

/// A folder on disk that lives as long as a test.
final class Project {
  let path: String

  /// Makes a folder of files; missing folders are made too.
  init(_ files: [String: String]) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("cli-\(UUID().uuidString)")
    path = root.path
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// An app with one color, one misspelled name and one color written as numbers.
  static func sample() throws -> Project {
    try Project([
      ".git/HEAD": "ref: refs/heads/main\n", "App/Assets.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/Brand.colorset/Contents.json": colorSet,
      "App/View.swift": """
      import SwiftUI

      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(Color("Brnad")).background(Color("Brand"))
          Text("b").foregroundStyle(Color(red: 0.1, green: 0.2, blue: 0.3))
        }
      }

      """,
    ])
  }

  static let colorSet = """
    {
      "colors" : [
        { "color" : { "color-space" : "srgb", "components" : { "red" : "0x2F", "green" : "0x80", "blue" : "0xED", "alpha" : "1.000" } }, "idiom" : "universal" },
        { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : { "color-space" : "srgb", "components" : { "red" : "0x5A", "green" : "0xA0", "blue" : "0xFF", "alpha" : "1.000" } }, "idiom" : "universal" }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """
}
