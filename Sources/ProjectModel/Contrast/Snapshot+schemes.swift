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
    for (file, forced) in forcedSchemes where isAtHome(file, home) { schemes.formIntersection(forced) }
    return schemes
  }

  /// The color schemes that some view of the app may be held to, by a preference or an environment of its own: which
  /// texts it holds is not followed across files.
  func possibleSchemes(of path: Path) -> [SchemeSet] {
    guard !viewSchemes.isEmpty else { return [] }
    let home = projectHome(of: path)
    return viewSchemes.filter { isAtHome($0.key, home) }.map(\.value)
  }

  /// Whether a file's project stands in the folder `home`. Most files are not even below it.
  private func isAtHome(_ file: Path, _ home: Path?) -> Bool {
    if let home, !file.isInside(home) { return false }
    return projectHome(of: file) == home
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
      // Few folders have such a letter, and making a text of each would be felt.
      guard component.contains(where: { $0 | 0x20 == UInt8(ascii: "w") }) else { return false }
      let name = component.filter { $0 != 0x20 }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return name.withUnsafeBytes { bytes in
        let search = ByteSearch(bytes)
        return search.finds("watchapp") || search.finds("watchkit") || search.finds("watchos")
          || search.finds("watchextension")
      }
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
