import ColorScience
import Testing

@Suite("Transfer functions, luminance and other spaces")
struct TransferTests {
  @Test(
    "linearizes an sRGB component",
    arguments: [
      (0, 0.000000000000),
      (0.02, 0.001547987616),
      (0.03921568627, 0.003035269835),  // 10/255: linear segment under both thresholds
      (0.04, 0.003095975232),  // 0.03928 would give 0.003095499580861
      (0.04045, 0.003130804954),  // boundary, use <=
      (0.0431372549, 0.003346535764),  // power segment under both
      (0.5, 0.214041140482),
      (0.75, 0.522521553968),
      (1, 1.000000000000),
      (-0.2, -0.033104766571),  // extended sRGB, odd symmetry
      (1.2, 1.516837436686),  // extended sRGB
    ] as [(Double, Double)])
  func linearize(component: Double, expected: Double) {
    #expect(abs(SRGBTransfer.linearize(component) - expected) <= 1e-9)
  }

  @Test(
    "encodes a linear component",
    arguments: [
      (0, 0.000000000000),
      (0.0031308, 0.040449936000),
      (0.2, 0.484529204482),
      (0.5, 0.735356983052),
      (1, 1.000000000000),
    ] as [(Double, Double)])
  func encode(linear: Double, expected: Double) {
    #expect(abs(SRGBTransfer.encode(linear) - expected) <= 1e-9)
  }

  @Test("decoding and encoding are inverse, and odd")
  func inverse() {
    for step in -300...300 {
      let component = Double(step) / 200
      #expect(abs(SRGBTransfer.encode(SRGBTransfer.linearize(component)) - component) <= 1e-7)
      #expect(SRGBTransfer.linearize(-component) == -SRGBTransfer.linearize(component))
    }
  }

  @Test(
    "relative luminance",
    arguments: [
      ("#000000", 0.000000),
      ("#FFFFFF", 1.000000),
      ("#2F80ED", 0.221571),
      ("#0A4CA8", 0.080606),
      ("#808080", 0.215861),
      ("#FF0000", 0.212600),
      ("#00FF00", 0.715200),
      ("#0000FF", 0.072200),
    ] as [(String, Double)])
  func luminance(hex: String, expected: Double) throws {
    #expect(abs(try color(hex).luminance - expected) <= 1e-6)
  }

  @Test(
    "gray with gamma 2.2, as an sRGB component",
    arguments: [
      (0.2, 0.186285),
      (0.5, 0.503867),
      (0.75, 0.755448),
    ] as [(Double, Double)], [ColorSpace.grayGamma22, .extendedGray])
  func gamma22(vector: (Double, Double), space: ColorSpace) {
    let (white, expected) = vector
    let converted = ColorValue(space: space, white: white, alpha: 0.5).extendedSRGB
    #expect(abs(converted.red - expected) <= 1e-6)
    #expect(converted.red == converted.green && converted.green == converted.blue)
    #expect(converted.alpha == 0.5)
  }
}
