package import Syntax

/// What a project file says of places the checkout must hold for names to resolve.
package struct ProjectFacts: Hashable, Sendable {
  /// Folders, relative to the root, that hold code or catalogs of the project: submodules and local packages.
  package let folders: [Path]
  /// File names of catalogs that the project builds, `Colors.xcassets`.
  package let catalogNames: [String]
  /// The color schemes that it lets the app be shown in.
  package internal(set) var schemes = SchemeSet.both
  /// The targets that it describes, as far as it does so literally.
  package internal(set) var targets: [BuildTarget] = []
  /// Of an `.xcconfig`: what it says of generated symbols, and the files that it includes.
  package internal(set) var settings = BuildSettings()
  package internal(set) var includes: [Path] = []
  /// Of a package's manifest: whether it says on which platforms the package runs, and macOS is none of them.
  package internal(set) var leavesOutMac = false
  /// The color assets that it names, in build settings or an `Info.plist`.
  package internal(set) var occurrences: [Occurrence] = []
  /// Whether it names a folder of code outside the workspace.
  package let reachesOut: Bool

  package init(folders: [Path?], catalogNames: [String]) {
    self.folders = folders.compactMap(\.self)
    self.catalogNames = catalogNames
    reachesOut = folders.contains(nil)
  }
}
