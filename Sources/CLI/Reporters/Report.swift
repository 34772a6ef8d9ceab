package import Engine
package import Rules
package import Syntax

/// What every reporter writes: a check's result, less what `--level` hides.
package struct Report: Sendable {
  /// The findings shown, in the order of the result.
  package let diagnostics: [Diagnostic]
  /// How many findings of each level are not shown.
  package let hidden: [Severity: Int]
  /// The lowest level shown.
  package let level: Severity
  package let sources: [Path: Source]
  package let statistics: Statistics
  /// The folder that paths are relative to, absolute.
  package let root: String
  /// Whether findings are all that is wanted.
  package let isQuiet: Bool
  private let lineMaps: [Path: LineMap]

  package init(_ result: CheckResult, level: Severity, root: String, isQuiet: Bool = false) {
    // By index: to look at a finding as a value is to copy it, and there may be tens of thousands.
    let all = result.diagnostics
    hidden = all.indices.reduce(into: [:]) { if all[$1].severity < level { $0[all[$1].severity, default: 0] += 1 } }
    diagnostics = hidden.isEmpty ? all : all.indices.filter { all[$0].severity >= level }.map { all[$0] }
    self.level = level
    sources = result.sources
    lineMaps = result.sources.mapValues(\.lineMap)
    statistics = result.statistics
    self.root = root
    self.isQuiet = isQuiet
  }
}

/// A place as people and machines count it: lines and UTF-8 byte columns from 1.
package struct Place: Hashable, Sendable {
  package let line: Int
  package let column: Int
  package let endLine: Int
  package let endColumn: Int
}

extension Report {
  /// The place of a span; `nil` when the file is not among the sources.
  package func place(_ span: Span, in path: Path) -> Place? {
    lineMaps[path].map { Place(span, in: $0) }
  }

  /// The first line of a span, and its bytes without the line ending.
  func line(of span: Span, in path: Path) -> (span: Span, bytes: ArraySlice<UInt8>)? {
    guard let source = sources[path], let map = lineMaps[path] else { return nil }
    let line = map.span(ofLine: map.line(at: span.start), in: source.bytes)
    return (line, source.bytes[line.start..<line.end])
  }
}

extension Place {
  package init(_ span: Span, in map: LineMap) {
    let start = map.position(at: span.start)
    let end = map.position(at: span.end)
    self.init(line: start.line + 1, column: start.column + 1, endLine: end.line + 1, endColumn: end.column + 1)
  }
}
