package import Syntax

/// What a project file says of places the checkout must hold for names to resolve.
package struct ProjectFacts: Hashable, Sendable {
  /// Folders, relative to the root, that hold code or catalogs of the project: submodules and local packages.
  package let folders: [Path]
  /// File names of catalogs that the project builds, `Colors.xcassets`.
  package let catalogNames: [String]
  /// The color schemes that it lets the app be shown in.
  package internal(set) var schemes = SchemeSet.both
  /// Whether it names a folder of code outside the workspace.
  package let reachesOut: Bool

  package init(folders: [Path?], catalogNames: [String]) {
    self.folders = folders.compactMap(\.self)
    self.catalogNames = catalogNames
    reachesOut = folders.contains(nil)
  }
}
