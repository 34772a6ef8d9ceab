import ColorScience
import Syntax

extension CatalogReader {
  /// The color that a `color` object describes: components in a color space, or a reference to a system color.
  mutating func colorValue(of color: JSONValue, in entry: JSONValue) -> ColorSetEntry.Value? {
    if let reference = string("reference", of: color) {
      if !SystemReference.isPlausible(reference.text) {
        report(.unknownReference(reference.text), reference.span)
        return nil
      }
      return .reference(name: reference.text, platform: string("platform", of: color)?.text)
    }
    let space = colorSpace(of: color)
    guard let components = object("components", of: color) else {
      let isMissing = color["components"] == nil && color["reference"] == nil
      if isMissing, let key = entry.member("color")?.keySpan { report(.missingComponents, key.unquoted) }
      return nil
    }
    guard let space else { return nil }
    let key = color.member("components")?.keySpan.unquoted ?? components.focus
    return componentValue(of: components, key: key, space: space).map(ColorSetEntry.Value.color)
  }

  /// No color space means sRGB; names are compared without case, since nothing is known of how others read it.
  private mutating func colorSpace(of color: JSONValue) -> CatalogColorSpace? {
    guard let value = color["color-space"], !value.isNull else { return .srgb }
    guard let name = string("color-space", of: color) else { return nil }
    if let space = CatalogColorSpace(rawValue: name.text.lowercased()) { return space }
    report(.unknownColorSpace(name.text), name.span)
    return nil
  }

  private mutating func componentValue(
    of components: JSONValue, key: Span, space: CatalogColorSpace
  ) -> ColorValue? {
    let alpha = component("alpha", of: components, limits: .srgb)
    var values: [Double] = []
    for name in space.componentNames {
      switch component(name, of: components, limits: space) {
      case .missing: report(.missingComponent(name), key)
      case .faulty: break
      case .value(let value): values.append(value)
      }
    }
    let opacity: Double
    switch alpha {
    case .missing: opacity = 1
    case .faulty: return nil
    case .value(let value): opacity = value
    }
    guard values.count == space.componentNames.count, let first = values.first else { return nil }
    if values.count == 1 { return ColorValue(space: space.colorSpace, white: first, alpha: opacity) }
    return ColorValue(space: space.colorSpace, red: first, green: values[1], blue: values[2], alpha: opacity)
  }

  private enum Component {
    case missing
    /// Not to be known, and reported.
    case faulty
    case value(Double)
  }

  private mutating func component(
    _ name: String, of components: JSONValue, limits space: CatalogColorSpace
  ) -> Component {
    guard let found = components[name], !found.isNull else { return .missing }
    let text: String
    let value: Double
    switch found.kind {
    case .string(let string):
      text = string
      guard let number = Double(catalogComponent: string) else {
        report(.notANumber(component: name, text: string), found.focus)
        return .faulty
      }
      value = number
    case .number(let number):
      text = number.text
      value = number.value
      if number.isInteger, value > 1 {
        report(.wholeNumber(component: name, text: text), found.focus)
        return .faulty
      }
    default:
      report(.wrongType(key: name, expected: "a string"), found.focus)
      return .faulty
    }
    if space.allows(value) { return .value(value) }
    report(.outOfRange(component: name, text: text, space: space.rawValue), found.focus)
    return .faulty
  }
}
