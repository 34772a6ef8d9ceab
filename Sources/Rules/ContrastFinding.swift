import ColorScience
import Facts
import ProjectModel
import Syntax

/// A text that cannot be read, and where.
struct ContrastFinding {
  let site: PaintSite
  let measurement: ContrastMeasurement
  let verdict: ContrastVerdict
  let path: Path
  private let snapshot: Snapshot

  /// The texts of a file that fail; of several with one ink, the first that fails the most.
  static func all(in inspection: Inspection) -> [ContrastFinding] {
    guard inspection.judgesStyle else { return [] }
    var worst: [Span: ContrastFinding] = [:]
    for (site, outcome) in inspection.contrasts {
      guard case .measured(let measurement) = outcome, !measurement.isSystemPair else { continue }
      let verdict = ContrastVerdict(measurement, size: site.size)
      guard !verdict.failing.isEmpty else { continue }
      let finding = ContrastFinding(
        site: site, measurement: measurement, verdict: verdict, path: inspection.file.path,
        snapshot: inspection.snapshot)
      if let known = worst[finding.span], known.isAsBad(as: finding) { continue }
      worst[finding.span] = finding
    }
    return worst.values.sorted { $0.span < $1.span }
  }

  /// Whether it is a failure for certain: nothing but the two colors decides, in an appearance that is surely seen.
  var isCertain: Bool {
    measurement.isCertain
      && told.contains { !measurement.doubtfulSchemes.contains($0.appearance.isDark ? .dark : .light) }
  }

  /// Where it is told: at the ink, or at the text where no ink is set.
  var span: Span { site.ink.span ?? site.span }

  private func isAsBad(as other: ContrastFinding) -> Bool {
    let (mine, others) = (
      verdict.failing.map(\.range.highest).min() ?? 21, other.verdict.failing.map(\.range.highest).min() ?? 21
    )
    if isCertain != other.isCertain { return isCertain }
    return mine < others || mine == others && (verdict.needed, site.span.start) >= (other.verdict.needed, 0)
  }

  /// The appearances of normal contrast in which the text vanishes while it does not in another.
  var vanishing: [ContrastMeasurement.Reading] {
    let vanishing = normal(verdict.vanishing)
    return vanishing.count < normal(verdict.readings).count ? vanishing : []
  }

  /// Whether text and surface are one color wherever it is drawn: meant to be unseen, or not understood.
  var isInvisible: Bool {
    !verdict.vanishing.isEmpty && normal(verdict.vanishing).count == normal(verdict.readings).count
  }

  /// The failing appearances that are told: those of normal contrast, or only those of increased contrast.
  var told: [ContrastMeasurement.Reading] {
    let usual = normal(verdict.failing)
    return usual.isEmpty ? verdict.failing : usual
  }

  private func normal(_ readings: [ContrastMeasurement.Reading]) -> [ContrastMeasurement.Reading] {
    readings.filter { !$0.appearance.isHighContrast }
  }

  /// Whether only increased contrast makes it fail.
  var failsOnlyInHighContrast: Bool { normal(verdict.failing).isEmpty }

  /// The least ratio with increased contrast, where that cures every failure whatever the release.
  var curedByHighContrast: Double? {
    let ratios = told.compactMap { reading in
      verdict.least[reading.appearance.isDark ? .darkHighContrast : .lightHighContrast]
    }
    guard !failsOnlyInHighContrast, ratios.count == told.count, let least = ratios.min(), least >= verdict.needed else {
      return nil
    }
    return least
  }

  /// `; when selected`, `; unless isOn`: the conditions under which it fails.
  var circumstances: String {
    let words = verdict.assumptions.map { ($0.holds ? "when " : "unless ") + $0.condition.cut(to: 40) }
    return words.isEmpty ? "" : "; " + words.joined(separator: ", ")
  }

  var pairs: [String] { told.map(\.pair) }

  /// The places that set the surface.
  var related: [Diagnostic.Related] {
    site.backdrop.layers.prefix(min(measurement.layerCount, 3)).map { layer in
      Diagnostic.Related(path: path, span: layer.span, message: message(of: layer))
    }
  }

  /// `surface 'Card' is set here; 'Card' has no dark value`
  private func message(of layer: Paint) -> String {
    guard case .named(let named) = layer.color,
      let name = snapshot.literalName(named.name, scope: site.scope, in: path)
    else { return "the surface is set here" }
    let text = "surface \(quoted(name)) is set here"
    guard told.allSatisfy(\.appearance.isDark),
      case .assets(let assets) = snapshot.resolve(named, scope: site.scope, in: path),
      assets.count == 1, assets[0].evaluation.alternatives.allSatisfy({ $0.color.light == $0.color.dark })
    else { return text }
    return text + "; \(quoted(name)) has no dark value"
  }

  var annotation: Annotation {
    let pieces = verdict.readings.filter { !$0.appearance.isHighContrast }.map { reading in
      Annotation.Piece(
        [reading.ink, reading.surface], "\(reading.appearance.word) \(displayedRatio(reading.range.highest))")
    }
    let plain = verdict.readings.filter { !$0.appearance.isHighContrast }.map { reading in
      let fails = verdict.failing.contains(reading)
      return "\(reading.appearance.word) \(displayedRatio(reading.range.highest)) \(fails ? "fails" : "passes")"
    }
    return Annotation(pieces: pieces, plain: plain.joined(separator: ", "))
  }
}

extension ContrastMeasurement.Reading {
  /// `#F3F4F6 on #FFFFFF`
  var pair: String { "\(ink.spoken) on \(surface.spoken)" }
}

extension Appearance {
  /// How a sentence names it.
  package var word: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light with increased contrast"
    case .darkHighContrast: "dark with increased contrast"
    }
  }
}
