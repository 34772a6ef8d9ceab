import Engine
import Facts
import ProjectModel
import Rules
import Syntax

extension Statistics {
  /// What `--stats` prints: every count, and every file that was not seen whole.
  func lines() -> [String] {
    var lines = [
      "files: \(grouped(files)), of them Swift \(grouped(swiftFiles))",
      "catalogs: \(grouped(catalogs)) with \(counted(colorSets, "color set"))",
      "colors in code: \(grouped(occurrences)); \(counted(references, "reference")), \(grouped(resolved)) resolved, "
        + "\(grouped(dynamicNames)) built at run time",
      "values: \(grouped(evaluated)) known" + unknownReasons(),
      "suppressed: \(counted(suppressed, "finding"))",
    ]
    if !coverage.reasons.isEmpty {
      lines.append("texts whose contrast was not measured:")
      lines += coverage.reasons.map { "  \($0.key) \(grouped($0.count)): \(Coverage.words(of: $0.key))" }
    }
    if !incomplete.isEmpty {
      lines.append("not fully read: \(counted(incomplete.count, "file"))")
      lines += incomplete.map { "  \($0.text)" }
    }
    if !unread.isEmpty {
      lines.append("not read: \(grouped(unread.count))")
      lines += unread.map { "  \($0.path.text): \($0.reason)" }
    }
    return lines
  }

  /// `; 22 not known: parameter 9, runtime 8, external 5`
  private func unknownReasons() -> String {
    let reasons = unknown.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !reasons.isEmpty else { return "" }
    let total = reasons.reduce(0) { $0 + $1.value }
    return "; \(grouped(total)) not known: " + reasons.map { "\($0.key) \(grouped($0.value))" }.joined(separator: ", ")
  }
}

extension Coverage {
  /// A reason in words.
  fileprivate static func words(of key: String) -> String {
    Obstacle(rawValue: key)?.words ?? UnknownReason(rawValue: key)?.words ?? key
  }
}
