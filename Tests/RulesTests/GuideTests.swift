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

  @Test func aButtonThatPassesInLightOnly() {
    checkDiagnostics(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- View.swift --
      extension Color { static let brandPrimary = Color("BrandPrimary") }
      struct Save: View {
        var body: some View {
          Button(action: save) {
            Text("Save")
              .font(.headline)
              .foregroundStyle(.white)
                               ^^^^^^ low-contrast: 2.54:1 in dark, needs 4.5:1: #FFFFFF on #60A5FA
              .padding()
              .background(Color.brandPrimary)
          }
        }
      }
      """)
    checkContrasts(
      """
      -- colors: BrandPrimary #2563EB/#60A5FA --
      -- View.swift --
      struct Save: View {
        var body: some View {
          Text("Save").font(.headline).foregroundStyle(.white).padding().background(Color("BrandPrimary"))
        }
      }
      """,
      ".white: light 5.17 passes, dark 2.54 fails")
  }

  @Test func grayInFourAppearances() {
    checkDiagnostics(
      """
      -- colors: Muted #9CA3AF/#6B7280/#6B7280/#D1D5DB, Page #FFFFFF/#000000 --
      -- View.swift --
      struct Note: View {
        var body: some View {
          Text("Note").foregroundStyle(Color("Muted")).background(Color("Page"))
                                       ^^^^^^^^^^^^^^ low-contrast: 2.54:1 in light, 4.34:1 in dark, needs 4.5:1: #9CA3AF on #FFFFFF, #6B7280 on #000000; size not set: body; passes with Increase Contrast (4.83)
        }
      }
      """)
  }

  @Test func blueInFourAppearances() {
    checkDiagnostics(
      """
      -- colors: Accent #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF --
      -- View.swift --
      struct LinkRow: View {
        var body: some View {
          Text("Link").foregroundStyle(Color("Accent")).background(Color(uiColor: .systemBackground))
                                       ^^^^^^^^^^^^^^^ low-contrast: 3.87:1 in light, needs 4.5:1: #2F80ED on #FFFFFF; size not set: body; passes with Increase Contrast (8.04)
        }
      }
      """)
    checkContrasts(
      """
      -- colors: Accent #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF --
      -- View.swift --
      struct LinkRow: View {
        var body: some View {
          Text("Link").foregroundStyle(Color("Accent")).background(Color(uiColor: .systemBackground))
        }
      }
      """,
      "Color(\"Accent\"): light 3.87 fails, dark 7.91 passes")
  }

  @Test func aFieldWhoseBorderIsNotItsOnlySign() {
    checkDiagnostics(
      """
      -- View.swift --
      struct Field: View {
        @State private var text = ""
        var isValid: Bool { !text.isEmpty }
        var body: some View {
          VStack(alignment: .leading) {
            TextField("Name", text: $text)
              .padding()
              .overlay(RoundedRectangle(cornerRadius: 8).stroke(isValid ? Color.gray : Color.red, lineWidth: isValid ? 1 : 2))
            if !isValid { Label("Enter a name", systemImage: "exclamationmark.triangle").foregroundStyle(.red) }
          }
        }
      }
      """)
  }

  /// The article's 5.32 is that of #808080; `UIColor.gray` is a white of 0.5 exactly.
  @Test func anOpaqueTabBar() {
    checkContrasts(
      """
      -- View.swift --
      import SwiftUI
      struct Tabs: View {
        init() {
          let appearance = UITabBarAppearance()
          appearance.configureWithOpaqueBackground()
          appearance.backgroundColor = UIColor(Color.black)
          appearance.stackedLayoutAppearance.normal.iconColor = .gray
          appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
          UITabBar.appearance().standardAppearance = appearance
        }
        var body: some View { TabView { Home() }.tint(.white) }
      }
      """,
      """
      .gray: light 5.28 passes, dark 5.28 passes, likely
      UIColor.gray: light 5.28 passes, dark 5.28 passes, likely
      """)
  }

  @Test func aFloatingBarOfMaterial() {
    checkContrasts(
      """
      -- View.swift --
      struct Bar: View {
        var body: some View {
          HStack { ForEach(tabs) { tab in Text(tab.title).foregroundStyle(selected == tab ? .blue : .gray) } }
            .padding()
            .background(.ultraThinMaterial)
        }
      }
      """,
      "selected == tab ? .blue : .gray: undecided, material")
  }
}
