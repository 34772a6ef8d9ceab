package import Facts
package import Syntax

extension Snapshot {
  /// The color schemes in which what a file draws can be seen, and those that some views of its app are held to.
  ///
  /// The app is told by the outermost folder with a project in it. An app on the watch is always dark.
  func schemes(of path: Path) -> (reachable: SchemeSet, ofViews: [SchemeSet]) {
    let usual: SchemeSet = path.isForWatch ? .dark : .both
    guard !forcedSchemes.isEmpty || !viewSchemes.isEmpty else { return (usual, []) }
    let home = projectHome(of: path)
    let forced = forcedSchemes.filter { projectHome(of: $0.key) == home }.values
    return (
      usual.intersection(SchemeSet(agreedBy: forced)),
      viewSchemes.filter { projectHome(of: $0.key) == home }.values.flatMap(\.self)
    )
  }

  /// The color schemes in which what a file says can be seen.
  package func reachableSchemes(of path: Path) -> SchemeSet { schemes(of: path).reachable }

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
    if isInfoPlist || hasExtension("xcconfig") { return nil }
    return parent.flatMap { $0.hasExtension("xcodeproj") ? $0.parent : $0 }
  }
}
