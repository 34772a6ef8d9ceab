import ColorScience
import ProjectModel
import Testing

@Suite("Table of system colors")
struct SystemColorTests {
  @Test("has every entry, by kind and confidence")
  func counts() {
    func count(_ isIncluded: (SystemColor) -> Bool) -> Int { SystemColor.all.filter(isIncluded).count }
    #expect(SystemColor.all.count == 221)
    #expect(count { $0.kind == .tint } == 110)
    #expect(count { $0.kind == .gray } == 9)
    #expect(count { $0.kind == .semantic } == 65)
    #expect(count { $0.kind == .context } == 4)
    #expect(count { $0.kind == .fixed } == 33)
    #expect(count { $0.confidence == .high } == 63)
    #expect(count { $0.confidence == .mediumHigh } == 42)
    #expect(count { $0.confidence == .medium } == 91)
    #expect(count { $0.confidence == .low } == 25)
    #expect(count { $0.platforms == .macOS } == 81)
    #expect(count { $0.elevated != nil } == 6)
    #expect(count { $0.dependence != nil } == 10)
    #expect(count { $0.adaptive == nil } == 38)
  }

  @Test("no spelling has two entries on one platform and release")
  func noOverlap() {
    var seen: [SystemColorReference: [SystemColor]] = [:]
    for color in SystemColor.all {
      for spelling in color.spellings {
        for other in seen[spelling, default: []] where !other.platforms.isDisjoint(with: color.platforms) {
          let isLater = other.releases.obsoleted.map { $0 <= color.releases.introduced } ?? false
          let isEarlier = color.releases.obsoleted.map { $0 <= other.releases.introduced } ?? false
          #expect(isLater || isEarlier, "\(spelling.spelling) overlaps")
        }
        seen[spelling, default: []].append(color)
      }
    }
  }

  @Test(
    "values in light, dark, and both with increased contrast",
    arguments: [
      (.swiftUI("red"), .iOS, 26, "#FF383CFF", "#FF4245FF", "#E9152DFF", "#FF6165FF"),
      (.uiKit("systemRed"), .iOS, 17, "#FF3B30FF", "#FF453AFF", "#D70015FF", "#FF6961FF"),
      (.uiKit("systemTeal"), .iPadOS, 14, "#5AC8FAFF", "#64D2FFFF", "#0071A4FF", "#70D7FFFF"),
      (.appKit("systemGreen"), .macOS, 15, "#28CD41FF", "#32D74BFF", "#007D1BFF", "#31DE4BFF"),
      (.swiftUI("indigo"), .visionOS, 26, "#6D7CFFFF", "#6D7CFFFF", "#A7AAFFFF", "#A7AAFFFF"),
      (.swiftUI("blue"), .visionOS, 2, "#0A84FFFF", "#0A84FFFF", "#0A84FFFF", "#0A84FFFF"),
      (.swiftUI("mint"), .watchOS, 10, "#00C7BEFF", "#00F5EAFF", "#0C817BFF", "#6CFFF9FF"),
      (.uiKit("systemGray4"), .iOS, 18, "#D1D1D6FF", "#3A3A3CFF", "#BCBCC0FF", "#444446FF"),
      (.swiftUI("gray"), .macOS, 26, "#8E8E93FF", "#98989DFF", nil, nil),
      (.swiftUI("secondary"), .iOS, 26, "#3C3C4399", "#EBEBF599", "#3C3C43CC", "#EBEBF5B3"),
      (.uiKit("secondaryLabel"), .iOS, 13, "#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"),
      (.uiKit("link"), .macCatalyst, 26, "#007AFFFF", "#0984FFFF", "#007AFFFF", "#0984FFFF"),
      (
        .assetReference("systemBackgroundColor", platform: .iOS), .iOS, 26,
        "#FFFFFFFF", "#000000FF", "#FFFFFFFF", "#000000FF"
      ),
      (.appKit("labelColor"), .macOS, 15, "#000000D8", "#FFFFFFD8", nil, nil),
      (.assetReference("labelColor", platform: .macOS), .macOS, 26, "#000000D9", "#FFFFFFFF", nil, nil),
      (.appKit("underPageBackgroundColor"), .macOS, 14, nil, "#282828FF", nil, nil),
      (.appKit("gridColor"), .macOS, 12, "#CCCCCCFF", nil, nil, nil),
      (.swiftUI("accentColor"), .iOS, 18, "#007AFFFF", "#0A84FFFF", "#0040DDFF", "#409CFFFF"),
      (.uiKit("red"), .watchOS, 26, "#FF0000FF", "#FF0000FF", "#FF0000FF", "#FF0000FF"),
      (.uiKit("gray"), .iOS, 26, "#808080FF", "#808080FF", "#808080FF", "#808080FF"),
      (.appKit("brown"), .macOS, 26, "#996633FF", "#996633FF", "#996633FF", "#996633FF"),
      (.swiftUI("clear"), .tvOS, 26, "#00000000", "#00000000", "#00000000", "#00000000"),
      (.shapeStyle("quinary"), .iOS, 18, "#0000000D", "#FFFFFF0D", "#00000015", "#FFFFFF15"),
    ] as [(SystemColorReference, ApplePlatforms, Int, String?, String?, String?, String?)])
  func values(
    reference: SystemColorReference, platform: ApplePlatforms, major: Int, light: String?, dark: String?,
    lightHighContrast: String?, darkHighContrast: String?
  ) throws {
    let entries = SystemColor.entries(reference).filter {
      $0.platforms.contains(platform) && $0.releases.contains(OSVersion(major, 3))
    }
    try #require(entries.count == 1)
    let actual = Appearance.allCases.map { entries[0].variants[$0]?.hexWithAlpha }
    #expect(actual == [light, dark, lightHighContrast, darkHighContrast])
  }

  @Test("alphas and halves are exact, not rounded to 8 bits")
  func exact() {
    #expect(SystemColor.entries(.appKit("labelColor")).map { $0.variants.light?.alpha } == [0.847, 0.85])
    #expect(SystemColor.entries(.uiKit("purple")).first?.variants.dark?.red == 0.5)
    #expect(SystemColor.entries(.uiKit("darkGray")).first?.variants.dark?.red == 1.0 / 3)
  }

  @Test("elevated surfaces are lighter in dark mode")
  func elevated() {
    let background = SystemColor.entries(.uiKit("systemBackground")).first
    #expect(background?.elevated?.dark.hex == "#1C1C1E")
    #expect(background?.elevated?.darkHighContrast.hex == "#242426")
  }

  @Test("releases")
  func releases() {
    let old = SystemColor.entries(.uiKit("systemYellow")).first { $0.releases.contains(OSVersion(14, 8)) }
    #expect(old?.releases.introduced == OSVersion(13))
    #expect(old?.releases.obsoleted == OSVersion(15))
    #expect(old?.releases.description == "13–14")
    #expect(old?.releases.contains(OSVersion(12, 4)) == false)
    #expect(OSVersion(10, 14).description == "10.14" && OSVersion(10, 14) < OSVersion(11))
  }

  @Test("watchOS shows its dark values in every appearance")
  func watch() {
    let red = SystemColor.entries(.swiftUI("red")).first { $0.platforms == .watchOS }
    #expect(red?.adaptive?.light.hex == "#FF4245")
    #expect(red?.adaptive?.lightHighContrast.hex == "#FF6165")
  }
}
