/// Searches in bytes, sixteen at a time.
///
/// Valid only while the memory it was made of is: use it inside the closure that lends the bytes.
package struct ByteSearch {
  private let bytes: UnsafeRawBufferPointer

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether `word`, of at least two bytes, stands somewhere.
  package func finds(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = word.first, let last = word.last else { return true }
      guard word.count <= bytes.count else { return false }
      return any(reach: word.count) { start in
        (vector(start) .== Vector(repeating: first)) .& (vector(start + word.count - 1) .== Vector(repeating: last))
      } at: { start in
        stands(UnsafeRawBufferPointer(word), at: start)
      }
    }
  }

  /// The places at which `word`, of at least two bytes, stands, in order.
  package func offsets(of word: StaticString) -> [Int] {
    var offsets: [Int] = []
    word.withUTF8Buffer { word in
      guard let first = word.first, let last = word.last else { return }
      _ = any(reach: word.count) { start in
        (vector(start) .== Vector(repeating: first)) .& (vector(start + word.count - 1) .== Vector(repeating: last))
      } at: { start in
        if stands(UnsafeRawBufferPointer(word), at: start) { offsets.append(start) }
        return false
      }
    }
    return offsets
  }

  /// Whether one of two words stands at a place that its predicate accepts. Both have four bytes or more.
  ///
  /// - Parameters:
  ///   - rare: three words that are looked for at the same time, of two bytes or more, the first two of which seldom stand
  ///     together.
  ///   - note: told which of them it is and where it stands, for each up to the place that was accepted.
  @inline(__always)
  package func finds(
    _ word: StaticString, where isMeant: (Int) -> Bool, or other: StaticString, where isOtherMeant: (Int) -> Bool,
    noting rare: (StaticString, StaticString, StaticString), _ note: (Int, Int) -> Void
  ) -> Bool {
    let (a, b) = (Probe(word), Probe(other))
    let (c, d, e) = (Pair(rare.0), Pair(rare.1), Pair(rare.2))
    return any(reach: 4) { start in
      let (first, second, fourth) = (vector(start), vector(start + 1), vector(start + 3))
      let words =
        ((first .== a.first) .& (second .== a.second) .& (fourth .== a.fourth))
        .| ((first .== b.first) .& (second .== b.second) .& (fourth .== b.fourth))
      let pairs =
        ((first .== c.first) .& (second .== c.second)) .| ((first .== d.first) .& (second .== d.second))
        .| ((first .== e.first) .& (second .== e.second))
      return words .| pairs
    } at: { start in
      if stands(word, at: start) { return isMeant(start) }
      if stands(other, at: start) { return isOtherMeant(start) }
      if stands(rare.0, at: start) { note(0, start) }
      if stands(rare.1, at: start) { note(1, start) }
      if stands(rare.2, at: start) { note(2, start) }
      return false
    }
  }

  /// Three bytes of a word, in every lane each.
  private struct Probe {
    let first, second, fourth: Vector

    init(_ word: StaticString) {
      first = Vector(repeating: word.utf8Start[0])
      second = Vector(repeating: word.utf8Start[1])
      fourth = Vector(repeating: word.utf8Start[3])
    }
  }

  /// The first two bytes of a word, in every lane each.
  private struct Pair {
    let first, second: Vector

    init(_ word: StaticString) {
      first = Vector(repeating: word.utf8Start[0])
      second = Vector(repeating: word.utf8Start[1])
    }
  }

  private typealias Vector = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  private func vector(_ start: Int) -> Vector { bytes.loadUnaligned(fromByteOffset: start, as: Vector.self) }

  /// Whether `check` holds at a place that `candidates` marks, as it does all places at which `check` holds. `reach` is how
  /// many bytes `candidates` looks at from a place on, at most; the last places, where whole vectors no longer fit, are all
  /// checked.
  @inline(__always)
  private func any(reach: Int, _ candidates: (Int) -> Mask, at check: (Int) -> Bool) -> Bool {
    var start = 0
    // Most vectors mark nothing, and two are asked at once.
    while start &+ 32 &+ reach <= bytes.count {
      let (low, high) = (candidates(start), candidates(start &+ 16))
      if (low .| high).isSet {
        if low.containsSetLane(where: { check(start + $0) }) { return true }
        if high.containsSetLane(where: { check(start + 16 + $0) }) { return true }
      }
      start &+= 32
    }
    while start &+ 16 &+ reach <= bytes.count {
      if candidates(start).containsSetLane(where: { check(start + $0) }) { return true }
      start &+= 16
    }
    if start > 0 {
      // The last vector that fits; some of its places were asked before.
      let last = bytes.count - 16 - reach
      if candidates(last).containsSetLane(where: { last + $0 >= start && check(last + $0) }) { return true }
      start = last + 16
    }
    while start < bytes.count {
      if check(start) { return true }
      start += 1
    }
    return false
  }

  private func stands(_ word: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard start + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private func stands(_ word: StaticString, at start: Int) -> Bool {
    word.withUTF8Buffer { stands(UnsafeRawBufferPointer($0), at: start) }
  }
}
