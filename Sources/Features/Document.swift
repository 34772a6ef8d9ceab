package import Facts
package import ProjectModel
package import Rules
package import Syntax

/// One file of one snapshot, as the editor shows it: what every feature asks.
package struct Document: Sendable {
  package let snapshot: Snapshot
  /// What is made of the catalogs once.
  package let shelf: Shelf
  package let facts: FileFacts
  package let source: Source
  /// Its tokens, where they are at hand.
  let tokens: SwiftTokens?

  package init(snapshot: Snapshot, shelf: Shelf, facts: FileFacts, source: Source, tokens: SwiftTokens? = nil) {
    self.snapshot = snapshot
    self.shelf = shelf
    self.facts = facts
    self.source = source
    self.tokens = tokens
  }
}

extension Document {
  /// The innermost mention of a color at an offset; the end of one counts, for a cursor stands between characters.
  func occurrence(at offset: Int) -> Occurrence? {
    facts.occurrences.filter { !$0.isForeign && $0.span.start <= offset && offset <= $0.span.end }
      .min { $0.span.count < $1.span.count }
  }

  /// The color set whose `Contents.json` this file is, with the entry at an offset.
  func entry(at offset: Int) -> (asset: ColorAsset, entry: ColorSetEntry)? {
    guard let asset = snapshot.catalogs.colorSet(at: facts.path),
      let entry = asset.colorSet.entries.first(where: { $0.span.contains(offset) })
    else { return nil }
    return (asset, entry)
  }

  func evaluation(_ occurrence: Occurrence) -> Evaluation {
    snapshot.evaluate(occurrence, in: facts.path)
  }
}

extension Occurrence {
  /// The smallest part that stands for the color: the name inside the quotes, else all of it.
  var focus: Span {
    if case .named(let named) = expr, case .literal(_, let span) = named.name { span } else { span }
  }
}
