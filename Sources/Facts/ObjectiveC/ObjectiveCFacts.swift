/// The colors that an Objective-C file mentions.
package struct ObjectiveCFacts: Hashable, Sendable {
  package let occurrences: [Occurrence]
  package let suppressions: [Suppression]
  /// Whether a class method `colorNamed:` is declared here, which then takes the SDK's messages over.
  package let declaresColorNamed: Bool

  package init(occurrences: [Occurrence], suppressions: [Suppression], declaresColorNamed: Bool = false) {
    self.occurrences = occurrences
    self.suppressions = suppressions
    self.declaresColorNamed = declaresColorNamed
  }
}
