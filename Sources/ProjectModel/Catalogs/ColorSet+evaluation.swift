import ColorScience
import Facts

extension ColorSet {
  /// What the set is worth, on any device: where some have entries of their own, those are alternatives.
  var evaluation: Evaluation {
    if let color = plainColor { return .one(color) }
    let filled = entries.filter { $0.value != nil }
    let idioms = Set(filled.map(\.slot.idiom))
    let devices = idioms.isEmpty ? [.universal] : ColorSetEntry.Idiom.allCases.filter(idioms.contains)
    let screens: [ColorSetEntry.Gamut] =
      filled.contains { $0.slot.gamut == .displayP3 } ? [.sRGB, .displayP3] : [.sRGB]
    var alternatives: [Evaluation.Alternative] = []
    for device in devices {
      for screen in screens {
        let evaluation = evaluation(on: device, screen)
        if case .unknown = evaluation { return evaluation }
        alternatives += evaluation.alternatives.map {
          $0.when(screens.count == 1 ? "" : screen.rawValue).when(devices == [.universal] ? "" : device.rawValue)
        }
      }
    }
    return Evaluation(alternatives: alternatives)
  }

  /// The color of a set in Xcode's usual form: for all devices, in numbers, without gamut, locale or subtype.
  private var plainColor: AdaptiveColor? {
    var values: [ColorValue] = []
    for appearance in Appearance.allCases {
      guard case .color(let color)? = plainEntry(for: appearance)?.value else { return nil }
      values.append(color)
    }
    return AdaptiveColor(
      light: values[0], dark: values[1], lightHighContrast: values[2], darkHighContrast: values[3])
  }

  /// What it is worth on devices of one idiom, with a screen of one gamut.
  ///
  /// A reference to a system color gives that color's values, with its alternatives; an appearance for which no entry
  /// has a color makes the set empty.
  private func evaluation(on idiom: ColorSetEntry.Idiom, _ gamut: ColorSetEntry.Gamut) -> Evaluation {
    var values: [Appearance: ColorSetEntry.Value] = [:]
    for appearance in Appearance.allCases {
      guard let value = entry(for: appearance, idiom: idiom, gamut: gamut)?.value else { return .unknown(.empty) }
      values[appearance] = value
    }
    var references: [ColorSetEntry.Value: Evaluation] = [:]
    for case let value in values.values {
      guard case .reference(let name, let platform) = value else { continue }
      references[value] = SystemColor.evaluation(ofAssetReference: name, platform: platform)
    }
    return evaluation(values, references)
  }

  private func evaluation(
    _ values: [Appearance: ColorSetEntry.Value], _ references: [ColorSetEntry.Value: Evaluation]
  ) -> Evaluation {
    for case .unknown(let reason) in references.values { return .unknown(reason) }
    // The conditions of one reference are those of all: an era in which one is unknown makes the asset unknown.
    let conditions = Set(references.values.flatMap { $0.alternatives.map(\.condition) }).sorted()
    let alternatives = (conditions.isEmpty ? [""] : conditions).map { condition in
      AdaptiveColor(values) { value, appearance in
        switch value {
        case .color(let color): color
        case .reference: references[value]?.color(when: condition)?[appearance]
        }
      }.map { Evaluation.Alternative(condition: condition, color: $0) }
    }
    let known = alternatives.compactMap { $0 }
    return known.count == alternatives.count ? Evaluation(alternatives: known) : .unknown(.ambiguous)
  }
}

extension Evaluation {
  fileprivate func color(when condition: String) -> AdaptiveColor? {
    if case .one(let color) = self { return color }
    return alternatives.first { $0.condition == condition }?.color
  }
}

extension AdaptiveColor {
  /// The color of four values, if each has one.
  fileprivate init?(
    _ values: [Appearance: ColorSetEntry.Value], _ resolve: (ColorSetEntry.Value, Appearance) -> ColorValue?
  ) {
    func color(_ appearance: Appearance) -> ColorValue? { values[appearance].flatMap { resolve($0, appearance) } }
    guard let light = color(.light), let dark = color(.dark), let lightHigh = color(.lightHighContrast),
      let darkHigh = color(.darkHighContrast)
    else { return nil }
    self.init(light: light, dark: dark, lightHighContrast: lightHigh, darkHighContrast: darkHigh)
  }
}
