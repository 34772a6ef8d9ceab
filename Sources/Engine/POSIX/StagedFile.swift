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

  init(_ path: Path, errno code: Int32) {
    switch code {
    case ENOSPC: self.init(path, reason: "no space left on the disk")
    case EFBIG: self.init(path, reason: "larger than a file may be here")
    case ENOENT: self.init(path, reason: "no such file or folder")
    default: self.init(path, reason: ReadFailure(errno: code).reason)
    }
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
    let isNew = target.withCString { stat($0, &status) } != 0
    guard let slash = target.lastIndex(of: UInt8(ascii: "/")) else { return .failure(WriteError(path, errno: ENOENT)) }
    let (raw, temporary) = create(in: target[...slash], isNew: isNew)
    guard raw >= 0 else { return .failure(WriteError(path, errno: errno)) }
    let file = Descriptor(raw: raw)
    let staged = StagedFile(path: path, target: target, temporary: temporary)
    var code = writeAll(bytes, to: file.raw)
    if code == nil, !isNew, fchmod(file.raw, status.st_mode & 0o7777) != 0 { code = errno }
    if code == nil, fsync(file.raw) != 0 { code = errno }
    guard let code else { return .success(staged) }
    staged.discard()
    return .failure(WriteError(path, errno: code))
  }

  /// Opens a file under a name that nobody else can know or use.
  ///
  /// A new file's mode is left to the kernel, which takes the umask off: `mkstemp` would make it 0600, and the umask
  /// cannot be asked for without being set for every thread. What replaces a file is closed to others until it has
  /// that file's mode.
  private static func create(in folder: ArraySlice<UInt8>, isNew: Bool) -> (raw: Int32, path: [UInt8]) {
    while true {
      let name = ".color-lsp." + String(UInt64.random(in: .min ... .max), radix: 36)
      let path = folder + Array(name.utf8)
      let raw = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isNew ? 0o666 : 0o600) }
      if raw >= 0 || errno != EEXIST && errno != EINTR { return (raw, Array(path)) }
    }
  }

  /// Puts the file in the target's place; readers see the old file or the new one, whole.
  func commit() -> WriteError? {
    let failed = temporary.withCString { from in target.withCString { to in rename(from, to) != 0 } }
    return failed ? WriteError(path, errno: errno) : nil
  }

  /// Removes the file that was written.
  func discard() { _ = temporary.withCString { unlink($0) } }
}

/// Writes everything to an open file, however slowly it takes it; the error number where that fails.
package func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // A pipe that somebody made non-blocking is full: the writer waits for its reader, as with any pipe.
        var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
