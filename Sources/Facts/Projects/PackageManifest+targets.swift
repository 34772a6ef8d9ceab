import Syntax

/// The targets of a Swift package as its manifest writes them out. A manifest is code; a target whose name, folder or
/// exceptions are no plain literals is left out.
struct PackageTargets {
  let targets: [BuildTarget]

  private typealias NodeID = SwiftTree.NodeID

  /// - Parameter base: the folder of the manifest.
  init(_ tree: SwiftTree, base: Path) {
    // A Swift Playgrounds app: its targets end in the app's own bundle.
    let isApp = tree.nodeIDs.contains { tree.kind($0) == .implicitMember && tree.hasToken($0, "iOSApplication") }
    let product: BuildTarget.Product = isApp ? .app : .package
    targets = tree.nodeIDs.compactMap { Self.target($0, in: tree, base: base, product: product) }
  }

  private static func target(
    _ call: NodeID, in tree: SwiftTree, base: Path, product: BuildTarget.Product
  ) -> BuildTarget? {
    guard tree.kind(call) == .call, let callee = tree.firstChild(call),
      tree.kind(callee) == .implicitMember || tree.kind(callee) == .member
    else { return nil }
    let isTest = tree.hasToken(callee, "testTarget")
    guard isTest || tree.hasToken(callee, "target") || tree.hasToken(callee, "executableTarget"),
      !isDependency(call, in: tree)
    else { return nil }
    let arguments = Arguments(call, in: tree)
    guard let name = arguments.text("name"), !name.isEmpty, arguments.isLiteral("path", .stringLiteral) else {
      return nil
    }
    let folders = arguments.text("path").map { [$0] } ?? (isTest ? testFolders : folders).map { "\($0)/\(name)" }
    guard let excluded = arguments.texts("exclude"), let sources = arguments.texts("sources") else { return nil }
    let roots = folders.compactMap { base.resolving($0.utf8) }.flatMap { folder -> [BuildTarget.Root] in
      func inside(_ paths: [String]) -> [Path] { paths.compactMap { folder.resolving($0.utf8) } }
      let left = inside(excluded)
      guard arguments.has("sources") else {
        return [BuildTarget.Root(folder, excluded: left + inside(arguments.copied))]
      }
      return [BuildTarget.Root(folder, excluded: left + inside(arguments.copied), content: .catalogs)]
        + inside(sources).map { BuildTarget.Root($0, excluded: left, content: .sources) }
    }
    return BuildTarget(name: name, product: isTest ? .test : product, roots: roots)
  }

  /// Where the sources of a target are if its `path` does not say so.
  ///
  /// Source: SwiftPM's `PackageBuilder.predefinedSourceDirectories` and `predefinedTestDirectories`.
  private static let folders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]

  /// `.target(name:)` among the dependencies of another target.
  private static func isDependency(_ call: NodeID, in tree: SwiftTree) -> Bool {
    guard let list = tree.parent(call), tree.kind(list) == .array, let argument = tree.parent(list) else {
      return false
    }
    return tree.kind(argument) == .argument && tree.hasToken(argument, "dependencies")
  }
}

/// The arguments of a call in a manifest, as far as they are literals.
private struct Arguments {
  private let tree: SwiftTree
  private let nodes: [SwiftTree.NodeID]

  init(_ call: SwiftTree.NodeID, in tree: SwiftTree) {
    self.tree = tree
    nodes = tree.arguments(call)
  }

  private func value(_ label: StaticString) -> SwiftTree.NodeID? {
    nodes.first { tree.hasToken($0, label) }.flatMap(tree.value(ofArgument:))
  }

  func has(_ label: StaticString) -> Bool { value(label) != nil }

  /// Whether an argument is left out or is a literal of a kind.
  func isLiteral(_ label: StaticString, _ kind: NodeKind) -> Bool {
    value(label).map { tree.kind($0) == kind && (kind != .stringLiteral || tree.stringValue($0) != nil) } ?? true
  }

  func text(_ label: StaticString) -> String? { value(label).flatMap { text(of: $0) } }

  private func text(of node: SwiftTree.NodeID) -> String? {
    tree.kind(node) == .stringLiteral ? tree.stringValue(node) : nil
  }

  /// The strings of an array; none where the argument is left out, and `nil` where something else than a string is in it.
  func texts(_ label: StaticString) -> [String]? {
    guard let array = value(label) else { return [] }
    guard tree.kind(array) == .array else { return nil }
    var texts: [String] = []
    for element in tree.children(array) {
      guard let text = text(of: element) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// What `.copy("…")` takes along as it is: a catalog among it is not compiled, and its colors are not found.
  var copied: [String] {
    guard let array = value("resources"), tree.kind(array) == .array else { return [] }
    return tree.children(array).compactMap { element in
      guard tree.kind(element) == .call, let callee = tree.firstChild(element), tree.hasToken(callee, "copy") else {
        return nil
      }
      return tree.arguments(element).first.flatMap(tree.value(ofArgument:)).flatMap { text(of: $0) }
    }
  }
}
