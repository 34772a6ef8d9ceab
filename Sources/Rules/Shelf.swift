package import ProjectModel

/// What is worked out from a snapshot's catalogs once and asked for at every file and every keystroke.
package struct Shelf: Sendable {
  package let palette: Palette
  package let names: NameIndex
  package let census: CatalogCensus
  private let grounds: Snapshot.NameGrounds

  package init(_ snapshot: Snapshot) {
    palette = Palette(snapshot)
    names = NameIndex(snapshot)
    census = CatalogCensus(snapshot)
    grounds = snapshot.nameGrounds
  }

  /// Whether it would be made of another snapshot just the same. What shares its storage is told equal at once.
  package func fits(_ snapshot: Snapshot) -> Bool {
    grounds == snapshot.nameGrounds
  }
}
