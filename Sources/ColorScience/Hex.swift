extension ColorValue {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` (the forms of CSS Color 4), with or without `#`, in either case.
  ///
  /// Nil for anything else: no surrounding space, no `0x`, no other length.
  package init?(hex: String) {
    var digits: [UInt8] = []
    for (index, byte) in hex.utf8.enumerated() {
      if index == 0 && byte == UInt8(ascii: "#") { continue }
      guard digits.count < 8, let digit = hexDigit(byte) else { return nil }
      digits.append(digit)
    }
    let bytes: [UInt8]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// `#RRGGBB`, upper case: 8-bit sRGB, clamped and rounded half up. Alpha is left out.
  package var hex: String {
    let bytes = rgb8
    return "#" + twoDigits(bytes.red) + twoDigits(bytes.green) + twoDigits(bytes.blue)
  }

  /// `#RRGGBBAA`, upper case.
  package var hexWithAlpha: String { hex + twoDigits(alpha8) }
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}

private func twoDigits(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
