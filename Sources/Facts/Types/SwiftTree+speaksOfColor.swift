import Syntax

extension SwiftTree {
  /// Whether a node's own name speaks of color.
  func speaksOfColor(_ node: NodeID) -> Bool { token(node).map { speaksOfColor($0) } ?? false }

  /// Whether a name has one of the words in it by which palettes, schemes and what holds them are called.
  func speaksOfColor(_ token: Token) -> Bool {
    let end = Int(token.end)
    return bytes.withUnsafeBytes { bytes in
      for start in Int(token.start)..<end where end - start >= 4 {
        // Without their first letters, which may be in upper case.
        let word: StaticString
        switch (bytes[start], bytes[start + 1]) {
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
        if word.withUTF8Buffer({ bytes[start..<end].starts(with: $0) }) { return true }
      }
      return false
    }
  }
}
