/// A text that may be a hex color, taken apart.
struct HexSpelling {
  let prefix: String
  /// All behind the prefix, whatever it is.
  let digits: String

  init(_ text: String) {
    prefix = ["#", "0x", "0X"].first { text.hasPrefix($0) } ?? ""
    digits = String(text.dropFirst(prefix.count))
  }

  var form: HexForm { HexForm(prefix: prefix, count: digits.count) }
  var isHex: Bool { digits.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit } && !digits.isEmpty }

  /// Whether it is hex but for letters that look like digits, or for one character: no name of a color is, `gray50` neither.
  var isNearlyHex: Bool {
    likeness != nil || digits.contains(where: \.isNumber) && digits.count { !$0.isHexDigit } <= 1
  }

  /// The text without what is no letter and no number at its ends; `nil` where that is nothing, or no hex.
  var trimmed: String? {
    func isEdge(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let kept = digits.drop(while: isEdge).reversed().drop(while: isEdge).reversed()
    let text = String(kept)
    return text == digits || !HexSpelling(text).isHex ? nil : prefix + text
  }

  /// The digits with those in place of the letters that look like them; `nil` where that is no hex.
  var likeness: String? {
    let text = String(digits.map { Self.lookalikes[$0] ?? $0 })
    return text != digits && HexSpelling(prefix + text).isHex ? text : nil
  }

  private static let lookalikes: [Character: Character] = ["O": "0", "o": "0", "I": "1", "l": "1", "i": "1"]

  /// What it may have been meant to be, the likeliest first.
  ///
  /// - Parameters:
  ///   - counts: the counts of digits that are taken.
  ///   - otherPrefix: one that is taken in place of the one that is written.
  func cures(counts: [Int], otherPrefix: String?) -> [(title: String, text: String)] {
    var cures: [(title: String, text: String)] = []
    if let otherPrefix {
      let title = otherPrefix.isEmpty ? "Leave out '\(prefix)'" : "Add '\(otherPrefix)'"
      cures.append((title, otherPrefix + digits))
    }
    if let likeness {
      let letters = Set(digits.filter { Self.lookalikes[$0] != nil }).sorted()
      let pairs = letters.map { "\($0) by \(Self.lookalikes[$0].map(String.init) ?? "")" }
      cures.append(("Replace \(pairs.joined(separator: ", ")): '\(prefix)\(likeness)'", prefix + likeness))
    }
    guard isHex, let last = digits.last else { return cures }
    if [3, 4].contains(digits.count), !counts.contains(digits.count), counts.contains(2 * digits.count) {
      let doubled = String(digits.flatMap { [$0, $0] })
      cures.append(("Write each digit twice: '\(prefix)\(doubled)'", prefix + doubled))
    }
    if counts.contains(digits.count - 1) {
      cures.append(("Drop the last digit: '\(prefix)\(digits.dropLast())'", prefix + digits.dropLast()))
    }
    if counts.contains(digits.count + 1) {
      cures.append(("Double the last digit: '\(prefix)\(digits)\(last)'", prefix + digits + String(last)))
    }
    return cures
  }
}
