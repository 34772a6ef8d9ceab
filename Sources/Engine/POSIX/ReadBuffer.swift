import Facts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A block of memory into which files are read one after another, so that most files cost no allocation.
struct ReadBuffer: ~Copyable {
  private static let usual = 1 << 18

  private var memory: UnsafeMutableRawBufferPointer
  /// How many bytes of the last file stand at the start.
  private var count = 0

  init() { memory = .allocate(byteCount: Self.usual, alignment: 16) }

  deinit { memory.deallocate() }

  /// The last file's bytes.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Reads a whole file; the failure, or `nil` when it is in `bytes`.
  ///
  /// - Parameter isOrdinary: whether its folder says that it is an ordinary file. Then the system is asked what it is only
  ///   if it does not fit the memory at hand: nearly all do.
  mutating func read(
    _ file: borrowing Descriptor, _ kind: FileKind? = nil, isOrdinary: Bool = false
  ) -> ReadFailure? {
    let limit = kind?.largestSize ?? FileKind.largestSize
    count = 0
    if isOrdinary {
      resize(toHold: 1)
      let read = readSome(file)
      if read < 0 { return ReadFailure(errno: errno) }
      count = read
      if count < memory.count { return count > limit ? .tooLarge(megabytes: limit >> 20) : nil }
    }
    var status = stat()
    guard fstat(file.raw, &status) == 0 else { return ReadFailure(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return status.st_mode & S_IFMT == S_IFDIR ? .aFolder : .notAFile }
    let size = Int(status.st_size)
    guard size <= limit else { return .tooLarge(megabytes: limit >> 20) }
    resize(toHold: size + 1)
    while true {
      let read = readSome(file)
      if read < 0 { return ReadFailure(errno: errno) }
      count += read
      // A read that comes back short of the room it had is at the end: no second call is needed to learn it.
      if read == 0 || count == size { return nil }
      if count > limit { return .tooLarge(megabytes: limit >> 20) }
      if count == memory.count { resize(toHold: count * 2) }
    }
  }

  private mutating func readSome(_ file: borrowing Descriptor) -> Int {
    guard let base = memory.baseAddress else { return 0 }
    while true {
      let read = systemRead(file.raw, base + count, memory.count - count)
      if read >= 0 || errno != EINTR { return read }
    }
  }

  /// Makes room, keeping what was read; after a huge file the memory goes back.
  private mutating func resize(toHold wanted: Int) {
    guard wanted > memory.count || (count == 0 && memory.count > 16 * Self.usual && wanted < Self.usual) else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(wanted, Self.usual), alignment: 16)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
  }
}

extension FileKind {
  /// The largest file that is read, in bytes.
  static let largestSize = 100 << 20

  /// The largest file of this kind. The tree of a Swift file takes some thirty times its size, and each thread may
  /// have one.
  var largestSize: Int { self == .swift ? 16 << 20 : Self.largestSize }
}

/// read(2), by a name that no method hides.
package func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
