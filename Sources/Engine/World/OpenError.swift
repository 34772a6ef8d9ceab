import Syntax

/// Why a workspace cannot be opened, in words for a person.
package enum OpenError: Error, Hashable, Sendable {
  case noSuchPath(String)
  case notReadable(String)
  /// The path is neither a file nor a folder: a device, a FIFO.
  case notAFileOrFolder(String)
  /// A given path is not below the root that the first path has.
  case outsideRoot(String, root: String)
  /// Paths start at the current folder, and there is none any more.
  case noCurrentFolder
  case other(String, reason: String)

  init(_ path: String, _ failure: ReadFailure) {
    switch failure {
    case .missing: self = .noSuchPath(path)
    case .permissionDenied: self = .notReadable(path)
    default: self = .other(path, reason: failure.reason)
    }
  }

  /// One line, lower case, without a final stop: `no such file or folder: Sources/Ap`.
  package var message: String {
    switch self {
    case .noSuchPath(let path): "no such file or folder: \(path)"
    case .notReadable(let path): "cannot read \(path): permission denied"
    case .notAFileOrFolder(let path): "neither a file nor a folder: \(path)"
    case .outsideRoot(let path, let root): "\(path) is not inside \(root); check them one at a time"
    case .noCurrentFolder: "the current folder was deleted; change to another one or give an absolute path"
    case .other(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}
