/// A color in OKLab (Ottosson 2020): lightness 0…1, a and b about -0.4…0.4.
package struct OKLab: Hashable, Sendable {
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
  package var oklab: OKLab {
    let lab = Matrix3.lmsToOKLab * (Matrix3.xyzToLMS * xyz).map(cubeRoot)
    return OKLab(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// The color in sRGB encoding, unclamped.
  package init(_ lab: OKLab, alpha: Double = 1) {
    let lms = (Matrix3.okLabToLMS * SIMD3(lab.lightness, lab.a, lab.b)).map { $0 * $0 * $0 }
    self.init(linear: Matrix3.xyzToLinearSRGB * (Matrix3.lmsToXYZ * lms), alpha: alpha)
  }
}

/// The distance of two colors in OKLab (ΔEOK). For ranking; badly inflated near black. Alpha plays no part.
package func deltaEOK(_ a: ColorValue, _ b: ColorValue) -> Double {
  let (first, second) = (a.oklab, b.oklab)
  return length(length(first.lightness - second.lightness, first.a - second.a), first.b - second.b)
}

// Source of the four: sample code of CSS Color 4 (W3C), 64-bit values for D65.
extension Matrix3 {
  fileprivate static let xyzToLMS = Matrix3(
    SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

  fileprivate static let lmsToOKLab = Matrix3(
    SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

  fileprivate static let okLabToLMS = Matrix3(
    SIMD3(1, 0.3963377773761749, 0.2158037573099136),
    SIMD3(1, -0.1055613458156586, -0.0638541728258133),
    SIMD3(1, -0.0894841775298119, -1.2914855480194092))

  fileprivate static let lmsToXYZ = Matrix3(
    SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
}
