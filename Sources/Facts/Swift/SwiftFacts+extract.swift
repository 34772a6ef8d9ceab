package import Syntax

extension SwiftFacts {
  /// The facts of one Swift file.
  package init(of source: Source) { self.init() }
}
