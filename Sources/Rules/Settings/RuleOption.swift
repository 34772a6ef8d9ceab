/// What settings may say of a rule beside its level.
package enum RuleOption: String, CaseIterable, Hashable, Sendable {
  /// Files in which the rule is silent.
  case allowIn

  /// What it does, as one sentence.
  package var summary: String {
    switch self {
    case .allowIn: "Files and folders in which the rule is silent, as patterns of `.gitignore`."
    }
  }

  package var shape: SettingsShape {
    switch self {
    case .allowIn: .list(.text(.pattern))
    }
  }
}
