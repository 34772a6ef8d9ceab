package import Facts
import Syntax

/// What the writer of an unknown name may have meant, most likely first.
package struct NameSuggestion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The same name in other case.
    case otherCase
    /// The same name in another namespace, or with one added or taken away.
    case namespace
    /// A color of the system, written as code: `Color.black`.
    case system(String)
    /// A name at a small edit distance; `Color` at the end, and signs between words, count as one.
    case similar(distance: Int)
  }

  package let kind: Kind
  /// The asset's name; for a system color its own.
  package let name: String
}

extension NameIndex {
  /// How many similar names are offered.
  private static let limit = 5

  /// The names that an unknown one may have meant. Ranked: other case, namespace, system color, edit distance.
  package func suggestions(for name: String, lookup: NamedColor.Lookup) -> [NameSuggestion] {
    let wanted = Entry(name)
    var result: [NameSuggestion] = []
    for entry in entries where entry.lowercased == wanted.lowercased {
      result.append(NameSuggestion(kind: .otherCase, name: entry.name))
    }
    for entry in entries where entry.last == wanted.last && entry.lowercased != wanted.lowercased {
      result.append(NameSuggestion(kind: .namespace, name: entry.name))
    }
    if let system = systemColor(named: wanted.lowercased, lookup: lookup) { result.append(system) }
    return result + similar(to: wanted)
  }

  private func systemColor(named name: String, lookup: NamedColor.Lookup) -> NameSuggestion? {
    let framework: ColorFramework =
      switch lookup {
      case .color, .resource: .swiftUI
      case .uiColor, .objectiveC: .uiKit
      case .nsColor: .appKit
      }
    guard let member = SystemColor.memberName(name, in: framework) else { return nil }
    return NameSuggestion(kind: .system("\(framework.typeName).\(member)"), name: member)
  }

  private func similar(to wanted: Entry) -> [NameSuggestion] {
    // Two edits, or a third of a long name: beyond that two names only happen to share letters.
    let bound = max(min(2, wanted.folded.count / 2), wanted.folded.count / 3)
    var found: [(distance: Int, name: String)] = []
    for entry in entries where entry.last != wanted.last {
      let distance =
        entry.symbol == wanted.symbol ? 1 : editDistance(wanted.folded, entry.folded, bound: bound)
      if distance <= bound || entry.symbol == wanted.symbol { found.append((distance, entry.name)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(Self.limit).map { NameSuggestion(kind: .similar(distance: $0.distance), name: $0.name) }
  }
}
