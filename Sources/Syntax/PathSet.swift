/// Paths among which the one that holds another is found without a look at each: by the lengths they have.
package struct PathSet: Sendable {
  private var paths: Set<Path> = []
  private var lengths: Set<Int> = []

  package init(_ paths: some Sequence<Path> = []) {
    for path in paths { insert(path) }
  }

  package var isEmpty: Bool { paths.isEmpty }

  package mutating func insert(_ path: Path) {
    paths.insert(path)
    lengths.insert(path.bytes.count)
  }

  /// Whether a path is one of these, or lies below one.
  package func holds(_ path: Path) -> Bool {
    let bytes = path.bytes
    if lengths.contains(0) || lengths.contains(bytes.count) && paths.contains(path) { return true }
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") && lengths.contains(index) {
      if paths.contains(Path(bytes: Array(bytes[..<index]))) { return true }
    }
    return false
  }
}

/// The folders above some paths, and the paths themselves.
package struct Ancestors: Sendable {
  private var folders: Set<Path> = []

  package init(_ paths: some Sequence<Path> = []) {
    for path in paths { insert(path) }
  }

  package mutating func insert(_ path: Path) {
    var next: Path? = path
    // Above a folder that is known, all are.
    while let folder = next, folders.insert(folder).inserted { next = folder.parent }
  }

  /// Whether one of the paths is this folder, or lies below it.
  package func contains(_ folder: Path) -> Bool { folders.contains(folder) }
}
