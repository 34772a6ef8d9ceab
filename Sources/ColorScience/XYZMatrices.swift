// RGB to and from CIE XYZ, D65. The rational forms are those of the sample code of CSS Color 4 (W3C), which derives
// them from the primaries of IEC 61966-2-1 (sRGB) and SMPTE EG 432-1 (Display P3) and the white point 0.3127, 0.3290.

extension Matrix3 {
  static let linearSRGBToXYZ = Matrix3(
    SIMD3(506752 / 1_228_815, 87881 / 245763, 12673 / 70218),
    SIMD3(87098 / 409605, 175762 / 245763, 12673 / 175545),
    SIMD3(7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270))

  static let xyzToLinearSRGB = Matrix3(
    SIMD3(12831 / 3959, -329 / 214, -1974 / 3959),
    SIMD3(-851781 / 878810, 1_648_619 / 878810, 36519 / 878810),
    SIMD3(705 / 12673, -2585 / 12673, 705 / 667))

  static let linearP3ToXYZ = Matrix3(
    SIMD3(608311 / 1_250_200, 189793 / 714400, 198249 / 1_000_160),
    SIMD3(35783 / 156275, 247089 / 357200, 198249 / 2_500_400),
    SIMD3(0, 32229 / 714400, 5_220_557 / 5_000_800))

  static let xyzToLinearP3 = Matrix3(
    SIMD3(446124 / 178915, -333277 / 357830, -72051 / 178915),
    SIMD3(-14852 / 17905, 63121 / 35810, 423 / 17905),
    SIMD3(11844 / 330415, -50337 / 660830, 316169 / 330415))
}

/// The white point D65 (x 0.3127, y 0.3290) in XYZ with Y = 1. Source: CSS Color 4.
let whiteD65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
