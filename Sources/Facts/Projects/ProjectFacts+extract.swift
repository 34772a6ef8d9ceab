package import Syntax

extension ProjectFacts {
  /// What a project file says: `.gitmodules`, `Package.swift` or `project.pbxproj`, told apart by its name. A place
  /// outside the workspace is left out.
  package init(of source: Source) {
    let name = source.path.name
    if name.elementsEqual(".gitmodules".utf8) {
      self.init(folders: Self.submodules(of: source), catalogNames: [])
    } else if name.elementsEqual("Package.swift".utf8) {
      self.init(folders: Self.localPackages(ofManifest: source), catalogNames: [])
    } else if name.elementsEqual("project.pbxproj".utf8) {
      self.init(ofXcodeProject: source)
    } else {
      self.init(folders: [], catalogNames: [])
    }
  }
}
