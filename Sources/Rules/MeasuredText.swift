package import Facts
package import ProjectModel
package import Syntax

/// One text with what is known of its contrast.
package struct MeasuredText: Sendable {
  package let site: PaintSite
  package let outcome: ContrastOutcome
  /// `nil` for one that is not measured.
  package let verdict: ContrastVerdict?

  package init(_ site: PaintSite, _ outcome: ContrastOutcome) {
    self.site = site
    self.outcome = outcome
    verdict =
      if case .measured(let measurement) = outcome { ContrastVerdict(measurement, size: site.size) } else { nil }
  }

  /// Why it is not known whether it can be read; `nil` where it is. The key is that of machine-readable output.
  package var undecided: (key: String, words: String)? {
    switch (outcome, verdict?.conclusion) {
    case (.undecided(let reason), _), (_, .undecided(let reason)): (reason.key, reason.words)
    // Over a backdrop that decides, nothing is measured.
    case (_, .depends): (site.backdrop.end.rawValue, site.backdrop.end.words)
    case (_, .passes), (_, .fails), (_, nil): nil
    }
  }
}

extension Snapshot {
  /// The texts of a file, but for those in previews, with what is known of their contrast.
  package func measuredTexts(_ sites: [PaintSite], in path: Path) -> [MeasuredText] {
    contrasts(of: sites, in: path).map { MeasuredText($0.site, $0.outcome) }
  }
}
