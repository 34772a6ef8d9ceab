import Facts
import Syntax
import Testing

/// How a lookup says its name and its bundle.
@Suite struct SwiftNameTests {
  private func lookups(_ code: String) -> [NamedColor] {
    SwiftFacts(of: Source(path: "App.swift", text: code)).occurrences.compactMap {
      if case .named(let named) = $0.expr { named } else { nil }
    }
  }

  private func names(_ code: String) -> [NameTerm] { lookups(code).map(\.name) }

  @Test(arguments: [
    "Color(\"Ink\")", "SwiftUI.Color(\"Ink\")", "Color.init(\"Ink\")", "Color(\"Ink\", bundle: nil)",
    "UIColor(named: \"Ink\")", "UIKit.UIColor(named: \"Ink\")!", "UIColor(named: \"Ink\", in: b, compatibleWith: nil)",
    "NSColor(named: \"Ink\")", "NSColor(named: \"Ink\", bundle: b)", "NSColor(named: NSColor.Name(\"Ink\"))",
    "ColorResource(name: \"Ink\", bundle: b)", "let c: UIColor = .init(named: \"Ink\") ?? .red",
    "Color(\n  \"Ink\"\n)", "Color(#\"Ink\"#)", "view.backgroundColor = .init(named: \"Ink\")",
  ])
  func literals(_ code: String) throws {
    let name = try #require(names(code).first)
    guard case .literal("Ink", let span) = name else {
      Issue.record("\(name) is not the literal")
      return
    }
    #expect(Source(path: "App.swift", text: code).text(span) == "Ink")
  }

  @Test(arguments: [
    "UIImage(named: \"Ink\")", "Image(\"Ink\")", "let i: UIImage = .init(named: \"Ink\")", "MyColor(\"Ink\")",
    "Color(ink)", "Color(\"Ink\", alpha: 1)", "color(\"Ink\")", "Foo.Color(\"Ink\")",
  ])
  func otherCallsAreNoLookups(_ code: String) {
    #expect(names(code).isEmpty)
  }

  @Test func namesMadeAtRunTime() {
    #expect(names("UIColor(named: name + suffix)") == [.dynamic])
    #expect(names("Color(\"\\(kind)/ink\")") == [.dynamic])
    #expect(names("UIColor(named: Names.ink)") == [.constant(path: ["Names", "ink"])])
    #expect(names("NSColor(named: .knob)") == [.constant(path: ["NSColor", "Name", "knob"])])
  }

