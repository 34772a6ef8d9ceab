package import Facts
package import Syntax

/// The immutable merge of all facts of a workspace: the reduce step. A value; answers are pure functions of it.
///
/// A snapshot after any sequence of changes equals one built anew from the same files.
package struct Snapshot: Hashable, Sendable {
  /// A change of one file.
  package enum Change: Sendable {
    case set(FileFacts)
    case remove(Path)
  }

  /// Always one element. A snapshot is handed on for every file and every color, and a dozen dictionaries beside one
  /// another would be a dozen counts of references each time; an array is one, and is still changed in place.
  var contents: [SnapshotContents]

  package var files: [Path: FileFacts] { _read { yield contents[0].files } }
  package var catalogs: CatalogIndex { _read { yield contents[0].catalogs } }
  package var declarations: DeclarationIndex { _read { yield contents[0].declarations } }
  var nameUses: NameUses { _read { yield contents[0].nameUses } }
  /// What project files say, but for those of dependencies.
  var projects: [Path: ProjectFacts] { _read { yield contents[0].targets.projects } }
  /// Folders that hold a project, and in how many of its files.
  var projectFolders: [Path: Int] { _read { yield contents[0].projectFolders } }
  /// Files that hold the app to one color scheme.
  var forcedSchemes: [Path: SchemeSet] { _read { yield contents[0].forcedSchemes } }
  /// Files that may hold some view to one color scheme.
  var viewSchemes: [Path: [SchemeSet]] { _read { yield contents[0].viewSchemes } }
  /// Files that declare views with names of SwiftUI's own.
  var ownViews: Set<Path> { _read { yield contents[0].ownViews } }
  /// What is built into which target.
  package var targets: TargetIndex { _read { yield contents[0].targets } }
  /// Objective-C files that declare a `colorNamed:` of their own.
  package var colorNamedCategories: Set<Path> { _read { yield contents[0].colorNamedCategories } }
  /// What is not there or could not be read, and may define names of colors.
  package var gaps: Gaps { _read { yield contents[0].gaps } }
  /// What a person says of colors that the sources do not tell.
  package var stated: StatedColors { _read { yield contents[0].stated } }

  /// What `Engine` found missing on the disk.
  package struct Gaps: Hashable, Sendable {
    /// Folders that the project names and the checkout lacks: submodules, local packages.
    package var absentFolders: Set<Path>
    /// What could not be read: catalogs, pieces of them, folders, links out of the root, sources.
    package var unreadPlaces: Set<Path>
    /// Catalogs that a build fills, and has not yet: a `.gitignore` leaves out what is in them.
    package var emptiedCatalogs: Set<Path>
    /// Whether the root is likely a part of the project only.
    package var isPart: Bool

    package init(
      absentFolders: Set<Path> = [], unreadPlaces: Set<Path> = [], emptiedCatalogs: Set<Path> = [],
      isPart: Bool = false
    ) {
      self.absentFolders = absentFolders
      self.unreadPlaces = unreadPlaces
      self.emptiedCatalogs = emptiedCatalogs
      self.isPart = isPart
    }
  }

  package init(_ files: [FileFacts] = []) {
    self = Self.empty.applying(files.map(Change.set))
  }

  /// A snapshot of many files but for their catalogs, which `with(catalogs:)` adds: the two halves do not depend on each
  /// other and can be made side by side. No path may stand in `files` twice.
  package init(leavingOutCatalogs files: [FileFacts]) {
    contents = [SnapshotContents(leavingOutCatalogs: files)]
  }

  /// This snapshot with the index of all its files' catalogs.
  package consuming func with(catalogs: CatalogIndex) -> Snapshot {
    contents[0].catalogs = catalogs
    return self
  }

  private init(empty: Void) { contents = [SnapshotContents()] }
  private static let empty = Snapshot(empty: ())

  /// This snapshot after some changes.
  package func applying(_ changes: [Change]) -> Snapshot {
    var result = self
    result.apply(changes)
    return result
  }

  /// The same in place: nothing is copied where nobody else holds this snapshot.
  package mutating func apply(_ changes: [Change]) { contents[0].apply(changes) }

  /// This snapshot with what `Engine` found missing on the disk, or could not read.
  package consuming func with(_ gaps: Gaps) -> Snapshot {
    contents[0].gaps = gaps
    return self
  }
}
