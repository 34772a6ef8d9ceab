import Facts
package import Syntax

extension Path {
  /// Whether this is a file of a test target, told by a component that ends in `Tests`.
  package var isTest: Bool {
    bytes.withUnsafeBytes { ByteSearch($0).finds("Tests/") } || stem.suffix(5).elementsEqual("Tests".utf8)
  }

  /// Whether this lies in the sources of a dependency that a package manager checked out.
  package var isInDependency: Bool {
    components.contains { component in
      ["Pods", "checkouts", "Checkouts", ".build", "SourcePackages"].contains { component.elementsEqual($0.utf8) }
    }
  }

  /// Whether this is an asset catalog or lies in one.
  package var isInCatalog: Bool { components.contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".colorset") } }
}
