import Syntax

/// The build settings of an Xcode project that have to do with colors, by configuration.
///
/// Source: Xcode's order of build settings: the target's own, its `.xcconfig`, the project's own, its `.xcconfig`.
struct XcodeProjectSettings {
  private let project: XcodeProject
  /// The project's own, by the configuration's name.
  private let ofProject: [String: OwnSettings]
  /// The colors that the project's own settings name, for all of its targets.
  let names: [Occurrence]

  /// What one configuration of a target, or of the project, says by itself.
  private struct OwnSettings {
    let name: String
    var layers: [BuildConfiguration.Layer] = []
    var names: [Occurrence] = []
    var infoPlist: Path?
  }

  /// What all configurations of a target say.
  struct OfTarget {
    /// Each distinct way in which it is built, in the order of its configurations.
    var configurations: [BuildConfiguration] = []
    /// The colors that its own settings name.
    var names: [Occurrence] = []
    /// Its property lists, where they are files whose paths are plain.
    var infoPlists: [Path] = []
  }

  init(_ project: XcodeProject) {
    self.project = project
    let own = project.objects(of: .project).first.map { Self.settings(of: $0, target: nil, in: project) } ?? []
    ofProject = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
    names = own.flatMap(\.names)
  }

  /// - Parameter ordinal: the target's place in the list of those that are told of.
  func settings(of target: XcodeProject.NodeID, _ ordinal: Int) -> OfTarget {
    var all = OfTarget()
    for own in Self.settings(of: target, target: ordinal, in: project) {
      let configuration = BuildConfiguration(layers: own.layers + (ofProject[own.name]?.layers ?? []))
      if !all.configurations.contains(configuration) { all.configurations.append(configuration) }
      all.names += own.names
      if let path = own.infoPlist, !all.infoPlists.contains(path) { all.infoPlists.append(path) }
    }
    return all
  }

  private static func settings(
    of owner: XcodeProject.NodeID, target: Int?, in project: XcodeProject
  ) -> [OwnSettings] {
    guard let configurations = project.object("buildConfigurationList", of: owner) else { return [] }
    return project.objects("buildConfigurations", of: configurations).map { _, configuration in
      let name = project.list.string("name", of: configuration).map { String(decoding: $0, as: UTF8.self) } ?? ""
      var own = OwnSettings(name: name)
      read(configuration, target: target, in: project, into: &own)
      if let file = file(of: configuration, in: project) { own.layers.append(.file(file)) }
      return own
    }
  }

  private static func read(
    _ configuration: XcodeProject.NodeID, target: Int?, in project: XcodeProject, into own: inout OwnSettings
  ) {
    let list = project.list
    guard let table = list.value("buildSettings", of: configuration) else { return }
    var symbols = BuildSettings()
    for (key, value) in list.entries(table) where list.kind(value) == .string {
      let name = list.raw(key)
      symbols.set(name, list.value(value)[...])
      if let occurrence = Occurrence(setting: name, list.raw(value), target: target) { own.names.append(occurrence) }
      if list.spells(key, "INFOPLIST_FILE") {
        own.infoPlist = project.sourceRoot?.resolving(setting: list.value(value))
      }
    }
    if !symbols.isEmpty { own.layers.append(.settings(symbols)) }
  }

  /// The `.xcconfig` of a configuration: a file of the project, or a path in a synchronized folder.
  private static func file(of configuration: XcodeProject.NodeID, in project: XcodeProject) -> Path? {
    if let id = project.id("baseConfigurationReference", of: configuration) { return project.place(of: id) }
    guard let anchor = project.id("baseConfigurationReferenceAnchor", of: configuration),
      let path = project.list.string("baseConfigurationReferenceRelativePath", of: configuration)
    else { return nil }
    return project.place(of: anchor)?.resolving(path)
  }
}

extension Path {
  /// Where the file of a build setting is, whose path starts at this folder, the project's; `nil` where another variable is
  /// in it.
  func resolving(setting path: [UInt8]) -> Path? {
    var rest = path[...]
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    where rest.starts(with: root.utf8) {
      rest = rest.dropFirst(root.utf8.count)
      break
    }
    return rest.isEmpty || rest.contains(UInt8(ascii: "$")) ? nil : resolving(rest)
  }
}
