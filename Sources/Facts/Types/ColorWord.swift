import Syntax

/// The words by which palettes, schemes and what holds them are called.
package enum ColorWord {
  /// Whether a name has one of them in it.
  package static func isIn(_ name: String) -> Bool {
    var copy = name
    return copy.withUTF8 { isIn(UnsafeRawBufferPointer($0)) }
  }

  static func isIn(_ name: UnsafeRawBufferPointer) -> Bool {
    for start in name.indices where name.count - start >= 4 {
      // Without their first letters, which may be in upper case.
      let word: StaticString
      switch (name[start], name[start + 1]) {
      case (UInt8(ascii: "o"), UInt8(ascii: "l")): word = "olo"
      case (UInt8(ascii: "o"), UInt8(ascii: "k")): word = "oken"
      case (UInt8(ascii: "h"), UInt8(ascii: "e")): word = "heme"
      case (UInt8(ascii: "c"), UInt8(ascii: "h")): word = "cheme"
      case (UInt8(ascii: "a"), UInt8(ascii: "l")): word = "alette"
      case (UInt8(ascii: "t"), UInt8(ascii: "y")): word = "tyle"
      case (UInt8(ascii: "e"), UInt8(ascii: "s")): word = "esign"
      case (UInt8(ascii: "s"), UInt8(ascii: "s")): word = "sset"
      case (UInt8(ascii: "p"), UInt8(ascii: "p")): word = "ppearance"
      case (UInt8(ascii: "r"), UInt8(ascii: "a")): word = "rand"
      default: continue
      }
      if word.withUTF8Buffer({ name[start...].starts(with: $0) }) { return true }
    }
    return false
  }
}

extension SwiftTree {
  /// Whether a node's own name speaks of color.
  func speaksOfColor(_ node: NodeID) -> Bool { token(node).map { speaksOfColor($0) } ?? false }

  /// The same of the name that a token is.
  func speaksOfColor(_ token: Token) -> Bool {
    bytes.withUnsafeBytes {
      ColorWord.isIn(UnsafeRawBufferPointer(rebasing: $0[Int(token.start)..<Int(token.end)]))
    }
  }
}
