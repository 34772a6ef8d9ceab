import Rules
import Syntax

/// Findings that say one thing: of one rule and level, about one value or pair, in one file.
struct FindingGroup {
  let first: Diagnostic
  var others: [Diagnostic] = []

  var count: Int { others.count + 1 }

  /// Groups in the order of their first findings. A finding about nothing in particular stands alone.
  ///
  /// - Parameter diagnostics: in order of paths.
  static func groups(_ diagnostics: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for (index, number) in numbers(diagnostics).enumerated() {
      if number < groups.count {
        groups[number].others.append(diagnostics[index])
      } else {
        groups.append(FindingGroup(first: diagnostics[index]))
      }
    }
    return groups
  }

  /// A group without its findings, to be counted.
  struct Tally {
    let rule: Rule.ID
    let severity: Severity
    var count = 1
  }

  /// The same groups; no finding is copied, of which there may be tens of thousands.
  static func tallies(_ diagnostics: [Diagnostic]) -> [Tally] {
    var tallies: [Tally] = []
    for (index, number) in numbers(diagnostics).enumerated() {
      if number < tallies.count {
        tallies[number].count += 1
      } else {
        tallies.append(Tally(rule: diagnostics[index].rule, severity: diagnostics[index].severity))
      }
    }
    return tallies
  }

  /// The number of each finding's group.
  private static func numbers(_ diagnostics: [Diagnostic]) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(diagnostics.count)
    var count = 0
    // Of one file: the findings of a file stand together.
    var known: [Key: Int] = [:]
    for index in diagnostics.indices {
      if index > 0, diagnostics[index].path != diagnostics[index - 1].path { known.removeAll(keepingCapacity: true) }
      let key = Key(
        rule: diagnostics[index].rule, severity: diagnostics[index].severity, group: diagnostics[index].group)
      if !key.group.isEmpty, let number = known[key] {
        numbers.append(number)
      } else {
        known[key] = count
        numbers.append(count)
        count += 1
      }
    }
    return numbers
  }

  private struct Key: Hashable {
    let rule: Rule.ID
    let severity: Severity
    let group: String
  }
}
