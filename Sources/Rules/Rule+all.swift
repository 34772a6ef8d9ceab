import Syntax

extension Rule {
  /// Every rule, in the order of the manual. A new rule is one file and one line here.
  package static let all: [Rule] = [
    .unknownColor,
    .notAColor,
    .hardCodedColor,
    .componentRange,
    .missing255,
    .invalidColorset,
    .emptyColorset,
    .unusedSuppression,
  ]

  /// The rule of a name, if there is one.
  package static func named(_ name: String) -> Rule? { all.first { $0.id.rawValue == name } }

  /// The rule whose name is nearest to a misspelled one; `nil` when none is near.
  package static func nearest(to name: String) -> Rule? {
    let wanted = Array(name.utf8)
    let bound = max(2, wanted.count / 3)
    let ranked = all.map { (editDistance(wanted, Array($0.id.rawValue.utf8), bound: bound), $0) }
    guard let best = ranked.min(by: { $0.0 < $1.0 }), best.0 <= bound else { return nil }
    return best.1
  }
}
