import ColorScience
import TestSupport
import Testing

/// What the articles teach that the program grew from, with recomputed figures.
@Suite struct GuideTests {
  @Test func colorSetWithLightAndDark() throws {
    checkColors(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- View.swift --
      let brand = Color("BrandPrimary")
      """, "Color(\"BrandPrimary\"): #2563EB/#60A5FA")
    let light = try #require(ColorValue(hex: "#2563EB"))
    let dark = try #require(ColorValue(hex: "#60A5FA"))
    let slate = try #require(ColorValue(hex: "#0F172A"))
    #expect(displayedRatio(contrastRatio(light, .white)) == "5.17")
    #expect(displayedRatio(contrastRatio(dark, slate)) == "7.02")
  }

  @Test func typedNamespace() {
    checkColors(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- Theme.swift --
      extension Color {
        // MARK: - Brand
        /// The brand's blue.
        static let brandPrimary = Color("BrandPrimary", bundle: .main)
      }
      -- View.swift --
      let a = Color.brandPrimary
      """,
      """
      Color("BrandPrimary", bundle: .main): #2563EB/#60A5FA
      Color.brandPrimary: #2563EB/#60A5FA
      """)
    checkDiagnostics(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- Theme.swift --
      extension Color {
        static let brandPrimary = Color("BrandPrimry", bundle: .main)
                                         ^^^^^^^^^^^ unknown-color: no color named 'BrandPrimry' in this workspace; did you mean 'BrandPrimary'?
      }
      """)
  }

  @Test func bridgesKeepAllValues() {
    checkColors(
      """
      -- View.swift --
      let a = Color(uiColor: .systemBlue)
      """,
      "Color(uiColor: .systemBlue): #0088FF/#0091FF/#1E6EF4/#5CB8FF or #007AFF/#0A84FF/#0040DD/#409CFF")
  }

  @Test func aHueRingIsNotHardCoded() {
    checkDiagnostics(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- View.swift --
      struct Ring: View {
        @State var hue = 0.0
        var body: some View {
          Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .red], center: .center))
          Circle().fill(Color(hue: Double(hue), saturation: 1, brightness: 1))
          Circle().fill(AngularGradient(
            colors: [
              Color(hue: 0, saturation: 1, brightness: 1), Color(hue: 0.3, saturation: 1, brightness: 1),
              Color(hue: 0.6, saturation: 1, brightness: 1),
            ], center: .center))
        }
      }
      """)
    checkColors(
      "let a = Color(hue: Double(hue), saturation: 1, brightness: 1)",
      "Color(hue: Double(hue), saturation: 1, brightness: 1): unknown: runtime")
  }

  @Test func hueSaturationBrightness() {
    checkColors(
      "let a = Color(hue: 0.5, saturation: 1, brightness: 1)",
      "Color(hue: 0.5, saturation: 1, brightness: 1): #00FFFF")
  }

  @Test func anEnumOfSymbolNamesIsNotAboutColors() {
    checkDiagnostics(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- Tab.swift --
      enum Tab: String {
        case home = "house"
        case settings = "gear"
        var icon: Image { Image(systemName: rawValue) }
      }
      """)
  }
}
