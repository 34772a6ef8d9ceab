import Syntax

extension ProjectFacts {
  /// What Tuist's `Project.swift` says: folders of its local packages, relative to its own folder, its targets, and the colors
  /// that its settings and property lists name. A manifest is code; what is no plain literal is not known.
  init(ofTuistManifest source: Source) {
    let manifest = TuistManifest(source)
    self.init(folders: manifest.localPackages, catalogNames: [])
    targets = manifest.targets ?? []
    occurrences = manifest.names
  }
}

/// A manifest of Tuist's.
///
/// Source: Tuist's reference of `ProjectDescription`.
struct TuistManifest {
  private typealias NodeID = SwiftTree.NodeID

  private let tree: SwiftTree
  /// The folder that holds the manifest.
  private let base: Path

  init(_ source: Source) {
    tree = SwiftTree(parsing: source.bytes)
    base = source.path.parent ?? source.path
  }

  private var calls: some Sequence<NodeID> { tree.nodeIDs.lazy.filter { tree.kind($0) == .call } }

  /// The last name of a call's callee, `target` for `.target(…)`.
  private func name(ofCall call: NodeID) -> String { tree.firstChild(call).map { tree.name($0) } ?? "" }

  /// `.local(path:)`, `.package(path:)`
  var localPackages: [Path?] {
    calls.filter { name(ofCall: $0) == "local" || name(ofCall: $0) == "package" }
      .compactMap { ManifestArguments($0, in: tree).text("path") }
      .map { base.resolving($0.utf8) }
  }

  /// The targets; `nil` where one of them is not written out, for that one may build any file.
  var targets: [BuildTarget]? {
    let projects = calls.filter { name(ofCall: $0) == "Project" }
    guard projects.count == 1, let list = ManifestArguments(projects[0], in: tree).value("targets"),
      tree.kind(list) == .array
    else { return nil }
    var targets: [BuildTarget] = []
    for element in tree.children(list) {
      guard let target = target(element) else { return nil }
      targets.append(target)
    }
    return targets
  }

  private func target(_ call: NodeID) -> BuildTarget? {
    guard tree.kind(call) == .call, ["target", "Target"].contains(name(ofCall: call)) else { return nil }
    let arguments = ManifestArguments(call, in: tree)
    guard let name = arguments.text("name"), let product = arguments.value("product").map({ tree.name($0) }),
      let sources = roots("sources", .sources, of: arguments),
      let resources = roots("resources", .catalogs, of: arguments), let folders = arguments.texts("buildableFolders")
    else { return nil }
    let synchronized = folders.map { base.resolving($0.utf8) }
    guard synchronized.allSatisfy({ $0 != nil }) else { return nil }
    let scripts = arguments.value("scripts")
    return BuildTarget(
      name: name, product: Self.products[product] ?? .other,
      roots: sources + resources + synchronized.compactMap { $0.map { BuildTarget.Root($0) } },
      infoPlists: infoPlist(of: arguments).map { [$0] } ?? [],
      isWhole: scripts.map { tree.kind($0) == .array && tree.firstChild($0) == nil } ?? true)
  }

  private static let products: [String: BuildTarget.Product] = [
    "app": .app, "appClip": .app, "appExtension": .appExtension, "extensionKitExtension": .appExtension,
    "messagesExtension": .appExtension, "tvTopShelfExtension": .appExtension, "framework": .framework,
    "unitTests": .test, "uiTests": .test,
  ]

  /// `infoPlist: "App/Info.plist"`, `.file(path: "App/Info.plist")`
  private func infoPlist(of arguments: ManifestArguments) -> Path? {
    guard let value = arguments.value("infoPlist") else { return nil }
    let isFile = tree.kind(value) == .call && name(ofCall: value) == "file"
    let text = isFile ? ManifestArguments(value, in: tree).text("path") : arguments.text(of: value)
    return text.flatMap { base.resolving(setting: Array($0.utf8)) }
  }
}

// MARK: - Sources

