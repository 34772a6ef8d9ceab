import Foundation

/// A random generator that gives the same numbers for the same seed everywhere.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014; constants of Vigna's
/// public domain `splitmix64.c`.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The seeds of a property test: the first `count`, or only the one in the environment variable `SEED`, with which
/// a failure is run again. Pass each as a test argument, so that a failure names it.
package func seeds(_ count: Int) -> [UInt64] {
  if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) { return [seed] }
  return (0..<UInt64(count)).map { $0 }
}
