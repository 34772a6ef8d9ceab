import Engine
import Facts
import ProjectModel
import Rules
import Syntax

extension Command {
  package static let demo = Command(
    "demo", "Checks a small app that is built in, to show what is found.",
    discussion: "Nothing is read and nothing is written.", options: [.flag("no-color", "Write without colors.")],
    run: showDemo)
}

private let showDemo: Command.Action = { invocation, output in
  let style = invocation.style
  output.show("A small app that is built in, with the faults this program finds.", style)
  output.print("")
  let report = Report(DemoApp.check(), level: .info, root: "/")
  output.print(Reporter.text.write(report, style))
  output.show("Now your own: \(programName) check path/to/your/app", style)
  return .success
}

extension DemoApp {
  /// The findings in the built-in app, by the same steps as for one on disk.
  static func check() -> CheckResult {
    let sources = files.map { Source(path: $0.path, bytes: Array($0.text.utf8)) }
    let facts = sources.compactMap { source in FileKind(source.path).map { FileFacts(of: source, kind: $0) } }
    let snapshot = Snapshot(facts)
    var search = ColorReach.Search(snapshot)
    for source in sources {
      guard let kind = FileKind(source.path) else { continue }
      source.bytes.withUnsafeBytes { search.look(at: $0, of: kind) }
    }
    let checker = Checker(
      snapshot: snapshot, rules: Rule.onByDefault, reach: search.result)
    let byPath = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
    let checked = facts.compactMap { file in byPath[file.path].map { checker.check(file, source: $0) } }
    var statistics = Statistics()
    statistics.files = files.count
    statistics.swiftFiles = sources.count { $0.path.hasExtension("swift") }
    statistics.catalogs = snapshot.catalogs.catalogs.count
    statistics.colorSets = snapshot.catalogs.colorSetCount
    for file in facts { statistics.count(file, in: snapshot) }
    for file in checked { statistics.coverage.add(file.coverage) }
    return CheckResult(
      diagnostics: checked.flatMap(\.diagnostics).sorted(), sources: byPath, statistics: statistics)
  }
}
