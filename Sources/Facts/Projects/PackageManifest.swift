import Syntax

extension ProjectFacts {
  /// What a manifest says: the folders of its local packages, `.package(path: "../X")`, relative to its own folder, and
  /// the catalogs among its resources, `.process("Colors.xcassets")`; and its targets. A manifest is code; what is no
  /// plain literal is left out.
  init(ofManifest source: Source) {
    let tree = SwiftTree(parsing: source.bytes)
    let base = source.path.parent ?? source.path
    var folders: [Path?] = []
    var catalogs: [String] = []
    for node in tree.nodeIDs where tree.kind(node) == .call {
      guard let callee = tree.firstChild(node),
        let argument = tree.arguments(node).first(where: { argument in
          tree.hasToken(callee, "package") ? tree.name(argument) == "path" : tree.name(argument).isEmpty
        }), let value = tree.value(ofArgument: argument), tree.kind(value) == .stringLiteral,
        let path = tree.stringValue(value).map({ Path($0) })
      else { continue }
      switch tree.name(callee) {
      case "package": folders.append(base.resolving(path.bytes))
      case "process", "copy":
        if path.hasExtension("xcassets") { catalogs.append(String(decoding: path.name, as: UTF8.self)) }
      default: break
      }
    }
    self.init(folders: folders, catalogNames: catalogs)
    targets = PackageTargets(tree, base: base).targets
    leavesOutMac = source.bytes.withUnsafeBytes { bytes in
      ByteSearch(bytes).finds("platforms:") && !ByteSearch(bytes).finds(".mac")
    }
  }
}
