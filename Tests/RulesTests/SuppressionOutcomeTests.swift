import Facts
import Syntax
import TestSupport
import Testing

@testable import Rules

@Suite struct SuppressionOutcomeTests {
  private static let lineCount = 12
  private let source = Source(path: "V.swift", text: String(repeating: "a\n", count: lineCount))

  private func suppression(_ generator: inout SplitMix64, line: Int) -> Suppression {
    let extents: [Suppression.Extent] = [.next, .this, .previous, .disable, .enable]
    let names = ["a", "b", "all", "c"].shuffled(using: &generator).prefix(Int.random(in: 1...2, using: &generator))
    return Suppression(
      extent: extents.randomElement(using: &generator) ?? .next,
      rules: names.map { Suppression.RuleName(text: $0, span: Span(line, line)) }, reason: "", span: Span(line, line),
      firstLine: line, lastLine: line + (Bool.random(using: &generator) ? 1 : 0))
  }

  /// The definition: whether one comment silences one finding.
  private func silences(_ index: Int, _ entries: [SuppressionOutcome.Entry], _ rule: String, _ line: Int) -> Bool {
    let (suppression, name) = (entries[index].suppression, entries[index].rule.text)
    guard name == rule || name == "all" else { return false }
    switch suppression.extent {
    case .this: return line >= suppression.firstLine && line <= suppression.lastLine
    case .next: return line == suppression.lastLine + 1
    case .previous: return line == suppression.firstLine - 1
    case .enable, .unknown: return false
    case .disable:
      let end = entries[(index + 1)...].first {
        $0.suppression.extent == .enable && ($0.rule.text == name || $0.rule.text == "all")
      }
      return line >= suppression.firstLine && line < end?.suppression.firstLine ?? .max
    }
  }

  @Test(arguments: seeds(40)) func manyAtOnceDoWhatEachDoesAlone(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let suppressions = (0..<Self.lineCount).filter { _ in Bool.random(using: &generator) }
      .map { suppression(&generator, line: $0) }
    let found = (0..<30).map { _ in
      Diagnostic(
        rule: Bool.random(using: &generator) ? "a" : "b", severity: .info, path: source.path,
        span: Span(Int.random(in: 0..<2 * Self.lineCount, using: &generator), 2 * Self.lineCount), message: "")
    }
    let outcome = SuppressionOutcome(suppressions, found, lines: source.lineMap)
    let entries = outcome.entries
    let silencing = found.map { finding in
      entries.indices.filter {
        silences($0, entries, finding.rule.rawValue, source.lineMap.line(at: finding.span.start))
      }
    }
    #expect(outcome.kept == zip(found, silencing).filter { $0.1.isEmpty }.map(\.0))
    let used = Set(silencing.joined())
    #expect(entries.indices.allSatisfy { entries[$0].isUsed == used.contains($0) })
  }
}
