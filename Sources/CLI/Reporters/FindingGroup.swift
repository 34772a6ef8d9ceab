import Rules
import Syntax

/// Findings that say one thing: of one rule and level, about one value or pair, in one file.
struct FindingGroup {
  let first: Diagnostic
  var others: [Diagnostic] = []

  var count: Int { others.count + 1 }

  /// Groups in the order of their first findings. A finding about nothing in particular stands alone.
  static func groups(_ diagnostics: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var index: [Key: Int] = [:]
    for diagnostic in diagnostics {
      let key = Key(
        rule: diagnostic.rule, severity: diagnostic.severity, path: diagnostic.path, group: diagnostic.group)
      if !diagnostic.group.isEmpty, let known = index[key] {
        groups[known].others.append(diagnostic)
      } else {
        index[key] = groups.count
        groups.append(FindingGroup(first: diagnostic))
      }
    }
    return groups
  }

  private struct Key: Hashable {
    let rule: Rule.ID
    let severity: Severity
    let path: Path
    let group: String
  }
}
