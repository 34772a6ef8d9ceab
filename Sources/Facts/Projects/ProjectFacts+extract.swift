package import Syntax

extension ProjectFacts {
  /// What a project file says, told by its name: `.gitmodules`, `Package.swift`, Tuist's `Project.swift`, `project.pbxproj`,
  /// `project.xcproj`, XcodeGen's `project.yml`, an `.xcconfig` or an `Info.plist`.
  package init(of source: Source) {
    let name = source.path.name
    if name.elementsEqual(".gitmodules".utf8) {
      self.init(folders: Self.submodules(of: source), catalogNames: [])
    } else if name.elementsEqual("Package.swift".utf8) {
      self.init(ofManifest: source)
    } else if name.elementsEqual("Project.swift".utf8) {
      self.init(ofTuistManifest: source)
    } else if name.elementsEqual("project.pbxproj".utf8) {
      self.init(ofXcodeProject: source)
    } else if name.elementsEqual("project.xcproj".utf8) {
      self.init(ofXcodeJSONProject: source)
    } else if source.path.isProjectSpecification {
      self.init(ofProjectSpecification: source)
    } else if source.path.hasExtension("xcconfig") {
      self.init(ofConfigurationFile: source)
    } else {
      self.init(folders: [], catalogNames: [])
      if source.path.isInfoPlist { occurrences = Self.namesInInfoPlist(source) }
    }
    schemes = SchemeSet(forcedBy: source)
  }
}
