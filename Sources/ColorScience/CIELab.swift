/// A color in CIELAB with the white point D65 (not the D50 of ICC profiles): lightness 0…100.
package struct CIELab: Hashable, Sendable {
  package let lightness: Double
  package let a: Double
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }
}

extension ColorValue {
  package var lab: CIELab {
    let f = (xyz / whiteD65).map(compressed)
    return CIELab(lightness: 116 * f.y - 16, a: 500 * (f.x - f.y), b: 200 * (f.y - f.z))
  }
}

/// The cube root with a linear foot; the exact ratios are those of CIE 15:2004.
private func compressed(_ t: Double) -> Double {
  t > 216.0 / 24389 ? cubeRoot(t) : (24389.0 / 27 * t + 16) / 116
}
