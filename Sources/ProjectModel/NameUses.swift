import Facts
package import Syntax

/// Where source files look up color assets, by name: kept file by file, so that a keystroke costs one file.
package struct NameUses: Hashable, Sendable {
  /// A lookup whose name other declarations decide.
  struct Indirect: Hashable, Sendable {
    let lookup: NamedColor
    let scope: [String]
    let span: Span
  }

  /// Names that are written out.
  private(set) var direct = FileIndex<AssetName, Span>()
  /// The others; in all real projects few enough to be asked one by one.
  private(set) var indirect = FileIndex<NamedColor.Lookup, Indirect>()

  /// Takes over the mentions of colors that a file has now in place of those it had.
  mutating func replace(_ old: [Occurrence], with new: [Occurrence], of path: Path) {
    if old == new { return }
    let (before, after) = (Self.pairs(old), Self.pairs(new))
    direct.replace(before.direct, with: after.direct, of: path)
    indirect.replace(before.indirect, with: after.indirect, of: path)
  }

  private static func pairs(
    _ occurrences: [Occurrence]
  ) -> (direct: [(AssetName, Span)], indirect: [(NamedColor.Lookup, Indirect)]) {
    var direct: [(AssetName, Span)] = []
    var indirect: [(NamedColor.Lookup, Indirect)] = []
    for occurrence in occurrences {
      guard case .named(let lookup) = occurrence.expr else { continue }
      switch lookup.name {
      case .literal(let name, _): direct.append((AssetName(name), occurrence.span))
      case .constant, .rawValueOfCase:
        indirect.append((lookup.lookup, Indirect(lookup: lookup, scope: occurrence.scope, span: occurrence.span)))
      case .rawValue, .dynamic: break
      }
    }
    return (direct, indirect)
  }
}

extension Snapshot {
  /// One lookup of a color by name.
  package struct NameUse: Hashable, Sendable, Comparable {
    package let path: Path
    /// The whole lookup, `Color("Brand")`.
    package let span: Span

    package static func < (lhs: NameUse, rhs: NameUse) -> Bool {
      lhs.path == rhs.path ? lhs.span < rhs.span : lhs.path < rhs.path
    }
  }

  /// The lookups of a color asset, by path, then position. One that an initializer of the project takes counts too:
  /// such an initializer nearly always hands the name on.
  package func uses(of name: AssetName) -> [NameUse] {
    let direct = nameUses.direct[name].map { NameUse(path: $0.path, span: $0.value) }
    let indirect = nameUses.indirect.keys.flatMap { nameUses.indirect[$0] }.filter { entry in
      let text = literalName(entry.value.lookup.name, scope: entry.value.scope, in: entry.path)
      return text.map { AssetName($0) == name } ?? false
    }
    return (direct + indirect.map { NameUse(path: $0.path, span: $0.value.span) }).sorted()
  }
}
