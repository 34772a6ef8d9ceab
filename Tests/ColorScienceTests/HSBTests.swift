import ColorScience
import Testing

@Suite("Hue, saturation and brightness")
struct HSBTests {
  @Test(
    "of a color",
    arguments: [
      ("#FF0000", [0.000000, 1.000000, 1.000000]),
      ("#00FF00", [0.333333, 1.000000, 1.000000]),
      ("#0000FF", [0.666667, 1.000000, 1.000000]),
      ("#2F80ED", [0.595614, 0.801688, 0.929412]),
      ("#808080", [0.000000, 0.000000, 0.501961]),
      ("#FFFFFF", [0.000000, 0.000000, 1.000000]),
      ("#000000", [0.000000, 0.000000, 0.000000]),
      ("#9CA3AF", [0.605263, 0.108571, 0.686275]),
    ] as [(String, [Double])])
  func components(hex: String, expected: [Double]) throws {
    let hsb = try color(hex).hsb
    expectClose([hsb.hue, hsb.saturation, hsb.brightness], expected, tolerance: 1e-6)
  }

  @Test(
    "to a color",
    arguments: [
      ([0.166667, 1, 1], "#FFFF00"),
      ([0.500000, 0.5, 0.5], "#408080"),
      ([0.999000, 0.2, 0.8], "#CCA3A3"),
      ([1.000000, 1, 1], "#FF0000"),
    ] as [([Double], String)])
  func conversion(components: [Double], expected: String) {
    let color = ColorValue(hue: components[0], saturation: components[1], brightness: components[2])
    #expect(color.hex == expected)
  }

  @Test("components outside 0…1 are limited")
  func limited() {
    #expect(ColorValue(hue: -1, saturation: 2, brightness: 9).hex == "#FF0000")
    #expect(ColorValue(hue: .nan, saturation: .nan, brightness: .nan).hex == "#000000")
  }
}
