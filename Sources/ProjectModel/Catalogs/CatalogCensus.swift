package import Facts
package import Syntax

/// What the color sets of catalogs have, taken together. Made once for a check.
package struct CatalogCensus: Sendable {
  /// The catalogs in which some set has a color for dark.
  package let withDark: Set<Path>
  /// The catalogs with a color set.
  package let withColors: Set<Path>

  package init(_ snapshot: Snapshot) {
    var withDark: Set<Path> = []
    var withColors: Set<Path> = []
    for asset in snapshot.catalogs.unsortedColorSets {
      withColors.insert(asset.catalog)
      if asset.colorSet.hasDark { withDark.insert(asset.catalog) }
    }
    self.withDark = withDark
    self.withColors = withColors
  }
}

extension ColorSet {
  /// Whether a slot for dark has a color.
  package var hasDark: Bool { entries.contains { $0.slot.luminosity == .dark && $0.value != nil } }
}
