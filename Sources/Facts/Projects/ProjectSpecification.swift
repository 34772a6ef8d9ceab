import Syntax

extension ProjectFacts {
  /// What XcodeGen's `project.yml` says: file names of the catalogs that it names as sources, folders of its local packages,
  /// relative to its own folder, its targets, and the colors that its settings and property lists name.
  init(ofProjectSpecification source: Source) {
    let specification = ProjectSpecification(source)
    self.init(folders: specification.localPackages, catalogNames: specification.catalogNames)
    let targets = specification.targets
    self.targets = targets ?? []
    occurrences = specification.names(hasTargets: targets != nil)
  }
}

/// A specification of XcodeGen's.
///
/// Source: XcodeGen's "Project Spec". What stands elsewhere, in templates or in files that are included, is not known.
struct ProjectSpecification {
  let bytes: [UInt8]
  /// The folder that holds the specification.
  let base: Path
  let root: YAMLValue
  private let isWhole: Bool

  init(_ source: Source) {
    let document = YAMLDocument(source.bytes)
    bytes = source.bytes
    base = source.path.parent ?? source.path
    root = document.root ?? YAMLValue(.null, span: Span(0, 0))
    isWhole = document.isWhole
  }

  var localPackages: [Path?] {
    let old = (root["localPackages"]?.elements ?? []).compactMap(\.text)
    let new = (root["packages"]?.members ?? []).compactMap { $0.value["path"]?.text }
    return (old + new).filter { !$0.contains("$") }.map { base.resolving($0.utf8) }
  }

  /// The targets; `nil` where sources of one of them are not known, for these may be any file.
  var targets: [BuildTarget]? {
    guard isWhole, root["include"] == nil, let members = root["targets"]?.members else { return nil }
    var targets: [BuildTarget] = []
    for target in members {
      guard let members = self.members(of: target.value) else { return nil }
      let product = target.value["type"]?.text.map { BuildTarget.Product.appleType($0[...]) }
      targets.append(
        BuildTarget(
          name: target.key, product: product ?? .other, roots: members.roots,
          configurations: configurations(of: target.value), infoPlists: infoPlists(of: target.value),
          isWhole: members.isWhole && !mayAddCatalogs(target.value)))
    }
    return targets
  }

  private func infoPlists(of target: YAMLValue) -> [Path] {
    let paths =
      [target["info"]?["path"], target["settings"]?["INFOPLIST_FILE"]]
      + [target["settings"]?["base"]?["INFOPLIST_FILE"]]
    return paths.compactMap { $0?.text }.compactMap { base.resolving(setting: Array($0.utf8)) }
  }

  /// Scripts before and after the build, in a file or written out. One in a file is not looked at.
  private func mayAddCatalogs(_ target: YAMLValue) -> Bool {
    let keys = ["preBuildScripts", "postCompileScripts", "postBuildScripts", "prebuildScripts", "postbuildScripts"]
    return keys.contains { key in
      (target[key]?.elements ?? []).contains { script in
        guard let text = script["script"] else { return true }
        return BuildTarget.mayAddCatalogs(script: Array(bytes[text.span.start..<text.span.end]))
      }
    }
  }

  /// The settings of a target over those of the project; none where groups of settings, files or single configurations have a
  /// say in generated symbols.
  private func configurations(of target: YAMLValue) -> [BuildConfiguration] {
    guard target["configFiles"] == nil, root["configFiles"] == nil, let own = symbols(target["settings"]),
      let ofProject = symbols(root["settings"])
    else { return [] }
    return [BuildConfiguration(layers: [own, ofProject].filter { !$0.isEmpty }.map { .settings($0) })]
  }

  /// What `settings`, flat or with a `base`, say of generated symbols; `nil` where that is not all.
  private func symbols(_ settings: YAMLValue?) -> BuildSettings? {
    guard let settings, !settings.isNull else { return BuildSettings() }
    guard settings.members != nil, settings["groups"] == nil, settings["<<"] == nil else { return nil }
    for configuration in settings["configs"]?.members ?? [] {
      guard let symbols = symbols(configuration.value), symbols.isEmpty else { return nil }
    }
    var symbols = BuildSettings()
    for setting in (settings.members ?? []) + (settings["base"]?.members ?? []) {
      guard let text = setting.value.text else { continue }
      symbols.set(Array(setting.key.utf8)[...], Array(text.utf8)[...])
    }
    return symbols
  }
}
