import ColorScience
import Facts
import Foundation
import ProjectModel
import Syntax
import TestSupport
import Testing

/// What the evaluator says of a helper is what the compiler makes of it: the bodies in `Bodies` are compiled into these
/// tests, and their text is read by the evaluator.
///
/// `GROUND_TRUTH=10000` tries so many arguments of each; else it is a hundred.
@Suite struct GroundTruthTests {
  private static let count = ProcessInfo.processInfo.environment["GROUND_TRUTH"].flatMap { Int($0) } ?? 100
  private static let file = Path("Bodies.swift")

  private static let snapshot: Snapshot = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Bodies")
    let names = ["HexBodies", "DigitBodies", "NumberBodies", "AdaptiveBodies"]
    return Snapshot(
      names.map { name in
        let bytes = (try? Data(contentsOf: folder.appending(path: name + ".swift"))) ?? Data()
        return FileFacts(of: Source(path: Path(name + ".swift"), bytes: Array(bytes)), kind: .swift)
      })
  }()

  @Test(arguments: StringBody.all) func strings(_ body: StringBody) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<Self.count {
      let text = Self.text(&random)
      check(
        body.callee, [HelperCall.Argument(label: body.label, value: .string(text), span: Span(0, 0))],
        text.debugDescription,
        isPlain: text.unicodeScalars.allSatisfy { $0.value < 0x250 }, body.run(text))
    }
  }

  @Test(arguments: NumberBody.all) func numbers(_ body: NumberBody) {
    var random = SplitMix64(seed: 2)
    for _ in 0..<Self.count {
      let number = Self.number(&random, in: body.range)
      check(body.callee, [argument(body.label, number)], "\(number)", body.run(number))
    }
  }

  @Test func pairsOfStrings() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Self.count {
      let (one, other) = (Self.text(&random), Self.text(&random))
      let isPlain = (one + other).unicodeScalars.allSatisfy { $0.value < 0x250 }
      check(
        ["UIColor"], [argument("lightHex", one), argument("darkHex", other)],
        "\(one.debugDescription), \(other.debugDescription)", isPlain: isPlain,
        UIColor(lightHex: one, darkHex: other))
      check(
        ["Color", "dynamic"], [argument("light", one), argument("dark", other)],
        "\(one.debugDescription), \(other.debugDescription)", isPlain: isPlain,
        Color.dynamic(light: one, dark: other).uiColor)
    }
  }

  @Test func pairsOfNumbers() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<Self.count {
      let (one, other) = (Self.number(&random, in: 0...0xFFFF_FFFF), Self.number(&random, in: 0...0xFFFF_FFFF))
      check(
        ["UIColor"], [argument("lightRGBA", one), argument("darkRGBA", other)], "\(one), \(other)",
        UIColor(lightRGBA: UInt32(one), darkRGBA: UInt32(other)))
    }
  }

  private func argument(_ label: String, _ text: String) -> HelperCall.Argument {
    HelperCall.Argument(label: label, value: .string(text), span: Span(0, 0))
  }

  private func argument(_ label: String, _ number: Int64) -> HelperCall.Argument {
    HelperCall.Argument(label: label, value: .number(.integer(number)), span: Span(0, 0))
  }

  /// - Parameter isPlain: whether the evaluator has to know the answer; else it may say that it does not.
  private func check(
    _ callee: [String], _ arguments: [HelperCall.Argument], _ input: String, isPlain: Bool = true, _ color: UIColor?
  ) {
    let found = Self.snapshot.evaluate(.call(HelperCall(callee: callee, arguments: arguments)), in: Self.file)
    let expected = color.map { Evaluation.one($0.everywhere) } ?? .unknown(.absent)
    if !isPlain, case .unknown = found { return }
    #expect(found == expected, "\(callee.joined(separator: ".")) \(arguments.map(\.label)) of \(input)")
  }
}

// MARK: - Arguments

extension GroundTruthTests {
  /// What people write, and what they write by mistake.
  private static func text(_ random: inout SplitMix64) -> String {
    let length = [3, 4, 6, 6, 6, 8, 8, Int.random(in: 0...12, using: &random)].randomElement(using: &random) ?? 6
    let digits = Array("0123456789abcdefABCDEF")
    var text = String((0..<length).compactMap { _ in digits.randomElement(using: &random) })
    let wrong = [
      "g", "O", " ", "-", "+", "x", ".", "\u{E9}", "\u{A0}", "\n", ",", "#", "\u{FF21}", "\u{2003}", "e\u{301}",
    ]
    for _ in 0..<([0, 0, 0, 1, 2].randomElement(using: &random) ?? 0) {
      let index = text.indices.randomElement(using: &random) ?? text.startIndex
      text.insert(contentsOf: wrong.randomElement(using: &random) ?? "", at: index)
    }
    let prefix = ["", "#", "#", "0x", "0X", " #", "##", "\t", "12,34,", "-"].randomElement(using: &random) ?? ""
    return prefix + text + (["", "", "", " ", "\n", "#"].randomElement(using: &random) ?? "")
  }

