package import ColorScience
package import Facts
package import ProjectModel

/// What a measured text comes to: which appearances fail, and how.
///
/// Thresholds and dead bands are those of WCAG 2.2, 1.4.3, and of the Human Interface Guidelines' own table of AA.
package struct ContrastVerdict: Hashable, Sendable {
  /// The least ratio that it needs.
  package let needed: Double
  /// A reading of each appearance that fails, of the values that give it most contrast.
  package let failing: [ContrastMeasurement.Reading]
  /// Appearances in which text and surface are one color, 1.05:1 at most.
  package let vanishing: [ContrastMeasurement.Reading]
  /// Every appearance in which the text is drawn, in the branch that is told of.
  package let readings: [ContrastMeasurement.Reading]
  /// What holds where it fails; empty where no condition decides.
  package let assumptions: [Assumption]
  /// The least ratio of all possible values in each appearance.
  package let least: [Appearance: Double]
  /// Why it is not known of every branch that it passes; `nil` where all were measured.
  package let unknown: ContrastOutcome.Undecided?

  /// Whether what shows through the surface decides between failing and passing.
  package var isOpen: Bool { failing.isEmpty && readings.contains { $0.isOpen(needed) } }

  /// Up to this ratio text and surface count as one color.
  static let oneColor = 1.05
}

extension ContrastVerdict {
  package init(_ measurement: ContrastMeasurement, size: TextSize) {
    let use = size.use
    let needed = ContrastLevel.aa.threshold(for: use)
    // Where size or weight may make it large text, only what large text fails as well is a failure.
    let threshold = size.isBorderline ? ContrastLevel.aa.threshold(for: .largeText) : needed
    let branches = measurement.branches.map { branch in
      Branch(branch, threshold: threshold, in: measurement.appearances)
    }
    let told: Branch? =
      measurement.needsAllBranches
      ? (branches.allSatisfy { !$0.failing.isEmpty } ? branches.first : nil)
      : branches.first { !$0.vanishing.isEmpty } ?? branches.first { !$0.failing.isEmpty }
    let shown = told ?? branches.first
    self.init(
      needed: needed, failing: told?.failing ?? [], vanishing: told?.vanishing ?? [],
      readings: shown?.readings ?? [], assumptions: shown?.assumptions ?? [], least: shown?.least ?? [:],
      unknown: measurement.unknown)
  }

  /// One way of the conditions, judged.
  private struct Branch {
    let assumptions: [Assumption]
    var readings: [ContrastMeasurement.Reading] = []
    var failing: [ContrastMeasurement.Reading] = []
    var vanishing: [ContrastMeasurement.Reading] = []
    var least: [Appearance: Double] = [:]

    init(_ branch: ContrastMeasurement.Branch, threshold: Double, in appearances: [Appearance]) {
      assumptions = branch.assumptions
      for appearance in appearances {
        // What every possible value fails is certain; that with most contrast is told.
        let all = branch.alternatives.compactMap { alternative in
          alternative.readings.first { $0.appearance == appearance }.map {
            (reading: $0, releases: alternative.releases)
          }
        }
        guard let best = all.max(by: { Branch.isLess($0, $1) })?.reading else { continue }
        readings.append(best)
        least[appearance] = all.map(\.reading.range.lowest).min()
        if all.allSatisfy({ $0.reading.fails(threshold) }) { failing.append(best) }
        if all.allSatisfy({ $0.reading.range.highest <= ContrastVerdict.oneColor }) { vanishing.append(best) }
      }
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

  /// Whether some backdrop lets it pass and another does not: what shows through decides.
  package func isOpen(_ threshold: Double) -> Bool { range.lowest < threshold && range.highest >= threshold }
}

extension TextSize {
  /// The use that WCAG's thresholds know.
  package var use: ContrastUse {
    switch points {
    case .points(let points): .text(points: points, isBold: weight == .bold)
    case .unset: .text(points: Self.bodyPoints, isBold: weight == .bold)
    case .unknown: .normalText
    }
  }

  /// Whether it may be large text by another reading: semibold counts as bold for UIKit and for Apple's guidelines, and
  /// a font that is not understood may be of any size.
  package var isBorderline: Bool {
    if use == .largeText { return false }
    let isHeavyEnough = weight == .semibold || weight == .unknown
    switch points {
    case .points(let points): return isHeavyEnough && points >= 14
    case .unset: return isHeavyEnough
    case .unknown: return true
    }
  }

  /// The assumption that a reader has to know: `17 pt body, size not set`, `20 pt bold`.
  package var words: String {
    let weight = [.semibold: " semibold", .bold: " bold", .light: " light"][weight, default: ""]
    return switch points {
    case .points(let points):
      (points == points.rounded() ? "\(Int(exactly: points) ?? 0)" : "\(points)") + " pt\(weight)"
    case .unset: "17 pt body\(weight), size not set"
    case .unknown: "size not known"
    }
  }
}
