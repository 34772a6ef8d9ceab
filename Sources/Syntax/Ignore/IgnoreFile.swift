/// One `.gitignore` file and the folder it speaks of.
package final class IgnoreFile: Sendable {
  private let folder: Path
  private let bytes: [UInt8]
  /// Last line first: the last line that matches decides.
  private let rules: [IgnoreRule]

  package init(_ bytes: some Collection<UInt8>, in folder: Path) {
    self.folder = folder
    self.bytes = Array(bytes)
    let text = self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? self.bytes.dropFirst(3) : self.bytes[...]
    rules =
      text.split(separator: UInt8(ascii: "\n"))
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
      .compactMap(IgnoreRule.init(line:))
      .reversed()
  }

  /// Whether the file ignores a path below its folder, or takes it back; `nil` when it says nothing of it.
  fileprivate func ignores(_ path: Bytes, name: Bytes, isFolder: Bool) -> Bool? {
    let below = folder.bytes.isEmpty ? path : path.dropFirst(folder.bytes.count + 1)
    return bytes.withUnsafeBufferPointer { file in
      for rule in rules where rule.matches(path: below, name: name, isFolder: isFolder, in: file) {
        return !rule.isNegated
      }
      return nil
    }
  }
}

extension [IgnoreFile] {
  /// Whether a path is ignored by the files of the folders above it, the outermost first.
  ///
  /// The folders themselves must not be ignored: nothing below such a one can be taken back.
  package func ignore(_ path: Path, isFolder: Bool) -> Bool {
    if isEmpty { return false }
    return path.bytes.withUnsafeBufferPointer { path in
      let name = path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
      for file in reversed() {
        if let answer = file.ignores(path[...], name: name, isFolder: isFolder) { return answer }
      }
      return false
    }
  }
}
