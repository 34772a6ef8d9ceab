package import Syntax

/// From a key to the values that files declare under it, in the order of the files' paths.
///
/// The reduce step for one kind of fact: a file's entries are dropped under the keys they were added under, so an update
/// costs what the file declares, and the result does not depend on the order of the updates.
package struct FileIndex<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let path: Path
    package let value: Value
  }

  private var entries: [Key: [Entry]] = [:]

  package init() {}

  package subscript(key: Key) -> [Entry] { entries[key] ?? [] }
  package var keys: some Collection<Key> { entries.keys }
  package var isEmpty: Bool { entries.isEmpty }

  /// Drops what one file declared and adds what it declares now, unless that is the same.
  mutating func replace(_ old: [(Key, Value)], with new: [(Key, Value)], of path: Path) {
    // As at a keystroke: the same is declared, and what stands after it has moved.
    if old.count == new.count, old.count <= Self.mostInPlace, zip(old, new).allSatisfy({ $0.0 == $1.0 }) {
      for index in new.indices where old[index].1 != new[index].1 { update(new, at: index, of: path) }
      return
    }
    if old.elementsEqual(new, by: ==) { return }
    remove(old, of: path)
    insert(new, from: path)
  }

  /// How many entries of a file are compared with each other rather than grouped.
  private static var mostInPlace: Int { 64 }

  /// Takes over one of the values that a file declares under the same keys as before.
  private mutating func update(_ new: [(Key, Value)], at index: Int, of path: Path) {
    let (key, value) = new[index]
    let ordinal = new[..<index].count { $0.0 == key }
    guard let first = entries[key]?.index(of: path, by: \.path) else { return }
    entries[key]?[first + ordinal] = Entry(path: path, value: value)
  }

  /// Adds what one file declares; its entries under these keys must have been removed before.
  package mutating func insert(_ pairs: [(Key, Value)], from path: Path) {
    guard pairs.count > 1 else {
      for (key, value) in pairs { insert([Entry(path: path, value: value)], under: key) }
      return
    }
    for (key, group) in Dictionary(grouping: pairs, by: { $0.0 }) {
      insert(group.map { Entry(path: path, value: $0.1) }, under: key)
    }
  }

  private mutating func insert(_ added: [Entry], under key: Key) {
    guard let path = added.first?.path else { return }
    entries[key, default: []].insert(contentsOf: added, at: entries[key]?.index(of: path, by: \.path) ?? 0)
  }

  package mutating func remove(_ pairs: [(Key, Value)], of path: Path) {
    guard pairs.count > 1 else {
      for (key, _) in pairs { remove(under: key, of: path) }
      return
    }
    for key in Set(pairs.map { $0.0 }) { remove(under: key, of: path) }
  }

  private mutating func remove(under key: Key, of path: Path) {
    guard let list = entries[key] else { return }
    let rest = list.filter { $0.path != path }
    entries[key] = rest.isEmpty ? nil : rest
  }
}
