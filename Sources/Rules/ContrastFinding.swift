import ColorScience
import Facts
import ProjectModel
import Syntax

/// A text that cannot be read, and where.
struct ContrastFinding {
  private typealias Row = ContrastVerdict.Row

  let site: PaintSite
  let measurement: ContrastMeasurement
  let verdict: ContrastVerdict

  /// The texts of a file that fail; of several with one ink, the one that fails the most.
  static func all(in measured: [MeasuredText]) -> [ContrastFinding] {
    var worst: [Span: ContrastFinding] = [:]
    for text in measured {
      guard case .measured(let measurement) = text.outcome, let verdict = text.verdict, verdict.conclusion == .fails,
        !measurement.isSystemPair
      else { continue }
      let finding = ContrastFinding(site: text.site, measurement: measurement, verdict: verdict)
      if let known = worst[finding.span], !finding.isWorse(than: known) { continue }
      worst[finding.span] = finding
    }
    return worst.values.sorted { $0.span < $1.span }
  }

  private func isWorse(than other: ContrastFinding) -> Bool {
    if isCertain != other.isCertain { return isCertain }
    let (mine, others) = (
      told.map(\.reading.range.highest).min() ?? 21, other.told.map(\.reading.range.highest).min() ?? 21
    )
    return mine < others || mine == others && verdict.needed > other.verdict.needed
  }

  /// Where it is told: at the ink, or at the text where no ink is set.
  var span: Span { site.ink.span ?? site.span }

  private var usual: [ContrastVerdict.Row] { verdict.rows.filter { !$0.reading.appearance.isHighContrast } }

  /// The appearances of normal contrast in which the text vanishes while it does not in another.
  var vanishing: [ContrastVerdict.Row] {
    let vanishing = usual.filter { $0.grade == .vanishes }
    return vanishing.count < usual.count ? vanishing : []
  }

  /// Whether text and surface are one color wherever it is drawn: meant to be unseen, or not understood.
  var isInvisible: Bool { !usual.isEmpty && usual.allSatisfy { $0.grade == .vanishes } }

  /// The failing appearances that are told: those of normal contrast, or only those of increased contrast.
  var told: [ContrastVerdict.Row] {
    failsOnlyInHighContrast ? verdict.failing : usual.filter(\.grade.isFailure)
  }

  /// Whether only increased contrast makes it fail.
  var failsOnlyInHighContrast: Bool { !usual.contains { $0.grade.isFailure } }

  /// Whether nothing but the two colors decides, in an appearance that is surely seen.
  var isCertain: Bool { isCertain(of: told) }

  func isCertain(of rows: [ContrastVerdict.Row]) -> Bool {
    measurement.isCertain
      && rows.contains { !measurement.doubtfulSchemes.shows($0.reading.appearance) }
  }

  /// The least ratio with increased contrast, where that cures every failure whatever the release.
  var curedByHighContrast: Double? {
    let cures = told.compactMap { row in
      verdict.rows.first { other in
        other.reading.appearance.isHighContrast && other.reading.appearance.isDark == row.reading.appearance.isDark
      }
    }
    guard !failsOnlyInHighContrast, cures.count == told.count, let least = cures.map(\.least).min(),
      least >= verdict.needed
    else { return nil }
    return least
  }

  /// `; when isSelected`: what holds where it fails.
  var circumstances: String {
    verdict.assumptions.isEmpty ? "" : "; " + verdict.assumptions.map(\.words).joined(separator: ", ")
  }

  var pairs: [String] {
    told.map(\.reading.pair).reduce(into: []) { pairs, pair in if !pairs.contains(pair) { pairs.append(pair) } }
  }

  /// The places that set the surface.
  func related(in inspection: Inspection) -> [Diagnostic.Related] {
    site.backdrop.layers.prefix(min(measurement.layerCount, 3)).map { layer in
      Diagnostic.Related(path: inspection.file.path, span: layer.span, message: message(of: layer, in: inspection))
    }
  }

  /// `surface 'Card' is set here; 'Card' has no dark value`
  private func message(of layer: Paint, in inspection: Inspection) -> String {
    let (snapshot, path) = (inspection.snapshot, inspection.file.path)
    guard case .named(let named) = layer.color,
      let name = snapshot.literalName(named.name, scope: site.scope, in: path)
    else { return "the surface is set here" }
    let text = "surface \(quoted(name)) is set here"
    guard told.allSatisfy(\.reading.appearance.isDark),
      case .assets(let assets) = snapshot.resolve(named, scope: site.scope, in: path), assets.count == 1,
      assets[0].evaluation.alternatives.allSatisfy({ $0.color.light == $0.color.dark })
    else { return text }
    return text + "; \(quoted(name)) has no dark value"
  }

  var annotation: Annotation {
    let texts = usual.map { "\($0.reading.appearance.word) \(displayedRatio($0.reading.range.highest))" }
    return Annotation(
      pieces: zip(usual, texts).map { Annotation.Piece([$0.reading.ink, $0.reading.surface], $1) },
      plain: zip(usual, texts).map { $1 + ($0.grade.isFailure ? " fails" : " passes") }.joined(separator: ", "))
  }
}

extension ContrastMeasurement.Reading {
  /// `#F3F4F6 on #FFFFFF`
  var pair: String { "\(ink.spoken) on \(surface.spoken)" }
}

/// `4.5`, `3`: a threshold as a sentence gives it.
package func spokenThreshold(_ ratio: Double) -> String { ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)" }
