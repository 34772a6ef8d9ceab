import Facts
import Syntax

extension Snapshot {
  /// The color schemes in which what a file draws can be seen: what the app it belongs to is held to.
  ///
  /// The app is told by the outermost folder with a project in it. An app on the watch is always dark.
  func schemes(of path: Path) -> SchemeSet {
    var schemes = SchemeSet.both
    if path.isForWatch { schemes = .dark }
    guard !forcedSchemes.isEmpty else { return schemes }
    let home = projectHome(of: path)
    for (file, forced) in forcedSchemes where projectHome(of: file) == home { schemes.formIntersection(forced) }
    return schemes
  }

  /// The color schemes that some view of the app may be held to, by a preference or an environment of its own: which
  /// texts it holds is not followed across files.
  func possibleSchemes(of path: Path) -> [SchemeSet] {
    guard !viewSchemes.isEmpty else { return [] }
    let home = projectHome(of: path)
    return viewSchemes.filter { projectHome(of: $0.key) == home }.map(\.value)
  }

  /// The outermost folder above a file that holds a project; `nil` where there is none.
  private func projectHome(of path: Path) -> Path? {
    var home: Path?
    var folder = path.parent
    while let current = folder {
      if projectFolders[current] != nil { home = current }
      folder = current.parent
    }
    return home
  }
}

extension Path {
  /// Whether a folder of its path is named as a target for watchOS is: `Damus Watch App`, `WatchApp Extension`. One for
  /// an app's screens about a watch is not.
  fileprivate var isForWatch: Bool {
    components.dropLast().contains { component in
      let name = String(decoding: component, as: UTF8.self).lowercased().filter { $0 != " " }
      return ["watchapp", "watchkit", "watchos", "watchextension"].contains(where: name.contains)
    }
  }
}

extension Path {
  /// The folder of the project that a project file belongs to: the one beside `App.xcodeproj`. None for an `Info.plist`,
  /// which may stand anywhere in it.
  var projectFolder: Path? {
    if name.hasSuffix("Info.plist") { return nil }
    return parent.flatMap { $0.hasExtension("xcodeproj") ? $0.parent : $0 }
  }
}
