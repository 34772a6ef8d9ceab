import ProjectModel
import Syntax

extension World {
  /// A workspace that is not loaded yet.
  ///
  /// The root is the nearest folder at or above the first path that holds `.git` or `.swift-color-lsp.json`; without
  /// one, the path itself (for a file, its folder; for a part of a catalog, the folder that holds the catalog), or, for
  /// several paths, the current folder that holds them all.
  ///
  /// - Parameters:
  ///   - paths: files and folders, absolute or relative to `currentFolder`; none means that folder.
  ///   - currentFolder: an absolute path; the process's own by default.
  package static func open(paths: [String], currentFolder: [UInt8]? = nil) -> Result<World, OpenError> {
    let current = currentFolder ?? Disk.currentFolder
    var given: [(path: [UInt8], isFolder: Bool)] = []
    for path in paths.isEmpty ? ["."] : paths {
      switch resolve(path, in: current) {
      case .success(let found): given.append(found)
      case .failure(let error): return .failure(error)
      }
    }
    let folders = given.map { $0.isFolder ? $0.path : folder(of: $0.path) }
    let marked = folders.first.flatMap(markedFolder)
    let root = marked ?? unmarkedRoot(of: folders, currentFolder: current)
    var world = World(root: root, given: [])
    var relative: [Path] = []
    for (index, found) in given.enumerated() {
      guard let path = world.path(ofAbsolute: found.path) else {
        return .failure(.outsideRoot(paths[index], root: String(decoding: root, as: UTF8.self)))
      }
      relative.append(path)
    }
    world = World(root: root, given: relative)
    world.isMarked = marked != nil
    // The project of a file alone is larger than its folder.
    world.isPart = marked == nil && given.contains { !$0.isFolder || $0.path != root && given.count == 1 }
    return .success(world)
  }

  private static func resolve(_ path: String, in current: [UInt8]?) -> Result<
    (path: [UInt8], isFolder: Bool), OpenError
  > {
    var absolute = Array(path.utf8)
    if absolute.first != UInt8(ascii: "/") {
      guard let current else { return .failure(.noCurrentFolder) }
      absolute = current + [UInt8(ascii: "/")] + absolute
    }
    switch Disk.resolved(absolute) {
    case .failure(let failure): return .failure(OpenError(path, failure))
    case .success(let resolved):
      guard let kind = Disk.kind(resolved, followingLink: true) else { return .failure(.noSuchPath(path)) }
      guard kind == .file || kind == .folder else { return .failure(.notAFileOrFolder(path)) }
      guard Disk.isReadable(resolved) else { return .failure(.notReadable(path)) }
      return .success((resolved, kind == .folder))
    }
  }

  /// The nearest folder at or above a path that is marked as a root.
  private static func markedFolder(_ path: [UInt8]) -> [UInt8]? {
    var folder = path
    while true {
      let marks = [".git", ".swift-color-lsp.json"].map { folder + [UInt8(ascii: "/")] + Array($0.utf8) }
      if marks.contains(where: { Disk.kind($0, followingLink: false) != nil }) { return folder }
      let parent = self.folder(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
  }

  private static func unmarkedRoot(of folders: [[UInt8]], currentFolder: [UInt8]?) -> [UInt8] {
    guard let path = folders.first else { return currentFolder ?? [UInt8(ascii: "/")] }
    // A catalog gives its colors their names, so no part of it can be understood without the whole.
    var first = path
    while Path(bytes: first).isInCatalog { first = folder(of: first) }
    guard folders.count > 1, let currentFolder, case .success(let current) = Disk.resolved(currentFolder) else {
      return first
    }
    let world = World(root: current, given: [])
    return folders.allSatisfy { world.path(ofAbsolute: $0) != nil } ? current : first
  }

  /// The folder that holds an absolute path; `/` holds itself.
  private static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return [UInt8(ascii: "/")] }
    return Array(path[..<slash])
  }

  private init(root: [UInt8], given: [Path]) {
    self.root = root
    self.given = given
  }
}
