/// A dotted path to a member that can be a color.
package struct MemberPath: Hashable, Sendable {
  /// What stands before the first dot.
  package enum Base: Hashable, Sendable {
    /// Nothing: `.brand`. The framework is that of the position, where the position decides it: `Color(.brand)`.
    case implicit(ColorFramework?)
    /// A name: a type, a property, a local. The first of `names`.
    case named
    /// `self`, or a bare name inside a type.
    case current
  }

  package let base: Base
  /// `["Color", "brand"]` for `Color.brand`, `["brand"]` for `.brand`.
  package let names: [String]

  package init(base: Base, names: [String]) {
    self.base = base
    self.names = names
  }
}
