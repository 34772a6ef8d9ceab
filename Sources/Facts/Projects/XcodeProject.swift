import Syntax

extension ProjectFacts {
  /// What an Xcode `project.pbxproj` says: file names of the catalogs it refers to, folders of its local packages, relative
  /// to the folder that holds the `.xcodeproj`, and its targets.
  init(ofXcodeProject source: Source) {
    let project = XcodeProject(source)
    self.init(
      folders: project.objects(of: .localPackage).compactMap { object in
        project.list.string("relativePath", of: object).map { project.base.resolving($0) }
      },
      catalogNames: project.objects(of: .fileReference).filter(project.isCatalog).compactMap { object in
        project.list.string("path", of: object).map { String(decoding: Path(bytes: $0).name, as: UTF8.self) }
      })
    (targets, occurrences) = project.targets
  }
}

/// The objects of a `project.pbxproj` by their identifiers, and where in the workspace its files are.
struct XcodeProject {
  typealias NodeID = PropertyList.NodeID

  /// An object's identifier, mostly 24 hexadecimal digits.
  struct ID: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  /// What objects are asked for by their `isa`; most are found by their identifiers alone.
  enum Kind: CaseIterable {
    case project
    case fileReference
    case localPackage
    case synchronizedFolder

    fileprivate var isa: StaticString {
      switch self {
      case .project: "PBXProject"
      case .fileReference: "PBXFileReference"
      case .localPackage: "XCLocalSwiftPackageReference"
      case .synchronizedFolder: "PBXFileSystemSynchronizedRootGroup"
      }
    }
  }

  let list: PropertyList
  /// The folder that holds the `.xcodeproj`.
  let base: Path
  private var objects: [ID: NodeID] = [:]
  private var byKind: [Kind: [(id: ID, object: NodeID)]] = [:]
  /// The group that lists a group or a file.
  private var parents: [ID: ID] = [:]
  /// Where groups that list something are: asked for by every file in them.
  private var folders: [ID: Path] = [:]

  init(_ source: Source) {
    list = PropertyList(source.bytes)
    base = source.path.parent?.parent ?? Path(bytes: [])
    guard let root = list.root, let table = list.value("objects", of: root) else { return }
    let entries = list.entries(table)
    objects.reserveCapacity(entries.count)
    for (key, object) in entries {
      let id = ID(bytes: list.raw(key))
      objects[id] = object
      // A project has thousands of these, and they are nothing but links.
      guard let isa = list.value("isa", of: object), !list.spells(isa, "PBXBuildFile") else { continue }
      if let kind = Kind.allCases.first(where: { list.spells(isa, $0.isa) }) {
        byKind[kind, default: []].append((id, object))
      }
      if list.spells(isa, "PBXFileReference") { continue }
      for child in list.elements("children", of: object) { parents[ID(bytes: list.raw(child))] = id }
    }
    for group in Set(parents.values) { folders[group] = place(of: group) }
  }

  /// The objects with an `isa`, in the order in which they are written.
  func identified(_ kind: Kind) -> [(id: ID, object: NodeID)] { byKind[kind] ?? [] }
  func objects(of kind: Kind) -> [NodeID] { identified(kind).map(\.object) }

  subscript(id: ID) -> NodeID? { objects[id] }

  /// The object that a key's string names.
  func object(_ key: StaticString, of node: NodeID) -> NodeID? { id(key, of: node).flatMap { objects[$0] } }

  func id(_ key: StaticString, of node: NodeID) -> ID? {
    list.value(key, of: node).map { ID(bytes: list.raw($0)) }
  }

  /// The objects that a key's array names.
  func objects(_ key: StaticString, of node: NodeID) -> [(id: ID, object: NodeID)] {
    list.elements(key, of: node).compactMap { element in
      let id = ID(bytes: list.raw(element))
      return objects[id].map { (id, $0) }
    }
  }

  func isKind(_ node: NodeID, _ kind: StaticString) -> Bool {
    list.value("isa", of: node).map { list.spells($0, kind) } ?? false
  }

  func isCatalog(_ file: NodeID) -> Bool {
    for key: StaticString in ["lastKnownFileType", "explicitFileType"] {
      if let type = list.value(key, of: file), list.spells(type, "folder.assetcatalog") { return true }
    }
    return false
  }

  /// How many groups may hold one another; real projects stay below 20.
  private static let depthLimit = 64

  /// Where a file or group is; `nil` where that is outside the workspace or hangs on the machine.
  ///
  /// Source: `sourceTree` of Xcode's file format; a group without a path is no folder of its own.
  func place(of id: ID) -> Path? {
    var parts: [[UInt8]] = []
    var current = id
    for _ in 0..<Self.depthLimit {
      guard let object = objects[current] else { return nil }
      if let path = list.string("path", of: object) { parts.append(path) }
      let tree = list.string("sourceTree", of: object) ?? []
      let isInGroup = tree.isEmpty || tree.elementsEqual("<group>".utf8)
      if isInGroup, let parent = parents[current] {
        if let folder = folders[parent] { return Self.place(parts, in: folder) }
        current = parent
        continue
      }
      guard isInGroup || tree.elementsEqual("SOURCE_ROOT".utf8) else { return nil }
      return sourceRoot.flatMap { Self.place(parts, in: $0) }
    }
    return nil
  }

  /// - Parameter parts: the innermost first.
  private static func place(_ parts: [[UInt8]], in folder: Path) -> Path? {
    parts.reversed().reduce(folder) { folder, part in
      // Most are names alone.
      let isName =
        !part.contains(UInt8(ascii: "/")) && part.first != UInt8(ascii: ".") && part.first != UInt8(ascii: "~")
      return folder.flatMap { isName && !part.isEmpty ? $0.appending(part) : $0.resolving(part) }
    }
  }

  /// The folder that the project's paths start from.
  var sourceRoot: Path? {
    guard let project = objects(of: .project).first, let path = list.string("projectDirPath", of: project) else {
      return base
    }
    return base.resolving(path)
  }
}
