import Facts
import ProjectModel
import Rules
import Syntax

extension World {
  /// Takes over what happened. The result equals a workspace loaded anew, but only what changed is read. One that is not
  /// loaded has only the files that are open.
  package mutating func apply(_ changes: [WorldChange]) {
    if changes.count == 1, case .overlay(let path, let bytes)? = changes.first, retype(path, bytes) { return }
    let touched = take(changes)
    var mustDiscover = touched.mustDiscover
    if touched.settings {
      let change = readSettings()
      if change.isScopeOther { mustDiscover = true }
      if change.areOther { snapshot = snapshot.with(settings.settings.stated) }
      if touched.paths.isEmpty, !touched.mustReadAll, !mustDiscover { return }
    }
    let update = touched.mustReadAll || mustDiscover ? nil : Update(of: touched.paths.sorted(), in: self)
    if let update {
      let changes = take(update)
      snapshot.apply(changes)
    } else {
      let before = records
      let changed = PathSet(touched.paths.union(followed.map(\.link)))
      let known = touched.mustReadAll ? [:] : before.filter { path, _ in !changed.holds(path) }
      discover(known: known, jobs: processorCount)
      snapshot = snapshot.applying(differences(from: before))
    }
    // A keystroke makes no folder come or go.
    let absent = update == nil || touched.onDisk ? absentFolders : snapshot.gaps.absentFolders
    snapshot = snapshot.with(
      Snapshot.Gaps(
        absentFolders: absent, unreadPlaces: unreadPlaces, emptiedCatalogs: emptiedCatalogs,
        isPart: isPart))
  }

  /// What has to be looked at again.
  private struct Touched {
    var paths: Set<Path> = []
    var mustDiscover = false
    var mustReadAll = false
    var onDisk = false
    var settings = false
  }

  /// Takes over what editors hold, and tells what follows from all changes.
  private mutating func take(_ changes: [WorldChange]) -> Touched {
    var touched = Touched()
    for change in changes {
      switch change {
      case .everything:
        touched.mustReadAll = true
        touched.settings = true
      case .overlay(let path, let bytes):
        overlays[path] = bytes
        if isSettings(path) { touched.settings = true } else { touched.paths.insert(path) }
      case .overlayRemoved(let path):
        overlays[path] = nil
        if isSettings(path) { touched.settings = true } else { touched.paths.insert(path) }
      case .onDisk(let path):
        // The folder of a settings file may have gone with it.
        if holdsSettings(path) { touched.settings = true }
        guard !isSettings(path), isLoaded || records[path] != nil else { continue }
        touched.paths.insert(path)
        touched.onDisk = true
        if path.bytes.isEmpty { touched.mustReadAll = true }
        if path.name.isOne(of: ".gitignore") { touched.mustDiscover = true }
      }
    }
    return touched
  }

  /// Takes over a keystroke: other text of source code that was the editor's before. Whether that was all there was to do.
  ///
  /// Nothing is asked of the disk: that the file belongs to the workspace, and what for, does not hang on its text. What
  /// project files and catalogs say may be felt elsewhere.
  private mutating func retype(_ path: Path, _ bytes: [UInt8]) -> Bool {
    guard let old = records[path], old.kind.isCode, overlays[path] != nil,
      unread.isEmpty || unread[path] == nil,
      case .success(let new) = old.retyped(path, bytes), new.kind == old.kind
    else { return false }
    overlays[path] = bytes
    records[path] = new
    if let change = difference(path, old, new) { snapshot.apply([change]) }
    return true
  }

  private mutating func take(_ update: Update) -> [Snapshot.Change] {
    var changes: [Snapshot.Change] = []
    let found = Dictionary(update.found.records.map { ($0.path, $0.record) }) { $1 }
    for path in update.forgotten {
      unread[path] = nil
      leftOutOfCatalogs[path] = nil
    }
    leftOutOfCatalogs.merge(update.found.leftOutOfCatalogs) { $1 }
    for path in update.forgotten.union(found.keys).sorted() {
      let record = found[path]
      if let change = difference(path, records[path], record) { changes.append(change) }
      records[path] = record
    }
    for (path, failure) in update.found.unread { unread[path] = failure }
    return changes
  }

  private func differences(from before: [Path: FileRecord]) -> [Snapshot.Change] {
    Set(before.keys).union(records.keys).sorted().compactMap { difference($0, before[$0], records[$0]) }
  }

  private func difference(_ path: Path, _ old: FileRecord?, _ new: FileRecord?) -> Snapshot.Change? {
    if old === new { return nil }
    if let facts = new?.facts { return facts == old?.facts ? nil : .set(facts) }
    return old?.facts == nil ? nil : .remove(path)
  }
}

extension FileKind {
  /// Whether nothing that it says decides which files there are, nor what they are called.
  fileprivate var isCode: Bool {
    switch self {
    case .swift, .objectiveC, .interfaceBuilder: true
    case .colorSet, .assetGroup, .otherAsset, .projectFile: false
    }
  }
}
