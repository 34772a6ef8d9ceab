import Facts
import ProjectModel
import Syntax

/// One thread's part of a survey, with the memory it uses again and again.
struct SurveyWorker: ~Copyable {
  private let survey: Survey
  private let queue: WorkQueue<Survey.Job>
  private let wanted: Wanted
  private var buffer = ReadBuffer()
  private var listing = FolderListing()
  private var harvest = Harvest()

  init(survey: Survey, queue: WorkQueue<Survey.Job>, wanted: Wanted) {
    self.survey = survey
    self.queue = queue
    self.wanted = wanted
  }

  /// Takes jobs until there are none.
  mutating func run() -> Harvest {
    while let job = queue.next() {
      switch job {
      case .folder(let folder): visit(folder)
      case .files(let files, let folder):
        open(folder) { worker, descriptor in worker.read(files, in: descriptor) }
      }
      queue.finish()
    }
    return harvest
  }

  private mutating func open(_ folder: Folder, _ body: (inout SurveyWorker, borrowing FolderStream) -> Void) {
    switch survey.root.folder(folder.path, followingLink: folder.isLink) {
    case .success(let descriptor):
      guard let stream = FolderStream(descriptor) else { return }
      body(&self, stream)
    case .failure(let failure): harvest.unread.append((folder.path, failure))
    }
  }

  private mutating func visit(_ folder: Folder) {
    if survey.root.holdsBuildProducts(folder.path) { return }
    open(folder) { worker, descriptor in
      // What was listed before a failure is still good.
      if let failure = worker.listing.read(descriptor) { worker.harvest.unread.append((folder.path, failure)) }
      worker.sort(entriesOf: folder, descriptor)
    }
  }

  private mutating func sort(entriesOf folder: Folder, _ descriptor: borrowing FolderStream) {
    if folder.zone == .ignored, isCheckout { return }
    let here = Folder(path: folder.path, zone: folder.zone, ignores: ignores(of: folder, descriptor))
    var folders: [Survey.Job] = []
    var files: [Survey.File] = []
    noteWhatIsLeftOut(of: here)
    for entry in listing.entries {
      let path = here.path.appending(listing.name(entry))
      let kind = FileKind(path)
      switch entry.kind {
      case .folder:
        switch here.admission(of: path, wanted: wanted) {
        case .enter(let zone):
          folders.append(.folder(Folder(path: path, zone: zone, ignores: here.ignores)))
          if kind != nil, here.zone != .ignored { harvest.unread.append((path, .walkedFolder)) }
        case .ignored: harvest.ignored.append(Folder(path: path, zone: .ignored, ignores: []))
        case .never: break
        }
      case .file:
        guard let kind, here.admits(path, kind) else { continue }
        files.append(Survey.File(path: path, kind: kind, isReported: survey.isReported(path, in: here.zone)))
      case .link:
        if here.admitsLink(path) { harvest.links.append(path) }
      case .other:
        if let kind, here.admits(path, kind) { harvest.unread.append((path, .notAFile)) }
      }
    }
    queue.add(folders)
    share(files, of: here, descriptor)
  }

  /// Whether the folder is another checkout, of this project or of another one: what is left out there is not built here.
  private var isCheckout: Bool { listing.entries.contains { listing.name($0).isOne(of: ".git") } }

  /// Notes a catalog that a build fills, and whether it has been.
  private mutating func noteWhatIsLeftOut(of catalog: Folder) {
    guard catalog.leavesOutColorSets else { return }
    harvest.leftOutOfCatalogs[catalog.path] = listing.entries.contains { entry in
      entry.kind == .folder && catalog.ignores.ignore(catalog.path.appending(listing.name(entry)), isFolder: true)
    }
  }

  /// Reads the first files here, where their folder is open, and leaves the rest to whoever is free.
  private mutating func share(_ files: [Survey.File], of folder: Folder, _ descriptor: borrowing FolderStream) {
    let size = Survey.filesPerJob
    queue.add(
      stride(from: size, to: files.count, by: size).map { start in
        .files(Array(files[start..<min(start + size, files.count)]), in: folder)
      })
    read(files.count > size ? Array(files[..<size]) : files, in: descriptor)
  }

  private mutating func ignores(of folder: Folder, _ descriptor: borrowing FolderStream) -> [IgnoreFile] {
    guard folder.zone == .project,
      listing.entries.contains(where: { $0.kind == .file && listing.name($0).isOne(of: ".gitignore") })
    else { return folder.ignores }
    switch IgnoreFile.read(in: descriptor.raw, folder.path, &buffer) {
    case .success(let own): return folder.ignores + [own]
    case .failure(let failure):
      harvest.unread.append((folder.path.appending(".gitignore".utf8), failure))
      return folder.ignores
    }
  }

  private mutating func read(_ files: [Survey.File], in folder: borrowing FolderStream) {
    for file in files {
      let parent = folder.raw
      harvest.add(
        survey.record(of: file, &buffer, isOrdinary: true) { Descriptor.file(named: file.path.name, in: parent) },
        at: file.path)
    }
    survey.didRead(files.count)
  }
}

extension IgnoreFile {
  /// The `.gitignore` of an open folder. As in git, a link is not followed.
  static func read(
    in folder: Int32, _ path: Path, _ buffer: inout ReadBuffer
  ) -> Result<IgnoreFile, ReadFailure> {
    switch Descriptor.file(named: Array(".gitignore".utf8)[...], in: folder) {
    case .success(let file): buffer.read(file).map(Result.failure) ?? .success(IgnoreFile(buffer.bytes, in: path))
    case .failure(let failure): .failure(failure)
    }
  }
}
