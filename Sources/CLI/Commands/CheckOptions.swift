import Rules

/// The options of `check`, read and validated.
struct CheckOptions {
  let level: Severity
  let failOn: Severity
  let alwaysSucceeds: Bool
  let reporters: [ReporterRequest]
  let rules: [Rule]
  let jobs: Int?
  let isQuiet: Bool
  let showsStatistics: Bool
  let allowsEmpty: Bool
  /// The path under which standard input is checked; `nil` to check what is on disk.
  let inputPath: String?

  init(_ invocation: Invocation) throws(Failure) {
    level = invocation.value("level").flatMap(Severity.init) ?? .warning
    let failOn = invocation.value("fail-on").flatMap(Severity.init)
    self.failOn = failOn ?? (invocation.has("strict") ? .warning : .error)
    alwaysSucceeds = invocation.has("exit-zero")
    rules = try Self.rules(only: invocation.list("only"), skip: invocation.list("skip"))
    jobs = try invocation.positiveNumber("jobs")
    isQuiet = invocation.has("quiet")
    showsStatistics = invocation.has("stats")
    allowsEmpty = invocation.has("allow-empty")
    inputPath = try Self.inputPath(invocation)
    reporters = try Self.reporters(invocation)
  }

  private static func reporters(_ invocation: Invocation) throws(Failure) -> [ReporterRequest] {
    var requests: [ReporterRequest] = []
    for text in invocation.values("reporter") { requests.append(try ReporterRequest(text)) }
    if requests.count(where: { $0.file == nil }) > 1 {
      throw Failure("two reporters cannot share standard output; give one of them a file, as in json:report.json")
    }
    return requests.isEmpty ? [ReporterRequest(reporter: .usual(in: invocation.environment))] : requests
  }

  private static func inputPath(_ invocation: Invocation) throws(Failure) -> String? {
    let path = invocation.value("stdin-path")
    if invocation.has("stdin"), path == nil { throw Failure("--stdin needs --stdin-path PATH, the file it stands for") }
    if !invocation.has("stdin"), path != nil { throw Failure("--stdin-path goes with --stdin") }
    if path != nil, !invocation.positionals.isEmpty { throw Failure("--stdin checks one file; leave out the paths") }
    return path
  }

  /// The rules to run: those on by default, or exactly the ones named.
  static func rules(only: [String], skip: [String]) throws(Failure) -> [Rule] {
    for name in only + skip where Rule.named(name) == nil {
      let cure = suggestion(
        for: name, among: Rule.all.map(\.id.rawValue), else: "'\(programName) rules' lists them")
      throw Failure("no rule '\(name)'\(cure)")
    }
    let skipped = Set(skip)
    return Rule.all.filter { rule in
      let isWanted = only.isEmpty ? rule.severity != nil : only.contains(rule.id.rawValue)
      return isWanted && !skipped.contains(rule.id.rawValue)
    }
  }
}
