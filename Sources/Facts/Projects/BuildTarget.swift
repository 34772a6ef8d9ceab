package import Syntax

/// A target as one project file describes it. Paths are relative to the workspace's root, and need not be there.
package struct BuildTarget: Hashable, Sendable {
  package enum Product: UInt8, Hashable, Sendable {
    case app
    /// A bundle of its own that runs inside another app.
    case appExtension
    case framework
    /// A target of a Swift package.
    case package
    case test
    /// A tool, a static library, and whatever else has no bundle for colors.
    case other

    /// Whether code in it finds the target's own catalogs in the main bundle.
    package var isMainBundle: Bool { self == .app || self == .appExtension }
  }

  /// A file, or a folder with all below it.
  package struct Root: Hashable, Sendable {
    package enum Content: UInt8, Hashable, Sendable {
      case all
      case sources
      case catalogs
    }

    package let path: Path
    /// Files and folders in it that do not belong to the target.
    package let excluded: [Path]
    package let content: Content

    package init(_ path: Path, excluded: [Path] = [], content: Content = .all) {
      self.path = path
      self.excluded = excluded
      self.content = content
    }
  }

  package let name: String
  package let product: Product
  package let roots: [Root]
  /// Those of the roots that are catalogs themselves.
  package let catalogs: [Path]
  /// What decides about generated symbols, one for each build configuration; they may disagree.
  package let configurations: [BuildConfiguration]
  /// Its property lists, as far as they are known.
  package let infoPlists: [Path]
  /// Whether `roots` name every catalog that ends in the target's bundle. Not so where a script may put one there.
  package let isWhole: Bool

  package init(
    name: String, product: Product, roots: [Root], configurations: [BuildConfiguration] = [],
    infoPlists: [Path] = [], isWhole: Bool = true
  ) {
    self.name = name
    self.product = product
    self.roots = roots
    catalogs = roots.lazy.map(\.path).filter { $0.hasExtension("xcassets") }
    self.configurations = configurations
    self.infoPlists = infoPlists
    self.isWhole = isWhole
  }
}
