import CLI
import Testing

struct ContrastTests {
  @Test(arguments: [
    ("#2F80ED", "white", "3.87:1 fails: normal text needs 4.5:1", ExitCode.findings),
    ("#0A4CA8", "white", "8.04:1 passes for normal text (AAA)", .success),
    ("#5AA0FF", "black", "7.91:1 passes for normal text (AAA)", .success),
    ("#9CC7FF", "black", "12.03:1 passes for normal text (AAA)", .success),
    ("#9CA3AF", "white", "2.54:1 fails: normal text needs 4.5:1", .findings),
    ("#6B7280", "white", "4.83:1 passes for normal text (AA)", .success),
    ("#FFFFFF", "#0078D7", "4.49:1 fails: normal text needs 4.5:1", .findings),
  ])
  func knownPairs(ink: String, surface: String, verdict: String, code: ExitCode) {
    let run = Capture("contrast", ink, surface)
    #expect(run.report.split(separator: "\n").first.map(String.init) == verdict)
    #expect(run.code == code)
  }

  @Test func theTableHasEveryVerdict() {
    #expect(
      Capture("contrast", "#2F80ED", "white").report == """
        3.87:1 fails: normal text needs 4.5:1
        ink      surface  ratio  normal text  large text  graphics
        #2F80ED  #FFFFFF   3.87  fails        AA          passes

        """)
  }

  @Test func colorsAreWrittenInManyWays() {
    for ink in [
      "2F80ED", "#2f80ed", "rgb(47, 128, 237)", "rgb(47 128 237)", "rgba(47,128,237,1)", "rgb(47 128 237 / 100%)",
    ] {
      #expect(Capture("contrast", ink, "#fff").report.hasPrefix("3.87:1 fails"), "\(ink)")
    }
    for white in ["white", ".white", "Color.white", "UIColor.white", "rgb(100% 100% 100%)"] {
      #expect(Capture("contrast", "#2F80ED", white).report.hasPrefix("3.87:1 fails"), "\(white)")
    }
  }

  @Test func alphaIsComposited() {
    // 50 % black on white: 3.977 when blended as encoded, as Core Graphics does.
    #expect(Capture("contrast", "rgb(0 0 0 / 50%)", "white").report.hasPrefix("3.98:1 fails"))
    // White on a scrim of black at 60 % passes over any picture.
    let scrim = Capture("contrast", "white", "rgb(0 0 0 / 60%)")
    #expect(scrim.report.hasPrefix("5.74-21.00:1 passes"))
    #expect(Capture("contrast", "white", "rgb(0 0 0 / 30%)").report.contains("depends"))
  }

  @Test func assetsAreJudgedInEachAppearance() throws {
    let project = try Project.sample()
    let run = Capture("contrast", "Brand", "white", "--path", project.path)
    #expect(
      run.report == """
        2.66:1 in dark, and 1 more, fails: normal text needs 4.5:1
               ink      surface  ratio  normal text  large text  graphics
        light  #2F80ED  #FFFFFF   3.87  fails        AA          passes
        dark   #5AA0FF  #FFFFFF   2.66  fails        fails       fails

        """)
  }

  @Test func jsonSaysTheSame() {
    #expect(
      Capture("contrast", "#2F80ED", "white", "--format", "json").report == """
        {
          "ink": "#2F80ED",
          "surface": "Color.white",
          "passes": false,
          "rows": [
            {"ink": "#2F80EDFF", "surface": "#FFFFFFFF", "ratio": 3.87, "normalText": "fails", "largeText": "AA", "graphics": "passes"}
          ]
        }

        """)
  }

  @Test func unknownNamesAreTold() throws {
    let project = try Project.sample()
    let run = Capture("contrast", "Brnad", "white", "--path", project.path)
    #expect(run.code == .usage)
    #expect(run.notes == "error: no color named 'Brnad'; did you mean 'Brand'?\n")
    #expect(
      Capture("contrast", "Nothing", "white", "--path", project.path).notes
        == "error: no color named 'Nothing'; a color is a hex value, rgb(), an asset's or a system color's name; "
        + "--path says where the assets are\n")
    #expect(
      Capture("contrast", "UIColor.lable", "white", "--path", project.path).notes
        == "error: no color named 'UIColor.lable'; did you mean 'UIColor.label'?\n")
    #expect(Capture("contrast", "#123").code == .usage)
  }

  @Test(arguments: [
    ("#12345", "'#12345' is not a hex color: it has 5 digits; write #RGB, #RRGGBB or #RRGGBBAA"),
    ("#12345G", "'#12345G' is not a hex color, for 'G' is no digit; write #RGB, #RRGGBB or #RRGGBBAA"),
    ("0xFF0000", "'0xFF0000' is not a hex color; write #RGB, #RRGGBB or #RRGGBBAA"),
    ("rgb(300 0 0)", "the red of 'rgb(300 0 0)' is 300, outside 0...255"),
    ("rgb(0, 120%, 0)", "the green of 'rgb(0, 120%, 0)' is 120%, outside 0%...100%"),
    ("rgba(0 0 -1 / 1)", "the blue of 'rgba(0 0 -1 / 1)' is -1, outside 0...255"),
    ("rgb(0 0 0 / 2)", "the alpha of 'rgb(0 0 0 / 2)' is 2, outside 0...1"),
    ("RGB(0 nan 0)", "the green of 'RGB(0 nan 0)' is 'nan', which is not a number"),
    ("rgb (0 0 256)", "the blue of 'rgb (0 0 256)' is 256, outside 0...255"),
    ("rgb(0 0)", "'rgb(0 0)' has 2 components; write rgb(red green blue) or rgb(… / alpha)"),
    ("rgb(0 0 0", "'rgb(0 0 0' has no ')' at its end"),
    ("hsl(0 0% 0%)", "'hsl(0 0% 0%)' is not read here; write rgb(), #RRGGBB or a name"),
  ])
  func wrongNumbersAreTold(ink: String, message: String) {
    for command in [Capture("contrast", ink, "white"), Capture("contrast", "white", ink), Capture("explain", ink)] {
      #expect(command.code == .usage)
      #expect(command.notes == "error: \(message)\n")
    }
  }
}
