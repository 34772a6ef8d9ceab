import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder, closed when this value ends.
struct Descriptor: ~Copyable, Sendable {
  let raw: Int32

  init(raw: Int32) { self.raw = raw }

  /// Gives the open file away: whoever takes it closes it.
  consuming func release() -> Int32 {
    let raw = raw
    discard self
    return raw
  }

  deinit { close(raw) }
}

extension Descriptor {
  /// Opens the folder at an absolute path; links in the path are followed.
  static func folder(absolute path: [UInt8]) -> Result<Descriptor, ReadFailure> {
    path.withCString { name in opened { open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } }
  }

  /// Opens a folder by its path relative to this one. A link in the last place is followed only if asked.
  func folder(_ path: Path, followingLink: Bool = false) -> Result<Descriptor, ReadFailure> {
    let flags = O_RDONLY | O_DIRECTORY | (followingLink ? 0 : O_NOFOLLOW)
    return relative(path.bytes.isEmpty ? [UInt8(ascii: ".")] : path.bytes[...], flags)
  }

  /// Opens a file by its path relative to this folder.
  ///
  /// `O_NONBLOCK` lets the opening of a FIFO return at once, where it would wait for a writer.
  func file(_ path: Path, followingLink: Bool = false) -> Result<Descriptor, ReadFailure> {
    relative(path.bytes[...], followingLink ? Self.reading : Self.reading | O_NOFOLLOW)
  }

  /// Opens a file of an open folder by its name.
  static func file(named name: ArraySlice<UInt8>, in folder: Int32) -> Result<Descriptor, ReadFailure> {
    name.withCString { name in opened { openat(folder, name, reading | O_NOFOLLOW | O_CLOEXEC) } }
  }

  private static var reading: Int32 { O_RDONLY | O_NONBLOCK | O_NOCTTY }

  /// Deep folders have paths longer than one call may take: those are opened in steps.
  private func relative(_ path: ArraySlice<UInt8>, _ flags: Int32) -> Result<Descriptor, ReadFailure> {
    let longest = 3_000
    guard path.count > longest,
      let slash = path[..<(path.startIndex + longest)].lastIndex(of: UInt8(ascii: "/"))
    else {
      return path.withCString { name in Self.opened { openat(raw, name, flags | O_CLOEXEC) } }
    }
    switch relative(path[..<slash], O_RDONLY | O_DIRECTORY) {
    case .success(let middle): return middle.relative(path[(slash + 1)...], flags)
    case .failure(let failure): return .failure(failure)
    }
  }

  private static func opened(_ call: () -> Int32) -> Result<Descriptor, ReadFailure> {
    while true {
      let raw = call()
      if raw >= 0 { return .success(Descriptor(raw: raw)) }
      if errno != EINTR { return .failure(ReadFailure(errno: errno)) }
    }
  }
}

extension Collection<UInt8> {
  /// Calls `body` with these bytes as a C string; a NUL among them ends it early.
  func withCString<R: ~Copyable>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      for (index, byte) in enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[count] = 0
      guard let base = buffer.baseAddress else { preconditionFailure("at least the NUL is there") }
      return body(base)
    }
  }
}
