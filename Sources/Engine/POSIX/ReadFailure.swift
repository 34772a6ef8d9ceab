#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or folder was not read, in words for a person.
enum ReadFailure: Error, Hashable, Sendable {
  case missing
  case permissionDenied
  case notAFile
  case aFolder
  /// A folder with the name of a file, which was walked as any folder.
  case walkedFolder
  case tooLarge(megabytes: Int)
  case linkOutOfRoot
  case brokenLink
  case linkLoop
  case tooManyLinks
  case binary
  /// Any other failure of a system call, by its `errno`.
  case system(Int32)

  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .permissionDenied
    case EISDIR: self = .aFolder
    // A device or socket that cannot be opened; a link where a file was a moment ago.
    case ENXIO, EOPNOTSUPP, ELOOP, EAGAIN: self = .notAFile
    case EFBIG, EOVERFLOW: self = .tooLarge(megabytes: 2048)
    default: self = .system(code)
    }
  }

  /// Whether what was not read may be source text: not so where a compiler would find none, either.
  var mayHideSource: Bool {
    switch self {
    case .missing, .notAFile, .aFolder, .walkedFolder, .brokenLink, .linkLoop: false
    // A compiler only warns of NUL.
    case .permissionDenied, .binary, .tooLarge, .linkOutOfRoot, .tooManyLinks, .system: true
    }
  }

  var reason: String {
    switch self {
    case .missing: "it was deleted while it was being read"
    case .permissionDenied: "permission denied"
    case .notAFile: "not a regular file"
    case .aFolder: "a folder, not a file"
    case .walkedFolder: "a folder with the name of a file; what lies in it was read"
    case .tooLarge(let megabytes): "larger than \(megabytes) MB"
    case .linkOutOfRoot: "a link that leaves the root"
    case .brokenLink: "a link to nothing"
    case .linkLoop: "a link that leads back to itself"
    case .tooManyLinks: "too many links to folders of assets"
    case .binary: "not text"
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}
