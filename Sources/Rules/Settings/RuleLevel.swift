/// What settings may say of a rule.
package enum RuleLevel: String, CaseIterable, Hashable, Sendable {
  case error
  case warning
  case info
  case off

  /// The level of its findings; `nil` when it does not run.
  package var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .off: nil
    }
  }
}
