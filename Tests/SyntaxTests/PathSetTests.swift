import Syntax
import TestSupport
import Testing

@Suite struct PathSetTests {
  private func path(_ generator: inout SplitMix64) -> Path {
    let parts = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      ["a", "b", "ab"].randomElement(using: &generator) ?? ""
    }
    return Path(parts.joined(separator: "/"))
  }

  @Test(arguments: seeds(20)) func aSetOfPathsHoldsWhatLiesBelowThem(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let paths = (0..<Int.random(in: 0...4, using: &generator)).map { _ in path(&generator) }
      let (set, ancestors) = (PathSet(paths), Ancestors(paths))
      let other = path(&generator)
      #expect(set.holds(other) == paths.contains { other.isInside($0) }, "\(paths) \(other)")
      #expect(ancestors.contains(other) == paths.contains { $0.isInside(other) }, "\(paths) \(other)")
    }
  }
}
