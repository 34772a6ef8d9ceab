/// How often each letter stands in a word: a quick bound below the edit distance of two words, since an edit adds one
/// letter, takes one away, or does both.
struct LetterCounts: Hashable, Sendable {
  /// Four bits a letter, as many of them set as it stands in the word. Bytes that agree in their low five bits count as
  /// one letter, and a fifth is not counted; the bound holds all the same.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ word: [UInt8]) {
    for byte in word {
      let place = UInt64(byte & 15) * 4
      if byte & 16 == 0 { Self.count(place, in: &low) } else { Self.count(place, in: &high) }
    }
  }

  private static func count(_ place: UInt64, in letters: inout UInt64) {
    let bits = (letters >> place) & 15
    letters |= ((bits << 1 | 1) & 15) << place
  }

  /// No two words with these counts are fewer edits apart.
  func leastDistance(to other: LetterCounts) -> Int {
    let surplus = (low & ~other.low).nonzeroBitCount + (high & ~other.high).nonzeroBitCount
    let lack = (other.low & ~low).nonzeroBitCount + (other.high & ~high).nonzeroBitCount
    return max(surplus, lack)
  }
}
