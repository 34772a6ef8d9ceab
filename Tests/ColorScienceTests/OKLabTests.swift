import ColorScience
import Testing

@Suite("OKLab, OKLCH and gamut mapping")
struct OKLabTests {
  @Test(
    "OKLab, and the chroma and hue of OKLCH",
    arguments: [
      ("#FFFFFF", [1.000000, 0, 0.000000], 0, nil),
      ("#000000", [0.000000, 0.000000, 0.000000], 0, nil),
      ("#2F80ED", [0.609253, -0.040005, -0.177403], 0.181858, 257.292),
      ("#FF3B30", [0.654215, 0.203696, 0.111332], 0.232135, 28.659),
      ("#34C759", [0.730324, -0.163837, 0.104601], 0.194381, 147.444),
      ("#FFCC00", [0.865209, -0.001178, 0.176824], 0.176828, 90.382),
      ("#808080", [0.599871, 0, 0.000000], 0, nil),
      ("#0A4CA8", [0.437967, -0.030625, -0.157547], 0.160496, 259.000),
    ] as [(String, [Double], Double, Double?)])
  func conversion(hex: String, lab: [Double], chroma: Double, hue: Double?) throws {
    let color = try color(hex)
    expectClose([color.oklab.lightness, color.oklab.a, color.oklab.b], lab, tolerance: 2e-6)
    #expect(abs(color.oklch.lightness - lab[0]) <= 1e-5)
    #expect(abs(color.oklch.chroma - chroma) <= 1e-5)
    #expect((color.oklch.hue == nil) == (hue == nil))
    #expect(abs((color.oklch.hue ?? 0) - (hue ?? 0)) <= 0.01)
  }

  @Test(
    "CSS gamut mapping",
    arguments: [
      ([0.7, 0.3, 150], "#00C248"),
      ([0.623, 0.214, 259.815], "#2B7FFF"),
      ([0.9, 0.4, 30], "#FFCCC1"),
      ([0.5, 0.1, 260], "#40639C"),
      ([0.95, 0.2, 110], "#F8F929"),
      ([0.3, 0.35, 265], "#07009D"),
    ] as [([Double], String)])
  func gamutMapping(lch: [Double], expected: String) throws {
    let origin = OKLCH(lightness: lch[0], chroma: lch[1], hue: lch[2])
    try expectWithinOne(ColorValue(gamutMapping: origin), expected)
  }

  @Test("outside 0…1 lightness is white or black")
  func extremes() {
    #expect(ColorValue(gamutMapping: OKLCH(lightness: 1.2, chroma: 0.2, hue: 40)).hex == "#FFFFFF")
    #expect(ColorValue(gamutMapping: OKLCH(lightness: -1, chroma: 0.2, hue: 40)).hex == "#000000")
    #expect(ColorValue(gamutMapping: OKLCH(lightness: 0.5, chroma: .nan, hue: 40)).alpha == 1)
  }

  @Test("strict reduction keeps lightness and hue, and lies in the gamut")
  func strictReduction() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for lightness in stride(from: 0.1, through: 0.9, by: 0.1) {
        let reduced = ColorValue(reducingChroma: OKLCH(lightness: lightness, chroma: 0.4, hue: hue))
        #expect(reduced.isInSRGBGamut)
        #expect(abs(reduced.oklch.lightness - lightness) <= 0.001)
      }
    }
  }
}
