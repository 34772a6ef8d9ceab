package import ColorScience
package import Facts

/// What is known of the contrast of one text.
package enum ContrastOutcome: Hashable, Sendable {
  case measured(ContrastMeasurement)
  case undecided(Undecided)

  package enum Undecided: Hashable, Sendable {
    case obstacle(Obstacle)
    case color(UnknownReason)

    /// The reason in machine-readable output.
    package var key: String {
      switch self {
      case .obstacle(let obstacle): obstacle.rawValue
      case .color(let reason): reason.rawValue
      }
    }

    package var words: String {
      switch self {
      case .obstacle(let obstacle): obstacle.words
      case .color(let reason): reason.words
      }
    }
  }
}

/// The contrast of a text with what lies behind it, wherever it can be drawn.
package struct ContrastMeasurement: Hashable, Sendable {
  /// One way of the conditions in the source. Never empty.
  package struct Branch: Hashable, Sendable {
    /// What holds in it; empty where no condition decides.
    package let assumptions: [Assumption]
    /// The possible pairs, by the releases of the system and by catalogs: which one is drawn is not known here.
    package let alternatives: [Alternative]
  }

  /// One pair of possible colors.
  package struct Alternative: Hashable, Sendable {
    /// One for each appearance.
    package let readings: [Reading]
    /// The releases in which it can be seen.
    package let releases: ReleaseSet
  }

  /// A text and its surface in one appearance.
  package struct Reading: Hashable, Sendable {
    package let appearance: Appearance
    /// As seen; translucent where what lies behind all that is known shows through.
    package let ink: ColorValue
    package let surface: ColorValue
    /// The ratios over every backdrop, equal where it does not show through.
    package let range: ContrastRange
    /// The same as an sRGB display shows it, where the colors lie outside sRGB.
    package let clippedRange: ContrastRange
    /// Whether no rounding or mixing is in it.
    package let isExact: Bool
    /// For a label of the system, the least contrast that the system itself gives it.
    package let systemRatio: Double?
  }

  package let branches: [Branch]
  /// Why some other branches are not known; `nil` where all are.
  package let unknown: ContrastOutcome.Undecided?
  /// Whether conditions on both sides may exclude one another, so that only what all branches share is certain.
  package let needsAllBranches: Bool
  /// Those in which the text can be drawn.
  package let appearances: [Appearance]
  /// Color schemes in which it may not be drawn, because some view of the app is held to another.
  package let doubtfulSchemes: SchemeSet
  /// Whether both colors are told by the source and no control or default decides.
  package let isCertain: Bool
  /// Whether both sides are colors of the system's own, whose contrast is Apple's concern.
  package let isSystemPair: Bool
  /// How many layers it takes until nothing more shows through, from the nearest; all that are known where something does.
  package let layerCount: Int
}
