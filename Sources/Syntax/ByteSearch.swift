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

  /// The first place at which one of two words stands and its predicate accepts it. Both have four bytes or more.
  package func first(
    _ word: StaticString, where isMeant: (Int) -> Bool, or other: StaticString, where isOtherMeant: (Int) -> Bool
  ) -> Int? {
    let (a, b) = (Probe(word), Probe(other))
    var place: Int?
    _ = any(reach: max(word.utf8CodeUnitCount, other.utf8CodeUnitCount)) { start in
      let (first, second, fourth) = (vector(start), vector(start + 1), vector(start + 3))
      return ((first .== a.first) .& (second .== a.second) .& (fourth .== a.fourth))
        .| ((first .== b.first) .& (second .== b.second) .& (fourth .== b.fourth))
    } at: { start in
      guard (stands(word, at: start) && isMeant(start)) || (stands(other, at: start) && isOtherMeant(start)) else {
        return false
      }
      place = start
      return true
    }
    return place
  }

  /// Three bytes of a word, in every lane each.
  private struct Probe {
    let first, second, fourth: Vector

    init(_ word: StaticString) {
      (first, second, fourth) = word.withUTF8Buffer { bytes in
        (Vector(repeating: bytes[0]), Vector(repeating: bytes[1]), Vector(repeating: bytes[3]))
      }
    }
  }

  private typealias Vector = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  private func vector(_ start: Int) -> Vector { bytes.loadUnaligned(fromByteOffset: start, as: Vector.self) }

  /// Whether `check` holds at a place that `candidates` marks, as it does all places at which `check` holds. `reach` is how
  /// many bytes either looks at, at most; the last places, where whole vectors no longer fit, are all checked.
  @inline(__always)
  private func any(reach: Int, _ candidates: (Int) -> Mask, at check: (Int) -> Bool) -> Bool {
    var start = 0
    while start + 16 + reach <= bytes.count {
      if candidates(start).containsSetLane(where: { check(start + $0) }) { return true }
      start += 16
    }
    while start + reach <= bytes.count {
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
