import Syntax
import Testing

@testable import Engine
@testable import Facts

@Suite struct PrefilterTests {
  @Test(arguments: [
    ("Color(\"A\")", true), ("color", false), ("let a: UIColor?", true), ("ColorResource", true),
    ("myColor = 1", false), ("MyColor", false), ("XUIColor", false), ("Color", true), ("Colors", false),
    (".foregroundColor(\n  .red)", true), ("a.textColor = .init(x)", true), ("a.textColor = .red", false),
    ("#colorLiteral", true), ("// color-lsp:disable", true), ("olo", false),
    ("enum Name: String { case a }", true), ("enum Name :\n  String, CaseIterable {", true),
    ("enum Name: Int {", false),
    ("enum CodingKeys: String, CodingKey {", false),
    ("enum E { let s: String }", false), (".tint(.red)", false), (".foregroundColor(.red)", true),
    ("print(.max)", false),
    ("import SwiftUI\nlet a = Text(b).foregroundStyle(Ink.a).background(.orange)", true),
    ("import SwiftUI\nlet a = Text(b).foregroundStyle(Ink.a)", false),
    ("import Other\nlet a = Text(b).foregroundStyle(Ink.a).background(.orange)", false),
    (".preferredColorScheme(.dark)", true), (".environment(\\.colorScheme, .dark)", true),
    ("@Environment(\\.colorScheme) var scheme", false),
    ("import UIKit\nwindow.overrideUserInterfaceStyle = .dark", true),
    ("NSApp.appearance = NSAppearance(named: .aqua)", true),
    ("import UIKit\nlabel.textColor = .label; label.backgroundColor = .black", true),
    ("import UIKit\nlabel.textColor = .label", false),
    ("enum", false), ("", false), ("let x = \"Colour\"", false),
  ]) func swiftFiles(text: String, isAdmitted: Bool) {
    for lead in 0..<40 {
      let padded = String(repeating: "e", count: lead) + " \(text) " + String(repeating: "o", count: lead % 3 * 9)
      #expect(admits(padded, .swift) == isAdmitted, "\(lead) \(text)")
    }
  }

  @Test func otherKinds() {
    #expect(admits("[UIColor colorNamed:@\"A\"]", .objectiveC))
    #expect(admits("[NSColor redColor]", .objectiveC))
    #expect(!admits("[self redColor]", .objectiveC))
    #expect(admits("", .colorSet) && admits("", .assetGroup) && admits("", .projectFile))
    #expect(!admits("{}", .otherAsset))
  }

  @Test func searchEqualsTheSimpleOne() {
    var random = SmallRandom(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<random.below(80)).map { _ in UInt8(ascii: "a") + UInt8(random.below(3)) }
      let text = String(decoding: bytes, as: UTF8.self)
      let found = bytes.withUnsafeBytes { ByteSearch($0).finds("abca") }
      #expect(found == text.contains("abca"))
      let zero = bytes.map { $0 == UInt8(ascii: "c") ? 0 : $0 }
      #expect(zero.withUnsafeBytes { Prefilter.isBinary($0) } == zero.contains(0))
    }
  }

  private func admits(_ text: String, _ kind: FileKind) -> Bool {
    Array(text.utf8).withUnsafeBytes { Prefilter.admits($0, kind) }
  }
}
