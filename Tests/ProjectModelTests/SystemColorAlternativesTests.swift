import ColorScience
import ProjectModel
import Testing

@Suite("Alternatives of a system color")
struct SystemColorAlternativesTests {
  private func lines(_ alternatives: SystemColor.Alternatives) -> [String] {
    alternatives.values.map { "\($0.description): \($0.color.light.hex)/\($0.color.dark.hex)" }
  }

  @Test("equal values collapse")
  func collapse() {
    let red = SystemColor.alternatives(.swiftUI("red"))
    #expect(
      lines(red) == [
        "iOS 26+, macOS 26+, tvOS 26+: #FF383C/#FF4245", "iOS 13–18, macOS 11–15: #FF3B30/#FF453A",
        "watchOS 26+, visionOS 26+: #FF4245/#FF4245", "watchOS 9–11: #FF3B30/#FF3B30",
        "visionOS 1–2: #FF453A/#FF453A",
      ])
    #expect(red.gaps == ["tvOS before 26"])
    #expect(lines(SystemColor.alternatives(.uiKit("black"))) == ["iOS, tvOS, watchOS, visionOS: #000000/#000000"])
    // Two entries with the same values.
    #expect(lines(SystemColor.alternatives(.uiKit("separator"), platforms: .iOS)) == ["iOS: #3C3C43/#545458"])
  }

  @Test("platforms and deployment targets narrow them")
  func narrowed() {
    let blue = SystemColorReference.uiKit("systemBlue")
    #expect(SystemColor.alternatives(blue, platforms: .iOS).values.count == 2)
    #expect(SystemColor.alternatives(blue, platforms: [.iOS, .iPadOS]).values.count == 2)
    let latest = SystemColor.alternatives(
      blue, platforms: [.iOS, .tvOS], minimumOS: [.iOS: .init(26), .tvOS: .init(26)])
    #expect(lines(latest) == ["iOS, tvOS 26+: #0088FF/#0091FF"])
    #expect(latest.gaps.isEmpty)
    #expect(SystemColor.alternatives(blue, platforms: .iOS, minimumOS: [.iOS: OSVersion(18, 6)]).values.count == 2)
    let none = SystemColor.alternatives(blue, platforms: .macOS)
    #expect(none.values.isEmpty && none.gaps.isEmpty)
    #expect(SystemColor.alternatives(.swiftUI("blue"), platforms: [.iPadOS]).values.first?.description == "iPadOS 26+")
  }

  @Test("unknown increased contrast is a gap unless it is assumed")
  func contrast() {
    let strict = SystemColor.alternatives(.appKit("windowBackgroundColor"))
    #expect(strict.values.isEmpty && strict.gaps == ["macOS"])
    let assumed = SystemColor.alternatives(.appKit("windowBackgroundColor"), assumingContrast: true)
    #expect(lines(assumed) == ["macOS 26+: #FFFFFF/#1E1E1E", "macOS 10.14–15: #ECECEC/#323232"])
    #expect(assumed.values.allSatisfy { $0.assumesContrast && $0.confidence == .low })
    #expect(assumed.gaps.isEmpty)
    #expect(SystemColor.alternatives(.uiKit("label")).values.allSatisfy { !$0.assumesContrast })
  }

  @Test("unknown light or dark is always a gap, as are releases and platforms without an entry")
  func gaps() {
    #expect(
      SystemColor.alternatives(.appKit("gridColor"), assumingContrast: true).gaps == [
        "macOS 10.14–15", "macOS after 15",
      ])
    #expect(SystemColor.alternatives(.appKit("textColor")).gaps == ["macOS after 15"])
    #expect(SystemColor.alternatives(.swiftUI("primary"), platforms: [.iOS, .watchOS]).gaps == ["watchOS"])
    // UIKit has no such color there, so nothing is missing.
    #expect(SystemColor.alternatives(.uiKit("systemBackground"), platforms: [.iOS, .tvOS, .watchOS]).gaps.isEmpty)
  }

  @Test("never more than eight, all distinct, for every reference")
  func bounded() {
    for reference in SystemColor.references {
      for assuming in [false, true] {
        let values = SystemColor.alternatives(reference, assumingContrast: assuming).values
        #expect(values.count <= 8)
        #expect(Set(values.map(\.color)).count == values.count)
        #expect(values.allSatisfy { !$0.description.isEmpty })
      }
    }
  }
}
