import Facts
import Syntax

extension Survey {
  /// What a walk makes of the folder at a path.
  enum Standing {
    case entered(Folder)
    /// This folder, or one above it, is left out by a `.gitignore`.
    case ignored(Path)
    /// This folder, or one above it, holds what is built or nothing of interest.
    case neverEntered(Path)
  }

  /// What a walk makes of the folder at a path. Disk links are not followed.
  func standing(ofFolder path: Path) -> Standing {
    var folder = Folder.root
    for component in path.components {
      let here = withOwnIgnores(folder)
      let child = here.path.appending(component)
      switch here.admission(of: child, wanted: .nothing) {
      case .enter(let zone) where !root.holdsBuildProducts(child):
        folder = Folder(path: child, zone: zone, ignores: here.ignores)
      case .ignored: return .ignored(child)
      case .enter, .never: return .neverEntered(child)
      }
    }
    return .entered(folder)
  }

  /// The folder at a path as a walk would come upon it; `nil` if it would not enter it.
  func folder(at path: Path) -> Folder? {
    if case .entered(let folder) = standing(ofFolder: path) { folder } else { nil }
  }

  /// The file at a path, on the disk or not, if a walk would read it there.
  func file(at path: Path) -> File? {
    guard let kind = FileKind(path), let parent = path.parent, let folder = folder(at: parent) else { return nil }
    let here = withOwnIgnores(folder)
    return here.admits(path, kind) ? File(path: path, kind: kind, isReported: isReported(path, in: here.zone)) : nil
  }

  private func withOwnIgnores(_ folder: Folder) -> Folder {
    guard folder.zone == .project, case .success(let descriptor) = root.folder(folder.path) else { return folder }
    var buffer = ReadBuffer()
    guard case .success(let own) = IgnoreFile.read(in: descriptor.raw, folder.path, &buffer) else { return folder }
    return Folder(path: folder.path, zone: folder.zone, ignores: folder.ignores + [own])
  }
}
