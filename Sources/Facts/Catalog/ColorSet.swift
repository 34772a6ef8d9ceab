package import ColorScience
package import Syntax

/// One color set as its `Contents.json` says it.
package struct ColorSet: Hashable, Sendable {
  package let entries: [ColorSetEntry]
  package let problems: [CatalogProblem]
  /// The span of the whole document, for findings about the set itself.
  package let span: Span

  package init(entries: [ColorSetEntry], problems: [CatalogProblem], span: Span) {
    self.entries = entries
    self.problems = problems
    self.span = span
  }
}

/// One element of `colors`: a slot of the set, with the color in it, if any.
package struct ColorSetEntry: Hashable, Sendable {
  /// What the slot is for. Two entries with one slot are duplicates.
  package struct Slot: Hashable, Sendable {
    package let idiom: Idiom
    package let luminosity: Luminosity?
    package let isHighContrast: Bool
    package let gamut: Gamut?
    package let locale: String?
    package let subtype: String?

    package init(
      idiom: Idiom, luminosity: Luminosity?, isHighContrast: Bool, gamut: Gamut? = nil, locale: String? = nil,
      subtype: String? = nil
    ) {
      self.idiom = idiom
      self.luminosity = luminosity
      self.isHighContrast = isHighContrast
      self.gamut = gamut
      self.locale = locale
      self.subtype = subtype
    }
  }

  package enum Idiom: String, CaseIterable, Hashable, Sendable {
    case universal, iphone, ipad, mac, tv, watch, car, vision
  }

  package enum Luminosity: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  package enum Gamut: String, CaseIterable, Hashable, Sendable {
    case sRGB = "sRGB"
    case displayP3 = "display-P3"
  }

  package enum Value: Hashable, Sendable {
    case color(ColorValue)
    /// A system color by its selector-style name, `systemBlueColor`, and `platform` as written.
    case reference(name: String, platform: String?)
  }

  package let slot: Slot
  /// `nil` for an empty slot, and for one that could not be read (the set then has a problem).
  package let value: Value?
  /// The entry's object.
  package let span: Span
  /// The `color` object inside it; the entry's own span when there is none.
  package let valueSpan: Span

  package init(slot: Slot, value: Value?, span: Span, valueSpan: Span) {
    self.slot = slot
    self.value = value
    self.span = span
    self.valueSpan = valueSpan
  }
}

/// What is wrong in a catalog's JSON, and where exactly. The rule `invalid-colorset` words it.
package struct CatalogProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The document does not parse: the parser's words, `expected ',' after this value`.
    case syntax(String)
    case emptyDocument
    case notAnObject
    case missingColors
    case colorsNotAnArray
    case entryNotAnObject
    /// Components stand directly in the entry, without the `color` object.
    case missingColorWrapper
    /// A `color` with neither components nor a reference.
    case missingComponents
    case unknownColorSpace(String)
    case missingComponent(String)
    case notANumber(component: String, text: String)
    case outOfRange(component: String, text: String, space: String)
    /// A whole JSON number above 1, where strings count to 255 and numbers to 1.
    case wholeNumber(component: String, text: String)
    case unknownIdiom(String)
    case unknownAppearance(name: String, value: String)
    case unknownReference(String)
    case duplicateSlot(ColorSetEntry.Slot)
    case wrongType(key: String, expected: String)
  }

  package let kind: Kind
  package let span: Span
  /// The edits that cure it, where only one thing can be meant; empty otherwise.
  package let cure: [Edit]

  package init(_ kind: Kind, span: Span, cure: [Edit] = []) {
    self.kind = kind
    self.span = span
    self.cure = cure
  }
}
