import Syntax

extension CatalogReader {
  /// What an entry is for; `nil` when it cannot be known, with a problem reported.
  ///
  /// No idiom means universal, no appearance means any. A display gamut, subtype or locale is kept as written.
  mutating func slot(of entry: JSONValue) -> ColorSetEntry.Slot? {
    let idiom = idiom(of: entry)
    guard let appearances = appearances(of: entry), let idiom else { return nil }
    let gamut = string("display-gamut", of: entry)?.text
    let known = gamut.flatMap(gamut(named:))
    // A gamut this program does not know makes a slot of its own, as a subtype does.
    let unknown = known == nil ? gamut : nil
    return ColorSetEntry.Slot(
      idiom: idiom, luminosity: appearances.luminosity, isHighContrast: appearances.isHighContrast, gamut: known,
      locale: string("locale", of: entry)?.text, subtype: string("subtype", of: entry)?.text ?? unknown)
  }

  private mutating func idiom(of entry: JSONValue) -> ColorSetEntry.Idiom? {
    guard let name = string("idiom", of: entry) else { return .universal }
    if let idiom = ColorSetEntry.Idiom(rawValue: name.text) { return idiom }
    report(.unknownIdiom(name.text), name.span)
    return nil
  }

  private func gamut(named name: String) -> ColorSetEntry.Gamut? {
    ColorSetEntry.Gamut.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  private mutating func appearances(
    of entry: JSONValue
  ) -> (luminosity: ColorSetEntry.Luminosity?, isHighContrast: Bool)? {
    var luminosity: ColorSetEntry.Luminosity?
    var isHighContrast = false
    var isKnown = true
    for element in array("appearances", of: entry) ?? [] {
      guard element.members != nil, let name = string("appearance", of: element),
        let value = string("value", of: element)
      else {
        report(.wrongType(key: "appearances", expected: "objects with 'appearance' and 'value'"), element.focus)
        isKnown = false
        continue
      }
      switch (name.text, value.text) {
      case ("luminosity", "light"): luminosity = .light
      case ("luminosity", "dark"): luminosity = .dark
      case ("contrast", "high"): isHighContrast = true
      // Xcode writes no entry for normal contrast; one that says so says nothing.
      case ("contrast", "normal"): break
      default:
        let isNameKnown = name.text == "luminosity" || name.text == "contrast"
        report(
          .unknownAppearance(name: name.text, value: value.text), isNameKnown ? value.span : name.span)
        isKnown = false
      }
    }
    return isKnown ? (luminosity, isHighContrast) : nil
  }
}
