package import Facts
package import Syntax

/// A color set in a catalog, under the name by which code finds it.
package struct ColorAsset: Hashable, Sendable {
  package let name: AssetName
  /// Its `Contents.json`.
  package let path: Path
  /// The folder of its catalog, `…/X.xcassets`.
  package let catalog: Path
  package let colorSet: ColorSet
  /// What the set is worth, worked out once: it is asked for at every mention.
  package let evaluation: Evaluation

  package init(name: AssetName, path: Path, catalog: Path, colorSet: ColorSet) {
    self.name = name
    self.path = path
    self.catalog = catalog
    self.colorSet = colorSet
    evaluation = colorSet.evaluation
  }
}

/// An asset that is not a color, under the name by which code finds it.
package struct OtherAsset: Hashable, Sendable {
  package let name: AssetName
  /// Its `Contents.json`.
  package let path: Path
  package let catalog: Path
  package let kind: AssetKind

  package init(name: AssetName, path: Path, catalog: Path, kind: AssetKind) {
    self.name = name
    self.path = path
    self.catalog = catalog
    self.kind = kind
  }
}
