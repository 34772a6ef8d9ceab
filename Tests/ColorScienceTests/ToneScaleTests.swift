import ColorScience
import Testing

@Suite("Tone scale")
struct ToneScaleTests {
  @Test(
    "tones 50 to 950 and the step of the brand color",
    arguments: [
      (
        "#2F80ED", 600,
        "#F2F7FF #E3EFFF #CDE2FF #AACDFF #7CB2FF #4F99FF #2F80ED #266AC6 #20559E #1E4780 #0E284D"
      ),
      (
        "#0A4CA8", 800,
        "#F2F7FF #E2EEFF #CBDFFF #A6C9FF #75ABFF #468FFF #0370FA #045DD1 #0A4CA8 #114188 #082755"
      ),
      (
        "#FFCC00", 200,
        "#FFF6DF #FFE7A3 #FFCC00 #E6B700 #C69E00 #AA8700 #8F7100 #795F00 #634D00 #534100 #342700"
      ),
      (
        "#6B7280", 600,
        "#F6F7F8 #EAECEF #D9DCE3 #BFC4CF #9FA6B3 #848B9A #6B7280 #5A606C #4A4E58 #3F424A #26292E"
      ),
      (
        "#FF3B30", 500,
        "#FFF4F2 #FFE6E2 #FFD1CA #FFAFA3 #FF7C6D #FF3B30 #E01614 #BC1411 #981712 #7C1C16 #4D0F0B"
      ),
      (
        "#34C759", 400,
        "#EFFAF0 #D9F5DB #B7EDBD #81DE8F #34C759 #00AD41 #009136 #007A2C #006322 #00541B #00330E"
      ),
      (
        "#000000", 950,
        "#F7F7F7 #E9E9E9 #D4D4D4 #B5B5B5 #8E8E8E #6D6D6D #4D4D4D #333333 #1C1C1C #0C0C0C #000000"
      ),
      (
        "#FFFFFF", 50,
        "#FFFFFF #F5F5F5 #E5E5E5 #CDCDCD #B0B0B0 #969696 #7D7D7D #686868 #545454 #464646 #292929"
      ),
    ] as [(String, Int, String)])
  func tones(brand: String, step: Int, expected: String) throws {
    let scale = ToneScale(brand: try color(brand))
    #expect(ToneScale.steps[scale.anchor] == step)
    #expect(scale.colors[scale.anchor].hex == brand)
    let expected = expected.split(separator: " ").map(String.init)
    try #require(expected.count == scale.colors.count)
    for (tone, hex) in zip(scale.colors, expected) { try expectWithinOne(tone, hex) }
  }

  @Test("luminance falls from step to step, and the brand color is kept")
  func monotone() {
    for brand in lattice(step: 51) {
      let scale = ToneScale(brand: brand)
      #expect(scale.colors[scale.anchor] == brand)
      let luminances = scale.colors.map(\.luminance)
      for (lighter, darker) in zip(luminances, luminances.dropFirst()) { #expect(lighter > darker) }
    }
  }
}
