package import ColorScience
package import Facts

extension ColorSet {
  /// The entry that draws in an appearance on a device, `nil` when none does. Empty slots define nothing.
  ///
  /// The device's own idiom counts before `universal`, which serves only where the idiom has no entry at all; then the
  /// gamut, where no gamut is sRGB; then entries without locale and subtype; then the appearances in the order
  /// of `ColorSetEntry.Slot.order(for:idiom:)`. Of duplicates the first counts.
  package func entry(
    for appearance: Appearance, idiom: ColorSetEntry.Idiom = .universal, gamut: ColorSetEntry.Gamut = .sRGB
  ) -> ColorSetEntry? {
    let filled = entries.filter { $0.value != nil }
    var candidates = filled.filter { $0.slot.idiom == idiom }
    if candidates.isEmpty { candidates = filled.filter { $0.slot.idiom == .universal } }
    candidates = candidates.preferring { ($0.slot.gamut ?? .sRGB) == gamut }
    candidates = candidates.preferring { $0.slot.locale == nil }
    candidates = candidates.preferring { $0.slot.subtype == nil }
    for (luminosity, isHighContrast) in ColorSetEntry.Slot.order(for: appearance, idiom: idiom) {
      let match = candidates.first {
        $0.slot.luminosity == luminosity && $0.slot.isHighContrast == isHighContrast
      }
      if let match { return match }
    }
    return nil
  }
}

extension ColorSet {
  /// As `entry(for:)`, where every entry is for all devices and says nothing of gamut, locale and subtype; `nil` where one
  /// is more particular. Nearly all sets are so, and they are asked for again and again.
  func plainEntry(for appearance: Appearance) -> ColorSetEntry? {
    var best: (rank: Int, entry: ColorSetEntry)?
    for entry in entries where entry.value != nil {
      let slot = entry.slot
      guard slot.idiom == .universal, slot.gamut == nil, slot.locale == nil, slot.subtype == nil else { return nil }
      guard let rank = slot.rank(for: appearance), best.map({ rank < $0.rank }) ?? true else { continue }
      best = (rank, entry)
    }
    return best?.entry
  }
}

extension ColorSetEntry.Slot {
  /// The place of this slot in `order(for:idiom:)` of a universal set; `nil` when it does not serve the appearance.
  fileprivate func rank(for appearance: Appearance) -> Int? {
    guard luminosity == nil || (luminosity == .dark) == appearance.isDark else { return nil }
    if !appearance.isHighContrast { return isHighContrast ? nil : luminosity == nil ? 1 : 0 }
    return luminosity == nil ? (isHighContrast ? 2 : 3) : (isHighContrast ? 0 : 1)
  }

  /// The slots that serve an appearance, best first: a dark value counts before one for increased contrast.
  ///
  /// Source: UIKit's lookup of theme appearance names, and SwiftUI's, which agree. visionOS has no light or dark, and
  /// `actool` keeps no appearances for watchOS.
  package static func order(
    for appearance: Appearance, idiom: ColorSetEntry.Idiom
  ) -> [(luminosity: ColorSetEntry.Luminosity?, isHighContrast: Bool)] {
    let isHighContrast = appearance.isHighContrast
    switch idiom {
    case .watch: return [(nil, false)]
    case .vision: return isHighContrast ? [(nil, true), (nil, false)] : [(nil, false)]
    default: break
    }
    let luminosity: ColorSetEntry.Luminosity = appearance.isDark ? .dark : .light
    if !isHighContrast { return [(luminosity, false), (nil, false)] }
    return [(luminosity, true), (luminosity, false), (nil, true), (nil, false)]
  }
}

extension [ColorSetEntry] {
  /// The entries that fit, or all where none does.
  fileprivate func preferring(_ fits: (ColorSetEntry) -> Bool) -> [ColorSetEntry] {
    let fitting = filter(fits)
    return fitting.isEmpty ? self : fitting
  }
}
