import Facts

extension Property {
  /// A whole check of each kind of file that says how a project is built, and of the colors that it names there.
  static let settings = Property(name: "settings") { bytes in
    let paths = [
      "App/Info.plist", "A.xcconfig", "A.xcodeproj/project.pbxproj", "A.xcodeproj/project.xcproj", "project.yml",
      "Project.swift",
    ]
    return paths.lazy.compactMap { path in
      SmallProject(path, kind: .projectFile, bytes).problem().map { "\(path): \($0)" }
    }.first
  }
}
