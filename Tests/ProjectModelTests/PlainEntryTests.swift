import ColorScience
import Facts
import Syntax
import Testing

@testable import ProjectModel

@Suite struct PlainEntryTests {
  /// Every subset of the six slots of a universal set.
  @Test func agreesWithTheFullRule() {
    let slots: [(ColorSetEntry.Luminosity?, Bool)] = [
      (nil, false), (.light, false), (.dark, false), (nil, true), (.light, true), (.dark, true),
    ]
    for subset in 0..<64 {
      let entries = slots.enumerated().filter { subset >> $0.offset & 1 == 1 }.map { index, slot in
        ColorSetEntry(
          slot: ColorSetEntry.Slot(idiom: .universal, luminosity: slot.0, isHighContrast: slot.1),
          value: .color(ColorValue(white: Double(index) / 10)), span: Span(index, index + 1),
          valueSpan: Span(index, index))
      }
      for entries in [entries, entries.reversed()] {
        let colorSet = ColorSet(entries: entries, problems: [], span: Span(0, 9))
        for appearance in Appearance.allCases {
          #expect(colorSet.plainEntry(for: appearance) == colorSet.entry(for: appearance))
        }
      }
    }
  }
}
