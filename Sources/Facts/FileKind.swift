package import Syntax

/// The kinds of file the program reads. One line here and one extractor add a format.
package enum FileKind: UInt8, Hashable, Sendable {
  case swift
  case objectiveC
  /// A xib or storyboard.
  case interfaceBuilder
  /// `Contents.json` of a `.colorset`.
  case colorSet
  /// `Contents.json` of a catalog's root or of a plain folder inside one.
  case assetGroup
  /// `Contents.json` of any other asset folder; only its place and name matter, its bytes are never read.
  case otherAsset
  /// `.gitmodules`, `Package.swift`, `project.pbxproj`, `project.xcproj`, `project.yml`: what a checkout may lack; and `Info.plist` and
  /// `.xcconfig`, which may hold the app to one color scheme. All may name colors.
  case projectFile

  /// The kind of a file by its path alone; `nil` for files that say nothing about colors.
  ///
  /// Asked of every entry of every folder, so it looks at the extension first, and at that by its length.
  package init?(_ path: Path) {
    let fileExtension = path.fileExtension
    switch fileExtension.count {
    case 5 where path.hasExtension("swift"):
      self = path.isNamed("Package.swift") ? .projectFile : .swift
    case 5 where path.isInfoPlist: self = .projectFile
    case 8 where path.hasExtension("xcconfig"): self = .projectFile
    case 4 where path.isNamed("Contents.json"):
      guard let kind = FileKind(catalogFolder: path.parent) else { return nil }
      self = kind
    case 1 where fileExtension.first == UInt8(ascii: "m") || fileExtension.first == UInt8(ascii: "h"):
      self = .objectiveC
    case 2 where path.hasExtension("mm"): self = .objectiveC
    case 7 where path.isNamed("project.pbxproj"): self = .projectFile
    case 6 where path.isNamed("project.xcproj"): self = .projectFile
    case 3 where path.hasExtension("xib"): self = .interfaceBuilder
    case 10 where path.hasExtension("storyboard"): self = .interfaceBuilder
    case 3 where path.isProjectSpecification, 4 where path.isProjectSpecification: self = .projectFile
    case 0 where path.isNamed(".gitmodules"): self = .projectFile
    default: return nil
    }
  }

  private init?(catalogFolder folder: Path?) {
    guard let folder else { return nil }
    if folder.hasExtension("colorset") {
      self = .colorSet
    } else if AssetKind(folder: folder) != nil {
      self = .otherAsset
    } else if folder.hasExtension("xcassets") || folder.components.contains(where: { $0.hasSuffix(".xcassets") }) {
      self = .assetGroup
    } else {
      return nil
    }
  }
}

extension FileKind {
  /// The kind by what is in the file, too: of files named `Project.swift`, those that import its library are manifests of
  /// Tuist's.
  package func told(by bytes: UnsafeRawBufferPointer, at path: Path) -> FileKind {
    guard path.isNamed("Project.swift") else { return self }
    return ByteSearch(bytes).finds("import ProjectDescription") ? .projectFile : .swift
  }

  func told(by source: Source) -> FileKind { source.bytes.withUnsafeBytes { told(by: $0, at: source.path) } }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes end in `suffix`.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { count >= $0.count && self.suffix($0.count).elementsEqual($0) }
  }
}

extension Path {
  /// Whether it is named as a specification of XcodeGen's.
  package var isProjectSpecification: Bool { isNamed("project.yml") || isNamed("project.yaml") }

  /// Whether an Xcode project may be generated of it.
  package var isGeneratorInput: Bool { isProjectSpecification || isNamed("Project.swift") }

  /// Whether it is named as the property list of a target is: `Info.plist`, `App-Info.plist`, `Info-Debug.plist`.
  package var isInfoPlist: Bool {
    hasExtension("plist") && (name.hasSuffix("Info.plist") || name.starts(with: "Info".utf8))
  }
}
