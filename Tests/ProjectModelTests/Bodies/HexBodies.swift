import Foundation

// Helpers in the styles of real code that read a string. Each is compiled here, and read as text by the evaluator.

extension UIColor {
  convenience init(trimmedARGB hex: String) {
    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&int)
    let a: UInt64
    let r: UInt64
    let g: UInt64
    let b: UInt64
    switch hex.count {
    case 3:  // RGB with 4 bits each
      (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
    case 6:
      (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
    case 8:
      (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
    default:
      (a, r, g, b) = (1, 1, 1, 0)
    }
    self.init(
      red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
  }

  convenience init(blackUnlessARGB hexString: String) {
    var text = hexString.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if text.hasPrefix("#") { text.removeFirst() }
    var value: UInt64 = 0
    guard text.count == 6 || text.count == 8, Scanner(string: text).scanHexInt64(&value) else {
      self.init(red: 0, green: 0, blue: 0, alpha: 1)
      return
    }
    let alpha = text.count == 8 ? CGFloat((value & 0xFF00_0000) >> 24) / 255.0 : 1.0
    let red = CGFloat((value & 0x00FF_0000) >> 16) / 255.0
    let green = CGFloat((value & 0x0000_FF00) >> 8) / 255.0
    let blue = CGFloat(value & 0x0000_00FF) / 255.0
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  convenience init?(nilUnlessRGBA hex: String) {
    let r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat
    if hex.hasPrefix("#") {
      let start = hex.index(hex.startIndex, offsetBy: 1)
      let hexColor = String(hex[start...])
      if hexColor.count == 8 {
        let scanner = Scanner(string: hexColor)
        var hexNumber: UInt64 = 0
        if scanner.scanHexInt64(&hexNumber) {
          r = CGFloat((hexNumber & 0xff00_0000) >> 24) / 255
          g = CGFloat((hexNumber & 0x00ff_0000) >> 16) / 255
          b = CGFloat((hexNumber & 0x0000_ff00) >> 8) / 255
          a = CGFloat(hexNumber & 0x0000_00ff) / 255
          self.init(red: r, green: g, blue: b, alpha: a)
          return
        }
      }
    }
    return nil
  }

  convenience init?(radixSixteen hex: String) {
    let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }

  convenience init(byStrtoul hex: String) {
    let value = strtoul(hex, nil, 16)
    self.init(
      red: CGFloat((value >> 16) & 0xff) / 255, green: CGFloat((value >> 8) & 0xff) / 255,
      blue: CGFloat(value & 0xff) / 255, alpha: 1)
  }

  convenience init(scanLocation hex: String, alpha: CGFloat = 1) {
    let scanner = Scanner(string: hex)
    if hex.hasPrefix("#") {
      scanner.scanLocation = 1
    }
    var color: UInt32 = 0
    scanner.scanHexInt32(&color)
    let mask = 0x000000FF
    let r = Int(color >> 16) & mask
    let g = Int(color >> 8) & mask
    let b = Int(color) & mask
    self.init(
      red: CGFloat(r) / 255.0, green: CGFloat(g) / 255.0, blue: CGFloat(b) / 255.0, alpha: alpha)
  }

  convenience init(currentIndex hex: String) {
    let scanner = Scanner(string: hex)
    scanner.currentIndex = hex.hasPrefix("#") ? hex.index(after: hex.startIndex) : hex.startIndex
    var rgb: UInt64 = 0
    scanner.scanHexInt64(&rgb)
    let r = (rgb & 0xff0000) >> 16
    let g = (rgb & 0xff00) >> 8
    let b = rgb & 0xff
    self.init(red: CGFloat(r) / 0xff, green: CGFloat(g) / 0xff, blue: CGFloat(b) / 0xff, alpha: 1)
  }

  convenience init(displayP3 hex: String) {
    let hex = hex.replacingOccurrences(of: "#", with: "")
    guard let value = UInt32(hex, radix: 16) else {
      self.init(displayP3Red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    self.init(
      displayP3Red: CGFloat((value & 0xFF0000) >> 16) / 255.0, green: CGFloat((value & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(value & 0x0000FF) / 255.0, alpha: CGFloat(1.0))
  }

  convenience init?(scannedString hex: String) {
    let scanner = Scanner(string: hex)
    _ = scanner.scanString("#")
    guard let value = scanner.scanUInt64(representation: .hexadecimal), scanner.isAtEnd else { return nil }
    self.init(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}

extension UIColor {
  static func grayUnlessSix(_ hex: String) -> UIColor {
    var cString: String = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()

    if cString.hasPrefix("#") {
      cString.remove(at: cString.startIndex)
    }

    if (cString.count) != 6 {
      return UIColor(white: 0.5, alpha: 1)
    }

    var rgbValue: UInt32 = 0
    Scanner(string: cString).scanHexInt32(&rgbValue)

    return UIColor(
      red: CGFloat((rgbValue & 0xFF0000) >> 16) / 255.0,
      green: CGFloat((rgbValue & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(rgbValue & 0x0000FF) / 255.0,
      alpha: CGFloat(1.0)
    )
  }

  static func pairs(_ hex: String) -> UIColor? {
    guard hex.count >= 6 else { return nil }
    func component(_ start: Int) -> CGFloat? {
      let from = hex.index(hex.startIndex, offsetBy: start)
      let to = hex.index(from, offsetBy: 2)
      return UInt8(hex[from..<to], radix: 16).map { CGFloat($0) / 255 }
    }
    guard let r = component(0), let g = component(2), let b = component(4) else { return nil }
    return UIColor(red: r, green: g, blue: b, alpha: 1)
  }
}
