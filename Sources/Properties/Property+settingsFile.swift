import Facts
import ProjectModel
import Rules
import Syntax

extension Property {
  /// Settings of any bytes are read, twice alike, with every problem in its place; a check by them ends, and the cure of
  /// an only problem takes it away.
  static let settingsFile = Property(name: "settings-file") { bytes in
    let (path, reading) = (Path(".swift-color-lsp.json"), read(bytes))
    if reading.settings != read(bytes).settings { return "a second reading says something else" }
    for problem in reading.problems {
      guard problem.path == path else { return "a problem in another file" }
      guard bytes.holds(problem.span.start, problem.span.end) else { return "a problem outside of the text" }
      if bytes.isText, !bytes.isBoundary(problem.span.start) || !bytes.isBoundary(problem.span.end) {
        return "'\(problem.message)' cuts a character"
      }
      for edit in problem.fixes.flatMap(\.edits).map(\.edit) {
        guard bytes.holds(edit.span.start, edit.span.end) else { return "a cure outside of the text" }
        // Where more is wrong, a comma may not be what is missing.
        guard reading.problems.count == 1 else { continue }
        let left = read(bytes.applying([edit])).problems
        if left.contains(where: { $0.span == problem.span && $0.message == problem.message }) {
          return "the cure of '\(problem.message)' leaves it as it is"
        }
      }
    }
    let checker = Checker(snapshot: snapshot.with(reading.settings.stated), ruling: Ruling(settings: reading.settings))
    let findings = checker.check(code, source: source).diagnostics
    return findings == findings.sorted() ? nil : "the findings are in no order"
  }

  private static func read(_ bytes: [UInt8]) -> SettingsReading {
    SettingsReading(of: Path(".swift-color-lsp.json")) { path in
      path.text == ".swift-color-lsp.json"
        ? .success(Source(path: path, bytes: bytes)) : .failure(SettingsReading.Unreadable("no such file"))
    }
  }

  private static let source = Source(
    path: "App/View.swift",
    text: """
      let a = Color("Brand"), b = UIColor(hexString: "#80FF5733"), c = Color("Brnad")
      struct A: View { var body: some View { Text("a").foregroundStyle(Color.old).background(Theme.ink) } }
      func paint() { label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
      """)
  private static let code = FileFacts(of: source, kind: .swift)
  private static let snapshot = Snapshot(SmallProject.catalog + [code])
}
