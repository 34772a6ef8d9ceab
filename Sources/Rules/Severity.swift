/// How much a finding matters, from least to most.
package enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  case info
  case warning
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
}
