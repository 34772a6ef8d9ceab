import ColorScience
import Testing

@Suite("Contrast ratio")
struct ContrastRatioTests {
  @Test(
    "WCAG 2 ratio",
    arguments: [
      ("#2F80ED", "#FFFFFF", 3.866391),
      ("#0A4CA8", "#FFFFFF", 8.039468),
      ("#5AA0FF", "#000000", 7.907054),
      ("#9CC7FF", "#000000", 12.026953),
      ("#6B7280", "#FFFFFF", 4.834490),
      ("#9CA3AF", "#FFFFFF", 2.538841),
      ("#000000", "#FFFFFF", 21.000000),  // max
      ("#FFFFFF", "#FFFFFF", 1.000000),  // min
      ("#767676", "#FFFFFF", 4.542225),  // lightest AA grey on white
      ("#777777", "#FFFFFF", 4.478089),  // fails AA: 4.48 must not round to 4.5
      ("#757575", "#FFFFFF", 4.607518),
      ("#949494", "#FFFFFF", 3.033470),  // lightest 3:1 grey on white
      ("#959595", "#FFFFFF", 2.995346),  // fails 3:1, prints 2.99 not 3.0
      ("#595959", "#FFFFFF", 7.004729),  // lightest AAA grey
      ("#5A5A5A", "#FFFFFF", 6.896926),  // fails AAA
      ("#757575", "#000000", 4.557768),  // darkest AA grey on black is #757575
      ("#747474", "#000000", 4.492948),  // fails AA on black
      ("#FF0000", "#FFFFFF", 3.998477),  // 3.998: fails 4.5, passes 3
      ("#0000FF", "#FFFFFF", 8.592471),
      ("#00FF00", "#FFFFFF", 1.372190),
      ("#FFFF00", "#FFFFFF", 1.073839),
      ("#007AFF", "#FFFFFF", 4.016976),  // classic systemBlue light
      ("#0A84FF", "#000000", 5.757412),  // classic systemBlue dark
      ("#FFFFFF", "#0A84FF", 3.647472),  // white on systemBlue dark
      ("#FFFFFF", "#409CFF", 2.831187),  // white on systemBlue dark+increased contrast: WORSE
      ("#FFFFFF", "#34C759", 2.219959),  // white on systemGreen
      ("#FFCC00", "#FFFFFF", 1.511972),  // systemYellow on white
      ("#8E8E93", "#FFFFFF", 3.260528),  // systemGray on white
      ("#FF3B30", "#FFFFFF", 3.547138),  // systemRed on white
      ("#6B7280", "#F3F4F6", 4.392934),
      ("#FFFFFF", "#FFD60A", 1.411764),
    ] as [(String, String, Double)])
  func ratio(a: String, b: String, expected: Double) throws {
    let ratio = contrastRatio(try color(a), try color(b))
    #expect(abs(ratio - expected) <= 0.0005)
    #expect(ratio == contrastRatio(try color(b), try color(a)))
  }

  @Test(
    "shown with two decimals, never rounded up to a threshold",
    arguments: [
      (3.866391, "3.87"), (8.039468, "8.04"), (12.026953, "12.03"), (2.995346, "2.99"), (4.496, "4.49"),
      (4.4999999, "4.49"), (6.996, "6.99"), (3, "3.00"), (4.5, "4.50"), (7, "7.00"), (7.004729, "7.00"),
      (4.478089, "4.48"), (2.996, "2.99"), (21, "21.00"), (1, "1.00"), (1.05, "1.05"), (.nan, "1.00"),
      (.infinity, "21.00"),
    ] as [(Double, String)])
  func displayed(ratio: Double, expected: String) {
    #expect(displayedRatio(ratio) == expected)
  }

  @Test("symmetric and in 1…21 over a lattice")
  func properties() {
    let colors = lattice(step: 85)
    for a in colors {
      for b in colors {
        let ratio = contrastRatio(a, b)
        #expect(ratio == contrastRatio(b, a))
        #expect(ratio >= 1 && ratio <= 21.0000001)
        #expect(a != b || ratio == 1)
      }
    }
  }

  @Test("luminance stays in 0…1 for components far outside")
  func extremes() {
    for component in [-5, 0, 1, 5, Double.infinity, -.infinity, .nan] {
      let luminance = ColorValue(space: .extendedSRGB, white: component).luminance
      #expect(luminance >= 0 && luminance <= 1)
    }
  }

  @Test(
    "the last gray that passes",
    arguments: [
      ("#FFFFFF", 3, 0x94, 0x95), ("#FFFFFF", 4.5, 0x76, 0x77), ("#FFFFFF", 7, 0x59, 0x5A),
      ("#000000", 3, 0x5A, 0x59), ("#000000", 4.5, 0x75, 0x74), ("#000000", 7, 0x95, 0x94),
    ] as [(String, Double, UInt8, UInt8)])
  func boundaryGrays(backdrop: String, threshold: Double, passing: UInt8, failing: UInt8) throws {
    #expect(contrastRatio(gray(passing), try color(backdrop)) >= threshold)
    #expect(contrastRatio(gray(failing), try color(backdrop)) < threshold)
  }

  @Test("black or white always reaches 4.58")
  func blackOrWhite() {
    for level in UInt8.min...UInt8.max {
      #expect(max(contrastRatio(gray(level), .black), contrastRatio(gray(level), .white)) >= 4.58)
    }
  }

  @Test("levels come from the unrounded ratio")
  func levels() {
    #expect(ContrastLevel.reached(by: 4.4999999, for: .normalText) == nil)
    #expect(ContrastLevel.reached(by: 4.5, for: .normalText) == .aa)
    #expect(ContrastLevel.reached(by: 7, for: .normalText) == .aaa)
    #expect(ContrastLevel.reached(by: 2.999, for: .largeText) == nil)
    #expect(ContrastLevel.reached(by: 3, for: .largeText) == .aa)
    #expect(ContrastLevel.reached(by: 4.5, for: .largeText) == .aaa)
    #expect(ContrastLevel.reached(by: 2.999, for: .nonText) == nil)
    #expect(ContrastLevel.reached(by: 21, for: .nonText) == .aa)
    #expect(ContrastUse.text(points: 18, isBold: false) == .largeText)
    #expect(ContrastUse.text(points: 17.9, isBold: false) == .normalText)
    #expect(ContrastUse.text(points: 14, isBold: true) == .largeText)
    #expect(ContrastUse.text(points: 13, isBold: true) == .normalText)
  }
}
