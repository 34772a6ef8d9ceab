import Engine
import Facts
import ProjectModel
import Syntax

/// A project on disk, opened and read: what commands ask the engine for.
struct Workspace: Sendable {
  private(set) var world: World
  /// The file that standard input stands for, when it is the only one that is reported.
  private(set) var onlyPath: Path?

  var snapshot: Snapshot { world.snapshot }
  /// The root as text.
  var root: String { String(decoding: world.root, as: UTF8.self) }

  /// Opens the workspace that holds some paths and reads all of it.
  init(_ paths: [String], settings: SettingsChoice = .usual, jobs: Int? = nil) throws(Failure) {
    world = try Self.open(paths, settings)
    world.load(jobs: jobs)
  }

  /// What is to be reported on: the paths that were given, or the file that standard input stands for.
  var given: [Path] { onlyPath.map { [$0] } ?? world.given }

  /// Opens the workspace of one file, with other bytes than those on disk; the file itself need not exist yet.
  init(
    unsaved path: String, settings: SettingsChoice, read: Environment.Read, jobs: Int? = nil
  ) throws(Failure) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    world = try Self.open([folder], settings)
    guard let place = world.given.first else { throw Failure("no folder '\(folder)'") }
    let file = place.appending(name.utf8)
    guard let kind = FileKind(file) else {
      throw Failure("'\(path)' is of no kind that is checked; --stdin-path names a .swift, .m or Contents.json file")
    }
    onlyPath = file
    switch read(kind) {
    case .success(let bytes):
      world.load(jobs: jobs)
      world.apply([.overlay(file, bytes)])
    case .failure(let error): throw Failure(error.message)
    }
  }

  static func open(_ paths: [String], _ settings: SettingsChoice) throws(Failure) -> World {
    switch World.open(paths: paths) {
    case .success(var world):
      if let error = world.choose(settings) { throw Failure("--config: \(error.message)") }
      return world
    case .failure(let error): throw Failure(error.message)
    }
  }

  /// Says on standard error that some files were not read, so that what a command shows is not taken for all there is.
  func noteUnread(_ output: inout Output) {
    for line in world.statistics.unreadLine(listedBy: "'\(programName) doctor'") { output.note(line) }
  }

  /// Fails where a path that was named could not be read itself: that is no success, whatever else was found.
  func refuseUnread(named paths: [String]) throws(Failure) {
    for (path, place) in zip(paths, given) {
      if let reason = world.reasonUnread(place) { throw Failure("cannot read '\(path)': \(reason)") }
    }
  }

  /// The files whose findings are for the person, in order.
  var reportedFiles: [FileFacts] {
    snapshot.files.keys.sorted().filter(world.isReported).compactMap { snapshot.files[$0] }
  }
}
