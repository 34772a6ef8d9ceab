import ColorScience
import ProjectModel
import Rules
import Syntax

/// A color that a person named on the command line, with its values.
struct ResolvedColor {
  /// As it is shown: `#2F80ED`, `Brand/Primary`, `Color.red`.
  let name: String
  /// Its values, each with what decides between them; one with an empty condition when there is nothing to decide.
  let alternatives: [Evaluation.Alternative]
  /// Where its value is not known: `macOS after 15`.
  let gaps: [String]

  init(name: String, alternatives: [Evaluation.Alternative], gaps: [String] = []) {
    self.name = name
    self.alternatives = alternatives
    self.gaps = gaps
  }

  /// A color by its numbers, or one of the system's.
  init?(withoutWorkspace text: String) throws(Failure) {
    if let value = try colorValue(typed: text) {
      let hex = value.shortHex
      self.init(name: hex, alternatives: [Evaluation.Alternative(condition: "", color: AdaptiveColor(value))])
    } else if let reference = systemReference(text) {
      self.init(system: reference)
    } else {
      return nil
    }
  }

  init(system reference: SystemColorReference) {
    let found = SystemColor.alternatives(reference, assumingContrast: true)
    self.init(
      name: reference.spelling,
      alternatives: found.values.map {
        // A color that is the same everywhere needs no condition.
        let place = found.values.count == 1 ? "" : $0.description
        let assumption = $0.assumesContrast ? "increased contrast not known, taken as normal" : ""
        return Evaluation.Alternative(
          condition: [place, assumption].filter { !$0.isEmpty }.joined(separator: "; "), color: $0.color)
      }, gaps: found.gaps + Set(found.values.compactMap(\.dependence)).map(\.words).sorted())
  }

  /// An asset of a workspace; several of one name are alternatives by catalog.
  init(asset name: String, in snapshot: Snapshot) throws(Failure) {
    let assets = snapshot.catalogs.colorSets(named: name)
    guard !assets.isEmpty else { throw Self.unknownName(name, in: snapshot) }
    var alternatives: [Evaluation.Alternative] = []
    for asset in assets {
      alternatives += asset.evaluation.alternatives.map { alternative in
        assets.count == 1
          ? alternative : Evaluation.Alternative(condition: asset.catalog.text, color: alternative.color)
      }
    }
    guard !alternatives.isEmpty else {
      throw Failure("the color set of '\(name)' gives no color that is known here: \(assets[0].path)")
    }
    self.init(name: name, alternatives: alternatives)
  }

  private static func unknownName(_ name: String, in snapshot: Snapshot) -> Failure {
    let names = snapshot.catalogs.colorNames.map(\.text)
    let cure = suggestion(
      for: name, among: names + systemNames(as: name),
      else: "a color is a hex value, rgb(), an asset's or a system color's name; --path says where the assets are")
    return Failure("no color named '\(name)'\(cure)")
  }
}

/// The names of system colors, spelled as `text` is: `UIColor.label` beside `UIColor.lable`.
private func systemNames(as text: String) -> [String] {
  guard let dot = text.lastIndex(of: ".") else { return SystemColor.names }
  return SystemColor.names.map { text[...dot] + $0 }.filter { systemReference($0) != nil }
}

/// `Color.red`, `.red`, `red`, `UIColor.systemRed`, `systemRed`, `labelColor`; `nil` for what the system does not have.
func systemReference(_ text: String) -> SystemColorReference? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
  guard let name = parts.last, parts.count <= 2 else { return nil }
  let candidates: [SystemColorReference] =
    switch parts.count == 2 ? parts[0] : "" {
    case "Color": [.swiftUI(name)]
    case "UIColor": [.uiKit(name)]
    case "NSColor": [.appKit(name)]
    case "": [.swiftUI(name), .uiKit(name), .appKit(name)]
    default: []
    }
  return candidates.first { !SystemColor.entries($0).isEmpty }
}

extension SystemColor.Dependence {
  /// What decides the real value, after "not known: "; the values shown are the defaults.
  fileprivate var words: String {
    switch self {
    case .inheritedTint: "the tint set around it, or the app's accent color asset"
    case .accentAsset: "the app's accent color asset, if it has one"
    case .userAccent: "the accent color that the user chose"
    case .foregroundStyle: "the foreground style set around it"
    case .container: "the container it is used in"
    }
  }
}
