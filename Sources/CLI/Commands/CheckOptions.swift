import Engine
import Rules

/// The options of `check`, read and validated.
struct CheckOptions {
  let level: Severity
  let failOn: Severity
  let alwaysSucceeds: Bool
  let reporters: [ReporterRequest]
  private let selection: RuleSelection
  let settings: SettingsChoice
  let jobs: Int?
  let isQuiet: Bool
  let showsStatistics: Bool
  let allowsEmpty: Bool
  /// The path under which standard input is checked; `nil` to check what is on disk.
  let inputPath: String?

  init(_ invocation: Invocation) throws(Failure) {
    level = invocation.value("level").flatMap(Severity.init) ?? .warning
    failOn = try Self.failOn(invocation)
    alwaysSucceeds = invocation.has("exit-zero")
    selection = try RuleSelection(only: try invocation.list("only"), skip: try invocation.list("skip"))
    settings = try invocation.settingsChoice()
    jobs = try invocation.positiveNumber("jobs")
    isQuiet = invocation.has("quiet")
    showsStatistics = invocation.has("stats")
    allowsEmpty = invocation.has("allow-empty")
    inputPath = try Self.inputPath(invocation)
    reporters = try Self.reporters(invocation)
  }

  private static func failOn(_ invocation: Invocation) throws(Failure) -> Severity {
    guard invocation.has("strict") else { return invocation.value("fail-on").flatMap(Severity.init) ?? .error }
    if let other = invocation.value("fail-on"), other != Severity.warning.rawValue {
      throw Failure("--strict means --fail-on warning, which contradicts --fail-on \(other); leave one of them out")
    }
    return .warning
  }

  private static func reporters(_ invocation: Invocation) throws(Failure) -> [ReporterRequest] {
    var requests: [ReporterRequest] = []
    for text in invocation.values("reporter") { requests.append(try ReporterRequest(text)) }
    if requests.count(where: { $0.file == nil }) > 1 {
      throw Failure("two reporters cannot share standard output; give one of them a file, as in json:report.json")
    }
    var files: Set<String> = []
    for file in requests.compactMap(\.file) where !files.insert(plainPath(file)).inserted {
      throw Failure("two reporters cannot share the file '\(file)'; give each its own")
    }
    return requests.isEmpty ? [ReporterRequest(reporter: .usual(in: invocation.environment))] : requests
  }

  private static func inputPath(_ invocation: Invocation) throws(Failure) -> String? {
    let path = invocation.value("stdin-path")
    if invocation.has("stdin"), path == nil {
      throw Failure("--stdin needs --stdin-path PATH, the file it stands for")
    }
    if invocation.positionals.contains("-") {
      throw Failure("'-' is no path; standard input is checked by --stdin --stdin-path PATH ('./-' is a file)")
    }
    if !invocation.has("stdin"), path != nil {
      throw Failure(
        "--stdin-path goes with --stdin; add it, or name the path without --stdin-path to check what is on disk")
    }
    if path != nil, !invocation.positionals.isEmpty { throw Failure("--stdin checks one file; leave out the paths") }
    return path
  }

  /// The rules to run with some settings.
  func ruling(_ settings: Settings) throws(Failure) -> Ruling {
    try selection.ruling(settings, atLeast: min(level, failOn))
  }
}

/// A path without what does not change it: `./a//b` is `a/b`.
private func plainPath(_ path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
