extension ColorValue {
  /// The color with linear sRGB components, unclamped (negative or above 1 outside the sRGB gamut); alpha kept.
  ///
  /// Unmanaged components are read as sRGB: good enough for a swatch, not for a verdict.
  package var linearSRGB: ColorValue {
    let linear = linearComponents
    return ColorValue(space: .linearSRGB, red: linear.x, green: linear.y, blue: linear.z, alpha: alpha)
  }

  /// The color with sRGB-encoded components, unclamped; alpha kept.
  package var extendedSRGB: ColorValue {
    switch space {
    case .sRGB, .extendedSRGB, .unmanaged:
      return ColorValue(space: .extendedSRGB, red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3 where red == green && green == blue:
      // The two spaces share white point and transfer function, so a gray is the same: a conversion could only round.
      return ColorValue(space: .extendedSRGB, white: red, alpha: alpha)
    case .linearSRGB, .displayP3, .grayGamma22, .extendedGray:
      return ColorValue(linear: linearComponents, alpha: alpha)
    }
  }

  /// The color with Display P3 components, unclamped; alpha kept.
  package var displayP3: ColorValue {
    if space == .displayP3 { return self }
    let encoded = (Matrix3.xyzToLinearP3 * xyz).map(SRGBTransfer.encode)
    return ColorValue(space: .displayP3, red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }

  /// Whether sRGB can show the color.
  ///
  /// The tolerance absorbs the rounding of conversions only: 0.000075 is what color.js and coloraide use, a fiftieth
  /// of the step between two 8-bit values.
  package var isInSRGBGamut: Bool {
    let tolerance = 0.000075
    return extendedSRGB.components.map { $0 >= -tolerance && $0 <= 1 + tolerance ? 0 : 1 } == .zero
  }

  /// The color as an sRGB display shows it: each sRGB component limited to 0…1.
  package var clippedToSRGB: ColorValue {
    let clipped = extendedSRGB.components.map(clampedToUnit)
    return ColorValue(red: clipped.x, green: clipped.y, blue: clipped.z, alpha: alpha)
  }

  /// The color with each component limited to 0…1 in its own space: what a display of that space shows of it.
  package var clippedToOwnSpace: ColorValue {
    let clipped = components.map(clampedToUnit)
    return ColorValue(space: space, red: clipped.x, green: clipped.y, blue: clipped.z, alpha: alpha)
  }

  var components: SIMD3<Double> { SIMD3(red, green, blue) }

  /// Linear sRGB components, unclamped.
  var linearComponents: SIMD3<Double> {
    switch space {
    case .sRGB, .extendedSRGB, .unmanaged: components.map(SRGBTransfer.linearize)
    case .linearSRGB: components
    case .displayP3: Matrix3.xyzToLinearSRGB * (Matrix3.linearP3ToXYZ * components.map(SRGBTransfer.linearize))
    case .grayGamma22, .extendedGray: components.map(Gamma22Transfer.linearize)
    }
  }

  /// CIE XYZ, D65, Y of white = 1.
  var xyz: SIMD3<Double> { Matrix3.linearSRGBToXYZ * linearComponents }

  /// Encodes linear sRGB components, unclamped.
  init(linear: SIMD3<Double>, alpha: Double) {
    let encoded = linear.map(SRGBTransfer.encode)
    self.init(space: .extendedSRGB, red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }
}
