package import Facts
package import ProjectModel
package import Syntax

/// What the rules found in one file.
package struct CheckedFile: Sendable {
  /// By position, then rule; suppressed ones are left out.
  package let diagnostics: [Diagnostic]
  package let suppressed: Int
  package let coverage: Coverage
}

/// Runs rules over the files of one snapshot. What all files share is worked out once, when it is made.
package struct Checker: Sendable {
  private let snapshot: Snapshot
  private let rules: [Rule]
  private let shelf: Shelf
  private let constants: ConstantUses
  private let reach: ColorReach?
  private let painted: Set<String>

  /// - Parameters:
  ///   - shelf: one that fits the snapshot; by default it is made.
  ///   - reach: which color assets are mentioned; without it, none is said to be unused.
  package init(snapshot: Snapshot, rules: [Rule], shelf: Shelf? = nil, reach: ColorReach? = nil) {
    self.snapshot = snapshot
    self.rules = rules
    self.shelf = shelf ?? Shelf(snapshot)
    constants = ConstantUses(snapshot)
    self.reach = reach
    painted = rules.contains { $0.id == Rule.notAdaptive.id } ? snapshot.paintedNames : []
  }

  /// The findings in one file. `source` holds the bytes that `file` was made of.
  package func check(_ file: FileFacts, source: Source) -> CheckedFile {
    let inspection = Inspection(
      snapshot: snapshot, shelf: shelf, constants: constants, reach: reach, painted: painted, file: file,
      source: source)
    let found = rules.flatMap { $0.check(inspection) }
    let suppressions = file.suppressions
    let coverage = Coverage(inspection.texts, failing: inspection.contrastFindings.count)
    guard !suppressions.isEmpty else {
      return CheckedFile(diagnostics: found.sorted(), suppressed: 0, coverage: coverage)
    }
    let outcome = SuppressionOutcome(suppressions, found, lines: source.lineMap)
    var kept = outcome.kept
    if rules.contains(where: { $0.id == Rule.unusedSuppression.id }) {
      kept += Rule.unusedSuppressions(outcome, ran: rules, path: file.path)
    }
    return CheckedFile(diagnostics: kept.sorted(), suppressed: found.count - outcome.kept.count, coverage: coverage)
  }
}

extension FileFacts {
  package var suppressions: [Suppression] {
    switch content {
    case .swift(let facts): facts.suppressions
    case .objectiveC(let facts): facts.suppressions
    case .interface, .colorSet, .assetGroup, .asset, .project: []
    }
  }

  /// Texts of source code whose color or surface is told beside them.
  package var paintSites: [PaintSite] {
    if case .swift(let facts) = content { facts.paintSites } else { [] }
  }

  /// Mentions of colors in source code.
  package var occurrences: [Occurrence] {
    switch content {
    case .swift(let facts): facts.occurrences
    case .objectiveC(let facts): facts.occurrences
    case .interface(let facts): facts.occurrences
    case .colorSet, .assetGroup, .asset, .project: []
    }
  }
}
