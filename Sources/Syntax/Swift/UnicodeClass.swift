/// Which scalars beyond ASCII go on names and operators.
///
/// The ranges are those of the lexical structure in "The Swift Programming Language", which took the names' from
/// N1518, "Recommendations for extended identifier characters for C and C++".
enum UnicodeClass {
  private static let names: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operators: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]

  private static let operatorsOnly: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]

  static func continuesName(_ scalar: UInt32) -> Bool {
    // Planes 1 to 14, without the last two scalars of each.
    if scalar >= 0x10000 { return scalar < 0xF0000 && scalar & 0xFFFF <= 0xFFFD }
    return names.contains { $0.contains(scalar) }
  }

  static func beginsName(_ scalar: UInt32) -> Bool {
    continuesName(scalar) && !combining.contains { $0.contains(scalar) }
  }

  static func beginsOperator(_ scalar: UInt32) -> Bool { operators.contains { $0.contains(scalar) } }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    beginsOperator(scalar) || combining.contains { $0.contains(scalar) }
      || operatorsOnly.contains { $0.contains(scalar) }
  }

  /// The scalar at `offset` and its length in bytes, nil where the bytes are not UTF-8.
  static func decode(_ bytes: UnsafePointer<UInt8>, at offset: Int, end: Int) -> (scalar: UInt32, length: Int)? {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    guard first >= 0xC2, first < 0xF5 else { return nil }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= end else { return nil }
    var scalar = UInt32(first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07))
    for index in 1..<length {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= minimum, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
  }
}
