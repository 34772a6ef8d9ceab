package import ColorScience
import Facts
import ProjectModel
import Rules
package import Syntax

/// What a color is, for the reader who points at it. The two renderings are `plainText` and `markdown`.
package struct Hover: Hashable, Sendable {
  /// Lines of a hover, most wanted first.
  package enum Block: Hashable, Sendable {
    /// A name, and where it comes from.
    case heading(String, note: String)
    case values([Row])
    /// A text on its surface, appearance by appearance.
    case pairs([PairRow])
    case line(String)
    /// Colors to look at beside their names, after a word: `nearest: Brand #2F80ED, Ink #111111`.
    case swatches(String, [Swatch])
  }

  /// A value and its contrast with what is usually behind it.
  package struct Row: Hashable, Sendable {
    /// `light`, `dark+`, `always`.
    package let label: String
    /// `nil` for one that is only that of another appearance.
    package let value: ColorValue?
    /// The verdict, `3.87  large text only`; or, without a value, the appearance it is that of.
    package let note: String
  }

  package struct Swatch: Hashable, Sendable {
    package let name: String
    package let value: ColorValue
  }

  package let span: Span
  package let blocks: [Block]
}

extension Document {
  /// What is known of the color at an offset; `nil` where there is none.
  package func hover(at offset: Int) -> Hover? {
    if let (asset, entry) = entry(at: offset) {
      return Hover(span: entry.valueSpan, blocks: blocks(of: [asset]))
    }
    let text = paintSites(at: offset)
    let occurrence = occurrence(at: offset)
    let blocks = contrast(of: text) + (occurrence.map(blocks) ?? [])
    guard !blocks.isEmpty, let span = occurrence?.focus ?? text.first?.ink.span else { return nil }
    return Hover(span: span, blocks: blocks)
  }

  private func blocks(of occurrence: Occurrence) -> [Hover.Block] {
    if case .named(let named) = occurrence.expr {
      switch snapshot.resolve(named, scope: occurrence.scope, in: facts.path) {
      case .assets(let assets): return blocks(of: assets)
      case .missing:
        guard let name = snapshot.literalName(named.name, scope: occurrence.scope, in: facts.path) else { return [] }
        return blocks(ofMissing: name, named)
      // The project's own initializer knows what it makes of the name.
      case .owned, .dynamic: return []
      }
    }
    let evaluation = evaluation(occurrence)
    if occurrence.isTentative, !evaluation.mayBeColor { return [] }
    let values = values(of: evaluation)
    switch evaluation {
    case .unknown: return values
    case .one(let color):
      let name = occurrence.role == .reference ? [heading(of: occurrence)] : []
      return name + values + palettes(color, occurrence)
    case .either: return [heading(of: occurrence)] + values
    }
  }

  /// What a color can be: at most three alternatives, each after its condition.
  private func values(of evaluation: Evaluation) -> [Hover.Block] {
    switch evaluation {
    case .unknown(let reason): [.line("not determined: \(reason.words)")]
    case .one(let color): [.values(Hover.rows(of: color))]
    case .either(let alternatives):
      alternatives.prefix(3).flatMap { [.line("\($0.condition):"), .values(Hover.rows(of: $0.color))] }
    }
  }

  private func heading(of occurrence: Occurrence) -> Hover.Block {
    let text = source.text(occurrence.span)
    let isLong = text.utf8.count > 60 || text.contains(where: \.isNewline)
    return .heading(isLong ? "color" : text, note: "")
  }

  /// What of the catalogs a literal could be.
  private func palettes(_ color: AdaptiveColor, _ occurrence: Occurrence) -> [Hover.Block] {
    guard occurrence.role == .literal, color.isFixed, !shelf.palette.isEmpty else { return [] }
    switch shelf.palette.match(color.light) {
    case .equal(let entry): return [.line("is the color '\(entry.name)'")]
    case .lightValue(let entry): return [.line("is the light value of '\(entry.name)'")]
    case .near(let entry):
      return [.swatches("nearest", [Hover.Swatch(name: entry.name, value: entry.color.light)])]
    case nil: return []
    }
  }
}

// MARK: - Names

extension Document {
  private func blocks(of assets: [ColorAsset]) -> [Hover.Block] {
    guard let name = assets.first?.name else { return [] }
    var blocks: [Hover.Block] = []
    for asset in assets.prefix(3) {
      let catalog = String(decoding: asset.catalog.name, as: UTF8.self)
      blocks.append(.heading(name.text, note: catalog))
      blocks += values(of: asset.evaluation)
    }
    if assets.count > 3 { blocks.append(.line("and in \(assets.count - 3) more catalogs")) }
    let uses = snapshot.uses(of: name).count
    return blocks + [.line("\(uses) \(uses == 1 ? "use" : "uses") by name")]
  }

  /// What a name that no color set has may have meant. That it has none is a finding, which stands above.
  private func blocks(ofMissing name: String, _ named: NamedColor) -> [Hover.Block] {
    guard snapshot.knowsAllNames else { return [] }
    let near = shelf.names.suggestions(for: name, lookup: named.lookup).prefix(3).compactMap { suggestion in
      snapshot.catalogs.colorSets(named: suggestion.name).first?.evaluation.alternatives.first.map {
        Hover.Swatch(name: suggestion.name, value: $0.color.light)
      }
    }
    let catalogs = snapshot.catalogs.catalogs
    let names = catalogs.prefix(4).map { String(decoding: $0.name, as: UTF8.self) }.joined(separator: ", ")
    let more = catalogs.count > 4 ? " and \(catalogs.count - 4) more" : ""
    let count = snapshot.catalogs.colorNames.count
    return (near.isEmpty ? [] : [.swatches("nearest", near)])
      + [.line("looked in: \(names)\(more), \(count) \(count == 1 ? "color" : "colors")")]
  }
}
