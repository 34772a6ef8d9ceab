import Foundation

// Helpers that take a string apart by characters.

extension UIColor {
  convenience init(doubledDigits hex: String) {
    var digits = hex.trimmingCharacters(in: ["#", " "])
    if digits.count == 3 || digits.count == 4 {
      digits = digits.map { String(repeating: $0, count: 2) }.joined()
    }
    if digits.count == 6 { digits += "FF" }
    let value = digits.count == 8 ? UInt32(digits, radix: 16) ?? 0 : 0
    self.init(
      red: CGFloat(value >> 24) / 255, green: CGFloat(value >> 16 & 0xFF) / 255,
      blue: CGFloat(value >> 8 & 0xFF) / 255, alpha: CGFloat(value & 0xFF) / 255)
  }

  convenience init?(byCount hex: String) {
    guard let value = UInt64(hex, radix: 16) else { return nil }
    let (r, g, b, a): (UInt64, UInt64, UInt64, UInt64)
    switch hex.count {
    case 3: (r, g, b, a) = ((value >> 8) * 17, (value >> 4 & 0xF) * 17, (value & 0xF) * 17, 255)
    case 4: (r, g, b, a) = ((value >> 12) * 17, (value >> 8 & 0xF) * 17, (value >> 4 & 0xF) * 17, (value & 0xF) * 17)
    case 6: (r, g, b, a) = (value >> 16, value >> 8 & 0xFF, value & 0xFF, 255)
    case 8: (r, g, b, a) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
    default: return nil
    }
    self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
  }

  convenience init(looped hex: String) {
    var value = 0
    for character in hex where character != "#" {
      guard let digit = character.hexDigitValue else { break }
      value = (value & 0xFFFFFF) << 4 | digit
    }
    let parts = [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF].map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  convenience init(strided hex: String) {
    let characters = Array(hex.filter { $0.isHexDigit })
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: characters.count - characters.count % 2, by: 2) {
      if let byte = UInt8(String(characters[index...index]) + String(characters[index + 1]), radix: 16) {
        bytes.append(byte)
      }
    }
    guard bytes.count >= 3 else {
      self.init(white: 0, alpha: 1)
      return
    }
    self.init(
      red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255,
      alpha: bytes.count > 3 ? CGFloat(bytes[3]) / 255 : 1)
  }

  convenience init(reduced hex: String) {
    let value = hex.reduce(0) { ($0 & 0xFFFFF) * 16 + ($1.hexDigitValue ?? 0) }
    self.init(rgb24: value)
  }

  convenience init(lastSix hex: String) {
    let six = hex.suffix(6)
    let red = Int(six.prefix(2), radix: 16) ?? 0
    let green = Int(six.dropFirst(2).prefix(2), radix: 16) ?? 0
    let blue = Int(six.dropFirst(4), radix: 16) ?? 0
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  convenience init(extended hex: String) {
    let parts = hex.withoutHash.rgbParts
    self.init(red: CGFloat(parts.r) / 255, green: CGFloat(parts.g) / 255, blue: CGFloat(parts.b) / 255, alpha: 1)
  }

  convenience init?(whileLoop hex: String) {
    var rest = hex.lowercased()
    while rest.hasPrefix("#") || rest.hasPrefix("0x") {
      rest = rest.hasPrefix("#") ? String(rest.dropFirst()) : String(rest.dropFirst(2))
    }
    guard !rest.isEmpty, rest.allSatisfy({ "0123456789abcdef".contains($0) }), rest.count <= 8 else { return nil }
    let padded = String(repeating: "0", count: 8 - rest.count) + rest
    // swift-format-ignore: NeverForceUnwrap
    let value = UInt32(padded, radix: 16)!
    let isOpaque = rest.count <= 6
    self.init(
      red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: isOpaque ? 1 : CGFloat(value >> 24) / 255)
  }

  convenience init(components text: String) {
    let parts = text.components(separatedBy: ",").compactMap { Int($0) }
    guard parts.count == 3 else {
      self.init(white: 1, alpha: 0)
      return
    }
    self.init(
      red: CGFloat(max(0, min(255, parts[0]))) / 255, green: CGFloat(max(0, min(255, parts[1]))) / 255,
      blue: CGFloat(max(0, min(255, parts[2]))) / 255, alpha: 1)
  }
}

extension String {
  fileprivate var withoutHash: String { hasPrefix("#") ? String(dropFirst()) : self }

  fileprivate var rgbParts: (r: UInt8, g: UInt8, b: UInt8) {
    guard let value = UInt32(self, radix: 16) else { return (r: 0, g: 0, b: 0) }
    return (UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8), UInt8(value & 0xFF))
  }
}

extension Color {
  init(text hex: String) {
    let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
    var rgb: UInt64 = 0
    if scanner.scanHexInt64(&rgb), rgb <= 0xFFFFFF {
      self.init(
        .sRGB, red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
        opacity: 1)
    } else {
      self = .clear
    }
  }

  init?(checked hex: String) {
    let string = hex[hex.startIndex...]
    guard string.first == "#", let last = string.last, last.isHexDigit else { return nil }
    let number = strtol(String(string.dropFirst()), nil, 16)
    guard (0...0xFFFFFF).contains(number) else { return nil }
    let blue = number % 256
    let green = number / 256 % 256
    let red = number / 65536
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
