import Syntax
import TestSupport
import Testing

@Suite struct PaletteTests {
  private func contents(_ palette: String, _ path: String) throws -> String? {
    try Fixture(parsing: palette).source(Path(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func aColorSetIsWrittenAsXcodeWritesIt() throws {
    let json = try contents(
      "-- colors: Brand #2F80ED//system:labelColor/empty --", "Assets.xcassets/Brand.colorset/Contents.json")
    #expect(
      json == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0xED",
                  "green" : "0x80",
                  "red" : "0x2F"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "contrast",
                  "value" : "high"
                }
              ],
              "color" : {
                "platform" : "ios",
                "reference" : "labelColor"
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                },
                {
                  "appearance" : "contrast",
                  "value" : "high"
                }
              ],
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """)
  }

  @Test func groupsImagesAndOtherCatalogs() throws {
    let fixture = try Fixture(
      parsing: """
        -- colors: A/B/Deep Sea #111, A/Ink #222 --
        -- colors in Kit/Kit.xcassets: Card #FFFFFF80 --
        -- images: photo --
        """)
    #expect(
      fixture.files.map(\.path.text) == [
        "Assets.xcassets/Contents.json", "Assets.xcassets/A/Contents.json", "Assets.xcassets/A/B/Contents.json",
        "Assets.xcassets/A/B/Deep Sea.colorset/Contents.json", "Assets.xcassets/A/Ink.colorset/Contents.json",
        "Kit/Kit.xcassets/Contents.json", "Kit/Kit.xcassets/Card.colorset/Contents.json",
        "Assets.xcassets/photo.imageset/Contents.json",
      ])
    let group = try contents("-- colors: A/B #111 --", "Assets.xcassets/A/Contents.json")
    #expect(group?.contains("\"provides-namespace\" : true") == true)
    let card = fixture.source(Path("Kit/Kit.xcassets/Card.colorset/Contents.json"))
    #expect(card.map { String(decoding: $0.bytes, as: UTF8.self).contains("\"alpha\" : \"0x80\"") } == true)
  }
}
