extension ColorValue {
  /// The sRGB components as an 8-bit display gets them: clamped to 0…1, times 255, rounded half up.
  package var rgb8: (red: UInt8, green: UInt8, blue: UInt8) {
    let encoded = extendedSRGB
    return (eightBit(encoded.red), eightBit(encoded.green), eightBit(encoded.blue))
  }

  /// Alpha clamped to 0…1, times 255, rounded half up.
  package var alpha8: UInt8 { eightBit(alpha) }

  package init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// The nearest sRGB color with 8-bit components; alpha kept as it is.
  package var roundedTo8Bit: ColorValue {
    let bytes = rgb8
    return ColorValue(red8: bytes.red, green8: bytes.green, blue8: bytes.blue, alpha: alpha)
  }

  /// Whether the color is opaque sRGB whose components are exactly n/255, so that ratios of it carry no rounding.
  package var isOpaque8Bit: Bool {
    switch space {
    case .sRGB, .extendedSRGB: alpha == 1 && components == roundedTo8Bit.components
    default: false
    }
  }
}

private func eightBit(_ component: Double) -> UInt8 {
  UInt8((clampedToUnit(component) * 255 + 0.5).rounded(.down))
}
