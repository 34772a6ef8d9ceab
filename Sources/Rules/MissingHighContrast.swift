import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let missingHighContrast = Rule(
    id: "missing-high-contrast",
    severity: nil,
    summary: "A text's color set has no color for increased contrast, and less than 7:1 without one.",
    rationale: """
      Who switches Increase Contrast on asks for more than the minimum: 7:1 is what WCAG AAA asks of text, and what Apple's \
      guidelines call on you to strive for with colors of your own. Give the color set a value for high contrast.

      Off unless `--only` names it. It speaks at a text whose surface is known, where its color is a color set without any \
      value for high contrast, and where that text has enough contrast otherwise; `low-contrast` tells the others.
      """,
    examples: [
      .fires(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(«Color(\"Ink\")»).background(.white) } }",
        colors: "Ink #666666"),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(Color(\"Ink\")).background(.white) } }",
        colors: "Ink #666666//#333333"),
      .silent(
        "struct A: View { var body: some View { Text(\"Total\").foregroundStyle(Color(\"Ink\")).background(.white) } }",
        colors: "Ink #333333"),
    ],
    check: { inspection in
      var told: Set<Span> = []
      return inspection.texts.compactMap { text in
        guard case .measured(let measurement) = text.outcome, text.verdict?.conclusion == .passes, !text.site.isPreview,
          case .color(let expr) = text.site.ink.value, let span = text.site.ink.span,
          let asset = inspection.asset(of: expr, scope: text.site.scope),
          !asset.colorSet.entries.contains(where: { $0.slot.isHighContrast || !$0.isColor }),
          let highest = measurement.highestWithIncreasedContrast, highest < 7, told.insert(span).inserted
        else { return nil }
        return .missingHighContrast(asset, highest, span, path: inspection.file.path)
      }
    }
  )
}

extension ColorSetEntry {
  /// Whether it has a color of its own, rather than one of the system's, which knows increased contrast.
  fileprivate var isColor: Bool { if case .reference? = value { false } else { true } }
}

extension Inspection {
  /// The one asset that an expression names, itself or by a member that does.
  fileprivate func asset(of expr: ColorExpr, scope: [String]) -> ColorAsset? {
    switch expr {
    case .named(let named):
      guard case .assets(let assets) = snapshot.resolve(named, scope: scope, in: file.path), assets.count == 1 else {
        return nil
      }
      return assets[0]
    case .member(let member):
      let entries = snapshot.declarations(of: member, scope: scope)
      guard entries.count == 1, case .color(.named(let named)) = entries[0].value.value,
        case .assets(let assets) = snapshot.resolve(
          named, scope: entries[0].value.typePath, in: entries[0].path), assets.count == 1
      else { return nil }
      return assets[0]
    default: return nil
    }
  }
}

extension ContrastMeasurement {
  /// The most contrast that the text has in an appearance with increased contrast where it has least.
  fileprivate var highestWithIncreasedContrast: Double? {
    let readings = branches.flatMap(\.alternatives).flatMap(\.readings)
    let byAppearance = Dictionary(grouping: readings.filter(\.appearance.isHighContrast), by: \.appearance)
    return byAppearance.values.compactMap { $0.map(\.range.highest).max() }.min()
  }
}

extension Diagnostic {
  fileprivate static func missingHighContrast(
    _ asset: ColorAsset, _ ratio: Double, _ span: Span, path: Path
  ) -> Diagnostic {
    Diagnostic(
      rule: Rule.missingHighContrast.id, severity: .info, path: path, span: span,
      message: "\(displayedRatio(ratio)):1 with Increase Contrast, too; \(quoted(asset.name.text)) has no color for it",
      related: [.definition(of: asset.name.text, at: asset.path)],
      group: asset.name.text)
  }
}
