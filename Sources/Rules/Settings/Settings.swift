package import ProjectModel
package import Syntax

/// What a project decides for itself, as its settings file and those that this extends say it. What the keys mean is in
/// `SettingsKey`.
package struct Settings: Hashable, Sendable {
  /// Where something is said.
  package struct Place: Hashable, Sendable {
    package let path: Path
    package let span: Span
  }

  /// What is said of one rule.
  package struct RuleSetting: Hashable, Sendable {
    /// `nil` where only options are given.
    package var level: RuleLevel?
    /// Files in which the rule is silent; `nil` where nothing is said.
    package var allowIn: PathPatterns?
    package var place: Place
  }

  /// Rules for some files.
  package struct Override: Hashable, Sendable {
    package let files: PathPatterns
    package let rules: [Rule.ID: RuleSetting]
  }

  package var rules: [Rule.ID: RuleSetting] = [:]
  /// Of several that hold for a file, the last one counts.
  package var overrides: [Override] = []
  /// The only files that are reported on; `nil` for all.
  package var include: PathPatterns?
  package var exclude = PathPatterns()
  /// What `facts` and `helpers` say.
  package var stated = StatedColors()
  /// Names of colors that are the same in light and dark.
  package var universalNames: Set<String> = []
  /// What is used in place of retired colors, by their names.
  package var deprecated: [String: String] = [:]
  package var waivers: [Waiver] = []
  /// Whether a suppression comment has to say why; `nil` where nothing is said.
  package var requiresReason: Bool?
  /// Names of color sets that other settings speak of as if they were there.
  var mentions: [Mention] = []

  struct Mention: Hashable, Sendable {
    let name: String
    let place: Place
  }

  package init() {}

  /// These settings where others say nothing, and those where they do.
  package func extended(by own: Settings) -> Settings {
    var result = self
    result.rules.merge(own.rules) { base, own in
      RuleSetting(level: own.level ?? base.level, allowIn: own.allowIn ?? base.allowIn, place: own.place)
    }
    result.overrides += own.overrides
    result.include = own.include ?? include
    result.exclude = exclude.and(own.exclude)
    result.stated.members.merge(own.stated.members) { $1 }
    result.stated.helpers.merge(own.stated.helpers) { $1 }
    result.universalNames.formUnion(own.universalNames)
    result.deprecated.merge(own.deprecated) { $1 }
    result.waivers += own.waivers
    result.mentions += own.mentions
    result.requiresReason = own.requiresReason ?? requiresReason
    return result
  }
}