  private static func number(_ random: inout SplitMix64, in range: ClosedRange<Int64>) -> Int64 {
    let edges: [Int64] = [0, 1, 2, 99, 100, 101, 255, 256, 0xFFFFFF, 0x1000000, 0xFFFF_FFFF, -1, -255]
    if Bool.random(using: &random), let edge = edges.randomElement(using: &random), range.contains(edge) { return edge }
    return Int64.random(in: range, using: &random)
  }
}

/// A compiled helper that takes a string, and how it is called.
struct StringBody: Sendable, CustomTestStringConvertible {
  let callee: [String]
  let label: String
  let run: @Sendable (String) -> UIColor?

  var testDescription: String { (callee + [label]).joined(separator: ".") }

  static let all: [StringBody] = [
    StringBody(callee: ["UIColor"], label: "trimmedARGB") { UIColor(trimmedARGB: $0) },
    StringBody(callee: ["UIColor"], label: "blackUnlessARGB") { UIColor(blackUnlessARGB: $0) },
    StringBody(callee: ["UIColor"], label: "nilUnlessRGBA") { UIColor(nilUnlessRGBA: $0) },
    StringBody(callee: ["UIColor"], label: "radixSixteen") { UIColor(radixSixteen: $0) },
    StringBody(callee: ["UIColor"], label: "byStrtoul") { UIColor(byStrtoul: $0) },
    StringBody(callee: ["UIColor"], label: "scanLocation") { UIColor(scanLocation: $0) },
    StringBody(callee: ["UIColor"], label: "currentIndex") { UIColor(currentIndex: $0) },
    StringBody(callee: ["UIColor"], label: "displayP3") { UIColor(displayP3: $0) },
    StringBody(callee: ["UIColor"], label: "scannedString") { UIColor(scannedString: $0) },
    StringBody(callee: ["UIColor", "grayUnlessSix"], label: "") { UIColor.grayUnlessSix($0) },
    StringBody(callee: ["UIColor", "pairs"], label: "") { UIColor.pairs($0) },
    StringBody(callee: ["UIColor"], label: "doubledDigits") { UIColor(doubledDigits: $0) },
    StringBody(callee: ["UIColor"], label: "byCount") { UIColor(byCount: $0) },
    StringBody(callee: ["UIColor"], label: "looped") { UIColor(looped: $0) },
    StringBody(callee: ["UIColor"], label: "strided") { UIColor(strided: $0) },
    StringBody(callee: ["UIColor"], label: "reduced") { UIColor(reduced: $0) },
    StringBody(callee: ["UIColor"], label: "lastSix") { UIColor(lastSix: $0) },
    StringBody(callee: ["UIColor"], label: "extended") { UIColor(extended: $0) },
    StringBody(callee: ["UIColor"], label: "whileLoop") { UIColor(whileLoop: $0) },
    StringBody(callee: ["UIColor"], label: "components") { UIColor(components: $0) },
    StringBody(callee: ["Color"], label: "text") { Color(text: $0).uiColor },
    StringBody(callee: ["Color"], label: "checked") { Color(checked: $0)?.uiColor },
  ]
}

/// A compiled helper that takes a number, and how it is called.
struct NumberBody: Sendable, CustomTestStringConvertible {
  let callee: [String]
  let label: String
  let range: ClosedRange<Int64>
  let run: @Sendable (Int64) -> UIColor

  var testDescription: String { (callee + [label]).joined(separator: ".") }

  private static let word: ClosedRange<Int64> = 0...0xFFFF_FFFF
  private static let signed: ClosedRange<Int64> = -0xFFFF_FFFF...0xF_FFFF_FFFF

  static let all: [NumberBody] = [
    NumberBody(callee: ["UIColor"], label: "rgb24", range: signed) { UIColor(rgb24: Int($0)) },
    NumberBody(callee: ["UIColor"], label: "rgba32", range: word) { UIColor(rgba32: UInt32($0)) },
    NumberBody(callee: ["UIColor"], label: "argb64", range: 0...Int64.max) { UIColor(argb64: UInt64($0)) },
    NumberBody(callee: ["UIColor"], label: "threeInts", range: signed) { UIColor(threeInts: Int($0)) },
    NumberBody(callee: ["UIColor"], label: "byDivision", range: word) { UIColor(byDivision: UInt32($0)) },
    NumberBody(callee: ["UIColor"], label: "hsb", range: signed) { UIColor(hsb: Int($0)) },
    NumberBody(callee: ["UIColor", "shade"], label: "", range: -5...500) { UIColor.shade(Int($0)) },
    NumberBody(callee: ["UIColor", "wrapped"], label: "", range: word) { UIColor.wrapped(UInt32($0)) },
    NumberBody(callee: ["UIColor", "fourCases"], label: "", range: signed) { UIColor.fourCases(Int($0)) },
    NumberBody(callee: ["UIColor", "byStyle"], label: "", range: word) { UIColor.byStyle(UInt32($0)) },
    NumberBody(callee: ["Color", "hex"], label: "", range: word) { Color.hex(UInt32($0)).uiColor },
    NumberBody(callee: ["Color"], label: "hexWithOpacity", range: signed) { Color(hexWithOpacity: Int($0)).uiColor },
  ]
}
