#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a folder entry is, its link not followed.
enum EntryKind: Hashable, Sendable {
  case file
  case folder
  case link
  /// A FIFO, socket or device.
  case other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// An open folder that can be listed, closed when this value ends.
struct FolderStream: ~Copyable {
  fileprivate let stream: DirectoryStream
  let raw: Int32

  #if canImport(Darwin)
    fileprivate typealias DirectoryStream = UnsafeMutablePointer<DIR>
  #else
    fileprivate typealias DirectoryStream = OpaquePointer
  #endif

  /// Takes over an open folder.
  init?(_ folder: consuming Descriptor) {
    raw = folder.release()
    guard let stream = fdopendir(raw) else {
      close(raw)
      return nil
    }
    self.stream = stream
  }

  deinit { closedir(stream) }
}

/// The entries of one folder, in the disk's order. Reused from folder to folder.
struct FolderListing {
  struct Entry {
    let kind: EntryKind
    fileprivate let start: Int
    fileprivate let count: Int
  }

  private(set) var entries: [Entry] = []
  /// All names, one after another.
  private var names: [UInt8] = []

  /// Lists an open folder; the failure, or `nil` when all of it was listed. `.` and `..` are left out.
  mutating func read(_ folder: borrowing FolderStream) -> ReadFailure? {
    entries.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    while true {
      errno = 0
      guard let entry = readdir(folder.stream) else { return errno == 0 ? nil : ReadFailure(errno: errno) }
      append(entry, in: folder.raw)
    }
  }

  private mutating func append(_ entry: UnsafeMutablePointer<dirent>, in folder: Int32) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    let name = UnsafeRawPointer(entry) + offset
    let count = strlen(name.assumingMemoryBound(to: CChar.self))
    let bytes = UnsafeRawBufferPointer(start: name, count: count)
    if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { return }
    let kind: EntryKind
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): kind = .file
    case Int32(DT_DIR): kind = .folder
    case Int32(DT_LNK): kind = .link
    case Int32(DT_UNKNOWN):
      // Some file systems do not tell.
      var status = stat()
      let failed = fstatat(folder, name.assumingMemoryBound(to: CChar.self), &status, AT_SYMLINK_NOFOLLOW) != 0
      kind = failed ? .other : EntryKind(mode: status.st_mode)
    default: kind = .other
    }
    entries.append(Entry(kind: kind, start: names.count, count: count))
    names.append(contentsOf: bytes)
  }

  func name(_ entry: Entry) -> ArraySlice<UInt8> { names[entry.start..<(entry.start + entry.count)] }
}
