import Facts
import Syntax

/// What the suppression comments of a file did to its findings.
struct SuppressionOutcome {
  /// One rule named by one comment, and whether it silenced anything.
  struct Entry {
    let suppression: Suppression
    let rule: Suppression.RuleName
    /// For `disable`, the line of the `enable` that ends it.
    var lastLine = Int.max
    var isUsed = false

    /// The lines on which it silences the rule; `nil` for none.
    var lines: Range<Int>? {
      switch suppression.extent {
      case .this: suppression.firstLine..<suppression.lastLine + 1
      case .next: suppression.lastLine + 1..<suppression.lastLine + 2
      case .previous: suppression.firstLine - 1..<suppression.firstLine
      case .disable: suppression.firstLine..<max(suppression.firstLine, lastLine)
      case .enable, .unknown: nil
      }
    }
  }

  private(set) var entries: [Entry]
  private(set) var kept: [Diagnostic] = []
  /// Comments that name no rule, or a directive that does not exist.
  let malformed: [Suppression]
  /// Comments that silence something and do not say why.
  var withoutReason: [Suppression] {
    var last: Span?
    return entries.compactMap { entry in
      guard entry.suppression.reason.isEmpty, entry.isUsed, entry.suppression.span != last else { return nil }
      last = entry.suppression.span
      return entry.suppression
    }
  }

  init(_ suppressions: [Suppression], _ diagnostics: [Diagnostic], lines: LineMap) {
    malformed = suppressions.filter { suppression in
      if case .unknown = suppression.extent { true } else { suppression.rules.isEmpty }
    }
    entries = suppressions.flatMap { suppression in
      suppression.rules.map { Entry(suppression: suppression, rule: $0) }
    }
    closeRegions()
    let found = diagnostics.map { (diagnostic: $0, line: lines.line(at: $0.span.start)) }
    let reach = silencedLines()
    kept = found.filter { found in
      !Self.names(silencing: found.diagnostic).contains { reach[$0]?.holds(found.line) ?? false }
    }.map(\.diagnostic)
    markUsed(by: found)
  }

  /// What a comment may name to silence a finding.
  private static func names(silencing diagnostic: Diagnostic) -> [String] { [diagnostic.rule.rawValue, "all"] }

  /// The lines that comments silence, by what they name.
  private func silencedLines() -> [String: LineSet] {
    Dictionary(grouping: entries, by: \.rule.text).mapValues { LineSet($0.compactMap(\.lines)) }
  }

  /// Notes which entries silenced something: those with a finding of their rule on one of their lines.
  private mutating func markUsed(by found: [(diagnostic: Diagnostic, line: Int)]) {
    var linesByName: [String: [Int]] = [:]
    for (diagnostic, line) in found {
      for name in Self.names(silencing: diagnostic) { linesByName[name, default: []].append(line) }
    }
    linesByName = linesByName.mapValues { $0.sorted() }
    for index in entries.indices {
      guard let lines = entries[index].lines, let found = linesByName[entries[index].rule.text] else { continue }
      let next = found.partitioningIndex { $0 >= lines.lowerBound }
      entries[index].isUsed = next < found.count && found[next] < lines.upperBound
    }
  }

  /// Finds for each `disable` the first `enable` of the same rule after it, from the end of the file backwards.
  private mutating func closeRegions() {
    var enabled: [String: Int] = [:]
    for index in entries.indices.reversed() {
      let (rule, suppression) = (entries[index].rule.text, entries[index].suppression)
      switch suppression.extent {
      case .enable: enabled[rule] = suppression.firstLine
      case .disable: entries[index].lastLine = min(enabled[rule] ?? .max, enabled["all"] ?? .max)
      case .next, .this, .previous, .unknown: break
      }
    }
  }
}

/// Lines as ranges that do not touch, in order, so that a line is found among thousands in a few steps.
private struct LineSet {
  private var ranges: [Range<Int>] = []

  init(_ lines: [Range<Int>]) {
    for range in lines.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  func holds(_ line: Int) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound > line }
    return next < ranges.count && ranges[next].contains(line)
  }
}
