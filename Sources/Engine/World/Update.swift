import Facts
import ProjectModel
import Syntax

/// A second look at some paths and all below them, for when that is enough.
struct Update {
  private(set) var found = Harvest()
  /// What is to be forgotten before `found` is taken in.
  private(set) var forgotten: Set<Path> = []

  /// Looks at the disk; `nil` if the changes may be felt elsewhere too, so that the workspace must be walked.
  init?(of paths: [Path], in world: World) {
    guard case .success(let root) = Descriptor.folder(absolute: world.root) else { return nil }
    let survey = Survey(root: root, given: world.given, overlays: world.overlays)
    // A folder comes before what is in it, and takes it along.
    var folders = PathSet()
    for path in paths where !folders.holds(path) {
      guard let kind = look(at: path, survey, world) else { return nil }
      if kind == .folder { folders.insert(path) }
    }
    let old = forgotten.lazy.compactMap { world.records[$0]?.facts }
    if Wanted(old) != Wanted(found.records.lazy.compactMap(\.record.facts)) { return nil }
  }

  private enum Look { case file, folder }

  private mutating func look(at path: Path, _ survey: Survey, _ world: World) -> Look? {
    let kind = survey.root.kind(of: path)
    if kind == .link || path.isBelowBuild { return nil }
    noteFolders(above: path, survey)
    if let old = world.records[path], kind == .file, !world.followed.contains(where: path.isInside) {
      forgotten.insert(path)
      read(Survey.File(path: path, kind: old.kind, isReported: old.isReported), survey)
      return .file
    }
    if world.hasLinks { return nil }
    if isFeltElsewhere(path, kind, survey, world) { return nil }
    forget(path, world)
    if kind == .folder {
      guard walk(path, survey, world) else { return nil }
    } else if kind != nil, world.overlays[path] == nil, let file = survey.file(at: path) {
      read(file, survey)
    }
    // Buffers live on without their file and without its folder.
    let seen = Set(found.records.map(\.path))
    for unsaved in world.overlays.keys.sorted() where unsaved.isInside(path) && !seen.contains(unsaved) {
      if let file = survey.file(at: unsaved) { read(file, survey) }
    }
    return kind == .folder ? .folder : .file
  }

  /// Whether a change lies where more decides than the folders above: in what is left out by a `.gitignore`, of which
  /// catalogs count, and all that a project's file names.
  private func isFeltElsewhere(_ path: Path, _ kind: EntryKind?, _ survey: Survey, _ world: World) -> Bool {
    if world.leftOutOfCatalogs.keys.contains(where: path.isInside) { return true }
    guard let parent = path.parent, survey.folder(at: parent) == nil else { return false }
    return !world.wanted.isEmpty || path.isInCatalog || kind == .folder
  }

  /// Walks a folder; whether that was enough.
  private mutating func walk(_ path: Path, _ survey: Survey, _ world: World) -> Bool {
    switch survey.standing(ofFolder: path) {
    case .ignored: return false
    case .neverEntered: return world.wanted.isEmpty
    case .entered(let folder):
      let harvest = survey.walk([folder], jobs: processorCount)
      found.merge(harvest)
      return harvest.links.isEmpty && harvest.ignored.isEmpty
    }
  }

  /// Folders may have come with what lies in them, unsaid; those with the name of a file are noted.
  private mutating func noteFolders(above path: Path, _ survey: Survey) {
    var folder: Path? = path
    while let ancestor = folder {
      if FileKind(ancestor) != nil, survey.root.kind(of: ancestor) == .folder, survey.folder(at: ancestor) != nil {
        found.unread.append((ancestor, .walkedFolder))
      }
      folder = ancestor.parent
    }
  }

  private mutating func read(_ file: Survey.File, _ survey: Survey) { found.merge(survey.read(file)) }

  private mutating func forget(_ path: Path, _ world: World) {
    forgotten.insert(path)
    forgotten.formUnion(world.records.keys.lazy.filter { $0.isInside(path) })
    forgotten.formUnion(world.unread.keys.lazy.filter { $0.isInside(path) })
    forgotten.formUnion(world.leftOutOfCatalogs.keys.lazy.filter { $0.isInside(path) })
  }
}

extension Path {
  /// Whether a folder above has the name of build products: what lies in it decides whether it is entered.
  fileprivate var isBelowBuild: Bool {
    var folder = parent
    while let ancestor = folder {
      if ancestor.isNamedBuild { return true }
      folder = ancestor.parent
    }
    return false
  }
}
