import CLI
import Engine
import Foundation
import Rules
import Testing

struct CommandTests {
  @Test func colorsShowsValuesAndUses() throws {
    let project = try Project.sample()
    #expect(
      Capture("colors", project.path).report == """
        name   light    dark     uses
        Brand  #2F80ED  #5AA0FF     1

        1 color in 1 catalog; none differs with increased contrast

        """)
    #expect(
      Capture("colors", project.path, "--format", "json").report == """
        [
          {"name": "Brand", "catalog": "App/Assets.xcassets", "path": "App/Assets.xcassets/Brand.colorset/Contents.json", "uses": 1, "value": {"light": "#2F80EDFF", "dark": "#5AA0FFFF", "lightHighContrast": "#2F80EDFF", "darkHighContrast": "#5AA0FFFF"}, "space": "srgb"}
        ]

        """)
    let empty = try Project(["A.swift": "let a = 1"])
    #expect(Capture("colors", empty.path).code == .usage)
  }

  @Test func explainKnowsRulesAndColors() throws {
    let project = try Project.sample()
    let rule = Capture("explain", "unknown-color")
    #expect(rule.code == .success)
    #expect(rule.report.hasPrefix("unknown-color   error"))
    #expect(rule.report.contains("\n  let a = Color(\"Brnad\")\n                 ^^^^^\n"))
    #expect(
      Capture("explain", "Brand", "--path", project.path).report == """
        Brand
        light  #2F80ED
        dark   #5AA0FF
        defined in App/Assets.xcassets/Brand.colorset/Contents.json
        generated symbol ColorResource.brand, in Objective-C ACColorNameBrand
        1 use by name:
          App/View.swift:5:58

        """)
    let empty = try Project([".git/HEAD": "", "A.xcassets/None.colorset/Contents.json": #"{"colors": []}"#])
    #expect(
      Capture("explain", "None", "--path", empty.path).report
        == """
        None
        no value that is known
        defined in A.xcassets/None.colorset/Contents.json
        generated symbol ColorResource.none, in Objective-C ACColorNameNone
        0 uses by name

        """)
    #expect(Capture("explain", "#FFF").report == "#FFFFFF\nalways  #FFFFFF\n")
    #expect(
      Capture("explain", "unknown-colr", "--path", project.path).notes
        == "error: no rule and no color named 'unknown-colr'; did you mean 'unknown-color'?\n")
  }

  @Test(arguments: Rule.all.map(\.id.rawValue))
  func everyRuleHasAPage(rule: String) {
    let page = Capture("explain", rule).report
    #expect(page.contains("color-lsp:disable:next \(rule)") || page.contains("--skip \(rule)"))
    #expect(!page.contains("«"))
    #expect(Capture("rules").report.contains(rule))
  }

  @Test func doctorTellsWhatIsSeen() throws {
    let project = try Project.sample()
    let report = Capture("doctor", project.path).report
    #expect(report.contains("  3 files, of them Swift 1\n"))
    #expect(report.contains("  App/Assets.xcassets: 1 color set\n"))
    #expect(report.contains("targets\n  none is known; a color may be in any bundle\n"))
    let package = try Project([
      ".git/HEAD": "", "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])",
      "Sources/A/A.xcassets/Ink.colorset/Contents.json": #"{"colors": []}"#,
    ])
    #expect(
      Capture("doctor", package.path).report.contains(
        "targets\n  A in Package.swift: 1 catalog; symbols on, as members of color types on\n"))
  }

  @Test func indexIsJSONLines() throws {
    let project = try Project.sample()
    let run = Capture("index", project.path)
    let rows = try run.report.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(rows.map { $0["role"] as? String } == ["asset", "reference", "reference", "literal"])
    #expect(rows.map { $0["resolution"] as? String } == [nil, "missing", "unique", nil])
    #expect(
      run.report.contains(
        ##""line": 5, "column": 58, "endLine": 5, "endColumn": 72, "role": "reference", "spelling": "Color(_:)", "text": "Color(\"Brand\")", "name": "Brand", "bundle": "main", "resolution": "unique", "value": {"light": "#2F80EDFF", "##
      ))
  }

  @Test func demoShowsTheMainJob() {
    let run = Capture("demo")
    #expect(run.code == .success)
    #expect(run.notes.isEmpty)
    #expect(run.report.hasPrefix("A small app that is built in"))
    #expect(run.report.hasSuffix("\nNow your own: swift-color-lsp check path/to/your/app\n"))
    // Every rule that is on speaks, but for those about comments and settings.
    let others: Set<Rule.ID> = ["unused-suppression", "deprecated-color", "invalid-settings"]
    for rule in Rule.all where rule.severity != nil && !others.contains(rule.id) {
      #expect(run.report.contains(rule.id.rawValue), "\(rule.id)")
    }
    #expect(!run.report.contains("Campaign"))
  }

  @Test func syntaxPrintsCallsAndStrings() {
    var environment = Environment.plain
    environment.readFile = { path, _ in
      path == "a.swift" ? .success(Array("f(x: \"y\")\n".utf8)) : .failure(.noSuchPath(path))
    }
    #expect(Capture("syntax", "a.swift", environment: environment).report == "F a.swift\nC 0 f x 0\nS 5 3 y\n")
    #expect(Capture("syntax", "b.swift", environment: environment).notes == "error: no such file or folder: b.swift\n")
  }

  @Test func namesThatLookAlikeAreCountedApart() throws {
    let (one, two) = ("Caf\u{E9}", "Cafe\u{301}")
    let project = try Project([
      ".git/HEAD": "x", "A.xcassets/\(one).colorset/Contents.json": Project.colorSet,
      "A.swift": "let a = [Color(\"\(one)\"), Color(\"\(one)\"), Color(\"\(two)\")]\n",
    ])
    // As keys of one dictionary, the two would be equal.
    try project.write(Project.colorSet, to: "A.xcassets/\(two).colorset/Contents.json")
    let rows = Capture("colors", project.path, "--format", "json").report.split(separator: "\n")
    #expect(rows.filter { $0.contains(#""uses": 2"#) }.count == 1)
    #expect(rows.filter { $0.contains(#""uses": 1"#) }.count == 1)
  }

  @Test func doctorSaysWhyNamesAreNotChecked() throws {
    let project = try Project([
      ".git/HEAD": "x", "A.xcassets/Contents.json": "<<<<<<< HEAD",
      "A.xcassets/Ink.colorset/Contents.json": #"{"colors" : [ {"idiom" : "universal" "color" : {}} ]}"#,
    ])
    let report = Capture("doctor", project.path).report
    #expect(report.contains("not checked: 'A.xcassets/Contents.json' does not say whether it is a namespace"))
    #expect(report.contains("A.xcassets/Ink.colorset/Contents.json: 1 problem"))
    #expect(Capture("colors", project.path).report.contains("; 1 has problems, which 'check' shows"))
    let sample = try Project.sample()
    #expect(Capture("doctor", sample.path).report.contains("names\n  checked\n"))
  }

  @Test func whatDecidesASystemColorIsSaid() {
    #expect(Capture("explain", "Color.accentColor").report.contains("not known: the app's accent color asset"))
  }
}