  @Test func rawValues() {
    #expect(names("enum Ink: String { case a; var c: Color { Color(rawValue) } }") == [.rawValue(typePath: ["Ink"])])
    #expect(
      names("enum Ink: String { case a; var c: Color { Color(self.rawValue) } }") == [.rawValue(typePath: ["Ink"])])
    #expect(names("func f(_ style: Theme.Ink) { Color(style.rawValue) }") == [.rawValue(typePath: ["Theme", "Ink"])])
    #expect(names("func f(for style: Ink?) { Color(style!.rawValue) }") == [.dynamic])
    #expect(
      names("struct A { let style: Ink; func f() { UIColor(named: self.style.rawValue) } }") == [
        .rawValue(typePath: ["Ink"])
      ])
    #expect(names("Color(Ink.primary.rawValue)") == [.rawValueOfCase(typePath: ["Ink"], name: "primary")])
    #expect(names("Color(model.style.rawValue)") == [.dynamic])
  }

  @Test func bundles() {
    let code = """
      Color("A"); Color("A", bundle: nil); Color("A", bundle: .main); Color("A", bundle: .module)
      UIColor(named: "A", in: Bundle.module, compatibleWith: nil); Color("A", bundle: Kit.bundle)
      """
    #expect(lookups(code).map(\.bundle) == [.none, .none, .main, .module, .module, .other("Kit.bundle")])
  }

  @Test func whatHappensWhenTheAssetIsMissing() {
    let facts = SwiftFacts(
      of: Source(
        path: "App.swift", text: "[UIColor(named: \"A\")!, UIColor(named: \"A\") ?? .red, (UIColor(named: \"A\"))!]"))
    #expect(
      facts.occurrences.filter { if case .named = $0.expr { true } else { false } }.map(\.isForced) == [
        true, false, true,
      ])
    #expect(facts.occurrences.filter(\.hasFallback).count == 1)
  }

  @Test func enumsWithStrings() {
    let facts = SwiftFacts(
      of: Source(
        path: "App.swift", text: "enum A { enum Ink: String, CaseIterable { case a = \"One\", b; case `default` } }"))
    #expect(facts.stringEnums.map(\.path) == [["A", "Ink"]])
    #expect(facts.stringEnums.first?.cases.map(\.rawValue) == ["One", "b", "default"])
  }

  @Test func initializersOfTheProject() {
    let code =
      "extension Color { init(hex: String, alpha: Double = 1) {} }\nextension SwiftUI.Color { init(_ name: String) {} }"
    let facts = SwiftFacts(of: Source(path: "App.swift", text: code))
    #expect(facts.initializers.map(\.labels) == [["hex", "alpha"], ["_"]])
    #expect(facts.initializers.map(\.defaulted) == [[false, true], [false]])
    #expect(facts.initializers.map(\.types) == [["String", "Double"], ["String"]])
  }

  @Test func typesOfTheProject() {
    let facts = SwiftFacts(
      of: Source(path: "App.swift", text: "struct Message { enum Color { case red } }\ntypealias UIColor = NSColor"))
    #expect(
      facts.shadowedTypes == [
        ShadowedType(scope: ["Message"], name: "Color"), ShadowedType(scope: [], name: "UIColor", isAlias: true),
      ])
  }

  /// Everything in a type keeps the type's path, and every use of a color its condition: both have a bound.
  @Test func whatIsKeptManyTimesIsShort() throws {
    let path = (0..<500).map { "A\($0)" }.joined(separator: ".")
    let long = String(repeating: "x", count: 5000)
    let facts = SwiftFacts(
      of: Source(
        path: "App.swift",
        text: """
          extension \(path) { static let a = Color("Ink") }
          struct \(long) { static let a: Color = \(long) ? Color("Ink") : .red }
          """))
    #expect(facts.members.count == 2)
    #expect(facts.members.allSatisfy { $0.typePath.count <= 16 && $0.typePath.allSatisfy { $0.count <= 256 } })
    guard case .color(.ternary(let condition, _, _)) = try #require(facts.members.last).value else {
      Issue.record("\(facts.members)")
      return
    }
    #expect(condition.count < 220 && condition.contains("x… at "))
  }

  @Test(arguments: [
    ("// Generated using SwiftGen", true), ("// swift-format-ignore-file\n// DO NOT EDIT", true),
    ("/* This file was auto-generated */", true), ("// A view of generators", false), ("let generated by = 1", false),
  ])
  func generatorHeaders(_ head: String, isGenerated: Bool) {
    #expect(SwiftFacts(of: Source(path: "App.swift", text: head + "\nlet a = 1")).isGenerated == isGenerated)
  }

  @Test(arguments: ["/* a", "let a = \"b", "let a = \"\"\"\nb", "let `a = 1", "let a = \"\\(b", "func f( {"])
  func whatHasNoEndHidesTheRest(_ code: String) {
    let facts = SwiftFacts(of: Source(path: "A.swift", text: code + "\nlet c = Color(\"Ink\")\n"))
    #expect(facts.isIncomplete)
    #expect(!SwiftFacts(of: Source(path: "A.swift", text: "/* /* a */ */ let a = \"\\(\"b\")\"\n")).isIncomplete)
  }

  @Test func whatIsNoNumberIsNoValue() {
    let facts = SwiftFacts(of: Source(path: "A.swift", text: "let c = Color(red: 1e400, green: 0, blue: 0)\n"))
    guard case .components(let components)? = facts.occurrences.first?.expr else {
      Issue.record("no color found")
      return
    }
    #expect(components.numbers.map(\.value) == [nil, 0, 0])
  }
}
