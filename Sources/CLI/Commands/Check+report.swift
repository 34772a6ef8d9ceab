import Engine
import Rules

extension CheckOptions {
  /// Writes a result with every reporter asked for; the exit code says whether it fails.
  func report(
    _ result: CheckResult, root: String, invocation: Invocation, output: inout Output
  ) -> ExitCode {
    let report = Report(result, level: level, root: root, isQuiet: isQuiet)
    let style = invocation.style
    for request in reporters {
      if let file = request.file {
        // A file is read later and elsewhere: no colors, and the full width.
        let plain = Style(palette: .none, isUnicode: style.isUnicode)
        output.write(request.reporter.write(report, plain), to: file)
      } else {
        output.print(request.reporter.write(report, style), terminator: "")
      }
    }
    let shown = reporters.first { $0.file == nil }?.reporter
    let isSummaryWanted = !isQuiet && shown?.includesSummary != true && shown?.isForMachines != true
    // What was not looked at is said even where only findings are wanted; reports for machines hold it themselves.
    let lines = isSummaryWanted ? report.summary() : isQuiet && shown?.isForMachines != true ? report.gaps() : []
    for line in lines { output.note(visible(line, isUnicode: style.isUnicode)) }
    if showsStatistics {
      for line in report.statistics.lines() { output.note(visible(line, isUnicode: style.isUnicode)) }
    }
    let all = result.diagnostics
    let failures = all.indices.filter { all[$0].severity >= failOn }
    guard !failures.isEmpty, !alwaysSucceeds else { return .success }
    // A run that fails and shows nothing that failed would be a riddle.
    if let hidden = failures.map({ all[$0].severity }).max(), hidden < level {
      output.note(
        "failed: \(counted(failures.count, "finding")) of level \(failOn.rawValue) or above, which --level "
          + "\(level.rawValue) hides; --level \(hidden.rawValue) shows them")
    }
    return .findings
  }
}
