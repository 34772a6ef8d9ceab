/// Finds what a word stands for, by its bytes: an open-addressed table, for which no string has to be made.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry {
    let key: WordKey
    /// Where the word begins in `text`.
    let start: Int
    let value: Value
  }

  private var slots: [Entry?]
  private var text: [UInt8] = []

  /// Words that stand apart by white space, and what they stand for; of a word that comes again the last counts.
  init(_ lists: [(words: String, value: Value)]) {
    let entries = lists.flatMap { list in
      list.words.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { (word: Array($0), value: list.value) }
    }
    var size = 16
    while size < 2 * entries.count { size *= 2 }
    slots = Array(repeating: nil, count: size)
    for (word, value) in entries {
      word.withUnsafeBufferPointer { word in
        let key = WordKey(word)
        slots[slot(of: key, word)] = Entry(key: key, start: text.count, value: value)
      }
      text += word
    }
  }

  subscript(word: UnsafeBufferPointer<UInt8>) -> Value? {
    slots[slot(of: WordKey(word), word)]?.value
  }

  /// The slot that holds a word, or the empty one that it would be put into.
  private func slot(of key: WordKey, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = key.hash & (slots.count - 1)
    while let entry = slots[slot] {
      // Two keys of eight bytes hold all of a word of up to sixteen.
      if entry.key == key, key.length <= 16 || text[entry.start...].starts(with: word) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

/// The first and the last eight bytes of a word.
private struct WordKey: Equatable {
  let first: UInt64
  let last: UInt64
  let length: Int

  init(_ word: UnsafeBufferPointer<UInt8>) {
    length = word.count
    let bytes = UnsafeRawBufferPointer(word)
    if length >= 8 {
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
    } else {
      first = word.reduce(0) { $0 << 8 | UInt64($1) }
      last = 0
    }
  }

  /// Multiplicative hashing by 2^64 divided by the golden ratio (Knuth, volume 3, 6.4).
  var hash: Int {
    let mixed = (first ^ (last &<< 5 | last &>> 59) ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40)
  }
}
