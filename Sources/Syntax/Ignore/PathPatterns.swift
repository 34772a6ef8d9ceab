/// Patterns for paths, in the grammar of `.gitignore` and relative to the workspace's root: `Legacy/`, `*.generated.swift`,
/// `App/**/Old*`, `!App/OldButGood.swift`.
package struct PathPatterns: Sendable {
  package let lines: [String]
  private let files: [IgnoreFile]

  package init(_ lines: [String] = []) {
    self.lines = lines
    let text = lines.map { $0 + "\n" }.joined()
    files = lines.isEmpty ? [] : [IgnoreFile(text.utf8, in: Path(bytes: []))]
  }

  package var isEmpty: Bool { lines.isEmpty }

  /// Whether a path, or a folder above it, is meant. As in git, nothing below a folder that is meant can be taken back.
  package func holds(_ path: Path, isFolder: Bool = false) -> Bool {
    if files.isEmpty { return false }
    for (index, byte) in path.bytes.enumerated() where byte == UInt8(ascii: "/") {
      if files.ignore(Path(bytes: Array(path.bytes[..<index])), isFolder: true) { return true }
    }
    return files.ignore(path, isFolder: isFolder)
  }

  /// These patterns and then others, which may take back what these mean.
  package func and(_ others: PathPatterns) -> PathPatterns {
    others.isEmpty ? self : isEmpty ? others : PathPatterns(lines + others.lines)
  }
}

extension PathPatterns: Hashable {
  package static func == (lhs: PathPatterns, rhs: PathPatterns) -> Bool { lhs.lines == rhs.lines }
  package func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
