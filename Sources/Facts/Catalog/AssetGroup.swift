package import Syntax

/// What the `Contents.json` of a catalog's root, or of a plain folder in it, says.
package struct AssetGroup: Hashable, Sendable {
  /// Whether the folder's name is part of the names of the assets below it.
  package let providesNamespace: Bool
  /// Of a catalog's root: whether Xcode generates members of color types for its assets. `nil` where that is left to
  /// the target's build settings.
  package let generatesSymbolExtensions: Bool?
  package let problems: [CatalogProblem]
  /// The span of the whole document.
  package let span: Span

  package init(
    providesNamespace: Bool, generatesSymbolExtensions: Bool? = nil, problems: [CatalogProblem], span: Span = Span(0, 0)
  ) {
    self.providesNamespace = providesNamespace
    self.generatesSymbolExtensions = generatesSymbolExtensions
    self.problems = problems
    self.span = span
  }
}
