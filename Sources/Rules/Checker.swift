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
  private let ruling: Ruling
  private let shelf: Shelf
  private let constants: ConstantUses
  private let reach: ColorReach?
  private let painted: Set<String>

  /// - Parameters:
  ///   - shelf: one that fits the snapshot; by default it is made.
  ///   - reach: which color assets are mentioned; without it, none is said to be unused.
  package init(snapshot: Snapshot, ruling: Ruling, shelf: Shelf? = nil, reach: ColorReach? = nil) {
    self.snapshot = snapshot
    self.ruling = ruling
    self.shelf = shelf ?? Shelf(snapshot)
    constants = ConstantUses(snapshot)
    self.reach = reach
    painted = ruling.rules.contains { $0.id == Rule.notAdaptive.id } ? snapshot.paintedNames : []
  }

  /// Runs these rules, without settings.
  package init(snapshot: Snapshot, rules: [Rule], shelf: Shelf? = nil, reach: ColorReach? = nil) {
    self.init(snapshot: snapshot, ruling: Ruling(only: rules), shelf: shelf, reach: reach)
  }

  /// The findings in one file. `source` holds the bytes that `file` was made of.
  package func check(_ file: FileFacts, source: Source) -> CheckedFile {
    let inspection = Inspection(
      snapshot: snapshot, ruling: ruling, shelf: shelf, constants: constants, reach: reach, painted: painted,
      file: file, source: source)
    let (rules, found) = findings(inspection)
    let suppressions = file.suppressions
    let coverage = Coverage(inspection.texts, failing: inspection.contrastFindings.count)
    guard !suppressions.isEmpty else {
      let kept = unwaived(found)
      return CheckedFile(diagnostics: kept.sorted(), suppressed: found.count - kept.count, coverage: coverage)
    }
    let outcome = SuppressionOutcome(suppressions, found, lines: source.lineMap)
    var kept = unwaived(outcome.kept)
    let suppressed = found.count - kept.count
    if rules.rules.contains(where: { $0.id == Rule.unusedSuppression.id }) {
      let wantsReason = ruling.settings.requiresReason == true
      kept += rules.leveled(
        Rule.unusedSuppressions(outcome, ran: rules.rules, wantsReason: wantsReason, path: file.path))
    }
    return CheckedFile(diagnostics: kept.sorted(), suppressed: suppressed, coverage: coverage)
  }

  private func findings(_ inspection: Inspection) -> (rules: Ruling.ForFile, found: [Diagnostic]) {
    let rules = ruling.rules(for: inspection.file.path)
    return (rules, rules.leveled(rules.rules.flatMap { $0.check(inspection) }))
  }

  private func unwaived(_ found: [Diagnostic]) -> [Diagnostic] {
    ruling.hasWaivers && !found.isEmpty ? found.filter { !ruling.waives($0) } : found
  }
}

extension Ruling.ForFile {
  /// The findings at the levels that settings give to their rules.
  fileprivate func leveled(_ found: [Diagnostic]) -> [Diagnostic] {
    if levels.isEmpty || found.isEmpty { return found }
    return found.map { finding in
      guard let level = levels[finding.rule] else { return finding }
      var finding = finding
      finding.severity = level.applied(to: finding.severity)
      return finding
    }
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

  /// Mentions of colors in source code, and in what says how it is built.
  package var occurrences: [Occurrence] {
    switch content {
    case .swift(let facts): facts.occurrences
    case .objectiveC(let facts): facts.occurrences
    case .interface(let facts): facts.occurrences
    case .project(let facts): facts.occurrences
    case .colorSet, .assetGroup, .asset: []
    }
  }
}
