extension UInt8 {
  /// Whether it is part of a word: a letter, a digit, an underscore, or part of a character beyond ASCII.
  @inlinable
  package var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
