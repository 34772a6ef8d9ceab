import ColorScience
import Testing

@Suite("Hexadecimal")
struct HexTests {
  @Test(
    "reads",
    arguments: [
      ("#2F80ED", "#2F80EDFF"), ("2f80ed", "#2F80EDFF"), ("#f80", "#FF8800FF"), ("F80C", "#FF8800CC"),
      ("#2F80ED99", "#2F80ED99"), ("00000000", "#00000000"),
    ])
  func reads(text: String, expected: String) throws {
    #expect(try color(text).hexWithAlpha == expected)
  }

  @Test(
    "refuses",
    arguments: [
      "", "#", "##FFF", "#F", "#FF", "#FFFFF", "#FFFFFFF", "#FFFFFFFFF", "#FF00G0", "0xFF0000", " #FFF", "#FFF ",
      "F#FF",
      "#ＦＦＦ", "#FFÉ",
    ])
  func refuses(text: String) {
    #expect(ColorValue(hex: text) == nil)
  }

  @Test("prints 8 bits, clamped and rounded half up")
  func prints() {
    #expect(ColorValue(red: 0.5, green: -1, blue: 2).hex == "#8000FF")
    #expect(ColorValue(red: .nan, green: .infinity, blue: -.infinity).hex == "#00FF00")
    #expect(ColorValue(white: 1, alpha: 0.6).hexWithAlpha == "#FFFFFF99")
    #expect(ColorValue(white: 1, alpha: 7).hexWithAlpha == "#FFFFFFFF")
    #expect(ColorValue(space: .linearSRGB, white: 0.5).hex == "#BCBCBC")
    #expect(ColorValue(space: .unmanaged, white: 0.5).hex == "#808080")
    #expect(!ColorValue(white: 0.5).isOpaque8Bit && !gray(1).withAlpha(0.5).isOpaque8Bit)
  }

  @Test("every gray and a lattice of colors survive hex, HSB, OKLCH, Display P3 and linear sRGB")
  func roundTrips() throws {
    for original in (UInt8.min...UInt8.max).map(gray) + lattice(step: 17) {
      let hex = original.hex
      #expect(try color(hex) == original)
      #expect(original.isOpaque8Bit && original.roundedTo8Bit == original)
      let hsb = original.hsb
      #expect(ColorValue(hue: hsb.hue, saturation: hsb.saturation, brightness: hsb.brightness).hex == hex)
      #expect(ColorValue(original.oklch).hex == hex)
      #expect(ColorValue(original.oklab).hex == hex)
      #expect(ColorValue(gamutMapping: original.oklch).hex == hex)
      #expect(ColorValue(reducingChroma: original.oklch).hex == hex)
      #expect(original.displayP3.hex == hex)
      #expect(original.linearSRGB.hex == hex)
    }
  }
}
