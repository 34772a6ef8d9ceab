import ColorScience
import Facts
import ProjectModel
import Rules
import Syntax

extension Hover {
  /// A text and its surface in one appearance.
  package struct PairRow: Hashable, Sendable {
    let label: String
    let ink: ColorValue
    let surface: ColorValue
    /// `3.87`, or `2.10 to 5.74` where what shows through decides.
    let ratio: String
    let verdict: Verdict

    enum Verdict: String {
      case passes
      case fails
      case depends = "depends on what is behind"
    }
  }
}

extension Document {
  /// The texts whose ink stands at an offset.
  func paintSites(at offset: Int) -> [PaintSite] {
    facts.paintSites.filter { site in site.ink.span.map { $0.start <= offset && offset <= $0.end } ?? false }
  }

  /// What is known of the contrast of texts with one ink: of the one that fails most.
  func contrast(of sites: [PaintSite]) -> [Hover.Block] {
    let outcomes = sites.prefix(Self.mostTexts).map { ($0, snapshot.contrast(of: $0, in: facts.path)) }
    let measured = outcomes.compactMap { site, outcome -> (PaintSite, ContrastVerdict)? in
      guard case .measured(let measurement) = outcome else { return nil }
      let verdict = ContrastVerdict(measurement, size: site.size)
      return verdict.failing.isEmpty && verdict.unknown != nil ? nil : (site, verdict)
    }
    if let (site, verdict) = measured.max(by: { $0.1.failing.count < $1.1.failing.count }) {
      return blocks(site, verdict)
    }
    switch outcomes.first?.1 {
    case .undecided(let reason): return [.line("contrast not measured: \(reason.words)")]
    case .measured(let measurement):
      return measurement.unknown.map { [.line("contrast not measured in every branch: \($0.words)")] } ?? []
    case nil: return []
    }
  }

  /// One ink may color hundreds of texts.
  private static var mostTexts: Int { 64 }

  private func blocks(_ site: PaintSite, _ verdict: ContrastVerdict) -> [Hover.Block] {
    let rows = Self.rows(verdict)
    let failing = rows.filter { $0.verdict == .fails }.map(\.label)
    let head =
      if !failing.isEmpty {
        "fails in \(failing.joined(separator: ", "))"
      } else {
        rows.contains { $0.verdict == .depends } ? "depends on what is behind" : "passes"
      }
    let needed = verdict.needed == verdict.needed.rounded() ? "\(Int(verdict.needed))" : "\(verdict.needed)"
    let surface = site.backdrop.layers.first.map { shown($0.span) } ?? "its surface"
    let ink = site.ink.span.map(shown) ?? "text"
    let conditions = verdict.assumptions.map { ($0.holds ? "when " : "unless ") + $0.condition.cut(to: 40) }
    return [
      .heading("\(ink) on \(surface): \(head)", note: "needs \(needed) (\(site.size.words))"), .pairs(rows),
    ] + (conditions.isEmpty ? [] : [.line(conditions.joined(separator: ", "))])
  }

  /// The rows of normal contrast, and those of increased contrast whose verdict is another.
  private static func rows(_ verdict: ContrastVerdict) -> [Hover.PairRow] {
    let rows = verdict.readings.map { reading -> (Appearance, Hover.PairRow) in
      let (low, high) = (displayedRatio(reading.range.lowest), displayedRatio(reading.range.highest))
      let word: Hover.PairRow.Verdict =
        if verdict.failing.contains(reading) {
          .fails
        } else {
          reading.isOpen(verdict.needed) ? .depends : .passes
        }
      return (
        reading.appearance,
        Hover.PairRow(
          label: reading.appearance.shortLabel, ink: reading.ink, surface: reading.surface,
          ratio: low == high ? low : "\(low) to \(high)", verdict: word)
      )
    }
    return rows.filter { appearance, row in
      !appearance.isHighContrast
        || rows.contains { $0.0 == appearance.normalContrast && $0.1.verdict != row.verdict }
    }.map(\.1)
  }

  /// A color as the source spells it, where that is short.
  private func shown(_ span: Span) -> String {
    let text = source.text(span)
    return text.utf8.count > 40 || text.contains(where: \.isNewline) ? "color" : text
  }
}
