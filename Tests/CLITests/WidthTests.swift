import CLI
import Testing

/// No line is wider than the terminal, but for names and paths, which stay whole to be copied.
struct WidthTests {
  private static let long = "Buttons/A color with a name that is longer than any terminal in this test is wide, really"

  private func report(_ arguments: [String], columns: Int) -> String {
    let environment = Environment(variables: ["LANG": "C.UTF-8"], isOutputTerminal: true, columns: columns)
    var output = Output()
    _ = run(arguments: arguments + ["--no-color"], environment: environment, output: &output)
    return String(decoding: output.report, as: UTF8.self)
  }

  @Test(arguments: [30, 40, 60, 80, 100, 200])
  func textIsWrapped(columns: Int) throws {
    let commands = [
      ["rules"], ["contrast", "Color.red", ".secondary"], ["contrast", "red", "white"], ["explain", "Color.red"],
      ["contrast", "#123", "#FFF"],
    ]
    for command in commands {
      let text = report(command, columns: columns)
      for line in text.split(separator: "\n") { #expect(line.displayWidth <= columns, "\(command): \(line)") }
      if columns == 200, command != ["rules"] { #expect(text == report(command, columns: 1000)) }
    }
    for help in [report(["--help"], columns: columns), report(["check", "--help"], columns: columns)] {
      for line in help.split(separator: "\n") { #expect(line.displayWidth <= max(columns, 30), "\(line)") }
    }
  }

  @Test(arguments: [30, 40, 60, 80, 100, 200])
  func namesAndPathsStayWhole(columns: Int) throws {
    let project = try Project([
      ".git/HEAD": "", "App/Preview Content/Assets.xcassets/\(Self.long).colorset/Contents.json": Project.colorSet,
      "A folder with quite a long name/Assets.xcassets/Brand.colorset/Contents.json": Project.colorSet,
    ])
    let colors = report(["colors", project.path], columns: columns)
    let name = Self.long.split(separator: "/")[1]
    for whole in [
      "\(name)", "Brand", "App/Preview Content/Assets.xcassets", "A folder with quite a long name/Assets.xcassets",
    ] {
      #expect(colors.contains(whole))
    }
    for line in colors.split(separator: "\n") where !line.contains(name) && !line.contains("Assets.xcassets") {
      #expect(line.displayWidth <= columns, "\(line)")
    }
    let doctor = report(["doctor", project.path], columns: columns)
    #expect(doctor.contains("  App/Preview Content/Assets.xcassets:"))
    for line in doctor.split(separator: "\n") where !line.contains("xcassets") && !line.contains(project.path) {
      #expect(line.displayWidth <= columns, "\(line)")
    }
  }

  @Test func aTableIsTakenApartByAndBy() throws {
    let project = try Project([
      ".git/HEAD": "", "App/Assets.xcassets/Brand/Primary.colorset/Contents.json": Project.colorSet,
      "Kit/Sources/Kit/Media.xcassets/Surface.colorset/Contents.json": Project.colorSet,
    ])
    #expect(
      report(["colors", project.path], columns: 80) == """
        name     light    dark     uses  catalog
        Primary  #2F80ED  #5AA0FF     0  App/Assets.xcassets
        Surface  #2F80ED  #5AA0FF     0  Kit/Sources/Kit/Media.xcassets

        2 colors in 2 catalogs; none differs with increased contrast

        """)
    #expect(
      report(["colors", project.path], columns: 40).hasPrefix(
        """
        name     light    dark     uses
          catalog
        Primary  #2F80ED  #5AA0FF     0
          App/Assets.xcassets
        Surface  #2F80ED  #5AA0FF     0
        """))
    #expect(
      report(["colors", project.path], columns: 30).hasPrefix(
        """
        name
          light    dark     uses
          catalog
        Primary
          #2F80ED  #5AA0FF     0
          App/Assets.xcassets
        """))
    #expect(
      report(["contrast", "#2F80ED", "white"], columns: 30) == """
        3.87:1 fails: normal text
        needs 4.5:1
        #2F80ED
          surface      #FFFFFF
          ratio        3.87
          normal text  fails
          large text   AA
          graphics     passes

        """)
  }
}
