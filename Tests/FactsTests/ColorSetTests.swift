import ColorScience
import Facts
import Syntax
import Testing

/// A set with one entry whose color is given as JSON.
func colorSet(color: String) -> ColorSet {
  colorSet(#"{"colors":[{"idiom":"universal","color":\#(color)}]}"#)
}

func colorSet(_ text: String) -> ColorSet { ColorSet(of: Source(path: "A.colorset/Contents.json", text: text)) }

/// Problems as `kind at text`.
func problems(_ text: String) -> [String] {
  let source = Source(path: "A.colorset/Contents.json", text: text)
  return ColorSet(of: source).problems.map { "\($0.kind) at <\(source.text($0.span))>" }
}

struct ColorSetTests {
  private static let rgb = #""green":"0","blue":"0.5""#

  private static let spellings: [(String, Double)] = [
    (#""0x1D""#, 29 / 255.0), (#""0X1d""#, 29 / 255.0), (#""29""#, 29 / 255.0), (#""0.114""#, 0.114),
    (#""1""#, 1 / 255.0), (#""1.0""#, 1), (#""0""#, 0), (#""255""#, 1), (#""0xFF""#, 1), (#""1e-1""#, 0.1),
    (#""1.""#, 1), (#"" 0.5 ""#, 0.5), ("1", 1), ("0", 0), ("0.25", 0.25), ("1.0", 1),
    (#""1.0000001""#, 1.0000001), (#""-0.0001""#, -0.0001),
  ]

  @Test(arguments: spellings)
  func readsComponents(spelling: String, value: Double) {
    let set = colorSet(color: #"{"color-space":"srgb","components":{"red":\#(spelling),\#(Self.rgb)}}"#)
    #expect(set.problems.isEmpty)
    #expect(set.entries.first?.value == .color(ColorValue(red: value, green: 0, blue: 0.5)))
  }

  @Test(arguments: [
    ("srgb", ColorSpace.sRGB), ("display-p3", .displayP3), ("extended-srgb", .extendedSRGB),
    ("extended-linear-srgb", .linearSRGB),
  ])
  func readsColorSpaces(name: String, space: ColorSpace) {
    let set = colorSet(
      color: #"{"color-space":"\#(name)","components":{"red":"0.5","green":"0","blue":"1.0","alpha":"0.4"}}"#)
    #expect(set.problems.isEmpty)
    let value = ColorValue(space: space, red: 0.5, green: 0, blue: 1, alpha: 0.4)
    #expect(set.entries.first?.value == .color(value))
  }

  @Test func readsGrayReferencesAndDefaults() {
    let gray = colorSet(color: #"{"color-space":"gray-gamma-22","components":{"white":"0.5"}}"#)
    #expect(gray.entries.first?.value == .color(ColorValue(space: .grayGamma22, white: 0.5)))
    let extended = colorSet(color: #"{"color-space":"extended-gray","components":{"white":"1.5","alpha":"1.0"}}"#)
    #expect(extended.entries.first?.value == .color(ColorValue(space: .extendedGray, white: 1.5)))
    let reference = colorSet(color: #"{"platform":"ios","reference":"systemBlueColor"}"#)
    #expect(reference.entries.first?.value == .reference(name: "systemBlueColor", platform: "ios"))
    let bare = colorSet(color: #"{"components":{"red":"0","green":"0","blue":"0"}}"#)
    #expect(bare.entries.first?.value == .color(.black))
    for set in [gray, extended, reference, bare] { #expect(set.problems.isEmpty) }
  }

  @Test func readsSlots() {
    let set = colorSet(
      #"""
      {"info":{"author":"blog.color-studio","version":"1.2"},"properties":{"localizable":true},"colors":[
      {"idiom":"universal"},{"idiom":"ipad","appearances":[],"subtype":"mac-catalyst"},
      {"appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]},
      {"idiom":"watch","display-gamut":"display-P3","locale":"fr","unknown":[1]},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"light"}],"color":null}]}
      """#)
    #expect(set.problems.isEmpty)
    typealias Slot = ColorSetEntry.Slot
    #expect(
      set.entries.map(\.slot) == [
        Slot(idiom: .universal, luminosity: nil, isHighContrast: false),
        Slot(idiom: .ipad, luminosity: nil, isHighContrast: false, subtype: "mac-catalyst"),
        Slot(idiom: .universal, luminosity: .dark, isHighContrast: true),
        Slot(idiom: .watch, luminosity: nil, isHighContrast: false, gamut: .displayP3, locale: "fr"),
        Slot(idiom: .universal, luminosity: .light, isHighContrast: false),
      ])
    #expect(set.entries.allSatisfy { $0.value == nil && $0.valueSpan == $0.span })
  }

  @Test func keepsSpans() throws {
    let text = #" {"colors":[{"color":{"reference":"labelColor"},"idiom":"mac"}]} "#
    let source = Source(path: "A.colorset/Contents.json", text: text)
    let set = ColorSet(of: source)
    let entry = try #require(set.entries.first)
    #expect(source.text(set.span) == text)
    #expect(source.text(entry.span) == #"{"color":{"reference":"labelColor"},"idiom":"mac"}"#)
    #expect(source.text(entry.valueSpan) == #"{"reference":"labelColor"}"#)
  }

  @Test(arguments: [
    // Reported in public, with the values that were meant.
    (#""red":"0x7F","green":"0xD6","blue":"0xFF""#, [0x7F, 0xD6, 0xFF]),
    (#""red":"50","green":"205","blue":"50","alpha":"1.000""#, [50, 205, 50]),
  ])
  func readsReportedColors(components: String, bytes: [Int]) {
    let set = colorSet(color: #"{"color-space":"srgb","components":{\#(components)}}"#)
    let values = bytes.map { Double($0) / 255 }
    #expect(
      set.entries.first?.value == .color(ColorValue(red: values[0], green: values[1], blue: values[2])))
  }
}
