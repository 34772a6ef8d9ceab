import Syntax

extension Path {
  /// The names that a color set at this place may have: with each of the folders above it, up to the catalog.
  var colorSetNames: [String] {
    guard isNamed("Contents.json"), let folder = parent, folder.hasExtension("colorset") else { return [] }
    var name = String(decoding: folder.stem, as: UTF8.self)
    var names = [name]
    var next = folder.parent
    while let group = next, !group.hasExtension("xcassets"), !group.bytes.isEmpty {
      name = String(decoding: group.name, as: UTF8.self) + "/" + name
      names.append(name)
      next = group.parent
    }
    return names
  }
}
