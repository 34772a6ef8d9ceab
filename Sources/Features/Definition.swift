import Facts
import ProjectModel
package import Syntax

/// Where something is defined.
package struct Definition: Hashable, Sendable {
  /// What was pointed at.
  package let origin: Span
  package let path: Path
  package let span: Span
}

extension Document {
  /// Where the color at an offset is defined: the entry in `Contents.json`, or the members of that name.
  package func definitions(at offset: Int) -> [Definition] {
    guard let occurrence = occurrence(at: offset) else { return [] }
    var expr = occurrence.expr
    while true {
      switch expr {
      case .named(let named): return definitions(of: named, occurrence)
      case .member(let member): return definitions(of: member, occurrence)
      case .bridge(_, let inner), .opacity(let inner, _), .alpha(let inner, _): expr = inner
      case .components, .call, .coalesce, .ternary, .computed, .unknown: return []
      }
    }
  }

  private func definitions(of named: NamedColor, _ occurrence: Occurrence) -> [Definition] {
    guard case .assets(let assets) = snapshot.resolve(named, scope: occurrence.scope, in: facts.path) else { return [] }
    return assets.map { asset in
      let entry = asset.colorSet.entries.first { $0.value != nil } ?? asset.colorSet.entries.first
      return Definition(origin: occurrence.focus, path: asset.path, span: entry?.valueSpan ?? asset.colorSet.span)
    }
  }

  private func definitions(of member: MemberPath, _ occurrence: Occurrence) -> [Definition] {
    snapshot.declarations(of: member, scope: occurrence.scope).map {
      Definition(origin: occurrence.focus, path: $0.path, span: $0.value.nameSpan)
    }
  }
}
