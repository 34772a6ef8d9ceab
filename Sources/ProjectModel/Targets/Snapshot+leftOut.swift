import Facts
package import Syntax

extension Snapshot {
  /// Whether it is certain that no target builds a catalog, though it lies among the files of a project.
  ///
  /// As long as all parts of the workspace are there. Certain is what a project's own lists say: a package has only what
  /// lies in its targets' folders, and an Xcode project whose files lie in the catalog's folder would have it in one of
  /// its lists.
  package func isLeftOut(_ catalog: Path) -> Bool {
    guard !targets.isEmpty, gaps.unreadPlaces.isEmpty, targets.targets(of: catalog).isEmpty,
      let folder = catalog.parent, let project = nearestProject(above: folder)
    else { return false }
    let all = targets.all
    let roots = all.flatMap(\.facts.roots)
    guard all.allSatisfy(\.facts.isWhole), !roots.contains(where: { $0.excluded.contains(where: catalog.isInside) })
    else { return false }
    if project.hasExtension("swift") { return !folder.isInSourcesOfPackage }
    return roots.contains { $0.path.isInside(folder) && $0.path != folder }
  }

  /// The project file with targets whose folder is the nearest one above.
  private func nearestProject(above folder: Path) -> Path? {
    var nearest: (project: Path, depth: Int)?
    for (project, facts) in targets.projects where !facts.targets.isEmpty {
      guard let home = project.projectFolder, folder.isInside(home) else { continue }
      let depth = home.bytes.count
      if nearest.map({ depth > $0.depth || depth == $0.depth && project < $0.project }) ?? true {
        nearest = (project, depth)
      }
    }
    return nearest?.project
  }
}

extension Path {
  /// Whether it lies where a package's targets are looked for: one that the manifest does not name literally may take it.
  fileprivate var isInSourcesOfPackage: Bool {
    components.contains { component in
      ["Sources", "Source", "src", "srcs", "Tests"].contains { component.elementsEqual($0.utf8) }
    }
  }
}
