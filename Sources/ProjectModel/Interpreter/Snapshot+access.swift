import Facts
import Syntax

extension Snapshot {
  /// Whether code in one file can see a declaration in another one.
  ///
  /// Targets of Swift packages are told by their folders, `Sources/NAME`; all else may be one module.
  func sees(_ access: HelperDeclaration.Access, in declaring: Path, from path: Path) -> Bool {
    if declaring == path { return true }
    if access == .file { return false }
    guard let target = packageTarget(of: declaring) else {
      guard let package = packageTarget(of: path)?.parent?.parent else { return true }
      return access == .everywhere && declaring.isInside(package)
    }
    return access == .everywhere || path.isTest || path.isInside(target)
  }

  /// The folder of the package's target that a file belongs to.
  private func packageTarget(of path: Path) -> Path? {
    var target: Path?
    var sources: Path?
    var folder = path.parent
    while let current = folder {
      if files[current.appending("Package.swift".utf8)] != nil {
        return sources?.name.elementsEqual("Sources".utf8) == true ? target : nil
      }
      (target, sources) = (sources, current)
      folder = current.parent
    }
    return nil
  }
}
