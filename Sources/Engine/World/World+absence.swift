import Facts
package import Syntax

/// Why nothing below a path is reported.
package enum Absence: Hashable, Sendable {
  /// It could not be read, for a reason in words.
  case notRead(Path, reason: String)
  /// A `.gitignore` leaves out the path, or this folder above it.
  case ignored(Path)
  /// This folder holds the sources of dependencies.
  case dependency(Path)
  /// This folder holds what is built, or nothing of Apple platforms.
  case buildProducts(Path)
  /// The file is of no kind that findings can be in.
  case noSuchKind
  /// There is no file of a kind that findings can be in.
  case nothingThere
}

extension World {
  /// Why nothing below a path would be reported; `nil` where there is something.
  package func absence(below path: Path) -> Absence? {
    if records.contains(where: { $0.value.isReported && $0.key.isInside(path) }) { return nil }
    if let place = unread.keys.filter({ $0.isInside(path) }).min(), let failure = unread[place],
      failure != .walkedFolder
    {
      return .notRead(place, reason: failure.reason)
    }
    guard case .success(let descriptor) = Descriptor.folder(absolute: root) else { return .nothingThere }
    let survey = Survey(root: descriptor, given: [path], overlays: overlays)
    let isFile = !path.bytes.isEmpty && survey.root.kind(of: path) != .folder
    guard let folder = isFile ? path.parent : path else { return .nothingThere }
    switch survey.standing(ofFolder: folder) {
    case .ignored(let place): return .ignored(place)
    case .neverEntered(let place): return .buildProducts(place)
    case .entered(let folder):
      if folder.zone != .project { return .dependency(folder.path) }
      guard isFile else { return .nothingThere }
      if FileKind(path) == nil { return .noSuchKind }
      return survey.file(at: path) == nil ? .ignored(path) : .nothingThere
    }
  }

  /// Why a path that was given by name was not read itself; `nil` where it was, or where only parts of it were not.
  package func reasonUnread(_ path: Path) -> String? {
    guard let failure = unread[path], failure != .walkedFolder else { return nil }
    return failure.reason
  }
}
