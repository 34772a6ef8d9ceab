import Syntax

/// The names of all color assets in the forms in which a mistyped one is compared with them. Made once for a check.
package struct NameIndex: Sendable {
  struct Entry: Sendable {
    let name: String
    let lowercased: String
    /// After the last slash, in lower case.
    let last: Substring
    /// What edit distances are measured on: lower case, with one spelling of gray.
    let folded: [UInt8]
    let symbol: SymbolName
    let letters: LetterCounts
  }

  /// How many names of one kind are offered.
  static let limit = 5

  let entries: [Entry]
  /// Names equal to one of these but for Unicode normalisation are theirs: `String` compares so.
  private let names: Set<String>
  /// The first entries of each name in lower case: no more of them are ever offered.
  private(set) var byLowercased: [String: [Int]] = [:]
  /// Of these, those with one last part.
  private(set) var byLast: [Substring: [Int]] = [:]
  private(set) var bySymbol: [SymbolName: [Int]] = [:]
  /// By the length of the folded form: names of very different length need not be compared.
  private(set) var byLength: [Int: [Int]] = [:]
  /// Whether the checkout lacks something that may hold a color.
  package let lacksParts: Bool
  /// Whether a name that is not found says something.
  package let knowsAllNames: Bool

  package init(_ snapshot: Snapshot) {
    let names = snapshot.catalogs.names
    entries = names.map(Entry.init)
    self.names = Set(names)
    lacksParts = snapshot.lacksParts
    knowsAllNames = snapshot.knowsAllNames
    for (index, entry) in entries.enumerated() {
      bySymbol[entry.symbol, default: []].append(index)
      byLength[entry.folded.count, default: []].append(index)
      guard byLowercased[entry.lowercased, default: []].count < Self.limit else { continue }
      byLowercased[entry.lowercased, default: []].append(index)
      byLast[entry.last, default: []].append(index)
    }
  }

  /// Whether a name is an asset's, byte for byte or in another normal form of Unicode; which of the two the system wants
  /// is not known.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

extension NameIndex.Entry {
  init(_ name: String) {
    self.name = name
    lowercased = name.lowercased()
    last = lowercased.split(separator: "/").last ?? ""
    folded = Self.folded(lowercased.utf8)
    symbol = SymbolName(name)
    letters = LetterCounts(folded)
  }

  private static func folded(_ bytes: String.UTF8View) -> [UInt8] {
    var result = Array(bytes)
    let grey = Array("grey".utf8)
    guard result.count >= grey.count else { return result }
    for start in 0...(result.count - grey.count) where result[start..<start + grey.count].elementsEqual(grey) {
      result[start + 2] = UInt8(ascii: "a")
    }
    return result
  }
}
