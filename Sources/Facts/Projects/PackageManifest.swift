import Syntax

extension ProjectFacts {
  /// The folders of a manifest's local packages: `.package(path: "../X")`, `.package(name: "X", path: "../X")`,
  /// relative to the manifest's folder. A manifest is code; a path that is no plain literal is left out.
  static func localPackages(ofManifest source: Source) -> [Path] {
    let tree = SwiftTree(parsing: source.bytes)
    let base = source.path.parent ?? source.path
    return tree.nodeIDs.compactMap { node in
      guard tree.kind(node) == .call, let callee = tree.firstChild(node), tree.name(callee) == "package",
        let argument = tree.arguments(node).first(where: { tree.name($0) == "path" }),
        let value = tree.value(ofArgument: argument), tree.kind(value) == .stringLiteral,
        let path = tree.stringValue(value)
      else { return nil }
      return base.resolving(Array(path.utf8)[...])
    }
  }
}
