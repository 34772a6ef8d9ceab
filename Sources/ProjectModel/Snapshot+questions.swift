package import Facts
package import Syntax

extension Snapshot {
  /// All that decides which names colors have and whether others may have been missed, to be compared.
  package struct NameGrounds: Hashable, Sendable {
    fileprivate let catalogs: CatalogIndex
    fileprivate let projects: [Path: ProjectFacts]
    fileprivate let gaps: Gaps
  }

  package var nameGrounds: NameGrounds { NameGrounds(catalogs: catalogs, projects: projects, gaps: gaps) }

  /// Whether the checkout lacks something that the project names (a submodule, a local package, a catalog), or a folder
  /// of it could not be read. A color that is not found may then be there.
  package var lacksParts: Bool {
    gaps.isPart || !gaps.absentFolders.isEmpty || !gaps.emptiedCatalogs.isEmpty || !absentCatalogs.isEmpty
      || !projectsReachingOut.isEmpty
      || gaps.unreadPlaces.contains { !$0.isInCatalog && !$0.isInDependency }
  }

  /// Whether all there is to say about names was read: else a name that is not found says nothing.
  package var knowsAllNames: Bool { doubtAboutNames == nil }

  /// Why names cannot be checked at all, in words.
  package var doubtAboutNames: String? {
    if let unread = gaps.unreadPlaces.filter(\.isInCatalog).min() { return "'\(unread)' could not be read" }
    if let group = catalogs.unclearGroup { return "'\(group)/Contents.json' does not say whether it is a namespace" }
    return catalogs.isEmpty ? "there is no color set" : nil
  }

  /// Catalogs that a project file names and the checkout does not have, by file name.
  package var absentCatalogs: [String] {
    let present = catalogs.catalogNames
    var absent: Set<String> = []
    for project in projects.values {
      absent.formUnion(project.catalogNames.filter { !present.contains($0) })
    }
    return absent.sorted()
  }

  /// Project files that name folders outside the workspace, which are not looked at.
  package var projectsReachingOut: [Path] {
    projects.filter(\.value.reachesOut).keys.sorted()
  }

  /// Whether a file lies in a Swift package: a `Package.swift` stands beside it or in a folder above.
  package func isInPackage(_ path: Path) -> Bool {
    var folder = path.parent
    while let current = folder {
      if files[current.appending("Package.swift".utf8)] != nil { return true }
      folder = current.parent
    }
    return false
  }

  /// Whether the workspace gives names to colors at all: in catalogs or in code.
  package var namesColors: Bool {
    !catalogs.isEmpty || !declarations.members.isEmpty
  }

  /// The lookups that use every raw value of an enum as a color's name; none for an enum that is not the only one of its
  /// path, since it may not be the one that is meant.
  package func lookups(of stringEnum: StringEnum) -> [DeclarationIndex.IndirectLookup] {
    guard let name = stringEnum.path.last, declarations.stringEnums[name].count == 1 else { return [] }
    return declarations.rawValueLookups[name].map(\.value).filter {
      ScopedName.canMean(stringEnum.path, mentioned: $0.path, in: $0.scope)
    }
  }
}
