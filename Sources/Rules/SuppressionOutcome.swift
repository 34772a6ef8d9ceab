import Facts
import Syntax

/// What the suppression comments of a file did to its findings.
struct SuppressionOutcome {
  /// One rule named by one comment, and whether it silenced anything.
  struct Entry {
    let suppression: Suppression
    let rule: Suppression.RuleName
    /// For `disable`, the line of the `enable` that ends it.
    var lastLine = Int.max
    var isUsed = false
  }

  private(set) var entries: [Entry]
  private(set) var kept: [Diagnostic] = []
  /// Comments that name no rule, or a directive that does not exist.
  let malformed: [Suppression]

  init(_ suppressions: [Suppression], _ diagnostics: [Diagnostic], lines: LineMap) {
    malformed = suppressions.filter { suppression in
      if case .unknown = suppression.extent { true } else { suppression.rules.isEmpty }
    }
    entries = suppressions.flatMap { suppression in
      suppression.rules.map { Entry(suppression: suppression, rule: $0) }
    }
    closeRegions()
    for diagnostic in diagnostics {
      let line = lines.line(at: diagnostic.span.start)
      let silencing = entries.indices.filter { silences(entries[$0], diagnostic, line: line) }
      if silencing.isEmpty { kept.append(diagnostic) }
      for index in silencing { entries[index].isUsed = true }
    }
  }

  private func silences(_ entry: Entry, _ diagnostic: Diagnostic, line: Int) -> Bool {
    guard entry.rule.text == diagnostic.rule.rawValue || entry.rule.text == "all" else { return false }
    switch entry.suppression.extent {
    case .this: return line >= entry.suppression.firstLine && line <= entry.suppression.lastLine
    case .next: return line == entry.suppression.lastLine + 1
    case .previous: return line == entry.suppression.firstLine - 1
    case .enable, .unknown: return false
    case .disable: return line >= entry.suppression.firstLine && line < entry.lastLine
    }
  }

  /// Finds for each `disable` the first `enable` of the same rule after it, from the end of the file backwards.
  private mutating func closeRegions() {
    var enabled: [String: Int] = [:]
    for index in entries.indices.reversed() {
      let (rule, suppression) = (entries[index].rule.text, entries[index].suppression)
      switch suppression.extent {
      case .enable: enabled[rule] = suppression.firstLine
      case .disable: entries[index].lastLine = min(enabled[rule] ?? .max, enabled["all"] ?? .max)
      case .next, .this, .previous, .unknown: break
      }
    }
  }
}
