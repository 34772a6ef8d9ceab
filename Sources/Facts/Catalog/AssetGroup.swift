/// What the `Contents.json` of a catalog's root, or of a plain folder in it, says.
package struct AssetGroup: Hashable, Sendable {
  /// Whether the folder's name is part of the names of the assets below it.
  package let providesNamespace: Bool
  package let problems: [CatalogProblem]

  package init(providesNamespace: Bool, problems: [CatalogProblem]) {
    self.providesNamespace = providesNamespace
    self.problems = problems
  }
}
