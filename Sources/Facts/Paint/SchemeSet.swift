package import ColorScience

/// Color schemes in which something is drawn.
package struct SchemeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let light = SchemeSet(rawValue: 1)
  package static let dark = SchemeSet(rawValue: 2)
  package static let both: SchemeSet = [.light, .dark]

  /// The scheme of its name in SwiftUI, UIKit or AppKit; `nil` for any other.
  package init?(named name: some StringProtocol) {
    switch name {
    case "light", "aqua": self = .light
    case "dark", "darkAqua": self = .dark
    default: return nil
    }
  }

  /// What several places that each hold to one scheme come to: where they disagree, one of them is not always so.
  package init(agreedBy sets: some Sequence<SchemeSet>) {
    let all = Set(sets)
    self = all.count == 1 ? all.first ?? .both : .both
  }

  /// Whether an appearance belongs to one of the schemes.
  package func shows(_ appearance: Appearance) -> Bool { contains(appearance.isDark ? .dark : .light) }
}
