/// The names a color set's `reference` may have: class properties of `UIColor` and `NSColor` as Objective-C spells
/// them, on whichever platform.
enum SystemReference {
  /// Whether a name may well be a system color's. Apple adds some each year, so an unfamiliar name is refused only
  /// if it lacks the `Color` that ends them all, or is one slip away from a name that is known.
  static func isPlausible(_ name: String) -> Bool {
    if names.contains(name) { return true }
    if !name.hasSuffix("Color") { return false }
    let bytes = Array(name.utf8)
    return !names.contains { isOneSlip(bytes, Array($0.utf8)) }
  }

  /// Whether a name is one of these system colors'.
  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// Whether one insertion, deletion, substitution or swap of neighbors, or the case of letters, tells two names apart.
  private static func isOneSlip(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    if abs(a.count - b.count) > 1 { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let restA = a[start...]
    let restB = b[start...]
    if restA.dropFirst().elementsEqual(restB) || restB.dropFirst().elementsEqual(restA) { return true }
    if restA.dropFirst().elementsEqual(restB.dropFirst()) { return true }
    if a.count == b.count, restA.count > 1, restA.dropFirst(2).elementsEqual(restB.dropFirst(2)) {
      return restA.first == restB.dropFirst().first && restB.first == restA.dropFirst().first
    }
    return a.count == b.count && zip(a, b).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// Sources: UIColor.h and UIInterface.h of UIKit, NSColor.h of AppKit; fixed colors, UI element colors, system
  /// colors and the deprecated ones that old catalogs name.
  private static let names: Set<String> = {
    let lists = [fixed, uiKit, appKit, system]
    return Set(lists.joined().map { $0 + "Color" })
  }()

  private static let fixed = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple",
    "red", "white", "yellow", "darkText", "lightText", "tint", "accent",
  ]

  private static let system = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "systemBlack", "systemWhite", "systemDarkBlue", "systemMidGray",
    "systemExtraLightGray",
  ]

  private static let uiKit = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "quinarySystemFill",
    "groupTableViewBackground", "viewFlipsideBackground", "scrollViewTexturedBackground", "underPageBackground",
    "table", "tableBackground", "tableCellGroupedBackground", "systemQuaternaryLabel",
  ]

  private static let appKit = [
    "alternateSelectedControl", "alternateSelectedControlText", "alternatingContentBackground",
    "alternatingEvenContentBackground", "alternatingOddContentBackground", "controlAccent", "controlAlternatingRow",
    "controlBackground", "control", "controlDarkShadow", "controlHighlight", "controlLightHighlight", "controlShadow",
    "controlText", "disabledControlText", "findHighlight", "grid", "header", "headerText", "highlight",
    "keyboardFocusIndicator", "knob", "scrollBar", "scrubberTexturedBackground", "secondarySelectedControl",
    "selectedContentBackground", "selectedControl", "selectedControlText", "selectedInactive", "selectedKnob",
    "selectedMenuItem", "selectedMenuItemText", "selectedText", "selectedTextBackground", "shadow", "text",
    "textBackground", "textInsertionPoint", "unemphasizedSelectedContentBackground",
    "unemphasizedSelectedTextBackground", "unemphasizedSelectedText", "windowBackground", "windowFrame",
    "windowFrameText",
  ]
}
