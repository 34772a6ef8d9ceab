/// Which closing bracket belongs to which opening one, found once for a whole file so that a reader can step over
/// what brackets hold.
package struct BracketPairs: Sendable {
  /// For each token the index of the bracket that closes it; -1 for other tokens and brackets without end.
  private var closing: [Int32]

  /// A closing bracket that fits an outer bracket closes the inner ones without pairing them; one that fits none is
  /// passed over.
  package init(_ scan: ObjectiveCTokens) {
    closing = Array(repeating: -1, count: scan.tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    var counts: [UInt8: Int] = [:]
    for (index, token) in scan.tokens.enumerated() where token.kind == .punctuation {
      let byte = scan.bytes[token.span.start]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        // In ASCII `]` and `}` stand two places after `[` and `{`.
        open.append((index, byte + 2))
        counts[byte + 2, default: 0] += 1
      case UInt8(ascii: "("):
        open.append((index, UInt8(ascii: ")")))
        counts[UInt8(ascii: ")"), default: 0] += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard counts[byte, default: 0] > 0 else { continue }
        while let last = open.popLast() {
          counts[last.closer, default: 0] -= 1
          guard last.closer == byte else { continue }
          closing[last.index] = Int32(truncatingIfNeeded: index)
          break
        }
      default: break
      }
    }
  }

  /// The index of the bracket that closes the one at an index; `nil` if there is none.
  package func end(of index: Int) -> Int? {
    guard closing.indices.contains(index), closing[index] >= 0 else { return nil }
    return Int(closing[index])
  }
}
