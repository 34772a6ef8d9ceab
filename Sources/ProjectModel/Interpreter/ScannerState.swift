/// A `Scanner` of Foundation, as far as it reads numbers.
///
/// Its behavior is that of swift-corelibs-foundation, with which the documentation of Apple's agrees: white space is
/// skipped, `0x` before a digit too, digits in excess are passed over and give the largest number, and nothing at all
/// gives `false`.
struct ScannerState: Hashable, Sendable {
  let text: String
  private let units: [UInt16]
  /// In UTF-16.
  private(set) var location = 0
  var skipped: CharacterSetTerm?

  init(_ text: String) {
    self.text = text
    units = Array(text.utf16)
    skipped = .whitespacesAndNewlines
  }

  /// Moves to a location; `false` behind the end, where Foundation traps.
  mutating func move(to location: Int) -> Bool {
    guard (0...units.count).contains(location) else { return false }
    self.location = location
    return true
  }

  mutating func move(to position: String.Index) -> Bool {
    guard Text(text).holds(position) else { return false }
    return move(to: text.utf16.distance(from: text.startIndex, to: position))
  }

  var position: String.Index? {
    let index = text.utf16.index(text.startIndex, offsetBy: location)
    return String.Index(index, within: text)
  }

  var isAtEnd: Bool { skipping() == units.count }

  /// The location behind what is skipped.
  private func skipping() -> Int {
    var location = location
    while location < units.count, let set = skipped, let scalar = Unicode.Scalar(units[location]),
      set.contains(scalar) == true
    {
      location += 1
    }
    return location
  }

  private func digit(at location: Int) -> Int128? {
    guard location < units.count, let scalar = Unicode.Scalar(units[location]), scalar.isASCII else { return nil }
    return Character(scalar).hexDigitValue.map { Int128($0) }
  }

  /// Reads digits to the base of sixteen; `nil` where there is none.
  mutating func hex(limit: Int128) -> Int128? {
    var here = skipping()
    if here + 2 < units.count, units[here] == 0x30, units[here + 1] | 0x20 == 0x78, digit(at: here + 2) != nil {
      here += 2
    }
    guard digit(at: here) != nil else { return nil }
    var value: Int128 = 0
    while let digit = digit(at: here) {
      value = min(value * 16 + digit, limit)
      here += 1
    }
    location = here
    return value
  }

  /// Passes over a text that stands here, in any case; `false` where it does not.
  mutating func pass(_ wanted: String) -> Bool? {
    let here = skipping()
    guard wanted.utf8.allSatisfy({ $0 < 0x80 }), !wanted.isEmpty else { return nil }
    let length = wanted.utf16.count
    guard here + length <= units.count else { return false }
    let found = units[here..<here + length]
    // Of what comes later, some is a case of an ASCII letter: the Kelvin sign, the long s.
    guard found.allSatisfy({ $0 < 0x130 }) else { return nil }
    let matches = String(decoding: found, as: UTF16.self).lowercased() == wanted.lowercased()
    if matches { location = here + length }
    return matches
  }
}
