import Syntax

extension ProjectFacts {
  /// What an Xcode `project.xcproj` says: the same as a `project.pbxproj`.
  init(ofXcodeJSONProject source: Source) {
    let project = XcodeJSONProject(source)
    self.init(folders: project.localPackages, catalogNames: project.files.catalogNames)
    (targets, occurrences) = project.targets
  }
}

/// An Xcode project as JSON, Xcode 27's `project.xcproj`: a tree of files that say themselves which targets build them.
///
/// Source: the reference implementation apple/xcode-project-format, and files that Xcode 27.2 wrote. What is read with a
/// problem is of no target, since a part of it may be amiss.
struct XcodeJSONProject {
  let root: JSONValue
  let bytes: [UInt8]
  /// The folder that holds the `.xcodeproj`.
  let base: Path
  let files: XcodeJSONFiles

  init(_ source: Source) {
    let document = JSONDocument(source.bytes, options: [.comments, .trailingCommas])
    root = (document.problems.isEmpty ? document.root : nil) ?? JSONValue(.null, span: Span(0, 0))
    bytes = source.bytes
    base = source.path.parent?.parent ?? Path(bytes: [])
    var files = XcodeJSONFiles(base: base)
    for file in root["files"]?.elements ?? [] { files.add(file, in: base, name: "") }
    self.files = files
  }

  var localPackages: [Path?] {
    (root["packages"]?.elements ?? []).compactMap { package in
      guard package["kind"]?.string == "local", let path = package["path"]?.string else { return nil }
      return base.resolving(path.utf8)
    }
  }

  /// The targets that build something, in the project's order, and the colors that the settings of all of them name.
  var targets: (targets: [BuildTarget], names: [Occurrence]) {
    var found: [BuildTarget] = []
    var names = self.names(of: root, target: nil)
    for target in root["targets"]?.elements ?? [] {
      guard target["kind"]?.string ?? "native" == "native", let name = target["name"]?.string else { continue }
      names += self.names(of: target, target: found.count)
      let members = files.members[name] ?? XcodeJSONFiles.Members()
      let product = target["product-type"]?.string.map { BuildTarget.Product.appleType($0[...]) }
      found.append(
        BuildTarget(
          name: name, product: product ?? .other, roots: members.roots, configurations: configurations(of: target),
          infoPlists: infoPlists(of: target),
          isWhole: members.isWhole && !files.hasUnknownMembers && !mayAddCatalogs(target)))
    }
    return (found, names)
  }

  /// A script is one string, or one a line.
  private func mayAddCatalogs(_ target: JSONValue) -> Bool {
    (target["build-phases"]?.elements ?? []).contains { phase in
      guard let script = phase["script"] else { return false }
      let lines = script.elements ?? [script]
      return lines.contains { $0.string.map { BuildTarget.mayAddCatalogs(script: Array($0.utf8)) } ?? false }
    }
  }
}

// MARK: - Build settings

extension XcodeJSONProject {
  private func settings(of owner: JSONValue) -> [JSONMember] { owner["build-settings"]?.members ?? [] }

  private func names(of owner: JSONValue, target: Int?) -> [Occurrence] {
    settings(of: owner).compactMap { setting in
      guard setting.value.string != nil else { return nil }
      let value = setting.value.span.unquoted
      return Occurrence(setting: Array(setting.key.utf8)[...], bytes[value.start..<value.end], target: target)
    }
  }

  private func infoPlists(of target: JSONValue) -> [Path] {
    let paths = settings(of: target).compactMap { setting -> Path? in
      guard setting.key == "INFOPLIST_FILE" || setting.key.hasPrefix("INFOPLIST_FILE[") else { return nil }
      return setting.value.string.flatMap { base.resolving(setting: Array($0.utf8)) }
    }
    return Set(paths).sorted()
  }

  /// Each distinct way in which a target is built, in the order of the project's configurations.
  private func configurations(of target: JSONValue) -> [BuildConfiguration] {
    var found: [BuildConfiguration] = []
    for configuration in root["configurations"]?.elements ?? [] {
      guard let name = configuration.string ?? configuration["name"]?.string else { continue }
      let special = target["specialized-configurations"]?.elements?.first { $0["name"]?.string == name }
      let layers =
        [layer(of: target, in: name), special.flatMap(file), layer(of: root, in: name), file(of: configuration)]
      let one = BuildConfiguration(layers: layers.compactMap(\.self))
      if !found.contains(one) { found.append(one) }
    }
    return found
  }

  /// What an owner's own settings are in a configuration. Those for it alone come after those for all.
  private func layer(of owner: JSONValue, in configuration: String) -> BuildConfiguration.Layer? {
    var symbols = BuildSettings()
    let condition = "[config=\(configuration)]"
    let all = settings(of: owner)
    for setting in all where !setting.key.contains("[config=") { set(setting.key, setting.value, in: &symbols) }
    for setting in all where setting.key.hasSuffix(condition) {
      set(String(setting.key.dropLast(condition.count)), setting.value, in: &symbols)
    }
    return symbols.isEmpty ? nil : .settings(symbols)
  }

  private func set(_ key: String, _ value: JSONValue, in symbols: inout BuildSettings) {
    let text = value.string ?? (value.elements ?? []).compactMap(\.string).joined(separator: " ")
    symbols.set(Array(key.utf8)[...], Array(text.utf8)[...])
  }

  /// The `.xcconfig` of a configuration: by the names of the groups above it, or in a folder.
  private func file(of configuration: JSONValue) -> BuildConfiguration.Layer? {
    guard let file = configuration["file"] else { return nil }
    if let name = file.string { return files.places[name].map { .file($0) } }
    guard let anchor = file["anchor"]?.string, let folder = files.places[anchor],
      let path = file["relative-path"]?.string
    else { return nil }
    return folder.resolving(path.utf8).map { .file($0) }
  }
}
