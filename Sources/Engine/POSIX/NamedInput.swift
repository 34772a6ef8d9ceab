package import Facts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a person names and no workspace holds: standard input, a file of a command.
package enum NamedInput {
  /// All of standard input.
  ///
  /// - Parameter kind: what it stands for, which decides how much is read.
  package static func standardInput(as kind: FileKind) -> Result<[UInt8], OpenError> {
    // Duplicated, so that the descriptor can be closed as any other.
    let copy = dup(STDIN_FILENO)
    guard copy >= 0 else { return .failure(OpenError("standard input", ReadFailure(errno: errno))) }
    return read(Descriptor(raw: copy), kind).mapError { OpenError("standard input", $0) }
  }

  /// All of a file; a pipe is waited for.
  package static func file(_ path: String, as kind: FileKind) -> Result<[UInt8], OpenError> {
    let raw = path.utf8.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard raw >= 0 else { return .failure(OpenError(path, ReadFailure(errno: errno))) }
    return read(Descriptor(raw: raw), kind).mapError { OpenError(path, $0) }
  }

  private static func read(_ file: borrowing Descriptor, _ kind: FileKind) -> Result<[UInt8], ReadFailure> {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = file.read(into: &chunk)
      if count < 0, errno == EAGAIN {
        // Whoever started the program may have left the stream without waiting.
        var wanted = pollfd(fd: file.raw, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, -1)
        continue
      }
      guard count >= 0 else { return .failure(ReadFailure(errno: errno)) }
      if count == 0 { return .success(bytes) }
      bytes += chunk[..<count]
      if bytes.count > kind.largestSize { return .failure(.tooLarge(megabytes: kind.largestSize >> 20)) }
    }
  }
}

extension Descriptor {
  fileprivate func read(into chunk: inout [UInt8]) -> Int {
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(raw, $0.baseAddress, $0.count) }
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
