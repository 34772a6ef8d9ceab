import TestSupport
import Testing

/// What people reported who do this job, restated as small inputs with the right answer.
@Suite struct NamesThatDoNotResolve {
  @Test func nearestNameIsOffered() {
    checkDiagnostics(
      """
      -- colors: DamusDarkGrey #222 --
      -- View.swift --
      let a = Color("DamusDarkGray")
                     ^^^^^^^^^^^^^ unknown-color: no color named 'DamusDarkGray' in this workspace; did you mean 'DamusDarkGrey'?
      """)
  }

  @Test func namesAreCaseSensitive() {
    checkDiagnostics(
      """
      -- colors: red #F00, green #0F0 --
      -- View.swift --
      let a = Color("Red"), b = Color("Green"), c = Color("red")
                     ^^^ unknown-color: no color named 'Red' in this workspace; the asset is 'red'
                                       ^^^^^ unknown-color: no color named 'Green' in this workspace; the asset is 'green'
      """)
  }

  @Test func systemColorsAreCode() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      let a = Color("black")
                     ^^^^^ unknown-color: no color named 'black' in this workspace; did you mean 'Color.black'?
      let b = Color("grey")
                     ^^^^ unknown-color: no color named 'grey' in this workspace; did you mean 'Color.gray'?
      """)
  }

  @Test func anImageIsNotAColor() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- images: Logo --
      -- View.swift --
      let a = UIColor(named: "Logo")
                              ^^^^ not-a-color: 'Logo' is an image, not a color; nothing is drawn
      """)
  }

  @Test func aColorAndAnImageMayShareAName() {
    checkDiagnostics(
      """
      -- colors: Logo #2F80ED --
      -- images: Logo --
      -- View.swift --
      let a = UIColor(named: "Logo")
      """)
  }

  @Test func aFolderThatBecameANamespaceIsPartOfTheName() {
    checkDiagnostics(
      """
      -- colors: Group/name #2F80ED --
      -- View.swift --
      let a = Color("name")
                     ^^^^ unknown-color: no color named 'name' in this workspace; did you mean 'Group/name'?
      """)
  }

  @Test func aLibraryThatTakesOverTheInitializerOwnsItsCalls() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- Library.swift --
      extension UIColor {
        convenience init?(named name: String) { self.init(css: name) }
      }
      -- View.swift --
      let a = UIColor(named: "rebeccapurple")
      """)
  }

  @Test func aBundleThatIsNotHereIsUnknownNotMissing() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      let a = Color("keyboardButton", bundle: .keyboardKit), b = Color("Brand", bundle: .keyboardKit)
      """)
  }

  @Test func commentsAndStringsAreNotCode() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      // Color("YourColor")
      /* UIColor(named: "YourColor") */
      let help = "Color(\\"YourColor\\")"
      """)
  }

  @Test func callsOfGeneratedResourcesAreNotLookups() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      struct ColorResource { let name: String; let bundle: Bundle }
      let a = R.color.brnad(), b = ColorResource(name: "Brnad", bundle: .main)
      """)
  }
}

