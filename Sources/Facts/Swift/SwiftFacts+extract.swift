package import Syntax

extension SwiftFacts {
  /// The facts of one Swift file.
  ///
  /// Nodes are looked at one by one in the order they are stored, and context is found by walking up from the few that
  /// matter: no recursion over the file, so the cost is linear and the stack is flat for any input.
  package init(of source: Source) {
    let tree = SwiftTree(parsing: source.bytes)
    var extractor = SwiftExtractor(tree: tree)
    extractor.run()
    self = extractor.facts
    occurrences.sort { $0.span < $1.span }
    paintSites.sort { $0.span < $1.span }
    suppressions = Suppression.all(in: source.bytes, comments: tree.comments)
    isGenerated = GeneratorHeader.isIn(tree)
  }
}
