import Facts
package import Syntax

/// The lookups that use string constants as names of colors, by constant. Made once for a check: a project may have as many
/// constants of one name as lookups of that name.
package struct ConstantUses: Sendable {
  private struct Place: Hashable {
    let path: Path
    /// Of the constant's text.
    let span: Span
  }

  private var lookups: [Place: [DeclarationIndex.IndirectLookup]] = [:]

  package init(_ snapshot: Snapshot) {
    for name in snapshot.declarations.constantLookups.keys {
      for entry in snapshot.declarations.constantLookups[name] {
        guard let found = snapshot.constant(entry.value.path, scope: entry.value.scope, in: entry.path) else {
          continue
        }
        lookups[Place(path: found.path, span: found.span), default: []].append(entry.value)
      }
    }
  }

  /// The lookups that use a constant of a file, told by the place of its text.
  package func lookups(ofTextAt span: Span, in path: Path) -> [DeclarationIndex.IndirectLookup] {
    lookups[Place(path: path, span: span)] ?? []
  }
}
