import ColorScience
import Syntax
import TestSupport
import Testing

@testable import ProjectModel
@testable import Rules

@Suite struct SettingsTests {
  private func read(_ text: String, _ others: [String: String] = [:]) -> SettingsReading {
    let files = others.merging([".swift-color-lsp.json": text]) { $1 }
    return SettingsReading(of: Path(".swift-color-lsp.json")) { path in
      files[path.text].map { .success(Source(path: path, bytes: Array($0.utf8))) }
        ?? .failure(.init("no such file"))
    }
  }

  private func problems(_ text: String, _ others: [String: String] = [:]) -> [String] {
    read(text, others).problems.map { "\($0.path.text) \($0.span.start) \($0.severity.rawValue): \($0.message)" }
  }

  @Test func everyKeyIsRead() {
    let reading = read(
      """
      {
        "$schema": "protocol/settings.schema.json", // for the editor
        "include": ["App/"], "exclude": ["Legacy/", "*.generated.swift"],
        "rules": {"low-contrast": "error", "hard-coded-color": {"allowIn": ["Theme/"], "level": "info"}},
        "overrides": [{"files": ["Samples/"], "rules": {"low-contrast": "off"}}],
        "facts": {"Theme.ink": "Ink", "Theme.paper": "#FFF/#000000"},
        "helpers": {"UIColor.init(hexString:)": "argb", "UIColor(hex:alpha:)": "rgb"},
        "names": {"universal": ["Logo"]},
        "deprecated": {"Old": "New"},
        "waivers": [{"rule": "low-contrast", "color": "Ink", "on": "Paper", "reason": "seen by nobody"}],
        "requireReason": true,
      }
      """)
    let settings = reading.settings
    #expect(reading.problems.isEmpty)
    #expect(settings.rules["low-contrast"]?.level == .error)
    #expect(settings.rules["hard-coded-color"]?.allowIn == PathPatterns(["Theme/"]))
    #expect(settings.overrides.first?.rules["low-contrast"]?.level == .off)
    #expect(settings.stated.members[["Theme", "ink"]] == .asset("Ink"))
    #expect(settings.stated.members[["Theme", "paper"]] == .color(AdaptiveColor(light: .white, dark: .black)))
    #expect(settings.stated.helpers.count == 2)
    #expect(settings.universalNames == ["Logo"])
    #expect(settings.deprecated == ["Old": "New"])
    #expect(settings.waivers.first?.surface == "Paper")
    #expect(settings.requiresReason == true)
    #expect(settings.include == PathPatterns(["App/"]))
  }

