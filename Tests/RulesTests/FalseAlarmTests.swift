import Rules
import TestSupport
import Testing

/// Code that looks like a fault and is none: one false alarm costs a user.
@Suite struct FalseAlarmTests {
  private func silent(_ code: String, filePath: String = #filePath, line: Int = #line) {
    checkDiagnostics("-- colors: Brand #2F80ED, Ink #111 --\n-- App.swift --\n" + code, filePath: filePath, line: line)
  }

  @Test func namesThatLocalsHide() {
    silent(
      """
      struct Row {
        static let identifier = "CellID"
        func set(_ identifier: String) -> UIColor? { UIColor(named: identifier) }
      }
      let title = "Settings"
      let colors = names.map { title in UIColor(named: title) }
      """)
  }

  @Test func constantsOfOtherFiles() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- A.swift --
      private enum Names { static let ink = "Brand" }
      func f() { _ = UIColor(named: Names.ink) }
      -- B.swift --
      private enum Names { static let ink = "user" }
      func g() { log(Names.ink) }
      """)
  }

  @Test func enumsOfOtherFiles() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED, Ink #111 --
      -- A.swift --
      private enum Tag: String { case news = "Brand", sport = "nothing" }
      -- B.swift --
      private enum Tag: String { case ink = "Ink", brand = "Brand"; var color: Color { Color(rawValue) } }
      """)
  }

  @Test func bundlesAndOwnersOfIndirectNames() {
    silent(
      """
      enum Ink: String { case a = "Brand", b = "Gone"
        var color: UIColor? { UIColor(named: rawValue, in: Bundle(for: Foo.self), compatibleWith: nil) }
      }
      """)
    silent(
      """
      extension Color { init(_ name: String) { self = .red } }
      enum Ink: String { case a = "Brand", b = "Gone"; var color: Color { Color(rawValue) } }
      """)
  }

  @Test func casesThatNeverReachTheLookup() {
    silent("enum Ink: String { case a = \"Brand\", none; var color: Color? { self == .none ? nil : Color(rawValue) } }")
    silent(
      """
      enum Ink: String { case a = "Brand", other
        var color: Color { switch self { case .other: .gray; default: Color(rawValue) } }
      }
      """)
    silent(
      """
      enum Ink: String { case a = "Brand", other
        var color: Color? { guard self != .other else { return nil }; return Color(rawValue) }
      }
      """)
    silent("enum Keys: String { case a = \"Brand\", b }\nlet a = Color(Keys.a.rawValue)")
  }

  @Test func untypedNamesHideTypedOnes() {
    silent(
      """
      enum Kind: String { case a = "Brand", b }
      struct A { let kind: Kind
        func f() { for kind in others { use(Color(kind.rawValue)) } }
        func g() { others.map { kind in Color(kind.rawValue) } }
        func h() { if let kind = other { use(Color(kind.rawValue)) } }
      }
      """)
  }

  @Test func initializersInConditionalCode() {
    silent(
      """
      extension Color {
        #if os(iOS)
          init(_ hex: String) { self = .red }
          static let fixed = Color(red: 0.1, green: 0.2, blue: 0.3)
        #endif
      }
      let a = Color("#FF0000")
      """)
    silent(
      """
      extension UIColor {
        #if os(iOS)
          convenience init(red: Int, green: Int, blue: Int) { self.init(white: 0, alpha: 1) }
        #endif
      }
      let a = UIColor(red: 255, green: 3, blue: 2)
      """)
  }

  @Test func ownersOfEveryKind() {
    silent("func Color(_ hex: String) -> UIColor { .red }\nlet a = Color(\"#FF0000\")")
    silent("struct G<Color: ExpressibleByStringLiteral> { func f() { use(Color(\"x\")) } }")
    silent("protocol Themed { associatedtype Color; func f() }\nextension A: Themed { func f() { use(Color(\"x\")) } }")
    silent("protocol Themed { typealias Color = String }\nextension A: Themed { func f() { use(Color(\"x\")) } }")
    silent(
      "extension Color { init(_ name: String, bundle: Bundle?) { self = .red } }\nlet a = Color(\"x\", bundle: nil)")
    silent(
      """
      extension UIColor { convenience init?(named name: String, in bundle: Bundle?) { nil } }
      let a = UIColor(named: "x", in: nil)
      """)
  }

  @Test func anObjectiveCCategoryOwnsItsMessages() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- UIColor+CSS.m --
      @implementation UIColor (CSS)
      + (UIColor *)colorNamed:(NSString *)name { return nil; }
      @end
      -- View.m --
      id a = [UIColor colorNamed:@"rebeccapurple"];
      -- View.swift --
      let a = UIColor(named: "rebeccapurple")
      """)
  }

  @Test func brokenGroupsMakeNamesUncertain() {
    for text in ["", "{ \"properties\" : ", "[]", "{ \"properties\" : { \"provides-namespace\" : \"true\" } }"] {
      let fixture = """
        -- colors: Brand #2F80ED --
        -- Assets.xcassets/Text/Contents.json --
        \(text)
        -- Assets.xcassets/Text/Ink.colorset/Contents.json --
        { "colors" : [ { "idiom" : "universal", "color" : { "reference" : "labelColor" } } ] }
        -- View.swift --
        let a = Color("Text/Ink")
        """
      guard let parsed = Fixture(fixture, reportingTo: CallSite(filePath: #filePath, line: #line)) else { return }
      #expect(parsed.diagnostics(rules: [.unknownColor]).isEmpty, "\(text)")
    }
  }

  @Test func deadCodeIsNotChecked() {
    silent("#if false\nlet a = Color(\"Gone\")\nlet b = UIColor(red: 255, green: 3, blue: 2, alpha: 1)\n#endif")
  }

  @Test func namesThatOnlyNormalizationTellsApart() {
    checkDiagnostics("-- colors: Cafe\u{301} #111 --\n-- App.swift --\nlet a = Color(\"Caf\u{E9}\")")
  }

  @Test func unknownGamutsAreSlotsOfTheirOwn() {
    checkDiagnostics(
      """
      -- Assets.xcassets/Ink.colorset/Contents.json --
      { "colors" : [
        { "idiom" : "universal", "color" : { "reference" : "labelColor" } },
        { "idiom" : "universal", "display-gamut" : "rec-2020", "color" : { "reference" : "labelColor" } } ] }
      """)
  }

  @Test func wordsThatHappenToBeHex() {
    silent("func f() { use(Color(theme: \"face\"), Color.status(\"add\"), Color(token: \"decade\")) }")
  }

  @Test func providersAreDefinitions() {
    silent(
      """
      func f() {
        view.backgroundColor = UIColor { $0.isDark ? UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) : .red }
        view.backgroundColor = UIColor(dynamicProvider: { _ in UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) })
        layer.x = NSColor(name: nil) { _ in NSColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
      }
      """)
  }

  @Test func previewsAreNotJudged() {
    silent("#Preview { Color(red: 255, green: 3, blue: 2) }")
  }
}

/// What a missing asset does there and then.
@Suite struct MissingAssetTests {
  @Test func fallbacksBehindAChainAndBindings() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- App.swift --
      let a = UIColor(named: "Gone")?.withAlphaComponent(0.5) ?? .red
                              ^^^^ unknown-color warning: no color named 'Gone' in this workspace; the fallback is always used
      if let b = UIColor(named: "Gone") { use(b) }
                                 ^^^^ unknown-color warning: no color named 'Gone' in this workspace; the fallback is always used
      let c = (UIColor(named: "Gone")?.cgColor)!
                               ^^^^ unknown-color: no color named 'Gone' in this workspace; this crashes at run time
      """)
  }

  @Test func fallbacksOfIndirectNames() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED, Ink #111 --
      -- App.swift --
      enum Style: String {
        case brand = "Brand", ink = "Ink", gone = "Gone"
                                                   ^^^^ unknown-color warning: no color named 'Gone' in this workspace; the fallback is always used
        var color: UIColor { UIColor(named: rawValue) ?? .gray }
      }
      """)
  }
}
