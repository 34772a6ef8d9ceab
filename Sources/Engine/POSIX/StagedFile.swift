package import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file was not written, in words for a person.
package struct WriteError: Error, Hashable, Sendable {
  package let path: Path
  package let reason: String

  /// `cannot write App/Theme.swift: permission denied`.
  package var message: String { "cannot write \(path.text): \(reason)" }

  fileprivate init(_ path: Path, errno code: Int32) {
    self.path = path
    reason = code == ENOSPC ? "no space left on the disk" : ReadFailure(errno: code).reason
  }

  init(_ path: Path, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// A file written beside its target, with the target's mode, that only has to be renamed to take its place.
struct StagedFile {
  let path: Path
  private let target: [UInt8]
  private let temporary: [UInt8]

  /// Writes the bytes to a new file in the target's folder and makes sure that they are on the disk.
  ///
  /// - Parameter target: the absolute path, with links resolved, so that a link stays a link.
  static func stage(_ bytes: [UInt8], for path: Path, at target: [UInt8]) -> Result<StagedFile, WriteError> {
    var status = stat()
    let mode: mode_t = target.withCString { stat($0, &status) } == 0 ? status.st_mode & 0o7777 : 0o644
    guard let slash = target.lastIndex(of: UInt8(ascii: "/")) else { return .failure(WriteError(path, errno: ENOENT)) }
    var template = Array(target[...slash]) + Array(".color-lsp.XXXXXX".utf8) + [0]
    let raw = template.withUnsafeMutableBytes { buffer in
      buffer.assumingMemoryBound(to: CChar.self).baseAddress.map { mkstemp($0) } ?? -1
    }
    guard raw >= 0 else { return .failure(WriteError(path, errno: errno)) }
    let file = Descriptor(raw: raw)
    let staged = StagedFile(path: path, target: target, temporary: Array(template.dropLast()))
    guard writeAll(bytes, to: file), fchmod(file.raw, mode) == 0, fsync(file.raw) == 0 else {
      let code = errno
      staged.discard()
      return .failure(WriteError(path, errno: code))
    }
    return .success(staged)
  }

  private static func writeAll(_ bytes: [UInt8], to file: borrowing Descriptor) -> Bool {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { write(file.raw, $0.baseAddress.map { $0 + done }, bytes.count - done) }
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return false }
      done += written
    }
    return true
  }

  /// Puts the file in the target's place; readers see the old file or the new one, whole.
  func commit() -> WriteError? {
    let failed = temporary.withCString { from in target.withCString { to in rename(from, to) != 0 } }
    return failed ? WriteError(path, errno: errno) : nil
  }

  /// Removes the file that was written.
  func discard() { _ = temporary.withCString { unlink($0) } }
}