  /// What is wrong is said at its place, and the rest still counts.
  @Test(
    arguments: [
      (#"{"exlude": []}"#, "2 error: no setting 'exlude'; did you mean 'exclude'?"),
      (#"{"frobnicate": 1}"#, "2 error: no setting 'frobnicate'"),
      (#"{"exclude": "a"}"#, "13 error: this is 'a'; 'exclude' takes a list, each a path pattern"),
      (#"{"exclude": [1]}"#, "13 error: this is 1; 'exclude' takes a path pattern"),
      (#"{"exclude": ["a\nb"]}"#, "14 error: this is 'a\nb'; 'exclude' takes a path pattern"),
      (#"{"requireReason": "yes"}"#, "19 error: this is 'yes'; 'requireReason' takes true or false"),
      (#"{"rules": {"low-contrast": "of"}}"#, "28 error: no level 'of'; did you mean 'off'?"),
      (#"{"rules": {"low-contrast": 1}}"#, nil),
      (#"{"rules": {"low-contrast": {"levle": "off"}}}"#, "29 error: no option 'levle'; did you mean 'level'?"),
      (#"{"rules": {"low-contrast": {"allowIn": []}}}"#, "29 error: no option 'allowIn'; it is 'level'"),
      (#"{"rules": {"invalid-settings": "off"}}"#, "12 error: no rule 'invalid-settings'"),
      (#"{"helpers": {"UIColor": "rgb"}}"#, nil),
      (#"{"helpers": {"UIColor.init(hex:)": "bgr"}}"#, "36 error: no order 'bgr'; it is 'rgb', 'rgba' or 'argb'"),
      (##"{"facts": {"Theme.ink": "#12"}}"##, nil),
      (#"{"facts": {"a b": "Ink"}}"#, "12 error: no key for 'facts'; each is a path such as 'Theme.ink'"),
      (#"{"overrides": [{"rules": {}}]}"#, "15 error: 'files' is missing here"),
      (#"{"waivers": [{"rule": "low-contrast", "reason": "r"}]}"#, nil),
      (#"{"exclude": [], "exclude": []}"#, "17 error: 'exclude' stands above, too; only this one counts"),
      (#"{"exclude": [] "include": []}"#, "13 error: expected ',' after this value"),
      (#"{"contrast": {"level": "AAA"}}"#, "2 info: 'contrast' does nothing yet"),
      ("[]", "0 error: this is a list; settings are an object"),
      ("// later", "0 error: the file is empty"),
    ] as [(String, String?)]) func problemsAreToldAtTheirPlace(text: String, problem: String?)
  {
    let found = problems(text)
    #expect(found.count == 1, "\(found)")
    if let problem { #expect(found == [".swift-color-lsp.json " + problem]) }
    for finding in read(text).problems {
      if let fault = MessageStyle.problem(finding.message) { Issue.record("\(fault): \(finding.message)") }
    }
  }

  /// It marks a root.
  @Test func anEmptyFileSaysNothing() {
    #expect(problems("").isEmpty && problems(" \n").isEmpty)
  }

  @Test func theRestStillCounts() {
    let settings = read(#"{"exclude": ["Legacy/"], "rules": {"low-contrast": "error", "x": "off"}, "facts": 7}"#)
      .settings
    #expect(settings.exclude.holds(Path("Legacy/A.swift")))
    #expect(settings.rules["low-contrast"]?.level == .error)
  }

  @Test func filesExtendOneAnother() {
    let base = #"{"exclude": ["Old/"], "rules": {"low-contrast": "error", "disappears": "off"}, "requireReason": true}"#
    let text = #"{"extends": "config/base.json", "exclude": ["New/"], "rules": {"low-contrast": "info"}}"#
    let reading = read(text, ["config/base.json": base])
    #expect(reading.problems.isEmpty)
    #expect(reading.paths.map(\.text) == [".swift-color-lsp.json", "config/base.json"])
    #expect(reading.settings.exclude.lines == ["Old/", "New/"])
    #expect(reading.settings.rules["low-contrast"]?.level == .info)
    #expect(reading.settings.rules["disappears"]?.level == .off)
    #expect(reading.settings.requiresReason == true)
  }

  @Test func whatCannotBeExtendedIsTold() {
    let own = ".swift-color-lsp.json 13 error: "
    let text = { (name: String) in #"{"extends": "\#(name)"}"# }
    #expect(
      problems(text("base.json"), ["base.json": text(".swift-color-lsp.json")])
        == ["base.json 13 error: '.swift-color-lsp.json' extends this file in its turn"])
    #expect(problems(text("no.json")) == [own + "'no.json' cannot be read: no such file"])
    #expect(problems(text("A.swift")) == [own + "'A.swift' is no settings file; its name ends in .json"])
    for name in ["/etc/a.json", "../a.json", "~/a.json"] {
      #expect(problems(text(name)) == [own + "'\(name)' is not in this project; settings extend a file below its root"])
    }
    let chain = (0..<20).map { ("\($0).json", text("\($0 + 1).json")) }
    #expect(problems(text("0.json"), Dictionary(uniqueKeysWithValues: chain)).count == 1)
  }

  @Test func hostileFilesEnd() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(!read(deep).problems.isEmpty)
    #expect(!read(#"{"rules": "# + String(repeating: #"{"a":"#, count: 50_000)).problems.isEmpty)
    let keys = "{" + (0..<50_000).map { "\"rule\($0)\": 1" }.joined(separator: ",") + "}"
    #expect(read(keys).problems.count == 64)
    let values = "{\"exclude\": [" + repeatElement("1", count: 100_000).joined(separator: ",") + "]}"
    #expect(read(values).problems.count == 64)
    #expect(read("{\"" + String(repeating: "e", count: 1_000_000) + "\": 1}").problems.count == 1)
  }

  @Test func bytesThatAreNotTextAreTold() {
    let path = Path(".swift-color-lsp.json")
    let bytes = Array(#"{"exclude": ["a"#.utf8) + [0xFF] + Array(#""]}"#.utf8)
    let reading = SettingsReading(of: path) { .success(Source(path: $0, bytes: bytes)) }
    #expect(reading.problems.map(\.message) == ["these bytes are not UTF-8"])
  }

  @Test func everyPrefixIsRead() {
    let text =
      ##"{"rules": {"low-contrast": {"level": "off"}}, "exclude": ["a",], /* c */ "facts": {"A.b": "#FFF/#000"}}"##
    let bytes = Array(text.utf8)
    for end in bytes.indices.dropFirst() {
      let reading = SettingsReading(of: Path("a.json")) { .success(Source(path: $0, bytes: Array(bytes[..<end]))) }
      #expect(reading.problems.allSatisfy { $0.span.end <= end })
      #expect(reading.isInvalid)
    }
  }
}
