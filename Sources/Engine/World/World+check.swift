import Facts
import ProjectModel
package import Rules
package import Syntax

extension World {
  /// Runs rules over the reported files. Equal for equal files, whatever the number of threads.
  ///
  /// - Parameters:
  ///   - ruling: which rules run where; what is wrong in the settings is told whatever it says.
  ///   - jobs: threads; by default one for each processor.
  ///   - countsValues: whether it is counted of how many colors the value is known.
  package func check(ruling: Ruling, jobs: Int? = nil, countsValues: Bool = true) -> CheckResult {
    let paths = records.lazy.filter(\.value.isChecked).map(\.key).sorted()
    return check(paths, ruling: ruling, jobs: jobs ?? processorCount, countsValues: countsValues)
  }

  /// The same with some rules, whatever settings say of their levels.
  package func check(rules: [Rule], jobs: Int? = nil, countsValues: Bool = true) -> CheckResult {
    check(ruling: Ruling(settings: settings.settings, only: rules), jobs: jobs, countsValues: countsValues)
  }

  /// Runs rules over one file; empty for a file that is not reported.
  package func check(_ path: Path, rules: [Rule]) -> [Diagnostic] {
    guard let record = records[path], record.isChecked, let facts = record.facts, let source = source(path)
    else { return [] }
    let ruling = Ruling(settings: settings.settings, only: rules)
    return Checker(snapshot: snapshot, ruling: ruling).check(facts, source: source).diagnostics
  }

  private func check(_ paths: [Path], ruling: Ruling, jobs: Int, countsValues: Bool) -> CheckResult {
    let checker = Checker(
      snapshot: snapshot, ruling: ruling, reach: ruling.rules.askForReach ? reach(jobs: jobs) : nil)
    let checked = Monitor<[Checked]>([])
    let next = Monitor(0)
    parallel(jobs: min(jobs, paths.count / Self.filesPerTurn + 1)) { _ in
      var found = Checked()
      while true {
        let start = next.withLock { place in
          place += Self.filesPerTurn
          return place - Self.filesPerTurn
        }
        guard start < paths.count else { break }
        var diagnostics: [Diagnostic] = []
        for path in paths[start..<min(start + Self.filesPerTurn, paths.count)] {
          guard let facts = records[path]?.facts, let source = source(path) else { continue }
          let file = checker.check(facts, source: source)
          diagnostics += file.diagnostics
          found.add(file)
          found.statistics.count(facts, in: snapshot, countsValues: countsValues)
        }
        if !diagnostics.isEmpty { found.turns.append((start, diagnostics)) }
      }
      checked.withLock { [found] in $0.append(found) }
    }
    let all = checked.withLock { $0 }
    let statistics = all.reduce(into: statistics) { $0.add($1.statistics) }
    // The paths are in order, as are the findings of each: only the turns have to be put back into theirs.
    var diagnostics = all.flatMap(\.turns).sorted { $0.start < $1.start }.flatMap(\.diagnostics)
    let problems = settingsFindings
    if !problems.isEmpty { diagnostics = (problems + diagnostics).sorted() }
    return CheckResult(diagnostics: diagnostics, sources: sources(of: diagnostics), statistics: statistics)
  }

  private static var filesPerTurn: Int { 16 }

  private struct Checked: Sendable {
    /// What was found in the files of each turn, by the place of the first.
    var turns: [(start: Int, diagnostics: [Diagnostic])] = []
    var statistics = Statistics()

    mutating func add(_ file: CheckedFile) {
      statistics.suppressed += file.suppressed
      statistics.coverage.add(file.coverage)
    }
  }

  private func sources(of diagnostics: [Diagnostic]) -> [Path: Source] {
    var sources: [Path: Source] = [:]
    func add(_ path: Path) {
      if sources[path] == nil { sources[path] = source(path) }
    }
    for index in diagnostics.indices {
      let path = diagnostics[index].path
      // The findings of a file stand together, and fixes are mostly in it.
      if index == 0 || path != diagnostics[index - 1].path { add(path) }
      for related in diagnostics[index].related { add(related.path) }
      for fix in diagnostics[index].fixes { for edit in fix.edits where edit.path != path { add(edit.path) } }
    }
    return sources
  }
}
