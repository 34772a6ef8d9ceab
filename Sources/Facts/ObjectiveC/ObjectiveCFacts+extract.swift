package import Syntax

extension ObjectiveCFacts {
  /// The facts of one Objective-C file.
  package init(of source: Source) { self.init(occurrences: [], suppressions: []) }
}
