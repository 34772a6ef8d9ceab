import Facts
import Syntax

/// One walk over the workspace: finds its files, reads those that matter, and extracts their facts, on all threads.
final class Survey: Sendable {
  enum Job: Sendable {
    case folder(Folder)
    /// Files of one folder, at most `filesPerJob`, so that one enormous folder is shared by all threads.
    case files([File], in: Folder)
  }

  struct File: Sendable {
    let path: Path
    let kind: FileKind
    let isReported: Bool
  }

  static let filesPerJob = 64

  let root: Descriptor
  /// Paths, relative to the root, below which files are reported. A command line may name thousands.
  private let given: PathSet
  /// What settings leave in; `nil` where they say nothing of it.
  private let scope: ReportScope?
  let overlays: [Path: [UInt8]]
  /// Records that may be taken over without a look at the disk.
  let known: [Path: FileRecord]
  private let progress: (@Sendable (Int) -> Void)?
  private let filesRead = Monitor(0)

  init(
    root: consuming Descriptor, given: [Path], scope: ReportScope? = nil, overlays: [Path: [UInt8]] = [:],
    known: [Path: FileRecord] = [:],
    progress: (@Sendable (Int) -> Void)? = nil
  ) {
    self.root = root
    self.given = PathSet(given)
    self.scope = scope
    self.overlays = overlays
    self.known = known
    self.progress = progress
  }

  /// Walks some folders and all below them.
  func walk(_ folders: [Folder], wanted: Wanted = .nothing, jobs: Int) -> Harvest {
    let queue = WorkQueue(folders.map(Job.folder))
    let total = Monitor(Harvest())
    parallel(jobs: jobs) { _ in
      var worker = SurveyWorker(survey: self, queue: queue, wanted: wanted)
      let harvest = worker.run()
      total.withLock { $0.merge(harvest) }
    }
    return total.withLock { $0 }
  }

  func isReported(_ path: Path, in zone: Zone) -> Bool {
    zone == .project && given.holds(path) && scope?.holds(path) ?? true
  }

  func didRead(_ count: Int) {
    guard let progress else { return }
    progress(
      filesRead.withLock {
        $0 += count
        return $0
      })
  }
}

/// What a walk found.
struct Harvest: Sendable {
  var records: [(path: Path, record: FileRecord)] = []
  var unread: [(path: Path, failure: ReadFailure)] = []
  /// Folders that a `.gitignore` leaves out.
  var ignored: [Folder] = []
  /// Links, none of them followed.
  var links: [Path] = []
  /// Catalogs whose contents a `.gitignore` leaves out, and whether some of these are there all the same.
  var leftOutOfCatalogs: [Path: Bool] = [:]

  mutating func add(_ result: Result<FileRecord, ReadFailure>, at path: Path) {
    switch result {
    case .success(let record): records.append((path, record))
    case .failure(let failure): unread.append((path, failure))
    }
  }

  mutating func merge(_ other: Harvest) {
    if records.isEmpty { records = other.records } else { records.append(contentsOf: other.records) }
    unread.append(contentsOf: other.unread)
    ignored.append(contentsOf: other.ignored)
    links.append(contentsOf: other.links)
    leftOutOfCatalogs.merge(other.leftOutOfCatalogs) { $1 }
  }
}
