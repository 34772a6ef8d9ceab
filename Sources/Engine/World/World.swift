package import ProjectModel
package import Syntax

/// The workspace: unsaved buffers over the disk, and the snapshot of both. The one mutable object of the program,
/// and the only one that reads and writes files.
///
/// A value: a copy taken for a question keeps its answers while the original goes on.
package struct World: Sendable {
  /// The absolute path below which everything lies, links resolved, without a final slash (but for `/` itself).
  package let root: [UInt8]
  /// The given paths relative to the root: what lies below them is reported.
  package let given: [Path]
  package internal(set) var snapshot = Snapshot()
  /// Whether the root is only the folder of the given file or of a part of a catalog, and not known to be all of a project.
  var isPart = false
  /// Whether the root is marked as one, by `.git` or settings.
  package internal(set) var isMarked = false
  /// Whether its files were looked for. Until then it has no files but those that are open, and no folder is walked: that
  /// of a single file may be a home.
  var isLoaded = false

  /// The settings file, whether there is one or not; `nil` where none is wanted.
  var settingsPath: Path? = Path(World.settingsName)
  var ruled = Ruled.usual

  /// Every file that belongs to the workspace, whether it says something or not.
  var records: [Path: FileRecord] = [:]
  var overlays: [Path: [UInt8]] = [:]
  var unread: [Path: ReadFailure] = [:]
  /// Catalogs whose contents a `.gitignore` leaves out, and whether some of these are on the disk all the same.
  var leftOutOfCatalogs: [Path: Bool] = [:]
  /// What project files name in ignored folders, as of the last discovery.
  var wanted = Wanted.nothing
  /// Whether there are links to places in the workspace, or to nothing yet: a change may be felt where they are.
  var hasLinks = false
  /// The links that were followed, and where they lead: what lies below one lies elsewhere, too.
  var followed: [(link: Path, target: Path)] = []

  /// Whether some file was found; `check` of nothing is an error unless the person allows it.
  package var isEmpty: Bool { records.isEmpty }

  /// The bytes of a file as the last snapshot has them: the editor's, else those that were read.
  ///
  /// A file that said nothing about colors is read from the disk now.
  ///
  /// - Returns: `nil` if there is no such file, or none that can be read.
  package func source(_ path: Path) -> Source? {
    if let bytes = overlays[path] { return Source(path: path, bytes: bytes) }
    if let source = records[path]?.source { return source }
    guard case .success(let root) = Descriptor.folder(absolute: root),
      case .success(let file) = root.file(path, followingLink: hasLinks && records[path] != nil)
    else { return nil }
    var buffer = ReadBuffer()
    return buffer.read(file) == nil ? Source(path: path, bytes: Array(buffer.bytes)) : nil
  }

  /// The tokens of a file that was typed in, as the last snapshot has it; `nil` where they would have to be lexed.
  package func tokens(_ path: Path) -> SwiftTokens? { records[path]?.tokens }

  /// Whether findings in a file are reported.
  package func isReported(_ path: Path) -> Bool { records[path]?.isChecked ?? false }

  /// Whether a file belongs to the workspace.
  package func isIndexed(_ path: Path) -> Bool { records[path] != nil }

  /// The path relative to the root of an absolute one; `nil` outside the root. Links are not resolved.
  package func path(ofAbsolute absolute: [UInt8]) -> Path? {
    if root == [UInt8(ascii: "/")] { return Path(bytes: Array(absolute.dropFirst())) }
    guard absolute.starts(with: root) else { return nil }
    let rest = absolute.dropFirst(root.count)
    if rest.isEmpty { return Path(bytes: []) }
    return rest.first == UInt8(ascii: "/") ? Path(bytes: Array(rest.dropFirst())) : nil
  }

  /// The absolute path of one relative to the root.
  package func absolute(_ path: Path) -> [UInt8] {
    if path.bytes.isEmpty { return root }
    return root == [UInt8(ascii: "/")] ? root + path.bytes : root + [UInt8(ascii: "/")] + path.bytes
  }
}
