import Syntax

extension CatalogIndex {
  /// Names of all color assets as text, in byte order.
  package var names: [String] { colorNames.map(\.text) }

  /// File names of the catalogs there are, `Assets.xcassets`.
  package var catalogNames: Set<String> { Set(catalogs.map { String(decoding: $0.name, as: UTF8.self) }) }
}
