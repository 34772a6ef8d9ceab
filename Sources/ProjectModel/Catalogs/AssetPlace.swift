import Facts
package import Syntax

/// Where an asset folder stands: in which catalog, below which groups.
package struct AssetPlace: Hashable, Sendable {
  /// The innermost enclosing `.xcassets`.
  package let catalog: Path
  /// The plain folders between the catalog and the asset, outermost first.
  package let groups: [Path]
  /// The asset's folder, `…/Name.colorset`.
  package let folder: Path

  /// The place of an asset by its `Contents.json`. `nil` outside any catalog, where an asset has no name, and inside
  /// another asset's folder, where it is unknown what Xcode does with it.
  package init?(contents path: Path) {
    guard let folder = path.parent else { return nil }
    var groups: [Path] = []
    var next = folder.parent
    while let place = next, !place.bytes.isEmpty {
      if place.hasExtension("xcassets") {
        catalog = place
        self.groups = groups.reversed()
        self.folder = folder
        return
      }
      if place.hasExtension("colorset") || AssetKind(folder: place) != nil { return nil }
      groups.append(place)
      next = place.parent
    }
    return nil
  }

  /// The lookup name: the groups that provide a namespace and the folder's name less its last extension, with slashes.
  /// The catalog's own name never counts.
  package func name(namespaces: (Path) -> Bool) -> AssetName {
    var bytes: [UInt8] = []
    for group in groups where namespaces(group) {
      bytes.append(contentsOf: group.name)
      bytes.append(UInt8(ascii: "/"))
    }
    bytes.append(contentsOf: folder.stem)
    return AssetName(bytes: bytes)
  }
}
