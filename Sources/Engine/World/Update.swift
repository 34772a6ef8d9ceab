import Facts
import ProjectModel
import Syntax

/// A second look at some paths and all below them, for when that is enough.
struct Update {
  private(set) var found = Harvest()
  /// What is to be forgotten before `found` is taken in.
  private(set) var forgotten: Set<Path> = []
  /// What is forgotten with all below it.
  private var gone = PathSet()

  /// Looks at the disk; `nil` if the changes may be felt elsewhere too, so that the workspace must be walked.
  init?(of paths: [Path], in world: World) {
    guard case .success(let root) = Descriptor.folder(absolute: world.root) else { return nil }
    let survey = Survey(root: root, given: world.given, scope: world.scope, overlays: world.overlays)
    // A folder comes before what is in it, and takes it along.
    var folders = PathSet()
    for path in paths where !folders.holds(path) {
      guard let kind = look(at: path, survey, world) else { return nil }
      if kind == .folder { folders.insert(path) }
    }
    forget(world)
    readBuffers(survey, world)
    let old = forgotten.lazy.compactMap { world.records[$0]?.facts }
    if Wanted(old) != Wanted(found.records.lazy.compactMap(\.record.facts)) { return nil }
  }

  private enum Look { case file, folder }

  private mutating func look(at path: Path, _ survey: Survey, _ world: World) -> Look? {
    let kind = survey.root.kind(of: path)
    if kind == .link || path.isBelowBuild { return nil }
    // Read a second time under the link's name.
    if world.followed.contains(where: { path.isInside($0.link) || path.isInside($0.target) }) { return nil }
    if isInCatalogThatIsFilled(path, survey) { return nil }
    noteFolders(above: path, survey)
    if let old = world.records[path], kind == .file {
      forgotten.insert(path)
      read(Survey.File(path: path, kind: old.kind, isReported: old.isReported), survey)
      return .file
    }
    if world.hasLinks { return nil }
    if isFeltElsewhere(path, kind, survey, world) { return nil }
    forgotten.insert(path)
    gone.insert(path)
    if kind == .folder {
      guard walk(path, survey, world) else { return nil }
    } else if kind != nil, world.overlays[path] == nil, let file = survey.file(at: path) {
      read(file, survey)
    }
    return kind == .folder ? .folder : .file
  }

  private mutating func forget(_ world: World) {
    // A keystroke takes nothing away, and is to cost no look at every file.
    if gone.isEmpty { return }
    forgotten.formUnion(world.records.keys.lazy.filter(gone.holds))
    forgotten.formUnion(world.unread.keys.lazy.filter(gone.holds))
    forgotten.formUnion(world.leftOutOfCatalogs.keys.lazy.filter(gone.holds))
  }

  /// Buffers live on without their file and without its folder.
  private mutating func readBuffers(_ survey: Survey, _ world: World) {
    let seen = Set(found.records.map(\.path))
    for unsaved in world.overlays.keys.sorted() where gone.holds(unsaved) && !seen.contains(unsaved) {
      if let file = survey.file(at: unsaved) { read(file, survey) }
    }
  }

  /// Whether a change lies in a catalog that a build fills: with it, the catalog may have been filled.
  private func isInCatalogThatIsFilled(_ path: Path, _ survey: Survey) -> Bool {
    var next = path.parent
    while let folder = next, folder.isInCatalog {
      if survey.folder(at: folder)?.leavesOutColorSets == true { return true }
      next = folder.parent
    }
    return false
  }

  /// Whether a change lies where more decides than the folders above: in what is left out by a `.gitignore`, of which
  /// catalogs count, and all that a project's file names.
  private func isFeltElsewhere(_ path: Path, _ kind: EntryKind?, _ survey: Survey, _ world: World) -> Bool {
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
