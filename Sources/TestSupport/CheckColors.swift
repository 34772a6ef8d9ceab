import ColorScience
import Facts
package import ProjectModel
import Rules
import Syntax

/// Checks what every color that a fixture mentions is worth, one line each: the text, and its value as
/// `#2F80ED`, `#2F80ED/#5AA0FF` (light and dark), all four where they differ, alternatives joined by ` or `,
/// or `unknown: reason`. The mentions in one file may be left out; what may be no color is, as long as it is not known to be one.
package func checkColors(
  _ fixture: String, _ expected: String, ignoring ignored: String? = nil, filePath: String = #filePath,
  line: Int = #line
) {
  let site = CallSite(filePath: filePath, line: line)
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  let snapshot = parsed.snapshot
  let lines = parsed.files.filter { $0.path.text != ignored }.flatMap { source -> [String] in
    let occurrences = snapshot.files[source.path]?.occurrences ?? []
    return occurrences.compactMap { occurrence in
      let value = snapshot.evaluate(occurrence, in: source.path)
      if occurrence.isTentative, !value.mayBeColor { return nil }
      return "\(source.text(occurrence.span)): \(value.shortText)"
    }
  }
  checkExpectation(expected, expected, equals: lines.joined(separator: "\n"), site)
}

extension Evaluation {
  /// The value as `checkColors` writes it.
  package var shortText: String {
    switch self {
    case .one(let color): color.shortText
    case .either(let alternatives): alternatives.map(\.color.shortText).joined(separator: " or ")
    case .unknown(let reason): "unknown: \(reason.rawValue)"
    }
  }
}

extension AdaptiveColor {
  fileprivate var shortText: String {
    let values = Appearance.allCases.map { text(self[$0]) }
    if Set(values).count == 1 { return values[0] }
    let isPair = values[0] == values[2] && values[1] == values[3]
    return values.prefix(isPair ? 2 : 4).joined(separator: "/")
  }

  private func text(_ value: ColorValue) -> String {
    guard value.isInSRGBGamut else { return value.cssDisplayP3 }
    return value.alpha == 1 ? value.hex : value.hexWithAlpha
  }
}
