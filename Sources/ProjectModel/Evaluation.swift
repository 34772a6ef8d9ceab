package import ColorScience
package import Facts

/// What a color expression is worth.
package enum Evaluation: Hashable, Sendable {
  case one(AdaptiveColor)
  /// One of several, at most `Evaluation.limit`, each with what decides; no two are equal.
  case either([Alternative])
  case unknown(UnknownReason)

  package struct Alternative: Hashable, Sendable {
    /// In words: the condition of a ternary as spelled, `iOS 26`, a catalog's path.
    package let condition: String
    package let color: AdaptiveColor
    /// The releases in which it can be this one.
    package internal(set) var releases: ReleaseSet

    package init(condition: String, color: AdaptiveColor, releases: ReleaseSet = .all) {
      self.condition = condition
      self.color = color
      self.releases = releases
    }

    /// This alternative where something more decides; an empty condition is none.
    func when(_ outer: String) -> Alternative {
      Alternative(
        condition: [outer, condition].filter { !$0.isEmpty }.joined(separator: ", "), color: color,
        releases: releases)
    }
  }

  /// How many alternatives are kept apart.
  package static let limit = 8
}

extension AdaptiveColor {
  /// Whether two colors are the same to 8 bits in every appearance: `0.298` and `76` are two spellings of one.
  package func looksLike(_ other: AdaptiveColor) -> Bool {
    if self == other { return true }
    return Appearance.allCases.allSatisfy { appearance in
      let (a, b) = (self[appearance], other[appearance])
      return a.space == b.space && a.rgb8 == b.rgb8 && a.alpha8 == b.alpha8 && a.isInSRGBGamut && b.isInSRGBGamut
    }
  }
}

/// Alternatives as they come, those that look alike kept once; no more of them than it takes to know that they are too
/// many.
struct DistinctAlternatives: Hashable, Sendable {
  private var kept: [Evaluation.Alternative] = []

  mutating func add(_ alternative: Evaluation.Alternative) {
    guard kept.count <= Evaluation.limit else { return }
    if let index = kept.firstIndex(where: { $0.color.looksLike(alternative.color) }) {
      kept[index].releases.formUnion(alternative.releases)
    } else {
      kept.append(alternative)
    }
  }

  var evaluation: Evaluation {
    switch kept.count {
    case 0: .unknown(.external)
    case 1: .one(kept[0].color)
    case ...Evaluation.limit: .either(kept)
    default: .unknown(.limit)
    }
  }
}

extension Evaluation {
  /// The evaluation of several possible colors: equal ones collapse, one is certain, and too many are unknown.
  package init(alternatives: [Alternative]) {
    var distinct = DistinctAlternatives()
    for alternative in alternatives { distinct.add(alternative) }
    self = distinct.evaluation
  }

  /// The colors it may be, with an empty condition for a certain one.
  package var alternatives: [Alternative] {
    switch self {
    case .one(let color): [Alternative(condition: "", color: color)]
    case .either(let alternatives): alternatives
    case .unknown: []
    }
  }

  /// Whether something that may be no color is certainly one: its value is known, or why it is not.
  package var mayBeColor: Bool {
    switch self {
    case .one, .either: true
    case .unknown(let reason): reason != .external && reason != .unresolvedHelper && reason != .unsupported
    }
  }

  package var isKnown: Bool {
    if case .unknown = self { false } else { true }
  }

  package func map(_ transform: (AdaptiveColor) -> AdaptiveColor) -> Evaluation {
    switch self {
    case .one(let color): .one(transform(color))
    case .either(let alternatives):
      Evaluation(
        alternatives: alternatives.map {
          Alternative(condition: $0.condition, color: transform($0.color), releases: $0.releases)
        })
    case .unknown: self
    }
  }

  /// This when `condition` holds, else `other`; unknown as soon as one of them is.
  package func or(_ other: Evaluation, condition: String) -> Evaluation {
    if case .unknown = self { return self }
    if case .unknown = other { return other }
    return Evaluation(
      alternatives: alternatives.map { $0.when(condition) } + other.alternatives.map { $0.when("else") })
  }

  /// This in some color schemes and `other` in the rest: one color that adapts, for each pair of alternatives.
  func `in`(_ schemes: SchemeSet, else other: Evaluation) -> Evaluation {
    if case .unknown = self { return self }
    if case .unknown = other { return other }
    return Evaluation(
      alternatives: alternatives.flatMap { first in
        other.alternatives.filter { !$0.releases.isDisjoint(with: first.releases) }.map { second in
          let (light, dark) = (schemes.contains(.light) ? first : second, schemes.contains(.dark) ? first : second)
          return Alternative(
            condition: [first.condition, second.condition].filter { !$0.isEmpty }.joined(separator: ", "),
            color: AdaptiveColor(
              light: light.color.light, dark: dark.color.dark, lightHighContrast: light.color.lightHighContrast,
              darkHighContrast: dark.color.darkHighContrast),
            releases: first.releases.intersection(second.releases))
        }
      })
  }
}
