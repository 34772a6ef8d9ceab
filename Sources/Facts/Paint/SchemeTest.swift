import Syntax

/// A condition that asks for the color scheme: `colorScheme == .dark`, `traitCollection.userInterfaceStyle != .light`.
package struct SchemeTest: Hashable, Sendable {
  /// The schemes in which the assumption is true.
  package let schemes: SchemeSet

  package init?(_ assumption: Assumption) {
    let condition = assumption.condition
    // Most conditions are of another kind, and this is asked of all: only `dark`, `light` and the like end so.
    guard let last = condition.utf8.last, [UInt8(ascii: "k"), UInt8(ascii: "t")].contains(last) else { return nil }
    for (comparison, isEqual) in [("==", true), ("!=", false)] {
      let sides = condition.split(separator: comparison, maxSplits: 2)
      guard sides.count == 2, Self.subjects.contains(sides[0]), let name = sides[1].split(separator: ".").last,
        Self.types.contains(sides[1].dropLast(name.count)), let scheme = SchemeSet(named: name)
      else { continue }
      schemes = isEqual == assumption.holds ? scheme : SchemeSet.both.subtracting(scheme)
      return
    }
    return nil
  }

  /// The names under which SwiftUI and UIKit give the scheme. A setting of an app's own may have a third value.
  private static let subjects: Set<Substring> = [
    "colorScheme", "self.colorScheme", "traitCollection.userInterfaceStyle", "self.traitCollection.userInterfaceStyle",
    "UITraitCollection.current.userInterfaceStyle",
  ]
  private static let types: Set<Substring> = [".", "ColorScheme.", "UIUserInterfaceStyle."]

  /// Whether a condition that is not understood may ask for the color scheme: what holds in it may then be one scheme
  /// only.
  package static func mayBe(_ condition: String) -> Bool {
    var text = Array(condition.utf8)
    for index in text.indices where (0x41...0x5A).contains(text[index]) { text[index] |= 0x20 }
    return text.withUnsafeBytes { bytes in
      let search = ByteSearch(bytes)
      if ["dark", "scheme", "theme", "userinterfacestyle"].contains(where: { search.finds($0) }) { return true }
      // What is highlighted is not light.
      return search.offsets(of: "light").contains { $0 < 4 || !bytes[($0 - 4)..<$0].elementsEqual("high".utf8) }
    }
  }
}
