import Rules
import TestSupport
import Testing

/// A color is said to be unused only where no text can mean it.
@Suite struct UnusedColorTests {
  @Test func nobodyMentionsIt() {
    checkUnused(
      """
      -- colors: Brand/Coral #F00, Ink #111, my-mint #0F0 --
                 ^^^^^ unused-color: nothing found that uses 'Brand/Coral'
                                             ^^^^^^^ unused-color: nothing found that uses 'my-mint'
      -- View.swift --
      let a = Color("Ink"), my = mint(1)
      """)
  }

  @Test(arguments: [
    "let a = Color(\"Coral\")", "let a = UIColor(named: \"coral\")", "let a = Color(.coral)", "view.tint = .coral",
    "x.contentType = .coral", "let a = Asset.coral.color", "let a = R.color.coral()", "case coral",
    "let a = \"Brand/Coral\"",
    "// Coral", "let a = Color(\"Cor\\(x)\")", "let a = \"cor\" + suffix", "let a = Color(\"\\(a)\\(b)\")",
    "let a = CORAL",
  ])
  func everySpellingIsAMention(code: String) {
    checkUnused("-- colors: Coral #F00 --\n-- View.swift --\n\(code)\n")
    checkUnused("-- colors: CoralColor #F00 --\n-- View.swift --\n\(code)\n")
  }

  @Test(arguments: [
    "let a = prefix + \"ral\"", "let a = String(format: \"Co%@l\", x)", "name.append(\"ral\")",
    "a = [x stringByAppendingString:@\"al\"];",
  ])
  func everyPartMayBeOne(code: String) {
    checkUnused("-- colors: Coral #F00 --\n-- View.swift --\n\(code)\n")
  }

  @Test func otherFilesMentionColorsToo() {
    checkUnused(
      """
      -- colors: Coral #F00, Mint #0F0, Sand #EEE, Sky #00F --
      -- App/Info.plist --
      <plist><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>Coral</string></dict></dict></plist>
      -- App/Main.storyboard --
      <document><color key="tintColor" name="Mint"/></document>
      -- App/Cell.m --
      self.tintColor = [UIColor colorNamed:ACColorNameSand];
      -- App/App.xcconfig --
      ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Sky
      """)
  }

  @Test func namesOfSeveralWords() {
    checkUnused(
      """
      -- colors: dark-blue #00F, Delivery_BG #111, Sea/deep-blue #008 --
      -- View.swift --
      let a = Color("dark-blue"), b = Color(.deliveryBG), c = Color(.Sea.deepBlue)
      """)
  }

  /// A name that is put together beside a color may be one of those with its slash.
  @Test func whatStandsBetweenTwoValues() {
    checkUnused(
      """
      -- colors: Brand/Coral #F00, Mint #0F0 --
                                   ^^^^ unused-color: nothing found that uses 'Mint'
      -- View.swift --
      let a = Color("\\(theme)/\\(name)")
      let log = "\\(count) items"
      """)
  }

  /// Accessors that a generator wrote mention every asset.
  @Test func listsOfAssetsAreNoUse() {
    checkUnused(
      """
      -- colors: Coral #F00 --
                 ^^^^^ unused-color: nothing found that uses 'Coral'
      -- Generated/Assets.swift --
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      enum Asset { static let coral = ColorAsset(name: "Coral") }
      """)
  }

  @Test func aLibraryIsUsedByOthers() {
    checkUnused(
      """
      -- colors in Sources/Kit/Kit.xcassets: Coral #F00 --
      -- Package.swift --
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """)
  }

  private func checkUnused(_ fixture: String, line: Int = #line) {
    checkDiagnostics(fixture, rules: [.unusedColor], line: line)
  }
}
