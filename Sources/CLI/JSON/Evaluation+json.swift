import ColorScience
import Facts
import ProjectModel
import Syntax

extension Evaluation {
  /// The members of a JSON object that say what a color is worth: `value`, `alternatives`, or `unknown` and `reason`.
  var members: [(String, JSONText?)] {
    switch self {
    case .one(let color):
      return [("value", color.json), ("space", .string(color.light.space.key)), ("p3", color.displayP3)]
    case .either(let alternatives):
      let values = alternatives.map { alternative -> JSONText in
        .object([
          ("when", .string(alternative.condition)), ("value", alternative.color.json),
          ("space", .string(alternative.color.light.space.key)), ("p3", alternative.color.displayP3),
        ])
      }
      return [("alternatives", .array(values))]
    case .unknown(let reason):
      return [("unknown", .string(reason.words)), ("reason", .string(reason.rawValue))]
    }
  }
}

extension AdaptiveColor {
  /// The value in each appearance as 8-bit sRGB.
  fileprivate var json: JSONText { .object(Appearance.allCases.map { ($0.key, .string(self[$0].hexWithAlpha)) }) }

  /// The exact values that 8-bit sRGB cannot hold; `nil` when it holds all.
  fileprivate var displayP3: JSONText? {
    let outside = Appearance.allCases.filter { !self[$0].isInsideSRGB }
    return outside.isEmpty ? nil : .object(outside.map { ($0.key, .string(self[$0].cssDisplayP3)) })
  }
}

extension ColorValue {
  /// Whether the sRGB components lie in 0…1, give or take what a conversion rounds off.
  fileprivate var isInsideSRGB: Bool {
    let encoded = extendedSRGB
    return [encoded.red, encoded.green, encoded.blue].allSatisfy { (-0.0005...1.0005).contains($0) }
  }
}

extension ColorSpace {
  /// The name of a space in machine-readable output; asset catalogs' where they have one.
  var key: String {
    switch self {
    case .sRGB: "srgb"
    case .extendedSRGB: "extended-srgb"
    case .linearSRGB: "srgb-linear"
    case .displayP3: "display-p3"
    case .grayGamma22: "gray-gamma-22"
    case .extendedGray: "extended-gray"
    case .unmanaged: "unmanaged"
    }
  }
}
