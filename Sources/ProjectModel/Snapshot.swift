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

  package private(set) var files: [Path: FileFacts] = [:]
  package private(set) var catalogs = CatalogIndex()
  package private(set) var declarations = DeclarationIndex()
  private(set) var nameUses = NameUses()
  /// What project files say, but for those of dependencies: what these lack, their examples and tests, is no concern here.
  private(set) var projects: [Path: ProjectFacts] = [:]
  /// Folders that hold a project, and in how many of its files.
  private(set) var projectFolders: [Path: Int] = [:]
  /// Files that hold the app to one color scheme.
  private(set) var forcedSchemes: [Path: SchemeSet] = [:]
  /// Files that may hold some view to one color scheme.
  private(set) var viewSchemes: [Path: [SchemeSet]] = [:]
  /// Files that declare views with names of SwiftUI's own.
  private(set) var ownViews: Set<Path> = []
  /// What is built into which target.
  package private(set) var targets = TargetIndex()
  /// Objective-C files that declare a `colorNamed:` of their own.
  package private(set) var colorNamedCategories: Set<Path> = []
  /// What is not there or could not be read, and may define names of colors.
  package private(set) var gaps = Gaps()

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
    self = Self.empty
    self.files.reserveCapacity(files.count)
    for facts in files {
      self.files[facts.path] = facts
      addEntries(of: facts)
    }
  }

  /// This snapshot with the index of all its files' catalogs.
  package func with(catalogs: CatalogIndex) -> Snapshot {
    var result = self
    result.catalogs = catalogs
    return result
  }

  private init(empty: Void) {}
  private static let empty = Snapshot(empty: ())

  /// This snapshot after some changes.
  package func applying(_ changes: [Change]) -> Snapshot {
    var result = self
    result.apply(changes)
    return result
  }

  /// The same in place: nothing is copied where nobody else holds this snapshot.
  package mutating func apply(_ changes: [Change]) {
    for change in changes {
      switch change {
      case .set(let facts):
        if case .swift(let new) = facts.content, case .swift(let old)? = files[facts.path]?.content {
          // As at a keystroke: what stays is not dropped and added again.
          files[facts.path] = facts
          replace(old, with: new, of: facts.path)
        } else {
          drop(facts.path)
          add(facts)
        }
      case .remove(let path): drop(path)
      }
    }
  }

  /// This snapshot with what `Engine` found missing on the disk, or could not read.
  package func with(_ gaps: Gaps) -> Snapshot {
    var result = self
    result.gaps = gaps
    return result
  }

  private mutating func add(_ facts: FileFacts) {
    files[facts.path] = facts
    addEntries(of: facts)
    // Of files of other kinds the index keeps nothing.
    catalogs.set(facts)
  }

  /// Adds what a file says to every index but that of the catalogs.
  private mutating func addEntries(of facts: FileFacts) {
    switch facts.content {
    case .colorSet, .assetGroup, .asset: break
    case .swift(let swift): replace(nil, with: swift, of: facts.path)
    case .objectiveC(let objectiveC):
      if objectiveC.declaresColorNamed { colorNamedCategories.insert(facts.path) }
      nameUses.replace([], with: objectiveC.occurrences, of: facts.path)
    case .project(let project): if !facts.path.isInDependency { add(project, from: facts.path) }
    }
  }

  /// Takes over what a Swift file says now in place of what it said; `nil` for nothing.
  private mutating func replace(_ old: SwiftFacts?, with new: SwiftFacts?, of path: Path) {
    declarations.replace(old, with: new, of: path)
    nameUses.replace(old?.occurrences ?? [], with: new?.occurrences ?? [], of: path)
    if new?.ownViews.isEmpty == false { ownViews.insert(path) } else { ownViews.remove(path) }
    let (appSchemes, viewSchemes) = (new?.appSchemes ?? .both, new?.viewSchemes ?? [])
    if appSchemes != old?.appSchemes ?? .both { forcedSchemes[path] = appSchemes == .both ? nil : appSchemes }
    if viewSchemes != old?.viewSchemes ?? [] { self.viewSchemes[path] = viewSchemes.isEmpty ? nil : viewSchemes }
  }

  private mutating func add(_ project: ProjectFacts, from path: Path) {
    projects[path] = project
    targets.replace(nil, with: project, of: path)
    if project.schemes != .both, !path.isTest { forcedSchemes[path] = project.schemes }
    if let folder = path.projectFolder { projectFolders[folder, default: 0] += 1 }
  }

  private mutating func dropProject(_ path: Path) {
    guard let old = projects.removeValue(forKey: path) else { return }
    targets.replace(old, with: nil, of: path)
    forcedSchemes[path] = nil
    guard let folder = path.projectFolder, let count = projectFolders[folder] else { return }
    projectFolders[folder] = count > 1 ? count - 1 : nil
  }

  private mutating func drop(_ path: Path) {
    guard let old = files.removeValue(forKey: path) else { return }
    switch old.content {
    case .colorSet, .assetGroup, .asset:
      catalogs.remove(path)
    case .swift(let swift): replace(swift, with: nil, of: path)
    case .objectiveC(let objectiveC):
      colorNamedCategories.remove(path)
      nameUses.replace(objectiveC.occurrences, with: [], of: path)
    case .project: dropProject(path)
    }
  }
}
