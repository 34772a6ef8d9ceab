import Rules
import Syntax

extension Reporter {
  /// One line a finding, as compilers write it, for logs, `grep` and editors' error lists.
  package static let concise = Reporter("concise") { report, _ in
    report.diagnostics.map { compilerLine($0, in: report, path: $0.path.text) }.joined()
  }
}

/// `path:line:col: level: message [rule]`
func compilerLine(_ diagnostic: Diagnostic, in report: Report, path: String) -> String {
  let place = report.place(diagnostic.span, in: diagnostic.path)
  return compilerLine(
    path: path, place: place, level: diagnostic.severity.rawValue,
    text: "\(diagnostic.message) [\(diagnostic.rule)]")
}

/// A line that programs read: UTF-8 whatever the locale, for a path that is spelled otherwise is not found. Xcode runs
/// build phases without a locale.
func compilerLine(path: String, place: Place?, level: String, text: String) -> String {
  let position = place.map { ":\($0.line):\($0.column)" } ?? ""
  return visible("\(path)\(position): \(level): \(text)", isUnicode: true) + "\n"
}
