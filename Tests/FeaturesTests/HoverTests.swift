import Features
import TestSupport
import Testing

@Suite struct HoverTests {
  @Test func aNameInFourAppearances() {
    checkHover(
      """
      -- colors: Brand/Primary #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF --
      -- View.swift --
      let a = Color("Brand/Pri<|>mary"), b = UIColor(named: "Brand/Primary")
      """,
      """
      Brand/Primary   Assets.xcassets
      light    #2F80ED   3.87  large text only
      dark     #5AA0FF   7.91  passes
      light+   #0A4CA8   8.04  passes
      dark+    #9CC7FF  12.03  passes
      2 uses by name
      """)
  }

  @Test func whatFallsBackIsSaid() {
    checkHover(
      """
      -- colors: Ink #111827/#F3F4F6 --
      -- View.swift --
      let a = Color("<|>Ink")
      """,
      """
      Ink   Assets.xcassets
      light    #111827  17.74  passes
      dark     #F3F4F6  19.08  passes
      light+   = light
      dark+    = dark
      1 use by name
      """)
  }

  @Test func oneValueIsOneRow() {
    checkHover(
      """
      -- colors: Coral #FF5A36 --
      -- View.swift --
      let a = Color("Coral<|>")
      """,
      """
      Coral   Assets.xcassets
      always   #FF5A36  3.10 on white, 6.77 on black
      1 use by name
      """)
  }

  @Test func literals() {
    checkHover(
      """
      -- colors: Coral #FF5A36 --
      -- View.swift --
      let a = Color(red: 1, green: 0.35, blue: <|>0.21)
      """,
      """
      always   #FF5936  3.11 on white, 6.74 on black
      nearest: Coral #FF5A36
      """)
  }

  @Test func membersAndSystemColors() {
    checkHover(
      """
      -- Theme.swift --
      extension Color { static let ink = Color(red: 0, green: 0, blue: 0).opacity(0.5) }
      -- View.swift --
      let a = Color.i<|>nk
      """,
      """
      Color.ink
      always   #000000 at 50 %  3.98 on white, 1.00 on black
      """)
    checkHover(
      "let a = UIColor.label<|>",
      """
      UIColor.label
      light    #000000  21.00  passes
      dark     #FFFFFF  21.00  passes
      light+   = light
      dark+    = dark
      """)
  }

  @Test func whatAHelperMakes() {
    checkHover(
      """
      -- Hex.swift --
      extension UIColor {
        convenience init?(argb: String) {
          guard let value = UInt32(argb, radix: 16) else { return nil }
          self.init(white: CGFloat(value & 0xFF) / 255, alpha: CGFloat(value >> 24) / 255)
        }
        static let pair = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      }
      -- View.swift --
      let a = UIColor(argb: "80<|>000000")
      """,
      """
      always   #000000 at 50 %  4.00 on white, 1.00 on black
      """)
    checkHover(
      """
      extension UIColor { convenience init?(hex: String) { return nil } }
      let a = UIColor(hex: "<|>zz")
      """, "not determined: the helper gives no color for this")
  }

  @Test func whatIsNotKnown() {
    checkHover(
      "let a = Color(hex: \"<|>#FF0000\")", "not determined: it is made by a helper that is not evaluated")
    checkHover("let a = Color(na<|>me)", "")
    checkHover("let a = 1<|>", "")
  }

  @Test func aNameThatIsMissing() {
    checkHover(
      """
      -- colors: Brand/Primary #2F80ED, Brand/Pressed #1F6FDC, Ink #111 --
      -- View.swift --
      let a = Color("Brand/Primry<|>")
      """,
      """
      nearest: Brand/Primary #2F80ED
      looked in: Assets.xcassets, 3 colors
      """)
  }

  @Test func theCatalogItself() {
    checkHover(
      """
      -- View.swift --
      let a = Color("Ink")
      -- Assets.xcassets/Ink.colorset/Contents.json --
      { "colors" : [ { "idiom" : "universal", "color" : { <|>"color-space" : "srgb",
        "components" : { "red" : "0", "green" : "0", "blue" : "0", "alpha" : "1.000" } } } ] }
      """,
      """
      Ink   Assets.xcassets
      always   #000000  21.00 on white, 1.00 on black
      1 use by name
      """)
  }

  @Test func markdownHasATableAndSwatches() throws {
    let fixture = try Fixture(
      parsing: """
        -- colors: Brand_*`1 #2F80ED/#5AA0FF80 --
        -- View.swift --
        let a = Color("<|>Brand_*`1")
        """)
    let document = try #require(fixture.document)
    let offset = try #require(fixture.cursor?.offset)
    let text = try #require(document.hover(at: offset)?.markdown)
    #expect(text.hasPrefix("**Brand\\_\\*\\`1** · Assets.xcassets\n\n| | value | contrast |\n"))
    #expect(text.contains("| light, increased contrast | as light | |"))
    #expect(text.contains("| light | ![#2F80ED](data:image/svg+xml;base64,PHN2Zy"))
    #expect(text.contains("`#5AA0FF at 50 %`"))
  }

  @Test func aTextThatFailsInDark() {
    checkHover(
      """
      -- colors: Text/Ink #111827/#F3F4F6, Surface/Card #FFFFFF --
      -- View.swift --
      struct Row: View {
        var body: some View { Text("Total").foregroundStyle(Color("Text/<|>Ink")).background(Color("Surface/Card")) }
      }
      """,
      """
      Color("Text/Ink") on Color("Surface/Card"): fails in dark   needs 4.5 (17 pt body, size not set)
      light   #111827 on #FFFFFF  17.74  passes
      dark    #F3F4F6 on #FFFFFF   1.10  FAILS
      Text/Ink   Assets.xcassets
      light    #111827  17.74  passes
      dark     #F3F4F6  19.08  passes
      light+   = light
      dark+    = dark
      1 use by name
      """)
  }

  @Test func increasedContrastThatDiffers() {
    checkHover(
      """
      -- colors: Accent #2F80ED/#5AA0FF/#0A4CA8/#9CC7FF, Page #FFFFFF/#000000 --
      -- View.swift --
      struct Row: View {
        var body: some View {
          Text("Total").font(.footnote).foregroundStyle(on ? Color("Accent") : .clea<|>r).background(Color("Page"))
        }
      }
      """,
      """
      on ? Color("Accent") : .clear on Color("Page"): fails in light   needs 4.5 (13 pt)
      light    #2F80ED on #FFFFFF  3.87  FAILS
      dark     #5AA0FF on #000000  7.91  passes
      light+   #0A4CA8 on #FFFFFF  8.04  passes
      when on
      """)
  }

  @Test func aTextThatIsNotMeasured() {
    checkHover(
      """
      -- View.swift --
      struct Row: View {
        var body: some View { Text("Total").foregroundStyle(Color.<|>black).background(.thinMaterial) }
      }
      """,
      """
      contrast not measured: a material is behind the text
      Color.black
      always   #000000  21.00 on white, 1.00 on black
      """)
    checkHover(
      """
      -- View.swift --
      struct Row: View {
        var body: some View { Text("Total").foregroundStyle(.<|>white).background(.black.opacity(0.3)) }
      }
      """,
      """
      .white on .black.opacity(0.3): depends on what is behind   needs 4.5 (17 pt body, size not set)
      light   #FFFFFF on #000000 at 30 %  2.11 to 21.00  depends on what is behind
      dark    #FFFFFF on #000000 at 30 %  2.11 to 21.00  depends on what is behind
      .white
      always   #FFFFFF  1.00 on white, 21.00 on black
      """)
  }
}
