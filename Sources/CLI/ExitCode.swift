/// How the program ends, as scripts see it.
package enum ExitCode: Int32, Sendable {
  /// Nothing at or above `--fail-on`.
  case success = 0
  /// Findings.
  case findings = 1
  /// Wrong usage, input or output that failed, or nothing to look at.
  case usage = 2
  /// A fault of the program itself (`EX_SOFTWARE` of sysexits.h).
  case internalError = 70
}

/// Why a command cannot do what it was asked: what happened, where, and what to do, in one line.
package struct Failure: Error, Hashable, Sendable {
  package let message: String
  package let code: ExitCode

  package init(_ message: String, code: ExitCode = .usage) {
    self.message = message
    self.code = code
  }
}
