import Facts
package import ProjectModel
package import Rules
import Syntax

/// Checks that the rules find exactly what a fixture's annotations say. With `UPDATE=1` in the environment the
/// annotations are rewritten in the test file instead.
package func checkDiagnostics(
  _ fixture: String, rules: [Rule] = Rule.ofFixtures, filePath: String = #filePath, line: Int = #line
) {
  let site = CallSite(filePath: filePath, line: line)
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  let findings = parsed.diagnostics(rules: rules).map { Fixture.Finding($0, rules: rules) }
  checkExpectation(fixture, parsed.rendered, equals: parsed.annotated(with: findings), site)
}

extension Rule {
  /// The rules of most tests. What is wrong with the palette as a whole is asked for by name: palettes of tests are small,
  /// and nearly every one would have such a finding.
  package static let ofFixtures = onByDefault.filter { !aboutPalettes.contains($0.id) }
  fileprivate static let aboutPalettes: Set<ID> = [
    "symbol-collision", "unused-color", "missing-dark", "duplicate-color", "catalog-not-in-target",
  ]
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
    let isUsual = rules.count == Rule.ofFixtures.count
    let ruling = Ruling(
      settings: reading.settings, only: isUsual ? nil : rules, skip: isUsual ? Rule.aboutPalettes : [])
    let snapshot = Snapshot(facts).with(reading.settings.stated)
    var search = ColorReach.Search(snapshot)
    for source in files {
      guard let kind = FileKind(source.path) else { continue }
      source.bytes.withUnsafeBytes { search.look(at: $0, of: kind) }
    }
    let checker = Checker(snapshot: snapshot, ruling: ruling, reach: search.result)
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
