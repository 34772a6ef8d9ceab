import ColorScience
package import Syntax

extension InterfaceFacts {
  /// The facts of one xib or storyboard.
  package init(of source: Source) {
    let document = XMLDocument(source.bytes)
    let resources = document.namedColors
    let names = Set(resources.map(\.name))
    let occurrences = document.elements.compactMap { element -> Occurrence? in
      guard let (name, span) = document.assetName(of: element) else { return nil }
      let named = NamedColor(lookup: .interfaceBuilder, name: .literal(name, span: span), bundle: .none)
      return Occurrence(
        span: element.span, role: .reference, position: .use, expr: .named(named), hasFallback: names.contains(name))
    }
    self.init(occurrences: occurrences, resources: resources)
  }
}

extension XMLDocument {
  /// The asset that a `color` names. One with `catalog="System"` is AppKit's, and one with `systemColor` UIKit's.
  fileprivate func assetName(of element: Element) -> (name: String, span: Span)? {
    guard self.element(element, isNamed: "color"), let attribute = attribute("name", of: element),
      self.attribute("catalog", of: element) == nil, self.attribute("systemColor", of: element) == nil,
      let name = value(attribute), !name.isEmpty
    else { return nil }
    return (name, attribute.value)
  }

  /// `<resources><namedColor name="…"><color …/></namedColor></resources>`
  fileprivate var namedColors: [InterfaceFacts.Resource] {
    var resources: [InterfaceFacts.Resource] = []
    for (index, element) in elements.enumerated() where self.element(element, isNamed: "namedColor") {
      guard let attribute = attribute("name", of: element), let name = value(attribute) else { continue }
      // It holds one color, which comes next.
      let next = elements.indices.contains(index + 1) ? elements[index + 1] : nil
      let color = next.flatMap { $0.parent == index && self.element($0, isNamed: "color") ? $0 : nil }
      resources.append(
        InterfaceFacts.Resource(
          name: name, nameSpan: attribute.value, value: color.flatMap { colorValue(of: $0) }, valueSpan: color?.span))
    }
    return resources
  }

  /// The components of a `color`, in the color spaces that have one meaning everywhere.
  private func colorValue(of element: Element) -> ColorValue? {
    guard let space = colorSpace(of: element) else { return nil }
    func number(_ name: StaticString) -> Double? {
      value(name, of: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return ColorValue(space: space, white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return ColorValue(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  private func colorSpace(of element: Element) -> ColorSpace? {
    switch value("customColorSpace", of: element) ?? value("colorSpace", of: element) {
    case "sRGB": .sRGB
    case "displayP3": .displayP3
    case "genericGamma22GrayColorSpace", "calibratedWhite": .grayGamma22
    case nil: nil
    // Calibrated and device RGB: what they are is up to a profile.
    default: .unmanaged
    }
  }
}
