import ColorScience
import Testing

@Suite("Nearest passing color")
struct PassingColorTests {
  @Test(
    "the nearest color that passes, its ratio and its distance",
    arguments: [
      ("#2F80ED", "#FFFFFF", 4.5, "#2274E0", 4.523, 0.0377),
      ("#9CA3AF", "#FFFFFF", 4.5, "#717782", 4.503, 0.1457),
      ("#FFCC00", "#FFFFFF", 4.5, "#917300", 4.510, 0.3029),
      ("#34C759", "#FFFFFF", 3, "#00AC41", 3.010, 0.0816),
      ("#0A4CA8", "#000000", 4.5, "#3573D2", 4.534, 0.1271),
      ("#FFFFFF", "#34C759", 4.5, "#424242", 4.527, 0.6209),
      ("#5856D6", "#000000", 4.5, "#6464E6", 4.507, 0.0450),
    ] as [(String, String, Double, String, Double, Double)])
  func nearest(
    hex: String, backdrop: String, target: Double, expected: String, ratio: Double, distance: Double
  ) throws {
    let (origin, backdrop) = (try color(hex), try color(backdrop))
    let suggestion = try #require(origin.nearest(reaching: target, against: backdrop))
    try expectWithinOne(suggestion, expected)
    #expect(contrastRatio(suggestion, backdrop) >= target)
    // One 8-bit step moves the ratio by less than 0.06 here, and the distance by less than 0.004.
    #expect(abs(contrastRatio(suggestion, backdrop) - ratio) <= 0.06)
    #expect(abs(deltaEOK(suggestion, origin) - distance) <= 0.004)
  }

  @Test("a passing color is its own suggestion; an impossible target has none")
  func ends() throws {
    let ink = try color("#0A4CA8")
    #expect(ink.nearest(reaching: 4.5, against: .white) == ink)
    #expect(ink.nearest(reaching: 21, against: gray(0x80)) == nil)
    #expect(ink.nearest(reaching: .nan, against: .white) == nil)
    #expect(ink.withAlpha(0.1).nearest(reaching: 4.5, against: .white) == nil)
  }

  @Test("a translucent color keeps its alpha and passes as composited")
  func translucent() throws {
    let suggestion = try #require(try color("#2F80ED").withAlpha(0.9).nearest(reaching: 4.5, against: .white))
    #expect(suggestion.alpha == 0.9)
    #expect(contrastRatio(suggestion.composited(over: .white), .white) >= 4.5)
  }

  @Test("always passes, over a lattice")
  func lattices() {
    for origin in lattice(step: 85) {
      for backdrop in lattice(step: 85) {
        let suggestion = origin.nearest(reaching: 4.5, against: backdrop)
        #expect(suggestion.map { contrastRatio($0, backdrop) >= 4.5 } == true)
      }
    }
  }
}
