import ColorScience
import Engine
import Rules
import Syntax

extension Reporter {
  /// The machine-readable report; `protocol/report.schema.json` says what may be relied on.
  package static let json = Reporter("json", isForMachines: true) { report, _ in
    let statistics = report.statistics
    let index: JSONText = [
      "swiftFiles": .integer(statistics.swiftFiles),
      "catalogs": .integer(statistics.catalogs),
      "colorsets": .integer(statistics.colorSets),
      "references": .integer(statistics.references),
      "evaluated": .integer(statistics.evaluated),
    ]
    let members: [(String, JSONText?)] = [
      ("version", 1), ("tool", ["name": .string(programName), "version": .string(programVersion)]),
      ("findings", .array(report.diagnostics.map { finding($0, in: report) })),
      ("coverage", statistics.coverage.json), ("index", index),
      ("unread", .array(statistics.unread.map(\.json))),
      ("incomplete", .array(statistics.incomplete.map { .string($0.text) })),
      ("namesNotChecked", statistics.doubtAboutNames.map { .string($0) }),
    ]
    return JSONText.object(members).text(lines: 2) + "\n"
  }
}

extension Coverage {
  fileprivate var json: JSONText {
    .object([
      ("textSites", .integer(texts)), ("measured", .integer(measured)), ("failing", .integer(failing)),
      ("undecided", .object(undecided.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })),
    ])
  }
}

extension Statistics.Unread {
  fileprivate var json: JSONText { ["path": .string(path.text), "reason": .string(reason)] }
}

extension Appearance {
  /// The key of an appearance in machine-readable output.
  package var key: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "lightHighContrast"
    case .darkHighContrast: "darkHighContrast"
    }
  }
}

private func finding(_ diagnostic: Diagnostic, in report: Report) -> JSONText {
  let head: [(String, JSONText?)] = [
    ("rule", .string(diagnostic.rule.rawValue)), ("severity", .string(diagnostic.severity.rawValue)),
    ("path", .string(diagnostic.path.text)),
  ]
  let tail: [(String, JSONText?)] = [
    ("message", .string(diagnostic.message)), ("certainty", .string(diagnostic.certainty.rawValue)),
    ("appearances", .array(diagnostic.appearances.map { .string($0.key) })),
    ("related", .array(diagnostic.related.map { related($0, in: report) })),
    ("fixes", .array(diagnostic.fixes.compactMap { fix($0, in: report) })),
  ]
  // A file whose text is not known has no places.
  return .object(head + (report.place(diagnostic.span, in: diagnostic.path)?.members ?? []) + tail)
}

extension Place {
  /// The four numbers of a place in machine-readable output.
  var members: [(String, JSONText?)] {
    [
      ("line", .integer(line)), ("column", .integer(column)), ("endLine", .integer(endLine)),
      ("endColumn", .integer(endColumn)),
    ]
  }
}

private func related(_ related: Diagnostic.Related, in report: Report) -> JSONText {
  let place = report.place(related.span, in: related.path)
  return .object([
    ("path", .string(related.path.text)), ("line", place.map { .integer($0.line) }),
    ("column", place.map { .integer($0.column) }), ("message", .string(related.message)),
  ])
}

/// A fix with all its edits; `nil` when one of them is in a file whose text is not known, for half a fix is none.
private func fix(_ fix: Fix, in report: Report) -> JSONText? {
  var edits: [JSONText] = []
  for edit in fix.edits {
    guard let place = report.place(edit.edit.span, in: edit.path) else { return nil }
    edits.append(
      .object([("path", .string(edit.path.text))] + place.members + [("newText", .string(edit.edit.newText))]))
  }
  let deletions = fix.deletions.isEmpty ? nil : JSONText.array(fix.deletions.map { .string($0.text) })
  return .object([
    ("title", .string(fix.title)), ("safe", .bool(fix.isSafe)), ("edits", .array(edits)), ("deletes", deletions),
  ])
}
