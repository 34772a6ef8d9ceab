import CLI
import Foundation
import Testing

struct SettingsCommandTests {
  private func project(_ settings: String) throws -> Project {
    let project = try Project.sample()
    try project.write(settings, to: ".swift-color-lsp.json")
    return project
  }

  @Test func settingsDecide() throws {
    let project = try project(#"{"rules": {"unknown-color": "info", "hard-coded-color": "error"}}"#)
    let run = Capture("check", project.path)
    #expect(run.code == .findings)
    #expect(run.report.contains("App/View.swift:6:31: error: "))
    #expect(!run.report.contains("unknown-color"))
    #expect(Capture("check", project.path, "--no-config").report.contains("error: no color named 'Brnad'"))
    try project.write(#"{"exclude": ["App/*.swift"]}"#, to: "other.json")
    #expect(Capture("check", project.path, "--config", project.path + "/other.json").report.isEmpty)
    try project.write(#"{"include": ["Other/"]}"#, to: "other.json")
    let none = Capture("check", project.path, "--config", project.path + "/other.json")
    #expect(none.code == .usage)
    #expect(none.notes.contains("the settings leave out all there is; --allow-empty accepts that"))
  }

  /// The rest counts, and nobody takes it for the whole.
  @Test func faultsInSettingsAreFindings() throws {
    let project = try project("{\"exlude\": [],\n \"rules\": {\"unknown-color\": \"off\"}}")
    for level in [["--level", "error"], ["--only", "alpha-range"], ["--skip", "invalid-settings"]] {
      let run = Capture("check", project.path, level[0], level[1])
      #expect(run.code == .usage)
      #expect(
        run.report.hasPrefix(
          ".swift-color-lsp.json:1:3: error: no setting 'exlude'; did you mean 'exclude'? [invalid-settings]\n"))
      #expect(!run.report.contains("Brnad"))
    }
    #expect(Capture("check", project.path, "--exit-zero").code == .usage)
    #expect(Capture("check", project.path, "--no-config").code == .findings)
    let only = Capture("check", project.path + "/App/View.swift")
    #expect(only.code == .usage)
    #expect(only.report.contains("exlude"))
  }

  @Test func theChoiceIsChecked() throws {
    let project = try Project.sample()
    #expect(
      Capture("check", project.path, "--config", "no.json").notes
        == "error: --config: no such file or folder: no.json\n")
    #expect(Capture("check", project.path, "--config", "a", "--no-config").code == .usage)
    let text = try self.project(#"{"rules": {"unknown-color": "off"}}"#)
    let rules = Capture("check", text.path, "--only", "unknown-color")
    #expect(rules.report.contains("Brnad"))
  }

  @Test func rulesTellsWhatIsSetWhere() throws {
    let project = try project("{\n  \"rules\": {\n    \"alpha-range\": \"off\"\n  }\n}\n")
    let run = Capture("rules", project.path)
    let line = run.report.split(separator: "\n").first { $0.hasPrefix("alpha-range") }
    #expect(line?.contains("off") == true)
    #expect(line?.contains(".swift-color-lsp.json:3") == true)
    #expect(!Capture("rules", project.path, "--no-config").report.contains(".swift-color-lsp.json"))
  }

  @Test func doctorTellsWhatIsInForce() throws {
    let settings = ##"{"rules": {"alpha-range": "off"}, "exclude": ["Old/"], "facts": {"A.b": "#FFF"}, "x": 1}"##
    let said = try project(settings)
    let report = Capture("doctor", said.path).report
    #expect(
      report.contains(
        """
        settings
          .swift-color-lsp.json
          rules: alpha-range off
          1 exclude pattern, 1 fact
          1 problem, which check shows

        """))
    let plain = try Project.sample()
    #expect(Capture("doctor", plain.path).report.contains("no .swift-color-lsp.json at the root"))
  }

  @Test func explainTellsOptions() {
    #expect(Capture("explain", "hard-coded-color").report.contains("allowIn: Files and folders"))
  }

  @Test func theSchemaHasWhatIsInForce() throws {
    let file = try #require(GeneratedFile.all.first { $0.name == "settings.schema.json" })
    let value = try #require(try JSONSerialization.jsonObject(with: Data(file.text().utf8)) as? [String: Any])
    let keys = try #require(value["properties"] as? [String: [String: Any]])
    #expect(keys["rules"] != nil && keys["waivers"] != nil)
    #expect(keys["contrast"] == nil && keys["platforms"] == nil)
    #expect(keys.values.allSatisfy { ($0["description"] as? String)?.isEmpty == false })
  }
}
