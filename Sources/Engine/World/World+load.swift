import Facts
import ProjectModel
import Rules
import Syntax

extension World {
  /// Finds and reads all files of the workspace and builds the snapshot.
  ///
  /// - Parameters:
  ///   - jobs: threads; by default one for each processor.
  ///   - progress: called now and then, from any thread, with the number of files read so far.
  package mutating func load(jobs: Int? = nil, progress: (@Sendable (Int) -> Void)? = nil) {
    isLoaded = true
    readSettings()
    discover(known: [:], jobs: jobs ?? processorCount, progress: progress)
    snapshot = merged.with(gaps).with(settings.settings.stated)
  }

  /// The reduce step for a whole workspace, its two halves side by side.
  private var merged: Snapshot {
    let halves = Monitor((snapshot: Snapshot(), catalogs: CatalogIndex()))
    let known = records
    parallel(jobs: 2) { half in
      if half == 0 {
        let sources = Self.sorted(known) { !$0.isOfCatalog }
        let catalogs = known.values.lazy.filter(\.kind.isOfCatalog).compactMap(\.facts)
        let snapshot = Snapshot(leavingOutCatalogs: sources + catalogs)
        halves.withLock { $0.snapshot = snapshot }
      } else {
        let catalogs = CatalogIndex(Self.sorted(known, where: \.isOfCatalog))
        halves.withLock { $0.catalogs = catalogs }
      }
    }
    return halves.withLock { $0.snapshot.with(catalogs: $0.catalogs) }
  }

  /// Facts by path. A snapshot does not depend on the order in which it takes them in, but thousands of entries under one
  /// key are put at the end of its list this way, each in its turn.
  private static func sorted(_ records: [Path: FileRecord], where isWanted: (FileKind) -> Bool) -> [FileFacts] {
    // Facts are large; their records are mere references.
    var wanted: [(path: Path, record: FileRecord)] = []
    for (path, record) in records where isWanted(record.kind) && record.facts != nil { wanted.append((path, record)) }
    wanted.sort { $0.path < $1.path }
    return wanted.compactMap(\.record.facts)
  }

  /// What could not be read and may decide what a name means: parts of catalogs, folders (a path that is of no kind of
  /// file is a folder or a link), project files, and sources, which may have an initializer or a category of their own.
  var unreadPlaces: Set<Path> {
    Set(
      unread.lazy.filter { path, failure in
        switch FileKind(path) {
        case .swift, .objectiveC: failure.mayHideSource
        // It only uses names.
        case .interfaceBuilder: false
        case .colorSet, .assetGroup, .otherAsset, .projectFile: true
        case nil: !path.name.isOne(of: ".gitignore")
        }
      }.map(\.key))
  }

  /// Catalogs of which a `.gitignore` leaves out all that would be generated into them, where nothing was yet.
  var emptiedCatalogs: Set<Path> { Set(leftOutOfCatalogs.lazy.filter { !$0.value }.map(\.key)) }

  /// What the snapshot is told of what is not there.
  var gaps: Snapshot.Gaps {
    Snapshot.Gaps(
      absentFolders: absentFolders, unreadPlaces: unreadPlaces, emptiedCatalogs: emptiedCatalogs, isPart: isPart)
  }

  /// Folders that project files name and the checkout lacks.
  var absentFolders: Set<Path> {
    if wanted.isEmpty { return [] }
    guard case .success(let root) = Descriptor.folder(absolute: root) else { return [] }
    return wanted.absentFolders(below: root)
  }

  /// Walks the whole workspace, if it is loaded, and replaces all records; those in `known` are taken over where they still belong.
  mutating func discover(known: [Path: FileRecord], jobs: Int, progress: (@Sendable (Int) -> Void)? = nil) {
    records = [:]
    unread = [:]
    hasLinks = false
    followed = []
    wanted = .nothing
    leftOutOfCatalogs = [:]
    let descriptor: Descriptor
    switch Descriptor.folder(absolute: root) {
    case .failure(let failure):
      unread[Path(bytes: [])] = failure
      return
    case .success(let opened): descriptor = opened
    }
    let survey = Survey(
      root: descriptor, given: given, scope: scope, overlays: overlays, known: known, progress: progress)
    var found = isLoaded ? survey.walk([.root], jobs: jobs) : Harvest()
    wanted = Wanted(found.records.lazy.compactMap(\.record.facts))
    let ignored = found.ignored.map {
      Folder(path: $0.path, zone: wanted.zone(ofIgnored: $0.path), ignores: [])
    }
    if !ignored.isEmpty { found.merge(survey.walk(ignored, wanted: wanted, jobs: jobs)) }
    take(found)
    follow(found.links, survey, jobs: jobs)
    addUnsavedFiles(survey)
  }

  mutating func take(_ harvest: Harvest) {
    records.reserveCapacity(records.count + harvest.records.count)
    for (path, failure) in harvest.unread { unread[path] = failure }
    leftOutOfCatalogs.merge(harvest.leftOutOfCatalogs) { $1 }
    for (path, record) in harvest.records { records[path] = record }
  }

  /// Adds the editor's files that are not on the disk yet but would belong to the workspace.
  private mutating func addUnsavedFiles(_ survey: Survey) {
    for path in overlays.keys where records[path] == nil {
      guard let file = survey.file(at: path) else { continue }
      take(survey.read(file))
    }
  }
}

extension FileKind {
  fileprivate var isOfCatalog: Bool {
    switch self {
    case .colorSet, .assetGroup, .otherAsset: true
    case .swift, .objectiveC, .interfaceBuilder, .projectFile: false
    }
  }
}
