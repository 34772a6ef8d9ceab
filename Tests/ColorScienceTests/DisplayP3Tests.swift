import ColorScience
import Testing

@Suite("Display P3")
struct DisplayP3Tests {
  @Test(
    "Display P3 to sRGB: unclamped components, luminance, clipped hex",
    arguments: [
      ([1, 0, 0], [1.093066, -0.226742, -0.150135], 0.228925, "#FF0000"),
      ([0, 1, 0], [-0.511605, 1.018266, -0.310675], 0.691779, "#00FF00"),
      ([0, 0, 1], [0.000000, 0.000000, 1.042022], 0.079295, "#0000FF"),
      ([1, 1, 1], [1.000000, 1.000000, 1.000000], 1.000000, "#FFFFFF"),
      ([0.2, 0.5, 0.9], [-0.083083, 0.508138, 0.929625], 0.218086, "#0082ED"),
      ([0.85, 0.1, 0.3], [0.928742, -0.145825, 0.285059], 0.171174, "#ED0049"),
    ] as [([Double], [Double], Double, String)])
  func toSRGB(p3: [Double], expected: [Double], luminance: Double, hex: String) {
    let color = ColorValue(space: .displayP3, red: p3[0], green: p3[1], blue: p3[2])
    let converted = color.extendedSRGB
    expectClose([converted.red, converted.green, converted.blue], expected, tolerance: 1e-5)
    #expect(abs(color.luminance - luminance) <= 1e-5)
    #expect(color.hex == hex)
  }

  @Test("sRGB to Display P3 and back")
  func roundTrip() {
    for color in lattice(step: 51) {
      let back = color.displayP3.extendedSRGB
      expectClose([back.red, back.green, back.blue], [color.red, color.green, color.blue], tolerance: 1e-6)
      #expect(color.isInSRGBGamut)
    }
    #expect(!ColorValue(space: .displayP3, red: 1, green: 0, blue: 0).isInSRGBGamut)
  }

  @Test("prints CSS")
  func css() throws {
    #expect(ColorValue(space: .displayP3, red: 1, green: 0, blue: 0.25).cssDisplayP3 == "color(display-p3 1 0 0.25)")
    #expect(try color("#FFFFFF80").cssDisplayP3 == "color(display-p3 1 1 1 / 0.502)")
    #expect(
      ColorValue(space: .displayP3, red: -0.12346, green: -0.00001, blue: .nan, alpha: 0.5).cssDisplayP3
        == "color(display-p3 -0.1235 0 0 / 0.5)")
  }

  @Test("the luminance on an sRGB display is that of the clipped color")
  func clipped() {
    #expect(abs(ColorValue(space: .displayP3, red: 1, green: 0, blue: 0).clippedLuminance - 0.2126) <= 1e-9)
  }

  @Test func graysAreTheSameInBothSpaces() {
    for level in 0...510 {
      let white = Double(level) / 510
      #expect(ColorValue(space: .displayP3, white: white).hex == ColorValue(white: white).hex)
    }
  }
}
