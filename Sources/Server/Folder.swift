import Engine
import Features
import LSP
import ProjectModel
import Rules
import Syntax

/// One folder of the workspace.
struct Folder {
  /// Its absolute path as the client spells it, which may lead through links.
  let path: [UInt8]
  /// The same within the world's root, which may lie above it.
  let given: Path
  private(set) var world: World
  /// Whether the first look at the disk is done. Until then nothing is known, and nothing is said.
  private(set) var isLoaded = false
  /// Whether that look has been asked for.
  var isRequested = false
  /// What happened during that look.
  private var pending: [WorldChange] = []
  private var shelf: Shelf?

  init(path: [UInt8], world: World) {
    self.path = path
    self.world = world
    given = world.given.first ?? Path("")
  }

  mutating func finishLoading(_ loaded: World) {
    world = loaded
    isLoaded = true
    apply(pending)
    pending = []
  }

  /// - Returns: whether all that was changed is the text of one file, and that says just what it said: as it is opened, or
  ///   as a comment is typed. Told here, so that a keystroke copies no folder.
  @discardableResult
  mutating func apply(_ changes: [WorldChange]) -> Bool {
    guard isLoaded else {
      for change in changes { wait(change) }
      return false
    }
    guard !changes.isEmpty else { return false }
    guard changes.count == 1, case .overlay(let path, _) = changes[0], let before = world.snapshot.files[path] else {
      world.apply(changes)
      return false
    }
    world.apply(changes)
    return world.snapshot.files[path] == before
  }

  /// Keeps a change for later; of a buffer only its last text.
  private mutating func wait(_ change: WorldChange) {
    if case .overlay(let path, _) = change {
      pending.removeAll { if case .overlay(path, _) = $0 { true } else { false } }
    }
    pending.append(change)
  }

  /// The file of an absolute path; `nil` outside the root.
  func file(at absolute: [UInt8]) -> Path? {
    guard absolute.starts(with: path) else { return world.path(ofAbsolute: absolute) }
    let rest = absolute.dropFirst(path.count)
    if rest.isEmpty { return given }
    let isRoot = path == [UInt8(ascii: "/")]
    guard isRoot || rest.first == UInt8(ascii: "/") else { return world.path(ofAbsolute: absolute) }
    return given.appending(path: rest.drop { $0 == UInt8(ascii: "/") })
  }

  /// The absolute path of a file, by the client's spelling where it is in the client's folder.
  func absolute(_ file: Path) -> [UInt8] {
    guard file.isInside(given) else { return world.absolute(file) }
    let rest = file.bytes.dropFirst(given.bytes.count).drop { $0 == UInt8(ascii: "/") }
    if rest.isEmpty { return path }
    return path + (path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + rest
  }

  /// What the rules find in a file, as it is now; `nil` before all was read.
  ///
  /// Here, so that a keystroke copies no world: that is a dozen dictionaries, and a snapshot.
  mutating func findings(in path: Path) -> [Rules.Diagnostic]? {
    guard isLoaded else { return nil }
    guard world.isReported(path), let facts = world.snapshot.files[path], let source = world.source(path) else {
      return []
    }
    let checker = Checker(snapshot: world.snapshot, rules: Self.rules, shelf: currentShelf())
    return checker.check(facts, source: source).diagnostics
  }

  private static let rules = Rule.onByDefault

  /// A file with this text, as the features want it; `nil` where nothing is known of it.
  mutating func document(at path: Path, bytes: [UInt8]) -> Features.Document? {
    guard isLoaded, let facts = world.snapshot.files[path] else { return nil }
    return Features.Document(
      snapshot: world.snapshot, shelf: currentShelf(), facts: facts, source: Source(path: path, bytes: bytes),
      tokens: world.tokens(path))
  }

  /// What is made of the catalogs, anew only when one changed.
  private mutating func currentShelf() -> Shelf {
    if let shelf, shelf.fits(world.snapshot) { return shelf }
    let made = Shelf(world.snapshot)
    shelf = made
    return made
  }
}

extension Path {
  fileprivate func appending(path: some Sequence<UInt8>) -> Path {
    let rest = Array(path)
    return rest.isEmpty ? self : appending(rest)
  }
}
