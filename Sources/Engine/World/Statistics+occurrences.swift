package import Facts
package import ProjectModel
import Rules
import Syntax

extension Statistics {
  /// Counts the mentions of colors in a file, and what is known about them.
  ///
  /// - Parameter countsValues: whether it is counted of how many the value is known. That is told in `--stats` and to
  ///   machines, and to work out each takes as long as all rules.
  package mutating func count(_ file: FileFacts, in snapshot: Snapshot, countsValues: Bool = true) {
    // A file says `.secondary` again and again.
    var members: [MemberMention: Evaluation] = [:]
    for occurrence in file.occurrences {
      if countsValues {
        count(Self.evaluation(of: occurrence, in: file.path, snapshot, &members), isTentative: occurrence.isTentative)
      }
      guard !occurrence.isTentative else { continue }
      occurrences += 1
      guard occurrence.role == .reference else { continue }
      references += 1
      guard case .named(let named) = occurrence.expr else {
        if snapshot.isDeclared(occurrence, in: file.path) { resolved += 1 }
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

  /// What may be no color at all is none until it is known to be one.
  private mutating func count(_ evaluation: Evaluation, isTentative: Bool) {
    if case .unknown(let reason) = evaluation {
      if !isTentative { unknown[reason.rawValue, default: 0] += 1 }
    } else {
      evaluated += 1
    }
  }

  /// A member, and what decides in one file which one it is.
  private struct MemberMention: Hashable {
    let path: MemberPath
    let scope: [String]
    let isForeign: Bool
  }

  private static func evaluation(
    of occurrence: Occurrence, in path: Path, _ snapshot: Snapshot, _ members: inout [MemberMention: Evaluation]
  ) -> Evaluation {
    guard case .member(let member) = occurrence.expr else { return snapshot.evaluate(occurrence, in: path) }
    let mention = MemberMention(path: member, scope: occurrence.scope, isForeign: occurrence.isForeign)
    if let known = members[mention] { return known }
    let evaluation = snapshot.evaluate(occurrence, in: path)
    members[mention] = evaluation
    return evaluation
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