@Suite struct CatalogValues {
  @Test func hexComponents() {
    checkCatalog(#""red" : "0x7F", "green" : "0xD6", "blue" : "0xFF", "alpha" : "1.000""#, is: "#7FD6FF")
  }

  @Test func integersRunTo255AndDecimalsTo1() {
    checkCatalog(#""red" : "50", "green" : "205", "blue" : "50", "alpha" : "1.000""#, is: "#32CD32")
  }

  @Test func componentsNeedTheirWrapper() {
    checkDiagnostics(
      """
      -- Assets.xcassets/Ink.colorset/Contents.json --
      { "colors" : [ { "idiom" : "universal", "components" : { "red" : "1.0", "green" : "0.0", "blue" : "0.0" } } ] }
                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ invalid-colorset: entry has no 'color'
      """)
  }

  @Test func anEmptyAccentColorIsTheTemplatesOwn() {
    checkDiagnostics(
      """
      -- colors: AccentColor empty, Ink empty --
                                    ^^^^^^^^^ empty-colorset: 'Ink' has no color in any slot; looking it up gives nothing
      """)
  }

  private func checkCatalog(_ components: String, is value: String) {
    checkColors(
      """
      -- Assets.xcassets/Ink.colorset/Contents.json --
      { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : { \(components) } } } ] }
      -- View.swift --
      let ink = Color("Ink")
      """, "Color(\"Ink\"): \(value)")
  }
}

@Suite struct LiteralValues {
  @Test func whiteRunsToOne() {
    checkDiagnostics(
      """
      -- View.swift --
      let a = UIColor(white: 255, alpha: 0.7)
                             ^^^ component-range info: components run 0...1; (255) draws the #FFFFFF that was meant, by luck
      """)
  }

  @Test func wholeDecimalsAreBytesToo() {
    checkDiagnostics(
      """
      -- View.swift --
      let a = UIColor(red: 100.0, green: 238.0, blue: 20.0, alpha: 1)
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ component-range: components run 0...1; (100, 238, 20) draws #FFFFFF, meant #64EE14?
      """)
  }

  @Test func arithmeticFollowsTheLiteralTypesThatSwiftInfers() {
    checkColors(
      """
      -- View.swift --
      let a = UIColor(red: 255/255, green: 128/255, blue: 0, alpha: 8.0/255.0)
      let b = UIColor(red: CGFloat(128/255), green: CGFloat(128)/255, blue: CGFloat(128.0/255), alpha: 1)
      let c = Color(red: 0x80 / 255.0, green: 1_00 / 255, blue: (20 + 30) / 255)
      let d = Color(.displayP3, red: 1, green: 0, blue: 0), e = Color(white: 0.5, opacity: 0.5)
      """,
      """
      UIColor(red: 255/255, green: 128/255, blue: 0, alpha: 8.0/255.0): #FF800008
      UIColor(red: CGFloat(128/255), green: CGFloat(128)/255, blue: CGFloat(128.0/255), alpha: 1): #008080
      Color(red: 0x80 / 255.0, green: 1_00 / 255, blue: (20 + 30) / 255): #806432
      Color(.displayP3, red: 1, green: 0, blue: 0): color(display-p3 1 0 0)
      Color(white: 0.5, opacity: 0.5): #80808080
      """)
  }

  @Test func onlyLiteralsAreHardCoded() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      func paint(_ value: String) {
        label.textColor = UIColor(hex: value)
        label.textColor = UIColor(hex: "#fff333")
                                       ^^^^^^^^^ hard-coded-color: #FFF333 is hard-coded; name it in a catalog
      }
      """)
  }

  @Test func everyFormOfALiteralIsFound() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      func paint() {
        use(Color(hex: "#123456"))
                       ^^^^^^^^^ hard-coded-color: #123456 is hard-coded; name it in a catalog
        use(Color(red: 0.1, green: 0.2, blue: 0.3))
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: #1A334D is hard-coded; name it in a catalog
        use(Color(white: 0.4))
            ^^^^^^^^^^^^^^^^^ hard-coded-color: #666666 is hard-coded; name it in a catalog
        use(Color(red: 0x2F / 255, green: 0x80 / 255, blue: 0xED / 255))
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: #2F80ED is the color 'Brand'
      }
      """)
  }

  /// The gray behind a launch screen is no gray for a switch, however near.
  @Test func aLaunchScreensColorIsNotOfferedAsNear() {
    checkDiagnostics(
      """
      -- colors: Launch Screen Background Color #E8E8E8/#1C1C1C --
      -- View.swift --
      func paint() {
        track.backgroundColor = UIColor(white: 0.9, alpha: 1)
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: #E6E6E6 is hard-coded; name it in a catalog
      }
      """)
    checkDiagnostics(
      """
      -- colors: LaunchScreenBackground #E8E8E8, Track #E8E8E8 --
      -- View.swift --
      func paint() {
        track.backgroundColor = UIColor(white: 0.9, alpha: 1)
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: #E6E6E6 is almost 'Track' (#E8E8E8)
      }
      """)
  }

