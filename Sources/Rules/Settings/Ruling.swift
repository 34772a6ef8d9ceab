import Syntax

/// Which rules run in which file, and at which level: what settings and the person who asks decide, worked out once.
///
/// A class only so that it is handed on at the price of a pointer, at each keystroke.
package final class Ruling: Sendable {
  package let settings: Settings
  /// The rules that run in some file.
  package let rules: [Rule]
  /// What holds for files of which settings say nothing of their own.
  private let usual: ForFile
  private let hasExceptions: Bool
  private let waivers: [Rule.ID: [Waiver]]
  /// Rules that run because a person named them.
  private let named: Set<Rule.ID>

  /// The rules of one file.
  struct ForFile: Sendable {
    var rules: [Rule]
    /// The levels that settings give, where they are not the rules' own.
    var levels: [Rule.ID: Level]
  }

  /// Another level for the findings of a rule.
  struct Level: Sendable {
    fileprivate let usual: Severity?
    fileprivate let severity: Severity

    /// The level of a finding that has a level of its own: what matters less than the rule as a whole, since something
    /// else decides too, still does. A finding that is not certain is no error because the rule's are.
    func applied(to own: Severity) -> Severity {
      guard let usual, own < usual else { return severity }
      return min(own, severity)
    }
  }

  /// - Parameters:
  ///   - only: the rules that a person names, to be run whatever settings say; `nil` for those that settings say.
  ///   - skip: rules that do not run.
  package init(settings: Settings = Settings(), only: [Rule]? = nil, skip: Set<Rule.ID> = []) {
    self.settings = settings
    named = Set(only?.map(\.id) ?? [])
    let exceptions = settings.overrides.map(\.rules)
    let candidates = (only ?? Rule.all).filter { !skip.contains($0.id) }
    let isNamed = only != nil
    let running = candidates.filter { rule in
      isNamed || Self.severity(of: rule, in: settings.rules) != nil
        || exceptions.contains { $0[rule.id]?.level?.severity != nil }
    }
    rules = running
    usual = ForFile(
      rules: running.filter { isNamed || Self.severity(of: $0, in: settings.rules) != nil },
      levels: running.reduce(into: [:]) { $0[$1.id] = Self.changed(settings.rules[$1.id]?.level, $1) })
    hasExceptions = !exceptions.isEmpty || settings.rules.values.contains { $0.allowIn != nil }
    waivers = Dictionary(grouping: settings.waivers, by: \.rule)
  }

  private static func severity(of rule: Rule, in rules: [Rule.ID: Settings.RuleSetting]) -> Severity? {
    rules[rule.id]?.level.map(\.severity) ?? rule.severity
  }

  /// The level that findings of a rule are given; `nil` where they keep their own. The default level says no more than
  /// that the rule runs.
  private static func changed(_ level: RuleLevel?, _ rule: Rule) -> Level? {
    guard let severity = level?.severity, severity != rule.severity else { return nil }
    return Level(usual: rule.severity, severity: severity)
  }

  /// The level of a rule in files without exceptions; `nil` for one that does not run there.
  package func level(of rule: Rule) -> Severity? { Self.severity(of: rule, in: settings.rules) }

  func rules(for path: Path) -> ForFile {
    guard hasExceptions else { return usual }
    var result = ForFile(rules: [], levels: usual.levels)
    let overrides = settings.overrides.filter { $0.files.holds(path) }
    for rule in rules {
      var level = settings.rules[rule.id]?.level
      var allowIn = settings.rules[rule.id]?.allowIn
      for override in overrides {
        guard let setting = override.rules[rule.id] else { continue }
        level = setting.level ?? level
        allowIn = setting.allowIn ?? allowIn
      }
      let isOn = (level.map(\.severity) ?? rule.severity) != nil || named.contains(rule.id)
      guard isOn, allowIn?.holds(path) != true else { continue }
      result.rules.append(rule)
      result.levels[rule.id] = Self.changed(level, rule)
    }
    return result
  }

  /// Whether a finding is accepted.
  func waives(_ finding: Diagnostic) -> Bool {
    if waivers.isEmpty { return false }
    return waivers[finding.rule]?.contains { $0.covers(finding) } ?? false
  }

  var hasWaivers: Bool { !waivers.isEmpty }
}
