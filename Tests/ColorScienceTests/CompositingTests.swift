import ColorScience
import Testing

@Suite("Compositing")
struct CompositingTests {
  @Test(
    "a translucent color over an opaque one: ratio and 8-bit result",
    arguments: [
      ("#3C3C43", 0.6, "#FFFFFF", 3.438200, "#8A8A8E"),
      ("#3C3C43", 0.8, "#FFFFFF", 5.969965, "#636369"),
      ("#3C3C43", 0.3, "#FFFFFF", 1.732282, "#C4C4C7"),  // tertiaryLabel light
      ("#EBEBF5", 0.6, "#000000", 6.363811, "#8D8D93"),
      ("#EBEBF5", 0.6, "#1C1C1E", 5.950194, "#98989F"),
      ("#000000", 0.5, "#FFFFFF", 3.976653, "#808080"),  // linear-light blending would give 1.909
      ("#007AFF", 0.5, "#FFFFFF", 1.982967, "#80BDFF"),  // .secondary of a blue foreground style
    ] as [(String, Double, String, Double, String)])
  func sourceOver(hex: String, alpha: Double, backdrop: String, ratio: Double, result: String) throws {
    let backdrop = try color(backdrop)
    let composited = try color(hex).withAlpha(alpha).composited(over: backdrop)
    #expect(abs(contrastRatio(composited, backdrop) - ratio) <= 0.0005)
    #expect(composited.hex == result)
    #expect(composited.alpha == 1)
  }

  @Test(
    "opacity applies to text and background as one group",
    arguments: [
      ("#FFFFFF", "#007AFF", 0.5, "#FFFFFF", 1.982967),
      ("#FFFFFF", "#0A4CA8", 0.8, "#FFFFFF", 5.001486),
      ("#000000", "#FFCC00", 0.4, "#000000", 2.759843),
    ] as [(String, String, Double, String, Double)])
  func group(text: String, background: String, opacity: Double, backdrop: String, ratio: Double) throws {
    let pair = groupOpacity(
      opacity, foreground: try color(text), background: try color(background), over: try color(backdrop))
    #expect(abs(contrastRatio(pair.foreground, pair.background) - ratio) <= 0.0005)
  }

  @Test(
    "the range over an unknown backdrop",
    arguments: [
      ("#FFFFFF", "#000000", 0.6, 5.741836, 21.000000, .passes),  // scrim: passes over every backdrop
      ("#FFFFFF", "#000000", 0.3, 2.108483, 21.000000, .dependsOnBackdrop),  // needs review
      ("#FFFFFF", "#FFFFFF", 0.2, 1.000000, 12.634654, .dependsOnBackdrop),  // glass: can fail completely
      ("#999999", "#FFFFFF", 0.9, 2.272201, 2.849028, .fails),  // upper bound < 4.5 -> certain failure
      ("#000000", "#FFFFFF", 0.8, 13.076547, 21.000000, .passes),
    ] as [(String, String, Double, Double, Double, ContrastRange.Verdict)])
  func range(
    text: String, background: String, alpha: Double, lowest: Double, highest: Double, verdict: ContrastRange.Verdict
  ) throws {
    let range = contrastRange(try color(text), onTranslucent: try color(background).withAlpha(alpha))
    #expect(abs(range.lowest - lowest) <= 0.02)
    #expect(abs(range.highest - highest) <= 0.02)
    #expect(range.verdict(threshold: 4.5) == verdict)
  }

  @Test("no backdrop leaves the range, even for translucent text")
  func rangeIsSound() throws {
    let text = try color("#FFFFFF").withAlpha(0.1)
    let background = try color("#2F80ED").withAlpha(0.2)
    let range = contrastRange(text, onTranslucent: background)
    for backdrop in lattice(step: 51) {
      let behind = background.composited(over: backdrop)
      let ratio = contrastRatio(text.composited(over: behind), behind)
      #expect(ratio >= range.lowest - 1e-9 && ratio <= range.highest + 1e-9)
    }
  }

  @Test("clear changes nothing, opaque hides everything, two translucent layers stay translucent")
  func identities() throws {
    let blue = try color("#2F80ED")
    #expect(ColorValue.clear.composited(over: blue).hexWithAlpha == "#2F80EDFF")
    #expect(blue.composited(over: .white) == blue.extendedSRGB)
    let stacked = blue.withAlpha(0.5).composited(over: ColorValue.black.withAlpha(0.5))
    #expect(stacked.alpha == 0.75)
    #expect(ColorValue.clear.composited(over: .clear).alpha == 0)
    #expect(blue.withAlpha(2).composited(over: .white).hex == "#2F80ED")
  }
}
