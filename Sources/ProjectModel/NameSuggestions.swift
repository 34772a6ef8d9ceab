package import Facts
import Syntax

/// What the writer of an unknown name may have meant, most likely first.
package struct NameSuggestion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The same name in other case.
    case otherCase
    /// The same name with a namespace added or taken away.
    case namespace
    /// A color of the system, written as code: `Color.black`.
    case system(String)
    /// A name at a small edit distance.
    case similar(distance: Int)
  }

  package let kind: Kind
  /// The asset's name; for a system color its own.
  package let name: String
}

extension Snapshot {
  /// The names that an unknown one may have meant. Ranked: other case, namespace, system color, edit distance.
  package func suggestions(for name: String, lookup: NamedColor.Lookup) -> [NameSuggestion] {
    let names = catalogs.names
    let lowered = name.lowercased()
    var result = names.filter { $0.lowercased() == lowered }.map { NameSuggestion(kind: .otherCase, name: $0) }
    let last = lastComponent(lowered)
    result += names.filter { candidate in
      let other = candidate.lowercased()
      return other != lowered && lastComponent(other) == last && (candidate.contains("/") != name.contains("/"))
    }.map { NameSuggestion(kind: .namespace, name: $0) }
    if let system = systemColor(named: lowered, lookup: lookup) { result.append(system) }
    return result + similar(to: name, in: names, without: Set(result.map(\.name)))
  }

  private func lastComponent(_ name: String) -> Substring { name.split(separator: "/").last ?? "" }

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

  private func similar(to name: String, in names: some Collection<String>, without found: Set<String>)
    -> [NameSuggestion]
  {
    let wanted = Array(name.lowercased().replacing("grey", with: "gray").utf8)
    // Two edits, or a third of a long name: beyond that two names only happen to share letters.
    let bound = max(min(2, wanted.count / 2), wanted.count / 3)
    var result: [(distance: Int, name: String)] = []
    for candidate in names where !found.contains(candidate) {
      let other = Array(candidate.lowercased().replacing("grey", with: "gray").utf8)
      guard abs(other.count - wanted.count) <= bound else { continue }
      let distance = editDistance(wanted, other, bound: bound)
      if distance <= bound { result.append((distance, candidate)) }
    }
    result.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return result.prefix(5).map { NameSuggestion(kind: .similar(distance: $0.distance), name: $0.name) }
  }
}
