import Syntax

extension Rule {
  /// Every rule, in the order of the manual. A new rule is one file and one line here.
  package static let all: [Rule] = [
    .unknownColor,
    .wrongBundle,
    .notAColor,
    .ambiguousColor,
    .symbolCollision,
    .unusedColor,
    .deprecatedColor,
    .hardCodedColor,
    .componentRange,
    .missing255,
    .integerDivision,
    .malformedHex,
    .alphaRange,
    .notAdaptive,
    .lowContrast,
    .disappears,
    .invalidColorset,
    .emptyColorset,
    .missingDark,
    .darkIdentical,
    .darkInverted,
    .duplicateColor,
    .catalogNotInTarget,
    .missingNamedColor,
    .staleFallback,
    .missingHighContrast,
    .unusedSuppression,
    .invalidSettings,
  ]

  /// The rules that are on where nobody says otherwise.
  package static let onByDefault = all.filter { $0.severity != nil }

  /// The rule of a name, if there is one.
  package static func named(_ name: String) -> Rule? { all.first { $0.id.rawValue == name } }

  /// The rule whose name is nearest to a misspelled one; `nil` when none is near.
  package static func nearest(to name: String) -> Rule? {
    Syntax.nearest(to: name, among: all.map(\.id.rawValue)).flatMap(named)
  }
}
