import Foundation

/// The checkout these tests were compiled from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What tools leave behind; as in `.gitignore`.
  private static let ignored: Set<String> = [".git", ".build", ".swiftpm", "DerivedData", ".DS_Store"]

  /// Names in the root folder.
  static let topLevel: [String] = names(in: root)

  /// Every file, by path relative to the root.
  static let files: [RepositoryFile] = files(below: "").sorted { $0.path < $1.path }

  static let swiftFiles: [SwiftFile] = files.filter { $0.path.hasSuffix(".swift") }.map(SwiftFile.init)
  static let sources: [SwiftFile] = swiftFiles.filter { $0.path.hasPrefix("Sources/") }

  static func file(_ path: String) -> RepositoryFile? { files.first { $0.path == path } }

  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !ignored.contains($0) && !$0.hasSuffix(".xcodeproj") }.sorted()
  }

  private static func files(below folder: String) -> [RepositoryFile] {
    names(in: root.appendingPathComponent(folder)).flatMap { name -> [RepositoryFile] in
      let path = folder.isEmpty ? name : folder + "/" + name
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
      guard exists else { return [] }
      return isFolder.boolValue ? files(below: path) : [RepositoryFile(path: path)]
    }
  }
}

/// A file of the checkout.
struct RepositoryFile: Sendable {
  /// Relative to the root.
  let path: String
  /// Empty for a file that is not UTF-8.
  let text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  init(path: String) {
    self.path = path
    text = (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var lineCount: Int { lines.count - (text.hasSuffix("\n") ? 1 : 0) }
  var name: String { String(path.split(separator: "/").last ?? "") }
}
