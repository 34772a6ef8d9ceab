import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let duplicateColor = Rule(
    id: "duplicate-color",
    severity: .info,
    summary: "A color set is almost another one, or is a color of the system.",
    rationale: """
      Two colors that no eye can tell apart (CIEDE2000 of 1 or less in every appearance) but that are not equal are mostly \
      one color that was rounded or picked twice. Make them equal, or use one of them.

      A set with the very values of an adaptive system color in all four appearances is one that the next release of the \
      system leaves behind: use the system's. Silent for equal sets, which are names for different uses, and for sets of \
      different bundles.
      """,
    examples: [
      .fires(
        #"«{"colors": [{"idiom": "universal", "color": {"components": {"red": "47", "green": "129", "blue": "237"}}}]}»"#,
        colors: "Brand #2F80ED", as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "47", "green": "128", "blue": "237"}}}]}"#,
        colors: "Brand #2F80ED", as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "87", "green": "128", "blue": "237"}}}]}"#,
        colors: "Brand #2F80ED", as: .colorSet),
    ],
    check: { inspection in
      let snapshot = inspection.snapshot
      guard case .colorSet(let set) = inspection.file.content, !inspection.file.path.isTest,
        let asset = snapshot.catalogs.colorSet(at: inspection.file.path),
        let color = snapshot.catalogs.onlyColor(named: asset.name)
      else { return [] }
      let system = SystemColor.spellings(equalTo: color)
      if !system.isEmpty {
        let isReference = set.entries.contains { if case .reference? = $0.value { true } else { false } }
        return isReference ? [] : [.duplicate(asset, color, set.span, of: system.joined(separator: ", "))]
      }
      // Of the two, the one that comes later is told.
      let twin = inspection.palette.twin(of: asset.name.text, color) { name in
        snapshot.catalogs.colorSets(named: name).contains { snapshot.sharesBundle($0, asset) }
      }
      return twin.map { [.duplicate(asset, color, set.span, twin: $0, in: snapshot)] } ?? []
    }
  )
}

extension Diagnostic {
  fileprivate static func duplicate(
    _ asset: ColorAsset, _ color: AdaptiveColor, _ span: Span, of system: String
  ) -> Diagnostic {
    Diagnostic(
      rule: Rule.duplicateColor.id, severity: .info, path: asset.path, span: span,
      message: "\(quoted(asset.name.text)) has the values of \(system) in every appearance", group: system)
  }

  fileprivate static func duplicate(
    _ asset: ColorAsset, _ color: AdaptiveColor, _ span: Span, twin: Palette.Entry, in snapshot: Snapshot
  ) -> Diagnostic {
    let (own, other) = color.firstDifference(from: twin.color)
    return Diagnostic(
      rule: Rule.duplicateColor.id, severity: .info, path: asset.path, span: span,
      message: "\(quoted(asset.name.text)) is almost \(quoted(twin.name)): \(own.spoken) and \(other.spoken)",
      related: snapshot.catalogs.colorSets(named: twin.name).prefix(1).map {
        .definition(of: twin.name, at: $0.path)
      },
      group: twin.name,
      annotation: Annotation(
        pieces: [Annotation.Piece([own], spoken(asset.name.text)), Annotation.Piece([other], spoken(twin.name))],
        plain: "\(own.spoken), \(other.spoken)"))
  }
}

extension AdaptiveColor {
  /// The two values in the first appearance in which they are not equal.
  fileprivate func firstDifference(from other: AdaptiveColor) -> (ColorValue, ColorValue) {
    let appearance = Appearance.allCases.first { self[$0].spoken != other[$0].spoken } ?? .light
    return (self[appearance], other[appearance])
  }
}
