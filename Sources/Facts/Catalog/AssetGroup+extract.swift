package import Syntax

extension AssetGroup {
  /// What the `Contents.json` of a catalog's root or of a plain folder says.
  ///
  /// Source: Apple's Asset Catalog Format Reference, "Folders"; `properties."provides-namespace"`.
  package init(of source: Source) {
    var reader = CatalogReader(source)
    var providesNamespace = false
    if let root = reader.root, root.members != nil {
      if let properties = reader.object("properties", of: root) {
        providesNamespace = reader.bool("provides-namespace", of: properties) ?? false
      }
    } else if let root = reader.root {
      reader.report(.notAnObject, root.focus)
    }
    self.init(providesNamespace: providesNamespace, problems: reader.problems)
  }
}
