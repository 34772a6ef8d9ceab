import Facts
import Syntax

extension Survey {
  /// The folder at a path as a walk would come upon it; `nil` if it would not enter it. Disk links are not followed.
  func folder(at path: Path) -> Folder? {
    var folder = Folder.root
    for component in path.components {
      let here = withOwnIgnores(folder)
      let child = here.path.appending(component)
      guard case .enter(let zone) = here.admission(of: child, wanted: .nothing), !root.holdsBuildProducts(child)
      else { return nil }
      folder = Folder(path: child, zone: zone, ignores: here.ignores)
    }
    return folder
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
    guard let own = IgnoreFile.read(in: descriptor.raw, folder.path, &buffer) else { return folder }
    return Folder(path: folder.path, zone: folder.zone, ignores: folder.ignores + [own])
  }
}
