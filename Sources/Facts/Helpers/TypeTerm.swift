/// A type as spelled.
package indirect enum TypeTerm: Hashable, Sendable {
  /// `["Int"]`, `["SwiftUI", "Color"]`
  case named([String])
  case optional(TypeTerm)
  case array(TypeTerm)
  case tuple([Element])
  /// Of a function, what it gives.
  case function(TypeTerm)
  /// Generic, a dictionary, `inout`, or anything else.
  case other

  package struct Element: Hashable, Sendable {
    /// Empty for none.
    package let label: String
    package let type: TypeTerm

    package init(label: String, type: TypeTerm) {
      self.label = label
      self.type = type
    }
  }

  /// The last name of a type that has one.
  package var name: String? {
    if case .named(let path) = self { path.last } else { nil }
  }
}
