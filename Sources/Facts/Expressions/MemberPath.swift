/// A dotted path to a member that can be a color.
package struct MemberPath: Hashable, Sendable {
  /// What stands before the first dot.
  package enum Base: Hashable, Sendable {
    /// Nothing: `.brand`. The framework is that of the position, where the position decides it: `Color(.brand)`.
    case implicit(ColorFramework?)
    /// A name, the first of `names`: of a type, or a bare one of a member.
    case named
    /// `self` or `Self`.
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
