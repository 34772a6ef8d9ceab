import Facts
import Syntax

/// The spellings by which texts may mention color assets: words in a form that hides case and underscores, and whole names
/// where these are no single word. One look at each word of a text tells which are mentioned.
struct ColorSpellings: Sendable {
  /// A name with its rest behind the first word, as in `my-ink`.
  private struct Phrase {
    let bytes: [UInt8]
    let name: Int
  }

  let names: [AssetName]
  /// Indexes in `names` by the hash of a word.
  private var words: [UInt64: [Int]] = [:]
  /// Phrases by the hash of their first word.
  private var phrases: [UInt64: [Phrase]] = [:]
  /// A bit for each hash that is in one of the two, by its last bits: most words of a text end here.
  private var filter = [UInt64](repeating: 0, count: 1 << 12)

  init(_ names: [AssetName]) {
    self.names = names
    for (index, name) in names.enumerated() {
      let last = Array(name.bytes.split(separator: UInt8(ascii: "/")).last ?? [])
      for word in Self.words(of: name, last: last) { insert(word: word, index) }
      for spelling in Set([name.bytes, last]) where spelling.contains(where: { !$0.isWordByte }) {
        insert(phrase: spelling, index)
      }
    }
  }

  /// The names that a text mentions, told by their indexes.
  func mentions(in bytes: UnsafeRawBufferPointer, _ note: (Int) -> Void) {
    var start = 0
    while start < bytes.count {
      guard bytes[start].isWordByte else {
        start += 1
        continue
      }
      var end = start
      var hash = WordHash()
      while end < bytes.count, bytes[end].isWordByte {
        hash.add(bytes[end])
        end += 1
      }
      if holds(hash.value) { look(up: hash.value, bytes, start, note) }
      start = end
    }
  }

  private func look(up hash: UInt64, _ bytes: UnsafeRawBufferPointer, _ start: Int, _ note: (Int) -> Void) {
    for name in words[hash] ?? [] { note(name) }
    for phrase in phrases[hash] ?? [] where bytes[start...].starts(with: phrase.bytes) {
      let end = start + phrase.bytes.count
      if end == bytes.count || !bytes[end].isWordByte { note(phrase.name) }
    }
  }

  private func holds(_ hash: UInt64) -> Bool { filter[Int(hash >> 6 & 0xFFF)] & (1 << (hash & 63)) != 0 }

  private mutating func mark(_ hash: UInt64) { filter[Int(hash >> 6 & 0xFFF)] |= 1 << (hash & 63) }

  private mutating func insert(word: some Sequence<UInt8>, _ name: Int) {
    let hash = WordHash.of(word)
    guard hash != WordHash().value else { return }
    mark(hash)
    words[hash, default: []].append(name)
  }

  private mutating func insert(phrase: [UInt8], _ name: Int) {
    let rest = Array(phrase.drop { !$0.isWordByte })
    let hash = WordHash.of(rest.prefix(while: \.isWordByte))
    guard !rest.isEmpty else { return }
    mark(hash)
    phrases[hash, default: []].append(Phrase(bytes: rest, name: name))
  }

  /// A name's own words: all of it and its last part; each without `color` or `image` at its end, as generated symbols have
  /// it; without digits at its beginning, as R.swift has it; and as the constant of Objective-C.
  private static func words(of name: AssetName, last: [UInt8]) -> Set<[UInt8]> {
    let whole = name.bytes.filter(\.isWordByte)
    var forms: Set<[UInt8]> = [
      whole, last.filter(\.isWordByte), Array(AssetSymbol.objectiveCName(of: name, isColor: true).utf8),
    ]
    for form in forms {
      for ending in ["color", "colour", "image"] where form.count > ending.utf8.count {
        let rest = form.suffix(ending.utf8.count).map(\.lowercased)
        if rest.elementsEqual(ending.utf8) { forms.insert(Array(form.dropLast(ending.utf8.count))) }
      }
    }
    for form in forms where form.first?.isDecimalDigit == true {
      forms.insert(Array(form.drop(while: \.isDecimalDigit)))
    }
    return forms
  }
}

/// The hash of a word without regard to case and underscores: FNV-1a of 64 bits.
private struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    guard byte != UInt8(ascii: "_") else { return }
    value = (value ^ UInt64(byte.lowercased)) &* 0x100_0000_01B3
  }

  static func of(_ word: some Sequence<UInt8>) -> UInt64 {
    var hash = WordHash()
    for byte in word { hash.add(byte) }
    return hash.value
  }
}
