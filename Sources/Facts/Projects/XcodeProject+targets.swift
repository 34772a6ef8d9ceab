import Syntax

extension XcodeProject {
  /// The targets that build something, in the project's order, and the colors that the settings of all of them name.
  var targets: (targets: [BuildTarget], names: [Occurrence]) {
    let settings = XcodeProjectSettings(self)
    let targets = objects(of: .project).first.map { objects("targets", of: $0) } ?? []
    let synchronized = synchronizedGroups
    // Targets that build much the same are common.
    var places: [ID: Path] = [:]
    var found: [BuildTarget] = []
    var names = settings.names
    for (id, target) in targets where isKind(target, "PBXNativeTarget") {
      var members = Members(places: places)
      addPhases(of: target, to: &members)
      places = members.places
      let listed = Set(objects("fileSystemSynchronizedGroups", of: target).map(\.id))
      for group in synchronized { add(group, isListed: listed.contains(group.id), of: id, to: &members) }
      let own = settings.settings(of: target, found.count)
      names += own.names
      found.append(
        BuildTarget(
          name: list.string("name", of: target).map { String(decoding: $0, as: UTF8.self) } ?? "",
          product: BuildTarget.Product(
            xcodeType: list.string("productType", of: target).map { String(decoding: $0, as: UTF8.self) } ?? ""),
          roots: members.roots,
          configurations: own.configurations, infoPlists: own.infoPlists, isWhole: members.isWhole))
    }
    return (found, names)
  }

  private struct Members {
    /// Where files are, as far as that was asked.
    var places: [ID: Path]
    var roots: [BuildTarget.Root] = []
    var isWhole = true
  }
}

// MARK: - Build phases

extension XcodeProject {
  private func addPhases(of target: NodeID, to members: inout Members) {
    for (_, phase) in objects("buildPhases", of: target) {
      if isKind(phase, "PBXSourcesBuildPhase") || isKind(phase, "PBXResourcesBuildPhase") {
        for (_, file) in objects("files", of: phase) { add(file, to: &members) }
      } else if isKind(phase, "PBXShellScriptBuildPhase"), mayAddCatalogs(phase) {
        members.isWhole = false
      }
    }
  }

  private func add(_ buildFile: NodeID, to members: inout Members) {
    guard let id = id("fileRef", of: buildFile) else { return }
    if let place = members.places[id] {
      members.roots.append(BuildTarget.Root(place))
      return
    }
    guard let file = self[id], let path = list.string("path", of: file) else { return }
    let name = Path(bytes: path)
    let isCatalog = name.hasExtension("xcassets")
    guard isCatalog || FileKind(name) != nil else { return }
    if let place = place(of: id) {
      members.places[id] = place
      members.roots.append(BuildTarget.Root(place))
    } else if isCatalog {
      members.isWhole = false
    }
  }

  private func mayAddCatalogs(_ script: NodeID) -> Bool {
    list.string("shellScript", of: script).map { BuildTarget.mayAddCatalogs(script: $0) } ?? false
  }
}

// MARK: - Synchronized folders

extension XcodeProject {
  /// A folder whose files belong to the targets that list it, with what its exception sets say of each target.
  fileprivate struct SynchronizedGroup {
    let id: ID
    let place: Path?
    /// By the target that a set is about, paths relative to the folder: left out where the target lists the folder, and
    /// taken in where it does not.
    var exceptions: [ID: [[UInt8]]] = [:]
    /// Folders that are copied as they are.
    var opaque: [[UInt8]] = []
  }

  fileprivate var synchronizedGroups: [SynchronizedGroup] {
    identified(.synchronizedFolder).map { id, object in
      var group = SynchronizedGroup(id: id, place: place(of: id))
      group.opaque = list.elements("explicitFolders", of: object).map(list.value)
      for (_, set) in self.objects("exceptions", of: object) {
        guard isKind(set, "PBXFileSystemSynchronizedBuildFileExceptionSet"), let target = self.id("target", of: set)
        else { continue }
        group.exceptions[target, default: []] += list.elements("membershipExceptions", of: set).map {
          Self.withoutLocalization(list.value($0))
        }
      }
      return group
    }
  }

  /// Localized files are written `/Localized: Base.lproj/Main.storyboard`.
  private static func withoutLocalization(_ path: [UInt8]) -> [UInt8] {
    let mark = "/Localized: ".utf8
    return path.starts(with: mark) ? Array(path.dropFirst(mark.count)) : path
  }

  private func add(_ group: SynchronizedGroup, isListed: Bool, of target: ID, to members: inout Members) {
    let exceptions = group.exceptions[target] ?? []
    guard isListed || !exceptions.isEmpty else { return }
    guard let place = group.place else {
      members.isWhole = false
      return
    }
    if isListed {
      let excluded = (exceptions + group.opaque).compactMap { place.resolving($0) }
      members.roots.append(BuildTarget.Root(place, excluded: excluded))
    } else {
      members.roots += exceptions.compactMap { place.resolving($0) }.map { BuildTarget.Root($0) }
    }
  }
}
