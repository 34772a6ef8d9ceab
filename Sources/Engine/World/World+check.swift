import Facts
import ProjectModel
package import Rules
package import Syntax

extension World {
  /// Runs rules over the reported files. Equal for equal files, whatever the number of threads.
  ///
  /// - Parameters:
  ///   - jobs: threads; by default one for each processor.
  ///   - countsLiterals: whether it is counted of how many colors that are written out the value is known.
  package func check(rules: [Rule], jobs: Int? = nil, countsLiterals: Bool = true) -> CheckResult {
    let paths = records.lazy.filter(\.value.isChecked).map(\.key).sorted()
    return check(paths, rules: rules, jobs: jobs ?? processorCount, countsLiterals: countsLiterals)
  }

  /// Runs rules over one file; empty for a file that is not reported.
  package func check(_ path: Path, rules: [Rule]) -> [Diagnostic] {
    guard let record = records[path], record.isChecked, let facts = record.facts, let source = source(path)
    else { return [] }
    return Checker(snapshot: snapshot, rules: rules).check(facts, source: source).diagnostics
  }

  private func check(_ paths: [Path], rules: [Rule], jobs: Int, countsLiterals: Bool) -> CheckResult {
    let checker = Checker(
      snapshot: snapshot, rules: rules, reach: rules.askForReach ? reach(jobs: jobs) : nil)
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
          found.statistics.count(facts, in: snapshot, countsLiterals: countsLiterals)
        }
        if !diagnostics.isEmpty { found.turns.append((start, diagnostics)) }
      }
      checked.withLock { [found] in $0.append(found) }
    }
    let all = checked.withLock { $0 }
    let statistics = all.reduce(into: statistics) { $0.add($1.statistics) }
    // The paths are in order, as are the findings of each: only the turns have to be put back into theirs.
    let diagnostics = all.flatMap(\.turns).sorted { $0.start < $1.start }.flatMap(\.diagnostics)
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
