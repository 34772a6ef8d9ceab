import Facts

extension Survey {
  /// The record of one file: one that may be taken over, else of the editor's bytes, else of the disk's.
  ///
  /// - Parameters:
  ///   - isOrdinary: whether its folder says that it is an ordinary file.
  ///   - open: opens the file, for when its bytes must come from the disk.
  func record(
    of file: File, _ buffer: inout ReadBuffer, isOrdinary: Bool = false, open: () -> Result<Descriptor, ReadFailure>
  ) -> Result<FileRecord, ReadFailure> {
    let (path, kind, isReported) = (file.path, file.kind, file.isReported)
    if kind == .otherAsset { return .success(.empty(path, kind, isReported: isReported)) }
    if let known = known[path] { return .success(known.reported(isReported)) }
    if let overlay = overlays[path] {
      return FileRecord.of(path, kind, isReported: isReported, unsaved: overlay)
    }
    switch open() {
    case .failure(let failure): return .failure(failure)
    case .success(let descriptor):
      if let failure = buffer.read(descriptor, kind, isOrdinary: isOrdinary) { return .failure(failure) }
      return FileRecord.of(path, kind, isReported: isReported, bytes: buffer.bytes)
    }
  }

  /// One file by its path alone. A link in the last place is followed only if asked.
  func read(_ file: File, followingLink: Bool = false) -> Harvest {
    var harvest = Harvest()
    var buffer = ReadBuffer()
    harvest.add(record(of: file, &buffer) { root.file(file.path, followingLink: followingLink) }, at: file.path)
    return harvest
  }
}
