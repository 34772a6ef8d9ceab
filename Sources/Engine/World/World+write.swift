package import Syntax

extension World {
  /// Replaces the contents of files, all or none: every file is written beside its target first, and only when all
  /// are on the disk do they take their places. Modes are kept; a link stays a link.
  ///
  /// The snapshot is not changed: tell `apply` what was written.
  ///
  /// - Returns: why nothing was written; `nil` when all was.
  package func write(_ files: [Path: [UInt8]]) -> WriteError? {
    var staged: [StagedFile] = []
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      switch target(of: path).flatMap({ StagedFile.stage(bytes, for: path, at: $0) }) {
      case .success(let file): staged.append(file)
      case .failure(let error):
        for file in staged { file.discard() }
        return error
      }
    }
    for (index, file) in staged.enumerated() {
      if let error = file.commit() {
        for rest in staged[index...] { rest.discard() }
        return error
      }
    }
    return nil
  }

  /// The absolute path with links resolved, which must not lead out of the root.
  private func target(of path: Path) -> Result<[UInt8], WriteError> {
    let name = Array(path.name)
    guard let parent = path.parent, !name.isEmpty,
      !path.components.contains([UInt8](repeating: UInt8(ascii: "."), count: 2)[...])
    else { return .failure(WriteError(path, reason: "not a path of a file")) }
    // A new file has no resolved path yet, but its folder has.
    let resolved =
      Disk.kind(absolute(path), followingLink: true) == nil
      ? Disk.resolved(absolute(parent)).map { $0 + [UInt8(ascii: "/")] + name } : Disk.resolved(absolute(path))
    switch resolved {
    case .failure(let failure): return .failure(WriteError(path, reason: failure.reason))
    case .success(let target):
      guard self.path(ofAbsolute: target) != nil else {
        return .failure(WriteError(path, reason: ReadFailure.linkOutOfRoot.reason))
      }
      return .success(target)
    }
  }
}
