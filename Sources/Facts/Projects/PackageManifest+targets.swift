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
    let arguments = ManifestArguments(call, in: tree)
    guard let name = arguments.text("name"), !name.isEmpty, arguments.isLiteral("path", .stringLiteral) else {
      return nil
    }
    let folders = arguments.text("path").map { [$0] } ?? (isTest ? testFolders : folders).map { "\($0)/\(name)" }
    guard let excluded = arguments.texts("exclude"), let sources = arguments.texts("sources") else { return nil }
    let roots = folders.compactMap { base.resolving($0.utf8) }.flatMap { folder -> [BuildTarget.Root] in
      func inside(_ paths: [String]) -> [Path] { paths.compactMap { folder.resolving($0.utf8) } }
      let left = inside(excluded)
      guard arguments.has("sources") else {
        return [BuildTarget.Root(folder, excluded: left + inside(arguments.copiedResources))]
      }
      return [BuildTarget.Root(folder, excluded: left + inside(arguments.copiedResources), content: .catalogs)]
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
