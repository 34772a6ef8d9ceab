import Foundation

@testable import Engine
@testable import Syntax

/// A folder for one test, gone with the value.
final class TemporaryFolder {
  let path: String

  init() {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("color-lsp-XXXXXX").path
    var bytes = Array(template.utf8CString)
    path = mkdtemp(&bytes).map { String(cString: $0) } ?? template
    write("", ".git/HEAD")
  }

  /// `rm` can remove paths that are longer than one call takes.
  deinit {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["rm", "-rf", path]
    try? process.run()
    process.waitUntilExit()
  }

  subscript(_ relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }

  func write(_ text: String, _ relative: String) { write(Array(text.utf8), relative) }

  func write(_ bytes: [UInt8], _ relative: String) {
    folder(Path(relative).parent?.text ?? "")
    _ = FileManager.default.createFile(atPath: self[relative], contents: Data(bytes))
  }

  func folder(_ relative: String) {
    try? FileManager.default.createDirectory(atPath: self[relative], withIntermediateDirectories: true)
  }

  func link(_ relative: String, to target: String) {
    folder(Path(relative).parent?.text ?? "")
    symlink(target, self[relative])
  }

  func remove(_ relative: String) { try? FileManager.default.removeItem(atPath: self[relative]) }

  func text(_ relative: String) -> String? { try? String(contentsOfFile: self[relative], encoding: .utf8) }

  /// A world of this folder, or of paths in it, with all files loaded.
  func world(_ given: String..., jobs: Int = 2) throws -> World {
    var world = try World.open(paths: given, currentFolder: Array(path.utf8)).get()
    world.load(jobs: jobs)
    return world
  }

  /// Runs git in this folder.
  @discardableResult
  func git(_ arguments: [String], input: [UInt8] = []) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    process.environment = ["PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": path, "GIT_CONFIG_NOSYSTEM": "1"]
    let (into, out) = (Pipe(), Pipe())
    process.standardInput = into
    process.standardOutput = out
    process.standardError = Pipe()
    guard (try? process.run()) != nil else { return "" }
    DispatchQueue.global().async {
      into.fileHandleForWriting.write(Data(input))
      try? into.fileHandleForWriting.close()
    }
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

extension World {
  var indexed: [String] { records.keys.map(\.text).sorted() }
  var reported: [String] { records.filter(\.value.isReported).keys.map(\.text).sorted() }
  var unreadReasons: [String: String] {
    Dictionary(statistics.unread.map { ($0.path.text, $0.reason) }) { first, _ in first }
  }
}

let colorSwift = "let brand = Color(\"Brand\")\n"