  @Test func aReasonedSuppressionIsEasy() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      func paint() {
        // color-lsp:disable:next hard-coded-color - paper is this color in print
        use(Color(red: 0.9, green: 0.8, blue: 0.7))
      }
      """)
  }
}

/// Contrast, as far as one body decides it.
@Suite struct ReportedContrastTests {
  private func view(_ content: String, colors: String = "") -> String {
    (colors.isEmpty ? "" : "-- colors: \(colors) --\n")
      + "-- View.swift --\nstruct Sample: View { var body: some View { \(content) } }\n"
  }

  @Test func aLabelOfTheSystemOnItsOwnBackground() {
    // With its alpha: 3.44 on white, which is Apple's concern.
    let code = view("Text(\"Ab\").foregroundStyle(Color.secondary).background(Color(uiColor: .systemBackground))")
    checkContrasts(code, "Color.secondary: light 3.44 passes, dark 6.36 passes")
    checkDiagnostics(code)
  }

  @Test func whiteOnAPaleAccent() {
    checkContrasts(
      view(
        "Text(\"Ab\").foregroundStyle(.white).background(Color(\"Accent\").opacity(0.4)).background(.white)",
        colors: "Accent #006ECD"),
      ".white: light 1.82 fails, dark 1.82 fails")
  }

  @Test func redOnPureWhite() {
    for (red, verdict) in [("#FA1C1C", "4.00 fails"), ("#C0000A", "6.47 passes")] {
      checkContrasts(
        view("Text(\"Ab\").foregroundStyle(Color(\"Red\")).background(.white)", colors: "Red \(red)"),
        "Color(\"Red\"): light \(verdict), dark \(verdict)")
    }
  }

  @Test func whiteOnABrandThatFailsInDarkOnly() {
    checkDiagnostics(
      """
      -- colors: Brand #1D4ED8/#60A5FA --
      -- View.swift --
      struct Sample: View { var body: some View { Text("Ab").font(.body).foregroundStyle(.white).background(Color("Brand")) } }
                                                                                         ^^^^^^ low-contrast: 2.54:1 in dark, needs 4.5:1: #FFFFFF on #60A5FA
      """)
  }

  @Test func theSurfaceOfAContainerIsTold() {
    checkDiagnostics(
      """
      -- View.swift --
      struct Sample: View {
        var body: some View {
          VStack { Text("Ab").foregroundStyle(.yellow) }
                                              ^^^^^^^ low-contrast: 1.51:1 in light, 1.41:1 in dark, needs 4.5:1: #FFCC00 on #FFFFFF, #FFD600 on #FFFFFF; size not set: body
            .background(Color.white)
        }
      }
      """)
  }

  @Test func aLevelInsideAColoredStyleIsAnotherColor() {
    checkContrasts(
      view("VStack { Text(\"Ab\").foregroundStyle(.primary) }.foregroundStyle(.blue).background(.white)"),
      ".primary: undecided, hierarchy")
  }

  @Test func aDarkVariantThatIsWhite() {
    checkDiagnostics(
      """
      -- colors: Ink #111827/#FFFFFF, Page #F9FAFB/#FFFFFF --
      -- View.swift --
      struct Sample: View { var body: some View { Text("Ab").foregroundStyle(Color("Ink")).background(Color("Page")) } }
                                                                             ^^^^^^^^^^^^ disappears: text vanishes in dark: #FFFFFF on #FFFFFF
      """)
  }

  @Test func aTranslucentBackground() {
    checkContrasts(view("Text(\"Ab\").foregroundStyle(.white).background(Color.black.opacity(0.3))"), ".white: open")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(Color(white: 0.6)).background(Color.white.opacity(0.9))"),
      "Color(white: 0.6): light 2.85 fails, dark 2.85 fails")
  }
}

/// Colors of xibs and storyboards.
@Suite struct NamesInInterfaceBuilder {
  @Test func aDeletedColorIsMissedWhereItIsUsed() {
    checkDiagnostics(
      """
      -- colors: TextMuted #888 --
      -- Main.storyboard --
      <document>
        <color key="textColor" name="textMutedColor"/>
                                     ^^^^^^^^^^^^^^ unknown-color warning: no color named 'textMutedColor' in this workspace; did you mean 'TextMuted'? the fallback is always used
        <resources><namedColor name="textMutedColor"><color white="0" alpha="1" colorSpace="calibratedWhite"/></namedColor></resources>
      </document>
      """)
  }

  @Test func colorsOfTheSystemAreNoAssets() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- Main.xib --
      <document>
        <color key="gridColor" name="gridColor" catalog="System" colorSpace="catalog"/>
        <color key="textColor" name="Brand" systemColor="labelColor"/>
      </document>
      """)
  }

  @Test func aCopyIsComparedWithTheAssetOfItsOwnBundle() {
    let copies =
      "<r><namedColor name=\"Accent\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" customColorSpace=\"sRGB\"/></namedColor></r>"
    checkDiagnostics(
      """
      -- colors: Accent #06010A --
      -- Package.swift --
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      -- Sources/Kit/Main.xib --
      \(copies)
      """)
    checkDiagnostics(
      """
      -- colors in Sources/Kit/Kit.xcassets: Accent #06010A --
      -- Package.swift --
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      -- Sources/Kit/Main.xib --
      \(copies)
                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ stale-fallback: this copy of 'Accent' is #0000FF, and the asset #06010A; saving the file in Xcode renews it
      """)
  }

  @Test func aNameIsEscapedWhereItIsReplaced() {
    checkDiagnostics(
      """
      -- colors: A&B #2F80ED --
      -- Main.xib --
      <document><color key="textColor" name="a&amp;b"/></document>
                                             ^^^^^^^ unknown-color: no color named 'a&b' in this workspace; the asset is 'A&B'
      """)
  }
}
