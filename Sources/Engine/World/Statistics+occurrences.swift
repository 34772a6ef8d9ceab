package import Facts
package import ProjectModel
import Rules
import Syntax

extension Statistics {
  /// Counts the mentions of colors in a file, and what is known about them.
  package mutating func count(_ file: FileFacts, in snapshot: Snapshot) {
    for occurrence in file.occurrences {
      occurrences += 1
      let evaluation = snapshot.evaluate(occurrence, in: file.path)
      if case .unknown(let reason) = evaluation { unknown[reason.rawValue, default: 0] += 1 } else { evaluated += 1 }
      guard occurrence.role == .reference else { continue }
      references += 1
      guard case .named(let named) = occurrence.expr else {
        if evaluation.isKnown { resolved += 1 }
        continue
      }
      switch snapshot.resolve(named, scope: occurrence.scope, in: file.path) {
      case .assets: resolved += 1
      case .dynamic: dynamicNames += 1
      // What the project's own initialiser makes of a name is not known.
      case .owned, .missing: break
      }
    }
  }

  /// Adds the counts of a check.
  mutating func add(_ other: Statistics) {
    occurrences += other.occurrences
    references += other.references
    resolved += other.resolved
    dynamicNames += other.dynamicNames
    evaluated += other.evaluated
    unknown.merge(other.unknown, uniquingKeysWith: +)
    suppressed += other.suppressed
    coverage.add(other.coverage)
  }
}
