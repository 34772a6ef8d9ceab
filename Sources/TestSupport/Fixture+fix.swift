package import Rules
import Syntax

extension Fixture {
  /// The fixture's files with fixes applied. Files that a fix makes are added; the marks no longer hold and are gone.
  package func applying(_ fixes: [Fix]) -> Fixture {
    var result = self
    result.marks = [:]
    let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: \.path).mapValues { $0.map(\.edit) }
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      if let index = result.files.firstIndex(where: { $0.path == path }) {
        result.files[index] = Source(path: path, bytes: result.files[index].bytes.applying(edits))
      } else {
        result.files.append(Source(path: path, bytes: [UInt8]().applying(edits)))
      }
    }
    let gone = fixes.flatMap(\.deletions)
    result.files.removeAll { file in gone.contains(where: file.path.isInside) }
    return result
  }
}

/// Checks the first fix of the findings at the cursor, or of all when there is no cursor: `fixed` is the first file
/// with it applied, and `title` the first fix's title when given.
package func checkFix(
  _ fixture: String, _ fixed: String, title: String? = nil, rules: [Rule] = Rule.ofFixtures,
  filePath: String = #filePath,
  line: Int = #line
) {
  let site = CallSite(filePath: filePath, line: line)
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  let diagnostics = parsed.diagnostics(rules: rules).filter { diagnostic in
    guard let cursor = parsed.cursor else { return true }
    return cursor.path == diagnostic.path && diagnostic.span.start <= cursor.offset
      && cursor.offset <= diagnostic.span.end
  }
  let fixes = diagnostics.compactMap(\.fixes.first)
  guard let first = fixes.first, let source = parsed.applying(fixes).main else {
    site.fail("no finding with a fix here; all findings: \(diagnostics.map(\.message))")
    return
  }
  if let title, title != first.title { site.fail("the fix is titled '\(first.title)', not '\(title)'") }
  checkExpectation(fixed, fixed, equals: String(decoding: source.bytes, as: UTF8.self), site)
}
