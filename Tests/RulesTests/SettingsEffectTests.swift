import Facts
import Syntax
import TestSupport
import Testing

@testable import ProjectModel
@testable import Rules

/// What settings do to findings.
@Suite struct SettingsEffectTests {
  @Test func levelsAreTheProjects() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"rules": {"unknown-color": "warning", "alpha-range": "off"},
       "overrides": [{"files": ["Old/"], "rules": {"unknown-color": {"level": "off"}}},
                     {"files": ["Old/New.swift"], "rules": {"unknown-color": "info"}}]}
      -- colors: Brand #2F80ED --
      -- App/A.swift --
      let a = Color("Sunset"), b = UIColor(white: 1, alpha: 50)
                     ^^^^^^ unknown-color warning
      -- Old/A.swift --
      let a = Color("Sunset")
      -- Old/New.swift --
      let a = Color("Sunset")
                     ^^^^^^ unknown-color info
      """)
  }

  @Test func aRuleThatIsOffByDefaultMayRunSomewhere() throws {
    let rule = Rule(
      id: "unknown-color", severity: nil, summary: "", rationale: "", examples: [],
      check: {
        [Diagnostic(rule: "unknown-color", severity: .info, path: $0.file.path, span: Span(0, 0), message: "m")]
      })
    #expect(Ruling(settings: Settings(), only: nil).rules.count == Rule.onByDefault.count)
    var settings = Settings()
    let place = Settings.Place(path: Path("a.json"), span: Span(0, 0))
    settings.overrides = [
      Settings.Override(files: PathPatterns(["A/"]), rules: [rule.id: .init(level: .off, allowIn: nil, place: place)])
    ]
    let ruling = Ruling(settings: settings)
    #expect(!ruling.rules(for: Path("A/a.swift")).rules.contains { $0.id == rule.id })
    #expect(ruling.rules(for: Path("B/a.swift")).rules.contains { $0.id == rule.id })
    // Whoever names a rule wants to see what it finds.
    #expect(Ruling(settings: settings, only: [rule]).rules(for: Path("A/a.swift")).rules.count == 1)
  }

  /// The default level says that the rule runs, and nothing of those findings that matter less.
  @Test func theDefaultLevelChangesNothing() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"rules": {"unknown-color": "error"}}
      -- colors: Brand #2F80ED --
      -- App/A.swift --
      let a = UIColor(named: "Sunset") ?? .red
                              ^^^^^^ unknown-color warning
      """)
  }

  /// What is not certain stays below what is, however high that is set.
  @Test func aHigherLevelIsForWhatIsCertain() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"rules": {"hard-coded-color": "error"}}
      -- colors: Brand #2F80ED --
      -- App/A.swift --
      func paint() { label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color error
      func draw() { label.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color info
      """)
  }

  @Test func aFolderMayHaveColorsInNumbers() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"rules": {"hard-coded-color": {"allowIn": ["Charts/"]}}}
      -- colors: Brand #2F80ED --
      -- App/A.swift --
      func paint() { label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: #FF8000 is written in 2 places; name it
      -- Charts/A.swift --
      func paint() { label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
      """)
  }

  @Test func waiversAreByColorAndPlace() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"waivers": [
        {"rule": "low-contrast", "color": "Ink", "on": "Paper", "reason": "r"},
        {"rule": "low-contrast", "color": "#8*", "reason": "r"},
        {"rule": "unknown-color", "color": "Campaign*", "reason": "the server sends these"},
        {"rule": "unknown-color", "path": "Old/", "reason": "it goes soon"},
        {"rule": "dark-identical", "color": "Theme/Night", "reason": "r"}]}
      -- colors: Ink #999999, Paper #FFFFFF, Other #888888, Theme/Night #111111/#111111, Theme/Day #111111/#111111 --
                                                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^ dark-identical
      -- App/A.swift --
      struct A: View {
        var body: some View {
          Text("Aa").foregroundStyle(Color("Ink")).background(Color("Paper"))
          Text("Ab").foregroundStyle(Color("Other")).background(Color("Paper"))
          Text("Ac").foregroundStyle(Color("Ink")).background(Color.white)
                                     ^^^^^^^^^^^^ low-contrast
        }
      }
      let a = Color("Campaign/42"), b = Color("Sunset")
                                               ^^^^^^ unknown-color
      -- Old/A.swift --
      let a = Color("Sunset")
      """)
  }

  @Test func universalNamesStayAsTheyAre() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"names": {"universal": ["Ink", "Theme/Paper"]}}
      -- colors: Ink #111111/#111111, Theme/Paper #FFFFFF/#FFFFFF, Other #111111/#111111 --
                                                                   ^^^^^^^^^^^^^^^^^^^^^ dark-identical
      """)
  }

  @Test func factsTellWhatTheSourcesDoNot() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"facts": {"Theme.ink": "Ink", "theme.paper": "#FFFFFF/#111111", "Color.known": "#000000", "UIColor.far": "#EEEEEE"}}
      -- colors: Ink #999999/#333333 --
      -- App/A.swift --
      extension Color { static let known = Color(red: 0.97, green: 0.97, blue: 0.97) }
      struct A: View {
        var body: some View {
          Text("Aa").foregroundStyle(Theme.ink).background(theme.paper)
                                     ^^^^^^^^^ low-contrast: 2.85:1 in light, 1.49:1 in dark, needs 4.5:1: #999999 on #FFFFFF, #333333 on #111111; size not set: body
          Text("Ab").foregroundStyle(Theme.other).background(theme.paper)
          Text("Ad").foregroundStyle(Color(.far)).background(Color.white)
                                     ^^^^^^^^^^^ low-contrast: 1.16:1…
          Text("Ac").foregroundStyle(.known).background(Color.white)
                                     ^^^^^^ low-contrast: 1.07:1 in light and dark, needs 4.5:1: #F7F7F7 on #FFFFFF; size not set: body
        }
      }
      """)
  }

  @Test func helpersWithoutABodyAreReadAsTheyAreSaidTo() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"helpers": {"Color.init(hexString:)": "argb", "Color(rgba:)": "rgba", "Color(own:)": "rgb"}}
      -- App/A.swift --
      extension Color { init(own: String) { self.init(red: 0, green: 0, blue: 0) } }
      struct A: View {
        var body: some View {
          Text("Aa").foregroundStyle(Color(hexString: "#FF999999")).background(Color.white)
                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ low-contrast: 2.85:1 in light and dark…
                                                      ^^^^^^^^^^^ hard-coded-color info
          Text("Ab").foregroundStyle(Color(rgba: 0x999999FF)).background(Color.white)
                                     ^^^^^^^^^^^^^^^^^^^^^^^ low-contrast: 2.85:1 in light and dark…
                                                 ^^^^^^^^^^ hard-coded-color info
          Text("Ac").foregroundStyle(Color(own: "999999")).background(Color.white)
                                                ^^^^^^^^ hard-coded-color info: #999999 is hard-coded; name it in a catalog
          Text("Ad").foregroundStyle(Color(hexString: name)).background(Color.white)
          Text("Ae").foregroundStyle(Color(hexString: "#99999")).background(Color.white)
        }
      }
      """)
  }

  @Test func retiredColorsAreFoundWhereverTheyAreNamed() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"deprecated": {"Old": "New", "Color.old": "Color.new"}}
      -- colors: Old #2F80ED, New #2F80ED, Other #111111 --
      -- App/A.swift --
      enum Names: String { case old = "Old", new = "Other"; var color: Color { Color(rawValue) } }
                                       ^^^ deprecated-color: 'Old' is retired; use 'New'
      func ink() -> UIColor? { UIColor(named: "Old") }
                                               ^^^ deprecated-color: 'Old' is retired; use 'New'
      let shape = Rectangle().fill(Color.old)
                                   ^^^^^^^^^ deprecated-color: 'Color.old' is retired; use 'Color.new'
      -- App/A.m --
      UIColor *ink(void) { return [UIColor colorNamed:@"Old"]; }
                                                        ^^^ deprecated-color: 'Old' is retired; use 'New'
      """)
  }

  @Test func namesInSettingsAreThere() {
    checkDiagnostics(
      """
      -- .swift-color-lsp.json --
      {"facts": {"Theme.ink": "Ink"}, "deprecated": {"Gone": "Paper"}}
      -- colors: Ink #111111, Paper #FFFFFF --
      """)
    let fixture = try? Fixture(
      parsing: "-- .swift-color-lsp.json --\n{\"facts\": {\"Theme.ink\": \"Inc\"}}\n-- colors: Ink #111111 --\n")
    let findings = fixture.map { $0.settings.settings.unknownNames(in: $0.snapshot) } ?? []
    #expect(findings.map(\.message) == ["no color named 'Inc' in this workspace; did you mean 'Ink'?"])
    #expect(findings.map(\.span) == [Span(25, 28)])
  }
}
