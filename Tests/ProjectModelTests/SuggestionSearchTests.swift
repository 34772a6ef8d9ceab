import Facts
import Syntax
import TestSupport
import Testing

@testable import ProjectModel

/// The search for near names beside the plain one, which compares with every name.
@Suite struct SuggestionSearchTests {
  private func index(_ names: [String]) -> NameIndex {
    NameIndex(
      Snapshot(
        names.map { name in
          FileFacts(
            path: Path("A.xcassets/\(name).colorset/Contents.json"),
            content: .colorSet(ColorSet(entries: [], problems: [], span: Span(0, 0))))
        } + [namespace]))
  }

  private var namespace: FileFacts {
    FileFacts(
      path: Path("A.xcassets/N/Contents.json"),
      content: .assetGroup(AssetGroup(providesNamespace: true, problems: [])))
  }

  /// The names that the definition gives: every asset ranked, five of each kind.
  private func plain(_ name: String, _ index: NameIndex) -> [String] {
    let wanted = NameIndex.Entry(name)
    let entries = index.entries
    let otherCase = entries.filter { $0.lowercased == wanted.lowercased }
    let namespace = entries.filter { $0.last == wanted.last && $0.lowercased != wanted.lowercased }
    let bound = max(min(2, wanted.folded.count / 2), wanted.folded.count / 3)
    let similar = entries.filter { $0.last != wanted.last }
      .map { entry in
        (entry.symbol == wanted.symbol ? 1 : editDistance(wanted.folded, entry.folded, bound: 100), entry)
      }
      .filter { $0.0 <= bound || $0.1.symbol == wanted.symbol }
      .sorted { ($0.0, $0.1.name) < ($1.0, $1.1.name) }
    return [otherCase, namespace, similar.map(\.1)].flatMap { $0.prefix(5) }.map(\.name)
  }

  @Test(arguments: seeds(8)) func theSearchFindsWhatLookingAtAllFinds(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func word() -> String {
      let letters = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        ["a", "b", "A", "-", "color", "grey", "gray"].randomElement(using: &generator) ?? ""
      }
      return (Bool.random(using: &generator) ? "N/" : "") + letters.joined()
    }
    let names = Set((0..<40).map { _ in word() })
    let index = index(Array(names))
    for _ in 0..<25 {
      let name = word()
      let found = index.suggestions(for: name, lookup: .color).filter { !$0.kind.isOfSystem }.map(\.name)
      #expect(found == plain(name, index), "\(name) among \(names.sorted())")
    }
  }

  @Test(arguments: seeds(8)) func lettersBoundTheDistance(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...20, using: &generator)).map { _ in UInt8.random(in: 90...125, using: &generator) }
    }
    for _ in 0..<200 {
      var (first, second) = (word(), word())
      if Bool.random(using: &generator) { second = first + second.prefix(2) }
      if Bool.random(using: &generator) { first.shuffle(using: &generator) }
      let least = LetterCounts(first).leastDistance(to: LetterCounts(second))
      #expect(least <= editDistance(first, second, bound: 100))
    }
  }

  @Test func noKindIsOfferedWithoutEnd() {
    let spellings = (0..<64).map { bits in
      String("abcdef".enumerated().map { bits >> $0 & 1 == 0 ? $1 : Character($1.uppercased()) })
    }
    #expect(index(spellings).suggestions(for: "ABCDEF", lookup: .color).count == 5)
    let others = index(spellings).suggestions(for: "N/ABCDEF", lookup: .color)
    #expect(others.count == 5 && others.allSatisfy { $0.kind == .namespace })
  }
}

extension NameSuggestion.Kind {
  fileprivate var isOfSystem: Bool {
    if case .system = self { true } else { false }
  }
}
