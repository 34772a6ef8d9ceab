package import Syntax

/// The kinds of file the program reads. One line here and one extractor add a format.
package enum FileKind: UInt8, Hashable, Sendable {
  case swift
  case objectiveC
  /// `Contents.json` of a `.colorset`.
  case colorSet
  /// `Contents.json` of a catalog's root or of a plain folder inside one.
  case assetGroup
  /// `Contents.json` of any other asset folder; only its place and name matter, its bytes are never read.
  case otherAsset
  /// `.gitmodules`, `Package.swift`, `project.pbxproj`: what a checkout may lack.
  case projectFile

  /// The kind of a file by its path alone; `nil` for files that say nothing about colors.
  package init?(_ path: Path) {
    let name = path.name
    if name.elementsEqual("Contents.json".utf8) {
      guard let kind = FileKind(catalogFolder: path.parent) else { return nil }
      self = kind
    } else if name.elementsEqual("Package.swift".utf8) || name.elementsEqual(".gitmodules".utf8)
      || name.elementsEqual("project.pbxproj".utf8)
    {
      self = .projectFile
    } else if path.hasExtension("swift") {
      self = .swift
    } else if path.hasExtension("m") || path.hasExtension("mm") || path.hasExtension("h") {
      self = .objectiveC
    } else {
      return nil
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

extension ArraySlice<UInt8> {
  /// Whether these bytes end in `suffix`.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { count >= $0.count && self.suffix($0.count).elementsEqual($0) }
  }
}
