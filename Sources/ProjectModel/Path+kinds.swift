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
  ///
  /// Asked of every folder, so nothing is made on the way.
  package var isInCatalog: Bool {
    var end = bytes.endIndex
    while true {
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? bytes.startIndex
      let component = bytes[start..<end]
      if component.hasSuffix(".xcassets") || component.hasSuffix(".colorset") { return true }
      if start == bytes.startIndex { return false }
      end = start - 1
    }
  }
}
