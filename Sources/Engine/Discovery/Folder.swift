import Facts
import ProjectModel
import Syntax

/// One folder of the workspace and what is known about it from the folders above.
struct Folder: Sendable {
  let path: Path
  let zone: Zone
  /// The `.gitignore` files that count here, the outermost first.
  let ignores: [IgnoreFile]
  /// Whether it was reached through a link.
  var isLink = false

  /// The workspace's root.
  static let root = Folder(path: Path(bytes: []), zone: .project, ignores: [])

  /// What becomes of a folder of this one.
  func admission(of child: Path, wanted: Wanted) -> Admission {
    let name = child.name
    if Self.isNeverEntered(name) { return .never }
    switch zone {
    case .gateway: return name.isOne(of: "checkouts", "Checkouts") ? .enter(.dependencies) : .never
    case .derivedData(let isTop):
      if name.isOne(of: "SourcePackages") { return .enter(.gateway) }
      return isTop ? .enter(.derivedData(isTop: false)) : .never
    case .dependencies:
      return name.isOne(of: ".build")
        ? .enter(.gateway) : name.isOne(of: "DerivedData") ? .never : .enter(.dependencies)
    case .ignored:
      if name.isOne(of: ".build") { return .enter(.gateway) }
      return name.isOne(of: "DerivedData") ? .never : .enter(wanted.zone(ofIgnored: child))
    case .project: return projectAdmission(of: child)
    }
  }

  private func projectAdmission(of child: Path) -> Admission {
    let name = child.name
    if name.isOne(of: ".build") { return .enter(.gateway) }
    if name.isOne(of: "Pods") { return .enter(.dependencies) }
    if name.isOne(of: "DerivedData") { return .enter(.derivedData(isTop: true)) }
    let parent = path.name
    if parent.isOne(of: "Carthage") {
      if name.isOne(of: "Checkouts") { return .enter(.dependencies) }
      if name.isOne(of: "Build") { return .never }
    }
    if parent.isOne(of: "SourcePackages"), name.isOne(of: "checkouts") { return .enter(.dependencies) }
    guard ignores.ignore(child, isFolder: true) else { return .enter(.project) }
    // A catalog is built as a whole, whatever of it is under version control.
    if path.isInCatalog { return .enter(.dependencies) }
    return name.isOne(of: "Carthage", "SourcePackages") ? .enter(.gateway) : .ignored
  }

  /// Whether this is a catalog, or a group in one, of which a `.gitignore` leaves out what color sets there are: a build
  /// fills it.
  var leavesOutColorSets: Bool {
    zone == .project && !ignores.isEmpty && path.isInCatalog && !path.hasExtension("colorset")
      && AssetKind(folder: path) == nil
      && ignores.ignore(path.appending("Any.colorset".utf8), isFolder: true)
  }

  /// Whether a file of this folder, of a kind that is read, belongs to the workspace.
  func admits(_ file: Path, _ kind: FileKind) -> Bool {
    switch zone {
    case .project: !ignores.ignore(file, isFolder: false) || path.isInCatalog
    case .dependencies: kind != .objectiveC && kind != .interfaceBuilder
    case .gateway, .derivedData, .ignored: false
    }
  }

  /// Whether a link of this folder may be followed: not one that is left out, unless it is or stands in a catalog.
  func admitsLink(_ link: Path) -> Bool {
    if path.isInCatalog { return true }
    if ignores.ignore(link, isFolder: false) || zone == .ignored { return link.hasExtension("xcassets") }
    return true
  }

  /// Build products, translations (which hold copies of catalogs), and what is no code of Apple platforms.
  private static func isNeverEntered(_ name: ArraySlice<UInt8>) -> Bool {
    name.isOne(of: ".git", "node_modules", ".xcodebuild", ".xcode-derived-data")
      || name.hasSuffix(".app") || name.hasSuffix(".xcloc")
  }
}

extension Path {
  /// Whether a folder has the name of Xcode's build products. Source folders have it, too: what is in it tells.
  var isNamedBuild: Bool { name.isOne(of: "Build", "build") }
}

extension Descriptor {
  /// Whether a folder, by its path from this one, holds build products and not a part of a project named `Build`.
  func holdsBuildProducts(_ folder: Path) -> Bool {
    folder.isNamedBuild
      && ["Products", "Intermediates.noindex", "XCBuildData", "Intermediates"].contains { name in
        kind(of: folder.appending(name.utf8)) == .folder
      }
  }
}

extension ArraySlice<UInt8> {
  func isOne(of names: StaticString...) -> Bool {
    names.contains { name in count == name.utf8CodeUnitCount && name.withUTF8Buffer { elementsEqual($0) } }
  }
}
