import CLI
import ColorScience
import Engine
import Rules
import Syntax
import Testing

struct TextReporterTests {
  private func text(_ style: Style, _ report: Report = SampleResult.report()) -> String {
    Reporter.text.write(report, style).replacing("\u{1B}", with: "ESC")
  }

  @Test func withoutColorSwatchesBecomeNames() {
    #expect(
      text(Style(isUnicode: false)) == #"""
        App/Assets.xcassets/Line.colorset/Contents.json
           9:21 error   red is '1.5', outside 0...1 for srgb                                invalid-colorset
                | "red" : "1.5",
                |         ^^^^^ extended-srgb would allow it
        App/Profile/ProfileView.swift
          42:48 error   no color named 'Brand/Primry' in App; did you mean 'Brand/Primary'?    unknown-color
                | Text(user.name).foregroundStyle(Color("Brand/Primry"))
                |                                        ^^^^^^^^^^^^ Brand/Primary #2F80ED              fix
          58:39 warning 1.10:1 in dark, needs 4.5:1: #F3F4F6 on #FFFFFF                         low-contrast
                | Text("Total").foregroundStyle(.ink)
                |                               ^^^^ light 17.74 passes, dark 1.10 fails
                - App/Feed.swift:42:21 surface 'Card' is set here; 'Card' has no dark value
                - same at 2 more places: ProfileView.swift:60, 70
        App/Theme/Badge.swift
          12:28 error   components run 0...1; (255, 166, 14) draws #FFFFFF, meant #FFA60E?   component-range
                | let amber = Color(red: 255, green: 166, blue: 14)
                |                        ^^^^^^^^^^^^^^^^^^^^^^^^^ #FFFFFF drawn, #FFA60E meant   unsafe fix
          30:31 warning #2F80ED is the light value of 'Brand/Primary' (dark: #5AA0FF)       hard-coded-color
                | .fill(Color(hex: "#2F80ED"))
                |                   ^^^^^^^ Brand/Primary: #2F80ED, dark #5AA0FF                  unsafe fix

        3 errors, 2 warnings (4 places) in 3 files; 1 info hidden (--level info)
        1 with a safe fix, 2 more with an unsafe fix; more: swift-color-lsp explain invalid-colorset
        contrast: measured 41 of 63 text sites, 3 fail; not measured 22: gradient 9, outside 8, image 5
        colors: 37 in 2 catalogs; 212 references, 209 resolved, 3 built at run time; 1,004 files

        """#)
  }

  @Test func unicodeDrawsTheGutterAsALine() {
    let unicode = text(Style(isUnicode: true))
    #expect(unicode.contains("\n        │ Text(\"Total\")"))
    #expect(unicode.contains("\n        ├ App/Feed.swift:42:21 surface"))
    #expect(unicode.contains("\n        └ same at 2 more places"))
    let ascii = unicode.replacing("│", with: "|").replacing("├", with: "-").replacing("└", with: "-")
    #expect(ascii == text(Style(isUnicode: false)))
  }

  @Test func trueColorShowsTheVeryColor() {
    let lines = text(Style(palette: .trueColor)).split(separator: "\n")
    #expect(lines[4] == "ESC[1mApp/Profile/ProfileView.swiftESC[0m")
    #expect(
      lines[5]
        == "  42:48 ESC[1;31merrorESC[0m   no color named 'Brand/Primry' in App; did you mean 'Brand/Primary'?"
        + "    ESC[2munknown-colorESC[0m")
    #expect(
      lines[7]
        == "        ESC[2m│ESC[0m                                        ESC[1;31m^^^^^^^^^^^^ESC[0m "
        + "ESC[48;2;47;128;237m  ESC[0m Brand/Primary #2F80ED           ESC[2mfixESC[0m")
    #expect(lines[8].hasPrefix("  58:39 ESC[1;33mwarningESC[0m 1.10:1 in dark"))
    #expect(
      lines[10].hasSuffix(
        "ESC[1;33m^^^^ESC[0m ESC[48;2;17;24;39m  ESC[0m ESC[48;2;255;255;255m  ESC[0m light 17.74  "
          + "ESC[48;2;243;244;246m  ESC[0m ESC[48;2;255;255;255m  ESC[0m dark 1.10"))
  }

  @Test func otherTerminalsGetTheNearestOf256() {
    let text = text(Style(palette: .indexed))
    #expect(text.contains("ESC[48;5;33m  ESC[0m Brand/Primary #2F80ED"))
    #expect(!text.contains("48;2"))
    #expect(xtermIndex(0, 0, 0) == 16)
    #expect(xtermIndex(255, 255, 255) == 231)
    #expect(xtermIndex(128, 128, 128) == 244)
    #expect(xtermIndex(255, 0, 0) == 196)
    #expect(xtermIndex(95, 135, 175) == 67)
  }

  @Test func aCleanRunSaysWhatWasLookedAt() {
    #expect(
      text(Style(), SampleResult.report(SampleResult.clean)) == """
        no findings in 1,004 files
        contrast: measured 41 of 63 text sites, 3 fail; not measured 22: gradient 9, outside 8, image 5
        colors: 37 in 2 catalogs; 212 references, 209 resolved, 3 built at run time; 1,004 files

        """)
    let onlyErrors = CheckResult(
      diagnostics: SampleResult.diagnostics.filter { $0.severity != .error }.sorted(),
      sources: SampleResult.sources, statistics: Statistics())
    #expect(
      text(Style(), SampleResult.report(onlyErrors, level: .error)).hasPrefix(
        "no findings of level error or above in 0 files (4 warnings, 1 info hidden)\n"))
  }

  @Test func quietPrintsFindingsOnly() {
    #expect(text(Style(), SampleResult.report(isQuiet: true)).hasSuffix("unsafe fix\n"))
    #expect(text(Style(), SampleResult.report(SampleResult.clean, isQuiet: true)).isEmpty)
  }

  @Test func unreadFilesAreNotHidden() {
    var statistics = Statistics()
    statistics.unread = [.init(path: Path("Secret.swift"), reason: "permission denied")]
    let result = CheckResult(diagnostics: [], sources: [:], statistics: statistics)
    #expect(text(Style(), SampleResult.report(result)).hasSuffix("not read: 1 file or folder; --stats lists them\n"))
  }

  @Test(arguments: [30, 40, 60, 72, 80, 100])
  func noLineIsWiderThanTheTerminal(width: Int) {
    for palette in [Style.Palette.none, .trueColor] {
      for line in Reporter.text.write(SampleResult.report(), Style(palette: palette, width: width)).split(
        separator: "\n")
      {
        let bare = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        if bare.hasPrefix("App/") { continue }
        #expect(bare.displayWidth <= width, "\(bare)")
      }
    }
  }
}