extension TuistManifest {
  /// What a list of patterns means, or a single one; `nil` where that is not written out.
  private func roots(
    _ label: StaticString, _ content: BuildTarget.Root.Content, of arguments: ManifestArguments
  ) -> [BuildTarget.Root]? {
    guard let value = arguments.value(label) else { return [] }
    var roots: [BuildTarget.Root] = []
    for pattern in tree.kind(value) == .array ? Array(tree.children(value)) : [value] {
      guard let found = self.roots(pattern, content, arguments) else { return nil }
      roots += found
    }
    return roots
  }

  private func roots(
    _ pattern: NodeID, _ content: BuildTarget.Root.Content, _ arguments: ManifestArguments
  ) -> [BuildTarget.Root]? {
    if let text = arguments.text(of: pattern) { return roots(text, excluded: [], content) }
    guard tree.kind(pattern) == .call else { return nil }
    // It is copied as it is.
    if name(ofCall: pattern) == "folderReference" { return [] }
    guard name(ofCall: pattern) == "glob", let first = tree.arguments(pattern).first,
      let text = tree.value(ofArgument: first).flatMap({ arguments.text(of: $0) })
    else { return nil }
    let glob = ManifestArguments(pattern, in: tree)
    guard let excluded = glob.text("excluding").map({ [$0] }) ?? glob.texts("excluding") else { return nil }
    var left: [Path] = []
    for other in excluded where !FilePattern.isIrrelevant(other) {
      guard let path = FilePattern.folder(of: other), FilePattern.isPlain(path), let place = base.resolving(path.utf8)
      else { return nil }
      left.append(place)
    }
    return roots(text, excluded: left, content)
  }

  /// `App/Sources/**`, `App/**/*.swift`, `App/A.xcassets`
  private func roots(
    _ pattern: String, excluded: [Path], _ content: BuildTarget.Root.Content
  ) -> [BuildTarget.Root]? {
    let parts = pattern.split(separator: "/")
    guard let mark = parts.firstIndex(of: "**") else {
      guard FilePattern.isPlain(pattern) else { return FilePattern.isIrrelevant(pattern) ? [] : nil }
      return base.resolving(pattern.utf8).map { [BuildTarget.Root($0, excluded: excluded, content: content)] }
    }
    let folder = parts[..<mark].joined(separator: "/")
    let rest = parts[(mark + 1)...].joined(separator: "/")
    guard FilePattern.isPlain(folder), let place = base.resolving(folder.utf8) else { return nil }
    switch rest {
    case "", "*", "*.*", "*.swift", "*.xcassets":
      return [BuildTarget.Root(place, excluded: excluded, content: content)]
    default: return FilePattern.isIrrelevant(rest) ? [] : nil
    }
  }
}

// MARK: - Names

extension TuistManifest {
  /// The colors that dictionaries of build settings and of property lists name: `["UIColorName": "Launch"]`, also as
  /// `.string("Launch")`.
  var names: [Occurrence] {
    var names: [Occurrence] = []
    for dictionary in tree.nodeIDs where tree.kind(dictionary) == .dictionary {
      var key: NodeID?
      for child in tree.children(dictionary) {
        defer { key = key == nil ? child : nil }
        guard let key, tree.kind(key) == .stringLiteral, let name = tree.stringValue(key), let value = text(child)
        else {
          continue
        }
        let found = Occurrence(setting: Array(name.utf8)[...], value) ?? Occurrence(infoPlistKey: name, value)
        if let found { names.append(found) }
      }
    }
    return names
  }

  /// What stands between the quotes of a value.
  private func text(_ value: NodeID) -> ArraySlice<UInt8>? {
    var literal = value
    if tree.kind(value) == .call, name(ofCall: value) == "string",
      let inner = tree.arguments(value).first.flatMap(tree.value(ofArgument:))
    {
      literal = inner
    }
    guard tree.kind(literal) == .stringLiteral, tree.stringValue(literal) != nil else { return nil }
    let span = tree.contentSpan(literal)
    return tree.bytes[span.start..<span.end]
  }
}
