/// A `CharacterSet` of Foundation.
indirect enum CharacterSetTerm: Hashable, Sendable {
  case whitespaces
  case newlines
  case whitespacesAndNewlines
  case alphanumerics
  case letters
  case decimalDigits
  case listed(Set<Unicode.Scalar>)
  case inverted(CharacterSetTerm)
  case union(CharacterSetTerm, CharacterSetTerm)

  init?(name: String) {
    switch name {
    case "whitespaces": self = .whitespaces
    case "newlines": self = .newlines
    case "whitespacesAndNewlines": self = .whitespacesAndNewlines
    case "alphanumerics": self = .alphanumerics
    case "letters": self = .letters
    case "decimalDigits": self = .decimalDigits
    default: return nil
    }
  }

  /// Whether a scalar is in the set; `nil` where Foundation's tables may say something else than the standard library's.
  func contains(_ scalar: Unicode.Scalar) -> Bool? {
    switch self {
    case .whitespaces: Self.isSpace(scalar)
    case .newlines: Self.isNewline(scalar)
    case .whitespacesAndNewlines: Self.isSpace(scalar) || Self.isNewline(scalar)
    case .alphanumerics: Self.isOf(scalar) { $0.isLetter || $0.isNumber }
    case .letters: Self.isOf(scalar) { $0.isLetter }
    case .decimalDigits: Self.isOf(scalar) { $0 == .decimalNumber }
    case .listed(let scalars): scalars.contains(scalar)
    case .inverted(let set): set.contains(scalar).map { !$0 }
    case .union(let first, let second):
      first.contains(scalar).flatMap { one in second.contains(scalar).map { one || $0 } }
    }
  }

  /// General category Zs, the tab, and what was Zs in older versions of Unicode (`CFCharacterSet.c`).
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// U+000A to U+000D, U+0085, U+2028 and U+2029 (`CFCharacterSet.c`).
  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Latin letters are where they always were; of others, versions of Unicode differ.
  private static func isOf(_ scalar: Unicode.Scalar, _ test: (Unicode.GeneralCategory) -> Bool) -> Bool? {
    scalar.value < 0x250 ? test(scalar.properties.generalCategory) : nil
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }
}

extension Text {
  /// As `trimmingCharacters(in:)`; `nil` where it is not certain what the set holds.
  func trimmed(of set: CharacterSetTerm) -> String? {
    let scalars = content.unicodeScalars
    var start = scalars.startIndex
    var end = scalars.endIndex
    while start < end {
      guard let isIn = set.contains(scalars[start]) else { return nil }
      guard isIn else { break }
      start = scalars.index(after: start)
    }
    while start < end {
      let before = scalars.index(before: end)
      guard let isIn = set.contains(scalars[before]) else { return nil }
      guard isIn else { break }
      end = before
    }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }
}
