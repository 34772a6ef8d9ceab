import Rules
import Syntax

extension Reporter {
  /// Lines that Xcode turns into issues: absolute paths, with the places that explain a finding as notes after it.
  package static let xcode = Reporter("xcode") { report, _ in
    report.diagnostics.map { diagnostic in
      // Xcode knows errors, warnings and notes; `info` would be passed over.
      let level = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
      let line = compilerLine(
        path: report.absolute(diagnostic.path), place: report.place(diagnostic.span, in: diagnostic.path),
        level: level, text: "\(diagnostic.message) [\(diagnostic.rule)]")
      let notes = diagnostic.related.map { related in
        compilerLine(
          path: report.absolute(related.path), place: report.place(related.span, in: related.path), level: "note",
          text: related.message)
      }
      return line + notes.joined()
    }.joined()
  }
}

extension Report {
  fileprivate func absolute(_ path: Path) -> String {
    root.hasSuffix("/") ? root + path.text : "\(root)/\(path.text)"
  }
}
