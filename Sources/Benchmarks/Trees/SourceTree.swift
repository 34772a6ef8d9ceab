#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The Swift files of a folder.
struct SourceTree {
  struct File {
    /// Absolute.
    let path: String
    let size: Int
  }

  /// Absolute, without links.
  let root: String
  /// By size.
  let swiftFiles: [File]

  init(_ path: String) throws(Failure) {
    guard let root = absolute(path) else { throw Failure("no folder '\(path)'; --tree names a folder of Swift files") }
    self.root = root
    var found: [File] = []
    Self.collect(root, into: &found)
    guard !found.isEmpty else { throw Failure("no Swift file in '\(path)'; --tree names a folder that has some") }
    swiftFiles = found.sorted { ($0.size, $0.path) < ($1.size, $1.path) }
  }

  /// The file that so many of a hundred are no larger than, or the next that is no test: in tests most rules are silent.
  func file(atPercentile percent: Int) -> File {
    let start = min(swiftFiles.count * percent / 100, swiftFiles.count - 1)
    return swiftFiles[start...].first { !$0.path.contains("Test") } ?? swiftFiles[start]
  }

  /// Folders that hold what others wrote or what is built: there nobody types.
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "Build"]

  private static func collect(_ folder: String, into files: inout [File]) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") || passedOver.contains(name) { continue }
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: collect(path, into: &files)
      case S_IFREG: if name.hasSuffix(".swift") { files.append(File(path: path, size: Int(status.st_size))) }
      default: break
      }
    }
  }
}
