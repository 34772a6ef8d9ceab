import Facts
import Syntax
import Testing

struct ColorSetProblemTests {
  @Test(arguments: [
    ("", "emptyDocument at <>"), (" \n", "emptyDocument at < \n>"),
    ("[]", "notAnObject at <[>"), ("{}", "missingColors at <{>"),
    (#"{"colors":{}}"#, "colorsNotAnArray at <{>"), (#"{"colors":[1]}"#, "entryNotAnObject at <1>"),
    (#"{"colors":[] "info":{}}"#, #"syntax("expected \',\' after this value") at <]>"#),
    (#"{"colors":[{"idiom":"phone"}]}"#, #"unknownIdiom("phone") at <phone>"#),
    (#"{"colors":[{"idiom":3}]}"#, #"wrongType(key: "idiom", expected: "a string") at <3>"#),
    (
      #"{"colors":[{"appearances":[{"appearance":"luminosity","value":"drak"}]}]}"#,
      #"unknownAppearance(name: "luminosity", value: "drak") at <drak>"#
    ),
    (
      #"{"colors":[{"appearances":[{"appearance":"tint","value":"x"}]}]}"#,
      #"unknownAppearance(name: "tint", value: "x") at <tint>"#
    ),
    (
      #"{"colors":[{"appearances":[{"appearance":"contrast"}]}]}"#,
      #"wrongType(key: "appearances", expected: "objects with \'appearance\' and \'value\'") at <{>"#
    ),
    (#"{"colors":[{"color":{}}]}"#, "missingComponents at <color>"),
    (#"{"colors":[{"color":"red"}]}"#, #"wrongType(key: "color", expected: "an object") at <red>"#),
    (#"{"colors":[{"components":{"white":"1"}}]}"#, #"missingColorWrapper at <{"components":{"white":"1"}}>"#),
    (#"{"colors":[{"red":"1","blue":"1"}]}"#, #"missingColorWrapper at <{"red":"1","blue":"1"}>"#),
    (#"{"colors":[{"color":{"reference":"labelColr"}}]}"#, #"unknownReference("labelColr") at <labelColr>"#),
    (#"{"colors":[{"color":{"reference":"lableColor"}}]}"#, #"unknownReference("lableColor") at <lableColor>"#),
  ])
  func reportsStructure(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test(arguments: [
    ("srgb", #""red":"1.5""#, #"outOfRange(component: "red", text: "1.5", space: "srgb") at <1.5>"#),
    ("display-p3", #""red":"0x100""#, #"outOfRange(component: "red", text: "0x100", space: "display-p3") at <0x100>"#),
    ("srgb", #""red":"256""#, #"outOfRange(component: "red", text: "256", space: "srgb") at <256>"#),
    ("srgb", #""red":"-3""#, #"outOfRange(component: "red", text: "-3", space: "srgb") at <-3>"#),
    ("srgb", #""red":1.5"#, #"outOfRange(component: "red", text: "1.5", space: "srgb") at <1.5>"#),
    (
      "extended-srgb", #""red":1e999"#,
      #"outOfRange(component: "red", text: "1e999", space: "extended-srgb") at <1e999>"#
    ),
    ("srgb", #""red":29"#, #"wholeNumber(component: "red", text: "29") at <29>"#),
    ("srgb", #""red":"29%""#, #"notANumber(component: "red", text: "29%") at <29%>"#),
    ("srgb", #""red":"0,5""#, #"notANumber(component: "red", text: "0,5") at <0,5>"#),
    ("srgb", #""red":"nan""#, #"notANumber(component: "red", text: "nan") at <nan>"#),
    ("srgb", #""red":"0x""#, #"notANumber(component: "red", text: "0x") at <0x>"#),
    ("srgb", #""red":"0xGG""#, #"notANumber(component: "red", text: "0xGG") at <0xGG>"#),
    ("srgb", #""red":"""#, #"notANumber(component: "red", text: "") at <>"#),
    ("srgb", #""red":[]"#, #"wrongType(key: "red", expected: "a string") at <[>"#),
    ("srgb", #""rde":"1""#, #"missingComponent("red") at <components>"#),
    ("adobe-rgb", #""red":"1""#, #"unknownColorSpace("adobe-rgb") at <adobe-rgb>"#),
    ("extended-gray", #""red":"1""#, #"missingComponent("white") at <components>"#),
    (
      "extended-srgb", #""red":"1","alpha":"1.5""#,
      #"outOfRange(component: "alpha", text: "1.5", space: "srgb") at <1.5>"#
    ),
  ])
  func reportsComponents(space: String, component: String, problem: String) {
    let color = #"{"color-space":"\#(space)","components":{\#(component),"green":"0","blue":"0"}}"#
    let text = #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#
    #expect(problems(text) == [problem])
    #expect(colorSet(text).entries.map(\.value) == [nil])
  }

  @Test func reportsTheSecondOfTwoFilledSlots() {
    let label = #""color":{"reference":"labelColor"}"#
    #expect(problems("{\"colors\":[{\(label)},{\"idiom\":\"universal\",\(label)}]}").count == 1)
    #expect(problems("{\"colors\":[{\(label)},{\"idiom\":\"universal\"}]}").isEmpty)
    #expect(problems("{\"colors\":[{\(label)},{\"idiom\":\"universal\",\"locale\":\"fr\",\(label)}]}").isEmpty)
  }

  @Test(arguments: [
    (
      #"{"colors":[{"idiom":"mac","components":{"white":"1"},"color-space":"gray-gamma-22"}]}"#,
      #"{"colors":[{"idiom":"mac","color" : { "components":{"white":"1"},"color-space":"gray-gamma-22" }}]}"#
    ),
    (#"{"colors":[{"idiom":"mac"},]}"#, #"{"colors":[{"idiom":"mac"}]}"#),
    (#"{"colors":[{"idiom":"mac"}]"info":{}}"#, #"{"colors":[{"idiom":"mac"}],"info":{}}"#),
  ])
  func cures(text: String, cured: String) throws {
    let cure = try #require(colorSet(text).problems.first).cure
    let result = String(decoding: Array(text.utf8).applying(cure), as: UTF8.self)
    #expect(result == cured)
    #expect(problems(result).isEmpty)
  }

  @Test(arguments: [
    #"{"colors":[{"components":{"white":"1"},"idiom":"mac","color-space":"gray-gamma-22"}]}"#,
    #"{"colors":[{"red":"1","green":"1","blue":"1"}]}"#, #"{"colors":[{"color-space":"srgb"}]}"#,
    #"{"colors":[{},],"a":1,}"#,
  ])
  func offersNoCureWhereSeveralCanBeMeant(text: String) throws {
    #expect(try #require(colorSet(text).problems.first).cure.isEmpty)
  }

  @Test(arguments: [
    "systemBlueColor", "controlAccentColor", "quaternaryLabelColor", "alternatingEvenContentBackgroundColor",
    "aColorOfNextYearColor", "systemFillColor", "clearColor",
  ])
  func acceptsReferences(name: String) {
    #expect(problems(#"{"colors":[{"color":{"reference":"\#(name)"}}]}"#).isEmpty)
  }

  @Test func everyPrefixIsReadAndReported() {
    let text =
      #"{"colors":[{"idiom":"mac","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space"#
      + #"":"srgb","components":{"red":"0x1D","green":"0.5","blue":"é","alpha":1}}},{"color":{"reference":"a"}}]}"#
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      let set = ColorSet(of: Source(path: Path("Contents.json"), bytes: Array(bytes[..<cut])))
      #expect(set.problems.count == 1)
      #expect(set.problems.allSatisfy { $0.span.end <= cut } && set.entries.allSatisfy { $0.valueSpan.end <= cut })
    }
  }
}
