package import Syntax

extension AssetGroup {
  /// What the `Contents.json` of a catalog's root or of a plain folder says.
  ///
  /// Source: Apple's Asset Catalog Format Reference, "Folders"; `properties."provides-namespace"`; and
  /// what Xcode 16 writes for "Swift symbol extensions", `properties."generate-swift-asset-symbol-extensions"`.
  package init(of source: Source) {
    var reader = CatalogReader(source)
    var providesNamespace = false
    var generatesSymbolExtensions: Bool?
    if let root = reader.root, root.members != nil {
      if let properties = reader.object("properties", of: root) {
        providesNamespace = reader.bool("provides-namespace", of: properties) ?? false
        // It decides no name, so what it cannot be is not reported.
        switch properties["generate-swift-asset-symbol-extensions"]?.string {
        case "enabled": generatesSymbolExtensions = true
        case "disabled": generatesSymbolExtensions = false
        default: break
        }
      }
    } else if let root = reader.root {
      reader.report(.notAnObject, root.focus)
    }
    self.init(
      providesNamespace: providesNamespace, generatesSymbolExtensions: generatesSymbolExtensions,
      problems: reader.problems, span: Span(0, source.bytes.count))
  }
}
