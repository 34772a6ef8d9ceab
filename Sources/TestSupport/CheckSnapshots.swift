package import ProjectModel
import Rules
package import Syntax

/// Checks that two snapshots hold the same facts and answer alike: the incremental one and the rebuilt one.
/// `sources` are the files to run all rules over; `answers` whatever else is to be the same, as lines.
package func checkSnapshotsEqual(
  _ incremental: Snapshot, _ rebuilt: Snapshot, sources: [Source] = [], filePath: String = #filePath,
  line: Int = #line, answers: (Snapshot) -> [String] = { _ in [] }
) {
  let site = CallSite(filePath: filePath, line: line)
  for path in Set(incremental.files.keys).union(rebuilt.files.keys).sorted() {
    switch (incremental.files[path], rebuilt.files[path]) {
    case (nil, _): site.fail("only the rebuilt snapshot has \(path)")
    case (_, nil): site.fail("only the incremental snapshot has \(path)")
    case (let first, let second) where first != second: site.fail("the facts of \(path) differ")
    default: break
    }
  }
  let first = (findings(of: sources, in: incremental) + answers(incremental)).joined(separator: "\n")
  let second = (findings(of: sources, in: rebuilt) + answers(rebuilt)).joined(separator: "\n")
  if first != second {
    site.fail("answers differ, - incremental, + rebuilt:\n" + lineDiff(from: first, to: second))
  }
}

private func findings(of sources: [Source], in snapshot: Snapshot) -> [String] {
  let checker = Checker(snapshot: snapshot, rules: Rule.all)
  return sources.flatMap { source -> [String] in
    guard let facts = snapshot.files[source.path] else { return [] }
    return checker.check(facts, source: source).diagnostics.map {
      "\($0.path):\($0.span) \($0.severity) \($0.rule): \($0.message)"
    }
  }
}
