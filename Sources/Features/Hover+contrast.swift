import ColorScience
import Facts
import ProjectModel
import Rules
import Syntax

extension Hover {
  /// A text and its surface in one appearance.
  package struct PairRow: Hashable, Sendable {
    let appearance: Appearance
    let ink: ColorValue
    let surface: ColorValue
    /// `3.87`, or `2.10 to 5.74` where what shows through decides.
    let ratio: String
    let grade: ContrastVerdict.Grade
  }
}

extension ContrastVerdict.Grade {
  var words: String {
    switch self {
    case .vanishes, .fails: "fails"
    case .depends: "depends on what is behind"
    case .passesAsLarge: "passes as large text only"
    case .passesAsSystem: "as the system's own"
    case .passes: "passes"
    }
  }
}

extension Document {
  /// The texts whose ink stands at an offset.
  func paintSites(at offset: Int) -> [PaintSite] {
    facts.paintSites.filter { site in site.ink.span.map { $0.start <= offset && offset <= $0.end } ?? false }
  }

  /// What is known of the contrast of texts with one ink: of the one that has least.
  func contrast(of sites: [PaintSite]) -> [Hover.Block] {
    let texts = snapshot.measuredTexts(Array(sites.prefix(Self.mostTexts)), in: facts.path)
    let measured = texts.filter { $0.undecided == nil || $0.verdict?.conclusion == .depends }
    if let text = measured.min(by: { $0.least < $1.least }), let verdict = text.verdict {
      return blocks(text, verdict)
    }
    return texts.first?.undecided.map { [.line("contrast not measured: \($0.words)")] } ?? []
  }

  /// One ink may color hundreds of texts.
  private static var mostTexts: Int { 64 }

  private func blocks(_ text: MeasuredText, _ verdict: ContrastVerdict) -> [Hover.Block] {
    let rows = Self.rows(verdict)
    let failing = rows.filter(\.grade.isFailure).map(\.appearance.label)
    let head =
      if !failing.isEmpty {
        "fails in \(failing.joined(separator: ", "))"
      } else {
        verdict.conclusion == .depends ? "depends on what is behind" : "passes"
      }
    let surface = text.site.backdrop.layers.first.map { shown($0.span) } ?? "its surface"
    let ink = text.site.ink.span.map(shown) ?? "text"
    let needed = "needs \(spokenThreshold(verdict.needed)) (\(text.site.size.words))"
    let conditions = verdict.assumptions.map(\.words).joined(separator: ", ")
    return [.heading("\(ink) on \(surface): \(head)", note: needed), .pairs(rows)]
      + (conditions.isEmpty ? [] : [.line(conditions)])
      + (text.isCertain ? [] : [.line("likely only: a control, a default or another view decides as well")])
  }

  /// The rows of normal contrast, and those of increased contrast whose grade is another.
  private static func rows(_ verdict: ContrastVerdict) -> [Hover.PairRow] {
    let rows = verdict.rows.map { row in
      let (low, high) = (displayedRatio(row.reading.range.lowest), displayedRatio(row.reading.range.highest))
      return Hover.PairRow(
        appearance: row.reading.appearance, ink: row.reading.ink, surface: row.reading.surface,
        ratio: low == high ? low : "\(low) to \(high)", grade: row.grade)
    }
    return rows.filter { row in
      !row.appearance.isHighContrast
        || rows.contains { $0.appearance == row.appearance.normalContrast && $0.grade.words != row.grade.words }
    }
  }

  /// A color as the source spells it, where that is short.
  private func shown(_ span: Span) -> String {
    let text = source.text(span)
    return text.utf8.count > 40 || text.contains(where: \.isNewline) ? "color" : text
  }
}

extension MeasuredText {
  /// The least of its ratios that are told.
  fileprivate var least: Double { verdict?.rows.map(\.reading.range.highest).min() ?? 21 }

  fileprivate var isCertain: Bool {
    if case .measured(let measurement) = outcome { measurement.isCertain } else { false }
  }
}
