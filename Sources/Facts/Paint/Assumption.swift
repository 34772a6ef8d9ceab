/// A condition of the source, as spelled, and whether it holds.
package struct Assumption: Hashable, Sendable {
  /// Without a leading `!`, parentheses around all of it, and white space: `isOn`, `colorScheme==.dark`.
  package let condition: String
  package let holds: Bool

  package init(_ spelling: String, holds: Bool) {
    // Most conditions are one name or a path of them.
    if spelling.utf8.allSatisfy(Self.isInPath) {
      condition = spelling
      self.holds = holds
      return
    }
    var text = spelling.filter { !$0.isWhitespace }[...]
    var holds = holds
    while true {
      if text.hasPrefix("!"), !text.hasPrefix("!="), Self.isOneOperand(text.dropFirst()) {
        text = text.dropFirst()
        holds.toggle()
      } else if text.hasPrefix("("), text.hasSuffix(")"), Self.isOneOperand(text), text.count > 2 {
        text = text.dropFirst().dropLast()
      } else if text.hasSuffix("==false"), !text.dropLast(7).contains("=") {
        text = text.dropLast(7)
        holds.toggle()
      } else if text.hasSuffix("==true"), !text.dropLast(6).contains("=") {
        text = text.dropLast(6)
      } else {
        break
      }
    }
    condition = String(text)
    self.holds = holds
  }

  private static func isInPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Whether a text is a single operand: a path, a call, or parentheses around all of it.
  private static func isOneOperand(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0, text.first == "(", text.index(after: index) != text.endIndex { return false }
      case "&", "|", "=", "<", ">", "?", "+", "-", "*", "/", "!": if depth == 0 { return false }
      default: break
      }
    }
    return depth == 0
  }
}

/// Color schemes in which something is drawn.
package struct SchemeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let light = SchemeSet(rawValue: 1)
  package static let dark = SchemeSet(rawValue: 2)
  package static let both: SchemeSet = [.light, .dark]

  /// The scheme of its name in SwiftUI, UIKit or AppKit; `nil` for any other.
  package init?(named name: String) {
    switch name {
    case "light", "aqua": self = .light
    case "dark", "darkAqua": self = .dark
    default: return nil
    }
  }
}

/// A condition that asks for the color scheme: `colorScheme == .dark`,
/// `traitCollection.userInterfaceStyle != .light`.
package struct SchemeTest: Hashable, Sendable {
  /// The schemes in which the condition holds.
  package let schemes: SchemeSet

  package init?(_ condition: String) {
    // Most conditions are of another kind, and this is asked of all: only `dark`, `light` and the like end so.
    guard let last = condition.utf8.last, [UInt8(ascii: "k"), UInt8(ascii: "t")].contains(last) else { return nil }
    for (comparison, isEqual) in [("==", true), ("!=", false)] {
      let sides = condition.split(separator: comparison, maxSplits: 2)
      guard sides.count == 2, let subject = sides[0].split(separator: ".").last,
        ["colorScheme", "userInterfaceStyle"].contains(subject), let name = sides[1].split(separator: ".").last,
        sides[1].allSatisfy({ $0.isLetter || $0 == "." }), let scheme = SchemeSet(named: String(name))
      else { continue }
      schemes = isEqual ? scheme : SchemeSet.both.subtracting(scheme)
      return
    }
    return nil
  }
}
