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
  /// How many names and fields of their tables of edits may be looked at for one unknown name. Real projects stay far
  /// below; thousands of long names that are nearly one another's would else cost their product.
  private static let stepLimit = 150_000

  /// The names that an unknown one may have meant, at most `limit` of a kind. Ranked: other case, namespace, system color,
  /// edit distance.
  package func suggestions(for name: String, lookup: NamedColor.Lookup) -> [NameSuggestion] {
    let wanted = Entry(name)
    let otherCase = byLowercased[wanted.lowercased] ?? []
    let namespace = (byLast[wanted.last] ?? []).lazy.filter { entries[$0].lowercased != wanted.lowercased }
    var result = otherCase.map { NameSuggestion(kind: .otherCase, name: entries[$0].name) }
    result += namespace.prefix(Self.limit).map { NameSuggestion(kind: .namespace, name: entries[$0].name) }
    if let system = systemColor(named: wanted.lowercased, lookup: lookup) { result.append(system) }
    return result + similar(to: wanted)
  }

  private func systemColor(named name: String, lookup: NamedColor.Lookup) -> NameSuggestion? {
    let framework: ColorFramework? =
      switch lookup {
      case .color, .resource: .swiftUI
      case .uiColor, .objectiveC: .uiKit
      case .nsColor: .appKit
      // Its tag would have to be another one, and a project names assets only.
      case .interfaceBuilder, .infoPlist, .buildSetting: nil
      }
    guard let framework, let member = SystemColor.memberName(name, in: framework) else { return nil }
    return NameSuggestion(kind: .system("\(framework.typeName).\(member)"), name: member)
  }

  private func similar(to wanted: Entry) -> [NameSuggestion] {
    var nearest = NearestNames(limit: Self.limit)
    for index in bySymbol[wanted.symbol] ?? [] where entries[index].last != wanted.last {
      nearest.add(entries[index].name, distance: 1)
    }
    // Two edits, or a third of a long name: beyond that two names only happen to share letters.
    let farthest = max(min(2, wanted.folded.count / 2), wanted.folded.count / 3)
    var steps = 0
    // Names of like length first: the sooner there are near ones, the less the others cost.
    for length in lengths(around: wanted.folded.count, within: farthest) {
      for index in byLength[length] ?? [] {
        let bound = min(farthest, nearest.bound ?? farthest)
        if abs(length - wanted.folded.count) > bound { break }
        steps += 1
        if entries[index].letters.leastDistance(to: wanted.letters) > bound { continue }
        let entry = entries[index]
        if entry.last == wanted.last || entry.symbol == wanted.symbol { continue }
        let distance = editDistance(wanted.folded, entry.folded, bound: bound, steps: &steps)
        if distance <= bound { nearest.add(entry.name, distance: distance) }
        // Of some of the names, none is known to be the nearest.
        if steps > Self.stepLimit { return [] }
      }
    }
    return nearest.suggestions
  }

  /// The lengths that names have, by how far they are from one.
  private func lengths(around length: Int, within distance: Int) -> [Int] {
    guard distance * 2 < byLength.count else {
      let near = byLength.keys.filter { abs($0 - length) <= distance }
      return near.sorted { (abs($0 - length), $0) < (abs($1 - length), $1) }
    }
    return (0...distance).flatMap { $0 == 0 ? [length] : [length - $0, length + $0] }
  }
}

/// The nearest names seen so far, nearest first, then by name.
private struct NearestNames {
  let limit: Int
  private var found: [(distance: Int, name: String)] = []

  init(limit: Int) { self.limit = limit }

  /// The distance beyond which no more names are wanted.
  var bound: Int? { found.count < limit ? nil : found.last?.distance }

  var suggestions: [NameSuggestion] {
    found.map { NameSuggestion(kind: .similar(distance: $0.distance), name: $0.name) }
  }

  mutating func add(_ name: String, distance: Int) {
    let place = found.firstIndex { (distance, name) < ($0.distance, $0.name) } ?? found.count
    guard place < limit else { return }
    found.insert((distance, name), at: place)
    if found.count > limit { found.removeLast() }
  }
}
