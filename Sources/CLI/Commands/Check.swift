import Engine
import Rules
import Syntax

extension Command {
  package static let check = Command(
    "check", "Checks the colors of a project, for terminals and for CI.",
    discussion: """
      Exit codes: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage or settings or nothing to check, 70 internal error.
      """,
    arguments: [Argument("path", .any, "Folders or files to report on; default: the current folder.")],
    options: [
      .choice("level", ["error", "warning", "info"], "What is shown: error, warning or info. (default: warning)"),
      .value(
        "reporter", "reporter",
        "text, concise, xcode or json, with :FILE to write to a file. Repeatable. (default: text on a terminal, xcode in "
          + "Xcode, else concise)", completing: .wordsWithFile(Reporter.all.map(\.name)), isRepeatable: true),
      .choice("fail-on", ["error", "warning", "info"], "What fails: error, warning or info. (default: error)"),
      .flag("strict", "Fail on warnings too; the same as --fail-on warning."),
      .flag("exit-zero", "Succeed whatever is found."),
      .value(
        "only", "rule,...", "Run these rules only, those that are off by default too.",
        completing: .list(Rule.names), isRepeatable: true),
      .value("skip", "rule,...", "Leave out these rules.", completing: .list(Rule.names), isRepeatable: true),
    ] + Option.settings + [
      .flag("stats", "Print counts, what could not be read, and times to standard error."),
      .value("jobs", "n", "How many files to read at a time. (default: all cores)"),
      .flag("quiet", "Print findings only."),
      .flag("no-color", "Write without colors."),
      .flag("allow-empty", "Succeed where there is nothing to check."),
      .flag("stdin", "Check standard input as the file that --stdin-path names."),
      .value("stdin-path", "path", "The file that standard input stands for.", completing: .files),
    ],
    run: checkProject)
}

private let checkProject: Command.Action = { invocation, output throws(Failure) in
  let options = try CheckOptions(invocation)
  let clock = ContinuousClock()
  let start = clock.now
  let workspace = try open(options, invocation)
  output.keep(workspace)
  let loaded = clock.now
  for line in try Absences(of: workspace, options, invocation).notes { output.note(line) }
  let result = try workspace.check(options)
  output.keep(result)
  let checked = clock.now
  var code = options.report(result, root: workspace.root, invocation: invocation, output: &output)
  // What settings were meant to say is not known, so that neither success nor findings can be trusted.
  if workspace.world.settings.isInvalid { code = .usage }
  if options.showsStatistics {
    output.note("time: read \(milliseconds(start, loaded)) ms, check \(milliseconds(loaded, checked)) ms")
  }
  return code
}

private func open(_ options: CheckOptions, _ invocation: Invocation) throws(Failure) -> Workspace {
  if let path = options.inputPath {
    return try Workspace(
      unsaved: path, settings: options.settings, read: invocation.environment.readInput, jobs: options.jobs)
  }
  return try Workspace(
    invocation.positionals.isEmpty ? ["."] : invocation.positionals, settings: options.settings, jobs: options.jobs)
}

extension Workspace {
  fileprivate func check(_ options: CheckOptions) throws(Failure) -> CheckResult {
    let result = world.check(
      ruling: try options.ruling(world.settings.settings), jobs: options.jobs,
      countsValues: options.showsStatistics || options.reporters.contains { $0.reporter.isForMachines })
    guard let onlyPath else { return result }
    let diagnostics = result.diagnostics.filter { $0.path == onlyPath || world.isSettings($0.path) }
    return CheckResult(diagnostics: diagnostics, sources: result.sources, statistics: result.statistics)
  }
}

private func milliseconds(_ start: ContinuousClock.Instant, _ end: ContinuousClock.Instant) -> Int {
  let parts = (end - start).components
  return Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
}
