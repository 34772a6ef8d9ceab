#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder without anything in it, for as long as the process runs.
enum EmptyFolder {
  private static let path: String = {
    var name = Array("/tmp/swift-color-lsp-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return "/nowhere" }
    atexit { rmdir(EmptyFolder.path) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  static var uri: String { "file://" + path }

  /// Whether this is the folder, by its path with or without links resolved.
  static func holds(_ root: [UInt8]) -> Bool { String(decoding: root, as: UTF8.self).hasSuffix(path) }

  /// A message with the folder's URI for `file:///w`; `nil` where it names another place, which is nobody's concern.
  static func placing(_ message: [UInt8]) -> [UInt8]? {
    let text = String(decoding: message, as: UTF8.self)
    guard !text.contains("..") else { return nil }
    let pieces = text.split(separator: "file:///w", omittingEmptySubsequences: false)
    if pieces.contains(where: { $0.contains("file:") || $0.contains("\\u00") }) { return nil }
    return pieces.count == 1 ? message : Array(pieces.joined(separator: uri).utf8)
  }
}
