package import Facts
package import Syntax

/// The targets of a workspace and what is built into each, as project files say it.
///
/// A file's targets are told by the folders above it: the index does not hang on which files there are, and a change of
/// a project file costs what that file says.
package struct TargetIndex: Hashable, Sendable {
  /// A root of a target, by the places of both in their lists.
  private struct RootPlace: Hashable, Sendable {
    let target: Int
    let root: Int
  }

  private(set) var projects: [Path: ProjectFacts] = [:]
  private var roots = FileIndex<Path, RootPlace>()
  /// Folders with a `Package.swift`.
  private var packages: Set<Path> = []

  /// Takes over what a project file says now in place of what it said; `nil` for nothing.
  mutating func replace(_ old: ProjectFacts?, with new: ProjectFacts?, of path: Path) {
    projects[path] = new
    if path.isNamed("Package.swift"), let folder = path.parent {
      if new == nil { packages.remove(folder) } else { packages.insert(folder) }
    }
    roots.replace(Self.pairs(old), with: Self.pairs(new), of: path)
  }

  private static func pairs(_ project: ProjectFacts?) -> [(Path, RootPlace)] {
    (project?.targets ?? []).enumerated().flatMap { target, facts in
      facts.roots.enumerated().map { root, facts in (facts.path, RootPlace(target: target, root: root)) }
    }
  }

  /// Whether no project file describes a target.
  package var isEmpty: Bool { roots.isEmpty }

  /// Every target, by project file, then in its order.
  package var all: [Target] {
    projects.keys.sorted().flatMap { project in
      (projects[project]?.targets ?? []).enumerated().map { ordinal, facts in
        Target(id: Target.ID(project: project, ordinal: ordinal), facts: facts)
      }
    }
  }

  /// The targets that a source file or a catalog is built into, each once; none where no project file says so. Of targets
  /// that an Xcode project has, and those of the specification that it is generated of, the former: they say what is built.
  package func targets(of path: Path) -> [Target] {
    let found = everyTarget(of: path)
    guard found.count > 1, found.contains(where: \.id.isOfXcode) else { return found }
    return found.filter { !$0.id.isOfGenerator }
  }

  /// As `targets(of:)`, with those of specifications in any case: a file that was added since the project was generated is in
  /// the specification alone, and the catalog beside it in both.
  func everyTarget(of path: Path) -> [Target] {
    if roots.isEmpty { return [] }
    let isCatalog = path.hasExtension("xcassets")
    var found: [Target] = []
    var next: Path? = path
    while let folder = next {
      for entry in roots[folder] {
        guard let target = projects[entry.path]?.targets[entry.value.target] else { continue }
        let root = target.roots[entry.value.root]
        guard isCatalog ? root.content != .sources : root.content != .catalogs,
          !root.excluded.contains(where: path.isInside)
        else { continue }
        let id = Target.ID(project: entry.path, ordinal: entry.value.target)
        if !found.contains(where: { $0.id == id }) { found.append(Target(id: id, facts: target)) }
      }
      // What lies in a package is that package's, whatever folder of another target it stands in.
      if folder != path, packages.contains(folder) { break }
      next = folder.parent
    }
    return found
  }

  /// The target of an identity.
  func target(_ id: Target.ID) -> Target? {
    guard let targets = projects[id.project]?.targets, targets.indices.contains(id.ordinal) else { return nil }
    return Target(id: id, facts: targets[id.ordinal])
  }

  /// The targets whose property list a file is.
  func targets(ofInfoPlist path: Path) -> [Target] { all.filter { $0.facts.infoPlists.contains(path) } }

  /// Whether a target's bundle has what is in a catalog.
  package func holds(_ target: Target, _ catalog: Path) -> Bool {
    everyTarget(of: catalog).contains { $0.id == target.id }
  }
}

/// A target of a project of the workspace.
package struct Target: Sendable, Identifiable {
  package struct ID: Hashable, Sendable {
    /// The project file that describes it.
    package let project: Path
    /// Its place in that file's list.
    let ordinal: Int

    fileprivate var isOfXcode: Bool { project.isNamed("project.pbxproj") || project.isNamed("project.xcproj") }
    fileprivate var isOfGenerator: Bool { project.isGeneratorInput }
  }

  package let id: ID
  package let facts: BuildTarget
}
