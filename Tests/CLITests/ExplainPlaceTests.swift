import CLI
import Testing

/// `explain FILE:LINE:COLUMN`
@Suite struct ExplainPlaceTests {
  private func project() throws -> Project {
    try Project([
      ".git/HEAD": "ref: refs/heads/main\n",
      "App/Assets.xcassets/Brand.colorset/Contents.json": Project.colorSet,
      "App/Theme.swift": """
      import SwiftUI
      extension UIColor {
        convenience init(hex: String) {
          let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
          self.init(white: CGFloat(value & 0xFF) / 255, alpha: 1)
        }
      }
      enum Theme {
        static let ink = Color(UIColor(hex: "#0000FF"))
        static let brand = Color("Brand")
      }
      """,
      "App/View.swift": """
      import SwiftUI
      struct A: View {
        var body: some View { Text("Ab").foregroundStyle(Theme.ink).background(Theme.brand) }
      }
      """,
    ])
  }

  @Test func theStepsToAValue() throws {
    let project = try project()
    #expect(
      Capture("explain", project.path + "/App/View.swift:3:52", "--path", project.path).report == """
        Theme.ink  App/View.swift:3:52
        always  #FFFFFF
        how it came to be:
          Theme.ink  App/Theme.swift:9
            runs UIColor.init(hex: "#0000FF")  App/Theme.swift:3

        """)
    let brand = Capture("explain", project.path + "/App/View.swift:3:74", "--path", project.path).report
    #expect(brand.contains("  Theme.brand  App/Theme.swift:10\n"))
    #expect(brand.contains("    color set 'Brand'  App/Assets.xcassets/Brand.colorset/Contents.json:1\n"))
  }

  @Test func withoutAColumnItIsTheFirst() throws {
    let project = try project()
    let page = Capture("explain", project.path + "/App/View.swift:3", "--path", project.path).report
    #expect(page.hasPrefix("Theme.ink  App/View.swift:3:52\n"))
  }

  @Test(arguments: [
    (":1:1", "no color at PATH:1:1; the nearest one is at 3:52"),
    (":9", "'PATH' has 4 lines, not 9"),
    (":0:0", "'PATH' has 4 lines, not 0"),
  ])
  func whereThereIsNone(place: String, message: String) throws {
    let project = try project()
    let path = project.path + "/App/View.swift"
    let capture = Capture("explain", path + place, "--path", project.path)
    #expect(capture.code == .usage)
    #expect(capture.notes.contains(message.replacing("PATH", with: path)))
  }

  @Test func aFileThatIsNotThere() throws {
    let project = try project()
    let capture = Capture("explain", project.path + "/App/None.swift:1:1", "--path", project.path)
    #expect(capture.code == .usage)
    #expect(capture.notes.contains("None.swift"))
  }
}
