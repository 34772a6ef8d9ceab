package import ProjectModel

/// What is worked out from a snapshot's catalogs once and asked for at every file and every keystroke.
package struct Shelf: Sendable {
  package let palette: Palette
  package let names: NameIndex
  private let catalogs: CatalogIndex
  private let lacksParts: Bool
  private let knowsAllNames: Bool

  package init(_ snapshot: Snapshot) {
    palette = Palette(snapshot)
    names = NameIndex(snapshot)
    catalogs = snapshot.catalogs
    lacksParts = snapshot.lacksParts
    knowsAllNames = snapshot.knowsAllNames
  }

  /// Whether it would be made of another snapshot just the same. Indices that share their storage are told equal at once.
  package func fits(_ snapshot: Snapshot) -> Bool {
    catalogs == snapshot.catalogs && lacksParts == snapshot.lacksParts && knowsAllNames == snapshot.knowsAllNames
  }
}
