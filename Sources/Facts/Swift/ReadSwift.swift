package import Syntax

extension SwiftFacts {
  /// The facts of one Swift file.
  package init(of source: Source) { self = ReadSwift(source.bytes).facts }
}

/// A Swift file that was read, with what reading it again after a keystroke can start from.
///
/// Nodes are looked at one by one in the order they are stored, and context is found by walking up from the few that
/// matter: no recursion over the file, so the cost is linear and the stack is flat for any input.
package struct ReadSwift: Sendable {
  package let facts: SwiftFacts
  package let tree: SwiftTree
  /// `nil` for a file that was read for the first time: most are never typed in.
  private let worklist: Worklist?
  private let landmarks: Landmarks?
  /// Whether the mark of a suppression stands somewhere; `nil` where nobody asked.
  private let hasMark: Bool?

  package init(_ bytes: [UInt8]) {
    let tree = SwiftTree(parsing: bytes)
    self.init(
      tree, nil, nil, hasMark: nil, suppressions: Suppression.all(in: bytes, comments: tree.comments),
      isGenerated: GeneratorHeader.isIn(tree))
  }

  package var bytes: [UInt8] { tree.bytes }

  /// The same file with other bytes. The result is as if they were read alone; where little has changed, little is looked
  /// at.
  ///
  /// - Parameter change: in what the bytes differ from these.
  package func reading(_ bytes: [UInt8], _ change: ByteChange) -> ReadSwift {
    guard let retyped = tree.retyped(to: bytes, change) else { return ReadSwift(bytes) }
    let tree = retyped.tree
    // Where the mark of one stands at all, an edit far from it may make a command of it: by where a comment begins.
    let searched = hasMark == false ? change.new : Span(0, bytes.count)
    let hasMark = bytes.withUnsafeBytes { Suppression.mayStand(in: $0, at: searched) }
    return ReadSwift(
      tree, worklist?.updated(after: retyped.changed, in: tree) ?? Worklist(of: tree),
      Landmarks.mayDiffer(retyped.changed, from: self.tree, to: tree) ? nil : landmarks,
      hasMark: hasMark, suppressions: hasMark ? Suppression.all(in: bytes, comments: tree.comments) : [],
      isGenerated: retyped.start > GeneratorHeader.length ? facts.isGenerated : GeneratorHeader.isIn(tree))
  }

  private init(
    _ tree: SwiftTree, _ worklist: Worklist?, _ landmarks: Landmarks?, hasMark: Bool?, suppressions: [Suppression],
    isGenerated: Bool
  ) {
    var extractor = SwiftExtractor(tree: tree, landmarks: landmarks)
    extractor.run(worklist)
    var facts = extractor.facts
    facts.occurrences.sort { $0.span < $1.span }
    facts.paintSites.sort { $0.span < $1.span }
    facts.suppressions = suppressions
    facts.isGenerated = isGenerated
    self.facts = facts
    self.tree = tree
    self.worklist = worklist
    self.hasMark = hasMark
    self.landmarks = extractor.knownLandmarks
  }
}
