import Facts
package import ProjectModel
package import Rules
import Syntax

/// Checks that the rules find exactly what a fixture's annotations say. With `UPDATE=1` in the environment the
/// annotations are rewritten in the test file instead.
package func checkDiagnostics(
  _ fixture: String, rules: [Rule] = Rule.all, filePath: String = #filePath, line: Int = #line
) {
  let site = CallSite(filePath: filePath, line: line)
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  let findings = parsed.diagnostics(rules: rules).map { Fixture.Finding($0, rules: rules) }
  checkExpectation(fixture, parsed.rendered, equals: parsed.annotated(with: findings), site)
}

extension Fixture {
  /// Reads a fixture; an error in it is a failure of the test.
  package init?(_ text: String, reportingTo site: CallSite) {
    do {
      self = try Fixture(parsing: text)
    } catch {
      site.fail("\(error)")
      return nil
    }
  }

  /// The settings file, if there is one.
  package static let settingsFile = ".swift-color-lsp.json"

  /// What the settings file says.
  package var settings: SettingsReading {
    let path = Path(Self.settingsFile)
    guard source(path) != nil else { return SettingsReading() }
    return SettingsReading(of: path) { path in
      source(path).map(Result.success) ?? .failure(SettingsReading.Unreadable("no such file"))
    }
  }

  /// The merged facts of the files, and what settings state.
  package var snapshot: Snapshot { Snapshot(facts).with(settings.settings.stated) }

  private var facts: [FileFacts] {
    files.compactMap { source in FileKind(source.path).map { FileFacts(of: source, kind: $0) } }
  }

  /// What rules find in all files, after suppression, in the order of a report.
  package func diagnostics(rules: [Rule]) -> [Diagnostic] {
    let facts = facts
    let reading = settings
    let ruling = Ruling(settings: reading.settings, only: rules.count == Rule.all.count ? nil : rules)
    let checker = Checker(snapshot: Snapshot(facts).with(reading.settings.stated), ruling: ruling)
    let problems = rules.contains { $0.id == Rule.invalidSettings.id } ? reading.problems : []
    return
      (problems
      + facts.flatMap { file in
        source(file.path).map { checker.check(file, source: $0).diagnostics } ?? []
      }).sorted()
  }
}

extension Fixture.Finding {
  fileprivate init(_ diagnostic: Diagnostic, rules: [Rule]) {
    let name = diagnostic.rule.rawValue
    let usual = rules.first { $0.id == diagnostic.rule }?.severity
    self.init(
      path: diagnostic.path, span: diagnostic.span,
      title: diagnostic.severity == usual ? name : "\(name) \(diagnostic.severity.rawValue)", shortTitle: name,
      message: diagnostic.message)
  }
}
