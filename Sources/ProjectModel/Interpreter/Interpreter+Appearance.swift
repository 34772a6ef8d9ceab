import ColorScience
import Facts

extension Interpreter {
  /// The traits that hold where the code runs; they are asked for in each appearance in turn.
  mutating func surroundings() -> Value? {
    if let ambient { return .appearance(ambient) }
    asksAppearance = true
    return fail(.runtime)
  }

  /// Names under which views and their environment give the appearance; `nil` without a failure for any other.
  mutating func environment(_ name: String) -> Value? {
    guard failure == nil else { return nil }
    switch name {
    case "traitCollection", "effectiveAppearance": return surroundings()
    case "colorScheme", "colorSchemeContrast":
      guard case .appearance(let appearance)? = surroundings() else { return nil }
      return trait(name, of: appearance)
    default: return nil
    }
  }

  /// `UITraitCollection`, `NSAppearance` and `EnvironmentValues` as far as the four appearances decide.
  func trait(_ name: String, of appearance: Appearance) -> Value? {
    let (isDark, isHigh) = (appearance.isDark, appearance.isHighContrast)
    switch name {
    case "userInterfaceStyle": return .symbol(Symbol(isDark ? "dark" : "light", .style))
    case "accessibilityContrast": return .symbol(Symbol(isHigh ? "high" : "normal", .contrast))
    case "colorScheme": return .symbol(Symbol(isDark ? "dark" : "light", .scheme))
    case "colorSchemeContrast": return .symbol(Symbol(isHigh ? "increased" : "standard", .schemeContrast))
    case "name": return .symbol(Symbol(Self.appearanceName(appearance), .appearanceName))
    default: return nil
    }
  }

  private static func appearanceName(_ appearance: Appearance) -> String {
    switch appearance {
    case .light: "aqua"
    case .dark: "darkAqua"
    case .lightHighContrast: "accessibilityHighContrastAqua"
    case .darkHighContrast: "accessibilityHighContrastDarkAqua"
    }
  }

  /// `bestMatch(from:)`: the name itself, else that of the same scheme, else the light one that all have in common.
  mutating func bestMatch(of appearance: Appearance, from value: Value) -> Value? {
    guard case .array(let values) = value else { return fail(at: value) }
    let names = values.compactMap { if case .symbol(let symbol) = $0 { symbol.name } else { nil } }
    guard names.count == values.count, names.allSatisfy(Symbol.Vocabulary.appearanceName.names.contains) else {
      return fail()
    }
    let wanted = [Self.appearanceName(appearance), appearance.isDark ? "darkAqua" : "aqua"]
    guard let match = wanted.first(where: names.contains) else { return fail() }
    return .some(.symbol(Symbol(match, .appearanceName)))
  }

  /// A dynamic provider: its color in each appearance, and of that color the value that it has there.
  mutating func dynamic(_ provider: Value, _ framework: ColorFramework) -> Value? {
    guard case .closure(let closure) = provider else { return fail(at: provider) }
    let outer = ambient
    defer { ambient = outer }
    var parts: [Evaluation] = []
    for appearance in Appearance.allCases {
      ambient = appearance
      let result = call(closure, with: [.appearance(appearance)], as: .named([framework.typeName]))
      guard let result else { return nil }
      guard case .color(let evaluation) = Self.unwrapped(result) else { return fail(at: result) }
      parts.append(evaluation)
    }
    return Evaluation(inEachAppearance: parts).map(Value.color) ?? fail(.limit)
  }

  static func unwrapped(_ value: Value) -> Value {
    if case .optional(let inner?) = value { unwrapped(inner) } else { value }
  }
}

extension Evaluation {
  /// One color of what was found in each appearance, in the order of `Appearance.allCases`; `nil` where too many
  /// alternatives meet, or one is not known.
  init?(inEachAppearance parts: [Evaluation]) {
    guard parts.count == Appearance.allCases.count, let light = parts.first else { return nil }
    var combined = light.alternatives
    for (appearance, part) in zip(Appearance.allCases, parts).dropFirst() {
      combined = combined.flatMap { one in
        part.alternatives.filter { !$0.releases.isDisjoint(with: one.releases) }.map { other in
          // The same choice is made in each appearance.
          Alternative(
            condition: one.condition == other.condition || other.condition.isEmpty
              ? one.condition : [one.condition, other.condition].filter { !$0.isEmpty }.joined(separator: ", "),
            color: one.color.replacing(appearance, by: other.color[appearance]),
            releases: one.releases.intersection(other.releases))
        }
      }
      guard combined.count <= Self.limit * Self.limit else { return nil }
    }
    guard !combined.isEmpty else { return nil }
    self = Evaluation(alternatives: combined)
  }
}

extension AdaptiveColor {
  fileprivate func replacing(_ appearance: Appearance, by value: ColorValue) -> AdaptiveColor {
    var result = self
    switch appearance {
    case .light: result.light = value
    case .dark: result.dark = value
    case .lightHighContrast: result.lightHighContrast = value
    case .darkHighContrast: result.darkHighContrast = value
    }
    return result
  }
}
