import ColorScience
import Facts
import ProjectModel
import Syntax
import Testing

private typealias Slot = ColorSetEntry.Slot

private func entry(_ slot: Slot, value: ColorSetEntry.Value? = .color(.black)) -> ColorSetEntry {
  ColorSetEntry(slot: slot, value: value, span: Span(0, 0), valueSpan: Span(0, 0))
}

private func set(_ entries: [ColorSetEntry]) -> ColorSet { ColorSet(entries: entries, problems: [], span: Span(0, 0)) }

struct CatalogEntryTests {
  /// The slots by the names that the lookup order uses.
  private static let slots: [(name: String, slot: Slot)] = [
    ("any", Slot(idiom: .universal, luminosity: nil, isHighContrast: false)),
    ("light", Slot(idiom: .universal, luminosity: .light, isHighContrast: false)),
    ("dark", Slot(idiom: .universal, luminosity: .dark, isHighContrast: false)),
    ("hc-any", Slot(idiom: .universal, luminosity: nil, isHighContrast: true)),
    ("hc-light", Slot(idiom: .universal, luminosity: .light, isHighContrast: true)),
    ("hc-dark", Slot(idiom: .universal, luminosity: .dark, isHighContrast: true)),
  ]

  /// The platform's order, written out.
  private static let order: [Appearance: [String]] = [
    .light: ["light", "any"], .dark: ["dark", "any"], .lightHighContrast: ["hc-light", "light", "hc-any", "any"],
    .darkHighContrast: ["hc-dark", "dark", "hc-any", "any"],
  ]

  @Test(arguments: 0..<64)
  func everySubsetFollowsTheTable(subset: Int) {
    let present = Self.slots.enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element)
    for entries in [present, present.reversed()] {
      let set = set(entries.map { entry($0.slot) })
      for appearance in Appearance.allCases {
        let wanted = Self.order[appearance, default: []].first { name in present.contains { $0.name == name } }
        let slot = Self.slots.first { $0.name == wanted }?.slot
        #expect(set.entry(for: appearance)?.slot == slot, "\(present.map(\.name)) \(appearance)")
      }
    }
  }

  @Test func emptySlotsFallBack() {
    let set = set([entry(Self.slots[0].slot), entry(Self.slots[2].slot, value: nil)])
    #expect(set.entry(for: .dark)?.slot == Self.slots[0].slot)
  }

  @Test func idiomsComeBeforeAppearances() {
    let ipad = Slot(idiom: .ipad, luminosity: nil, isHighContrast: false)
    let set = set([entry(Self.slots[0].slot), entry(Self.slots[2].slot), entry(ipad)])
    #expect(set.entry(for: .dark, idiom: .ipad)?.slot == ipad)
    #expect(set.entry(for: .dark, idiom: .iphone)?.slot == Self.slots[2].slot)
    #expect(set.entry(for: .dark)?.slot == Self.slots[2].slot)
    #expect(ColorSet(entries: [entry(ipad)], problems: [], span: Span(0, 0)).entry(for: .light) == nil)
  }

  @Test func watchAndVisionHaveNoDark() {
    let set = set([0, 2, 3, 5].map { entry(Self.slots[$0].slot) })
    #expect(set.entry(for: .dark, idiom: .watch)?.slot == Self.slots[0].slot)
    #expect(set.entry(for: .darkHighContrast, idiom: .watch)?.slot == Self.slots[0].slot)
    #expect(set.entry(for: .dark, idiom: .vision)?.slot == Self.slots[0].slot)
    #expect(set.entry(for: .darkHighContrast, idiom: .vision)?.slot == Self.slots[3].slot)
  }

  @Test func gamutLocaleAndSubtypeNarrow() {
    let wide = Slot(idiom: .universal, luminosity: nil, isHighContrast: false, gamut: .displayP3)
    let french = Slot(idiom: .universal, luminosity: nil, isHighContrast: false, locale: "fr")
    let catalyst = Slot(idiom: .universal, luminosity: nil, isHighContrast: false, subtype: "mac-catalyst")
    let any = Self.slots[0].slot
    let entries = [wide, french, catalyst, any].map { entry($0) }
    #expect(set(entries).entry(for: .light)?.slot == any)
    #expect(set(entries).entry(for: .light, gamut: .displayP3)?.slot == wide)
    #expect(set([entry(wide)]).entry(for: .light)?.slot == wide)
    #expect(set([entry(french)]).entry(for: .light)?.slot == french)
  }
}
