import ColorScience
package import Facts
package import ProjectModel

/// What a measured text comes to, appearance by appearance, in the branch that is told of.
///
/// Thresholds and dead bands are those of WCAG 2.2, 1.4.3, and of the Human Interface Guidelines' own table of AA.
package struct ContrastVerdict: Hashable, Sendable {
  /// One appearance.
  package struct Row: Hashable, Sendable {
    package let reading: ContrastMeasurement.Reading
    package let grade: Grade
    /// The least ratio over every value that the colors may have.
    package let least: Double
  }

  package enum Grade: Hashable, Sendable {
    /// Text and surface are one color, 1.05:1 at most.
    case vanishes
    case fails
    /// What shows through the surface decides.
    case depends
    /// It fails as normal text and passes as large text, which it may be.
    case passesAsLarge
    /// It has less than WCAG needs, and as much as the system itself gives this label.
    case passesAsSystem
    case passes

    package var isFailure: Bool { self == .fails || self == .vanishes }
  }

  package enum Conclusion: Hashable, Sendable {
    case passes
    case fails
    case depends
    /// Nothing that is known fails, and some of it is not known.
    case undecided(ContrastOutcome.Undecided)
  }

  /// The least ratio that it needs; where its size is not known, what text of any size needs.
  package let needed: Double
  /// Each appearance in which the text is drawn, light first.
  package let rows: [Row]
  /// What holds where the rows are as they are; empty where no condition decides.
  package let assumptions: [Assumption]
  package let conclusion: Conclusion

  /// Up to this ratio text and surface count as one color.
  static let oneColor = 1.05
}

extension ContrastVerdict {
  package init(_ measurement: ContrastMeasurement, size: TextSize) {
    let usual = ContrastLevel.aa.threshold(for: size.use)
    let large = ContrastLevel.aa.threshold(for: .largeText)
    let tested = size.mayBeLarge ? large : usual
    // Of a text of unknown size nothing more can be said than that it needs so much at any.
    needed = size.points == .unknown ? large : usual
    let branches = measurement.branches.map { branch in
      Branch(branch, needed: tested, usual: usual, in: measurement.appearances)
    }
    // A branch in which text and surface are one color everywhere is meant to be unseen; another may fail.
    let worst = branches.max { $0.rank < $1.rank }
    let isFailure =
      measurement.needsAllBranches ? branches.allSatisfy(\.isFailure) : branches.contains(where: \.isFailure)
    let shown = isFailure ? worst : branches.first { !$0.isFailure } ?? branches.first
    rows = shown?.rows ?? []
    assumptions = shown?.assumptions ?? []
    if isFailure {
      conclusion = .fails
    } else if let unknown = measurement.unknown {
      conclusion = .undecided(unknown)
    } else {
      conclusion = branches.contains { $0.rows.contains { $0.grade == .depends } } ? .depends : .passes
    }
  }

  /// The rows that fail; none unless that is the conclusion.
  package var failing: [Row] { conclusion == .fails ? rows.filter(\.grade.isFailure) : [] }

  /// One way of the conditions, judged.
  private struct Branch {
    let assumptions: [Assumption]
    let rows: [Row]

    init(_ branch: ContrastMeasurement.Branch, needed: Double, usual: Double, in appearances: [Appearance]) {
      assumptions = branch.assumptions
      rows = appearances.compactMap { appearance in
        // What every possible value fails is certain; that with most contrast is told.
        let all = branch.alternatives.compactMap { alternative in
          alternative.readings.first { $0.appearance == appearance }.map {
            (reading: $0, releases: alternative.releases)
          }
        }
        guard let best = all.max(by: { Self.isLess($0, $1) })?.reading else { return nil }
        return Row(
          reading: best, grade: Self.grade(all.map(\.reading), best: best, needed: needed, usual: usual),
          least: all.map(\.reading.range.lowest).min() ?? best.range.lowest)
      }
    }

    var isFailure: Bool { rows.contains { $0.grade.isFailure } }

    /// How much there is to tell: a text that vanishes in one color scheme, one that fails, one that is never seen.
    var rank: Int {
      let usual = rows.filter { !$0.reading.appearance.isHighContrast }
      let vanishing = usual.count { $0.grade == .vanishes }
      if vanishing > 0 { return vanishing < usual.count ? 4 : 1 }
      return usual.contains { $0.grade == .fails } ? 3 : isFailure ? 2 : 0
    }

    private static func grade(
      _ all: [ContrastMeasurement.Reading], best: ContrastMeasurement.Reading, needed: Double, usual: Double
    ) -> Grade {
      if all.allSatisfy({ $0.range.highest <= ContrastVerdict.oneColor }) { return .vanishes }
      if all.allSatisfy({ $0.fails(needed) }) { return .fails }
      if all.contains(where: { $0.range.verdict(threshold: needed) == .dependsOnBackdrop }) { return .depends }
      if best.range.lowest >= usual || !best.fails(usual) && best.systemRatio == nil { return .passes }
      return best.systemRatio != nil && best.range.lowest < needed ? .passesAsSystem : .passesAsLarge
    }

    /// What is told is what iOS draws, where it is seen there: most readers have no other.
    private static func isLess(
      _ a: (reading: ContrastMeasurement.Reading, releases: ReleaseSet),
      _ b: (reading: ContrastMeasurement.Reading, releases: ReleaseSet)
    ) -> Bool {
      let (first, second) = (a.releases.isDisjoint(with: .iOS), b.releases.isDisjoint(with: .iOS))
      return first == second ? a.reading.range.highest < b.reading.range.highest : first
    }
  }
}

extension ContrastMeasurement.Reading {
  /// Whether it is below a threshold by all that is known: over every backdrop, on wide and narrow displays, and by more
  /// than rounding can do.
  fileprivate func fails(_ threshold: Double) -> Bool {
    let limit = isExact ? threshold : threshold - ContrastLevel.toleranceOfComposites
    let allowed = systemRatio.map { min(limit, $0 - ContrastLevel.toleranceOfComposites) } ?? limit
    return range.highest < allowed && clippedRange.highest < allowed
  }
}
