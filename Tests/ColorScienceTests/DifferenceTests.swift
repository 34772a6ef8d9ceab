import ColorScience
import Testing

@Suite("Color differences")
struct DifferenceTests {
  @Test(
    "ΔEOK and CIEDE2000 of two colors",
    arguments: [
      ("#007AFF", "#0A84FF", 0.025695, 3.532906),  // light/dark systemBlue
      ("#2F80ED", "#007AFF", 0.036440, 2.501380),
      ("#333333", "#343434", 0.003944, 0.321602),  // 1 LSB
      ("#FFFFFF", "#FAFAFA", 0.014896, 0.996523),
      ("#FF3B30", "#FF453A", 0.012546, 1.632628),
      ("#6B7280", "#6C737F", 0.004130, 1.068242),
      ("#F2F2F7", "#F3F4F6", 0.006014, 1.765317),
      ("#000000", "#050505", 0.114918, 0.789358),  // dEOK inflated near black
      ("#3B82F6", "#2563EB", 0.082305, 10.876526),
    ] as [(String, String, Double, Double)])
  func differences(a: String, b: String, ok: Double, de2000: Double) throws {
    let (first, second) = (try color(a), try color(b))
    #expect(abs(deltaEOK(first, second) - ok) <= 1e-5)
    #expect(abs(ciede2000(first, second) - de2000) <= 0.001)
  }

  @Test(
    "CIEDE2000: pairs of Sharma, Wu and Dalal (2005)",
    arguments: [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.042500),
      ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.861500),
      ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.000000),
      ([50, 0, 0], [50, -1, 2], 2.366900),
      ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.179200),
      ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.219500),
      ([50, 2.5, 0], [50, 0, -2.5], 4.306500),
      ([50, 2.5, 0], [73, 25, -18], 27.149200),
      ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.264400),
      ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.637700),
      ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.908200),
    ] as [([Double], [Double], Double)])
  func sharma(a: [Double], b: [Double], expected: Double) {
    let first = CIELab(lightness: a[0], a: a[1], b: a[2])
    let second = CIELab(lightness: b[0], a: b[1], b: b[2])
    #expect(abs(ciede2000(first, second) - expected) <= 1e-4)
    #expect(abs(ciede2000(second, first) - expected) <= 1e-4)
  }

  @Test("zero for a color and itself, positive for neighbors")
  func identity() {
    for color in lattice(step: 51) {
      #expect(ciede2000(color, color) == 0)
      #expect(deltaEOK(color, color) == 0)
      #expect(ciede2000(color, color.blue > 0.5 ? .black : .white) > 1)
    }
  }
}
