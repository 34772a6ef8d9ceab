import Facts
import Syntax

/// What a snapshot holds: the facts of all files, and the indexes over them.
struct SnapshotContents: Hashable, Sendable {
  var files: [Path: FileFacts] = [:]
  var catalogs = CatalogIndex()
  var declarations = DeclarationIndex()
  var nameUses = NameUses()
  /// Folders that hold a project, and in how many of its files.
  var projectFolders: [Path: Int] = [:]
  /// Files that hold the app to one color scheme.
  var forcedSchemes: [Path: SchemeSet] = [:]
  /// Files that may hold some view to one color scheme.
  var viewSchemes: [Path: [SchemeSet]] = [:]
  /// Files that declare views with names of SwiftUI's own.
  var ownViews: Set<Path> = []
  /// What project files say, and what is built into which target; without those of dependencies: what these lack, their
  /// examples and tests, is no concern here.
  private(set) var targets = TargetIndex()
  /// Where what the targets build runs.
  private(set) var platforms = TargetPlatforms()
  /// Objective-C files that declare a `colorNamed:` of their own.
  var colorNamedCategories: Set<Path> = []
  /// What is not there or could not be read, and may define names of colors.
  var gaps = Snapshot.Gaps()
  /// What a person says of colors that the sources do not tell.
  var stated = StatedColors()

  init() {}

  /// As `Snapshot.init(leavingOutCatalogs:)`.
  init(leavingOutCatalogs files: [FileFacts]) {
    self.files.reserveCapacity(files.count)
    for facts in files {
      self.files[facts.path] = facts
      addEntries(of: facts)
    }
    platforms = TargetPlatforms(targets)
  }

  mutating func apply(_ changes: [Snapshot.Change]) {
    let concernsProjects = changes.contains(where: concernsProjects)
    defer { if concernsProjects { platforms = TargetPlatforms(targets) } }
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

  /// Whether a file of a project is, was or becomes what a change is about.
  private func concernsProjects(_ change: Snapshot.Change) -> Bool {
    switch change {
    case .set(let facts): facts.isOfProject || files[facts.path]?.isOfProject ?? false
    case .remove(let path): files[path]?.isOfProject ?? false
    }
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
    case .interface(let interface): nameUses.replace([], with: interface.occurrences, of: facts.path)
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
    targets.replace(nil, with: project, of: path)
    nameUses.replace([], with: project.occurrences, of: path)
    if project.schemes != .both, !path.isTest { forcedSchemes[path] = project.schemes }
    if let folder = path.projectFolder { projectFolders[folder, default: 0] += 1 }
  }

  private mutating func dropProject(_ path: Path) {
    guard let old = targets.projects[path] else { return }
    targets.replace(old, with: nil, of: path)
    nameUses.replace(old.occurrences, with: [], of: path)
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
    case .interface(let interface): nameUses.replace(interface.occurrences, with: [], of: path)
    case .project: dropProject(path)
    }
  }
}

extension FileFacts {
  fileprivate var isOfProject: Bool {
    if case .project = content { true } else { false }
  }
}
