import Facts
import Syntax

/// What project files say is built, and what a `.gitignore` may leave out all the same: generated catalogs,
/// checkouts of submodules and packages. Without these, their names would be reported as unknown.
struct Wanted: Equatable, Sendable {
  static let nothing = Wanted(folders: [], catalogs: [])

  private let folders: Set<Path>
  private let catalogs: Set<[UInt8]>
  /// The same folders, to be asked of each that is ignored.
  private let named: PathSet

  private init(folders: Set<Path>, catalogs: Set<[UInt8]>) {
    self.folders = folders
    self.catalogs = catalogs
    named = PathSet(folders)
  }

  init(_ files: some Sequence<FileFacts>) {
    var folders: Set<Path> = []
    var catalogs: Set<[UInt8]> = []
    for case .project(let facts) in files.lazy.map(\.content) {
      folders.formUnion(facts.folders.filter { !$0.bytes.isEmpty })
      catalogs.formUnion(facts.catalogNames.map { Array($0.utf8) })
    }
    self.init(folders: folders, catalogs: catalogs)
  }

  /// The named folders that are not on the disk, or are empty, as those of submodules that were not checked out.
  func absentFolders(below root: borrowing Descriptor) -> Set<Path> {
    folders.filter { path in
      guard case .success(let folder) = root.folder(path, followingLink: true), let stream = FolderStream(folder)
      else { return true }
      var listing = FolderListing()
      return listing.read(stream) == nil && listing.entries.isEmpty
    }
  }

  static func == (lhs: Wanted, rhs: Wanted) -> Bool { lhs.folders == rhs.folders && lhs.catalogs == rhs.catalogs }

  var isEmpty: Bool { folders.isEmpty && catalogs.isEmpty }

  /// How an ignored folder is entered: for all of it where a project's file names it, else for the catalogs in it.
  func zone(ofIgnored folder: Path) -> Zone {
    let isNamed = named.holds(folder) || catalogs.contains(Array(folder.name))
    return isNamed || folder.hasExtension("xcassets") ? .dependencies : .ignored
  }
}
