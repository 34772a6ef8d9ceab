/// The colors that an Objective-C file mentions by name.
package struct ObjectiveCFacts: Hashable, Sendable {
  package let occurrences: [Occurrence]
  package let suppressions: [Suppression]

  package init(occurrences: [Occurrence], suppressions: [Suppression]) {
    self.occurrences = occurrences
    self.suppressions = suppressions
  }
}
