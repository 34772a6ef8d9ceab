import Facts
package import Syntax

/// Why nothing below a path is reported.
package enum Absence: Hashable, Sendable {
  /// It could not be read, for a reason in words.
  case notRead(Path, reason: String)
  /// A `.gitignore` leaves out the path, or this folder above it.
  case ignored(Path)
  /// Settings leave out the path, or a folder above it.
  case excluded(Path)
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
  /// For each of some paths, why nothing below it is reported; `nil` where something is.
  package func absences(below paths: [Path]) -> [Absence?] {
    // One path is mostly the root, or soon found; of thousands each would be a look at every file.
    let reported = records.lazy.filter(\.value.isReported).map(\.key)
    if paths.count == 1 {
      return paths.map { path in reported.contains { $0.isInside(path) } ? nil : absence(below: path) }
    }
    let folders = Ancestors(reported)
    let unread = Ancestors(unread.keys)
    return paths.map { folders.contains($0) ? nil : absence(below: $0, mayBeUnread: unread.contains($0)) }
  }

  private func absence(below path: Path, mayBeUnread: Bool = true) -> Absence {
    if mayBeUnread, let place = unread.keys.filter({ $0.isInside(path) }).min(), let failure = unread[place],
      failure != .walkedFolder
    {
      return .notRead(place, reason: failure.reason)
    }
    guard case .success(let descriptor) = Descriptor.folder(absolute: root) else { return .nothingThere }
    let survey = Survey(root: descriptor, given: [path], overlays: overlays)
    let isFile = !path.bytes.isEmpty && survey.root.kind(of: path) != .folder
    guard let folder = isFile ? path.parent : path else { return .nothingThere }
    if let scope {
      let holdsFiles = records.contains { $0.key.isInside(path) && $0.value.facts != nil }
      if !scope.holds(path, isFolder: !isFile) || holdsFiles && path.bytes.isEmpty { return .excluded(path) }
    }
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
