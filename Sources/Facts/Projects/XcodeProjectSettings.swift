import Syntax

/// The build settings of an Xcode project that decide about generated symbols, by configuration.
///
/// Source: Xcode's order of build settings: the target's own, its `.xcconfig`, the project's own, its `.xcconfig`.
struct XcodeProjectSettings {
  private typealias Layers = [BuildConfiguration.Layer]

  private let project: XcodeProject
  /// The project's own, by the configuration's name.
  private let ofProject: [String: Layers]

  init(_ project: XcodeProject) {
    self.project = project
    let root = project.objects(of: .project).first
    ofProject = Dictionary(root.map { Self.layers(of: $0, in: project) } ?? []) { first, _ in first }
  }

  /// Each distinct way in which a target is built, in the order of its configurations.
  func configurations(of target: XcodeProject.NodeID) -> [BuildConfiguration] {
    var found: [BuildConfiguration] = []
    for (name, layers) in Self.layers(of: target, in: project) {
      let configuration = BuildConfiguration(layers: layers + (ofProject[name] ?? []))
      if !found.contains(configuration) { found.append(configuration) }
    }
    return found
  }

  private static func layers(
    of owner: XcodeProject.NodeID, in project: XcodeProject
  ) -> [(name: String, layers: Layers)] {
    guard let configurations = project.object("buildConfigurationList", of: owner) else { return [] }
    return project.objects("buildConfigurations", of: configurations).map { _, configuration in
      let name = project.list.string("name", of: configuration).map { String(decoding: $0, as: UTF8.self) } ?? ""
      var layers: Layers = []
      let own = settings(of: configuration, in: project.list)
      if !own.isEmpty { layers.append(.settings(own)) }
      if let file = file(of: configuration, in: project) { layers.append(.file(file)) }
      return (name, layers)
    }
  }

  private static func settings(of configuration: XcodeProject.NodeID, in list: PropertyList) -> SymbolSettings {
    var settings = SymbolSettings()
    guard let table = list.value("buildSettings", of: configuration) else { return settings }
    for (key, value) in list.entries(table) where list.kind(value) == .string {
      settings.set(list.raw(key), list.value(value)[...])
    }
    return settings
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
