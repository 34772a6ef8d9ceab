import Foundation

// Helpers that take numbers.

extension UIColor {
  convenience init(rgb24 value: Int, alpha: CGFloat = 1.0) {
    self.init(
      red: CGFloat((value & 0xFF0000) >> 16) / 255.0, green: CGFloat((value & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(value & 0x0000FF) / 255.0, alpha: alpha)
  }

  convenience init(rgba32 value: UInt32) {
    self.init(
      red: CGFloat((value & 0xFF00_0000) >> 24) / 255.0, green: CGFloat((value & 0x00FF_0000) >> 16) / 255.0,
      blue: CGFloat((value & 0x0000_FF00) >> 8) / 255.0, alpha: CGFloat((value & 0x0000_00FF) >> 0) / 255.0)
  }

  convenience init(argb64 value: UInt64) {
    let alpha = value > 0xFFFFFF ? CGFloat(value >> 24 & 0xFF) / 255 : 1
    self.init(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
  }

  convenience init(red: Int, green: Int, blue: Int) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  convenience init(threeInts value: Int) {
    self.init(red: (value >> 16) & 0xFF, green: (value >> 8) & 0xFF, blue: value & 0xFF)
  }

  convenience init(byDivision value: UInt32) {
    let blue = value % 256
    let green = (value / 256) % 256
    let red = (value / (256 * 256)) % 256
    let scale: Float = 1 / 255
    self.init(
      red: CGFloat(Float(red) * scale), green: CGFloat(Float(green) * scale), blue: CGFloat(Float(blue) * scale),
      alpha: 1)
  }

  convenience init(hsb value: Int) {
    let hue = CGFloat(abs(value % 360)) / 360
    self.init(hue: hue, saturation: value.isMultipleOfTwo ? 0.5 : 1, brightness: 0.75, alpha: 1)
  }

  static func shade(_ value: Int) -> UIColor {
    switch value {
    case ..<0: .clear
    case 0: .black
    case 1...99: UIColor(white: CGFloat(value) / 100, alpha: 1)
    case let x where x % 2 == 0: UIColor(white: 1, alpha: 0.5)
    default: .white
    }
  }

  static func wrapped(_ value: UInt32) -> UIColor {
    var hash = value &* 2_654_435_761
    hash ^= hash >> 15
    let bytes = (UInt8(truncatingIfNeeded: hash), UInt8(hash >> 8 & 0xFF), UInt8(hash >> 24))
    return UIColor(red: CGFloat(bytes.0) / 255, green: CGFloat(bytes.1) / 255, blue: CGFloat(bytes.2) / 255, alpha: 1)
  }
}

extension Int {
  fileprivate var isMultipleOfTwo: Bool { self % 2 == 0 }
}

extension Color {
  static func hex(_ hex: UInt32) -> Self {
    Self(
      red: Double((hex & 0xff0000) >> 16) / 255,
      green: Double((hex & 0x00ff00) >> 8) / 255,
      blue: Double(hex & 0x0000ff) / 255,
      opacity: 1
    )
  }

  init(hexWithOpacity hex: Int, opacity: Double = 0.5) {
    self.init(
      .displayP3,
      red: Double((hex >> 16) & 0xff) / 255,
      green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255,
      opacity: opacity
    )
  }
}
