/// The beginnings and ends of texts that are put together at run time, to tell which names they may be.
struct NamePatterns: Sendable {
  /// By beginning the ends, all in lower case: `"Chart\(n)Dark"`, `"chart" + name`.
  private(set) var ends: [[UInt8]: Set<[UInt8]>] = [:]
  /// What stands between two values that may be anything: the slash of `"\(group)/\(name)"`.
  private(set) var middles: Set<[UInt8]> = []
  /// Whether some color is asked for by a name that may be any.
  private(set) var mayBeAny = false

  mutating func insert(beginning: [UInt8], end: [UInt8]) { ends[beginning, default: []].insert(end) }
  mutating func insert(middle: [UInt8]) { middles.insert(middle) }
  mutating func insertAny() { mayBeAny = true }

  mutating func formUnion(_ other: NamePatterns) {
    ends.merge(other.ends) { $0.union($1) }
    middles.formUnion(other.middles)
    mayBeAny = mayBeAny || other.mayBeAny
  }

  /// Whether a name, or its last part, may be made by one of them.
  func mayMake(_ name: AssetName) -> Bool {
    if mayBeAny { return true }
    let whole = name.bytes.map(\.lowercased)
    let last = Array(whole.split(separator: UInt8(ascii: "/")).last ?? [])
    return mayMake(whole) || last != whole && mayMake(last)
  }

  private func mayMake(_ name: [UInt8]) -> Bool {
    for length in 0..<max(name.count, 1) {
      guard let ends = ends[Array(name.prefix(length))] else { continue }
      for rest in 0..<max(name.count - length, 1) where ends.contains(Array(name.suffix(rest))) { return true }
    }
    return middles.contains { middle in
      name.indices.contains { $0 > 0 && name[$0...].starts(with: middle) && $0 + middle.count < name.count }
    }
  }
}
