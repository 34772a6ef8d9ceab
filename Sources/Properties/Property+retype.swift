import Facts
package import Syntax

extension Property {
  /// A Swift file that is typed in is read as one with the same bytes that is read for the first time.
  ///
  /// The first four bytes are the edit: two for the place, one for how many bytes go, one for how many come, which are taken
  /// from the end of the rest. That is the file.
  static let retype = Property(name: "retype") { bytes in
    guard bytes.count > 4 else { return nil }
    let text = bytes[4...]
    let coming = text.suffix(Int(bytes[3]) % 8)
    let old = Array(text.dropLast(coming.count))
    let place = (Int(bytes[0]) << 8 | Int(bytes[1])) % (old.count + 1)
    var new = old
    new.replaceSubrange(place..<min(place + Int(bytes[2]) % 8, old.count), with: coming)
    return ReadSwift(old).problem(reading: new)
  }
}

extension ReadSwift {
  /// What is wrong with this file read with other bytes; `nil` if it is as if it was read for the first time. Forth and
  /// back, so that what was read again is read again.
  package func problem(reading bytes: [UInt8]) -> String? {
    let again = reading(bytes, ByteChange(from: self.bytes, to: bytes))
    let back = again.reading(self.bytes, ByteChange(from: bytes, to: self.bytes))
    return again.difference(from: ReadSwift(bytes)) ?? back.difference(from: self).map { "back: " + $0 }
  }

  private func difference(from fresh: ReadSwift) -> String? {
    tree.difference(from: fresh.tree) ?? (facts == fresh.facts ? nil : "other facts")
  }
}

extension SwiftTree {
  /// In what this is another tree; `nil` if in nothing.
  package func difference(from other: SwiftTree) -> String? {
    guard bytes == other.bytes else { return "other bytes" }
    guard comments == other.comments, hasUnterminated == other.hasUnterminated else { return "other comments" }
    guard tokens.count == other.tokens.count else { return "\(tokens.count) tokens, not \(other.tokens.count)" }
    for (one, second) in zip(tokens, other.tokens) {
      guard one.start == second.start, one.end == second.end, one.kind == second.kind, one.flags == second.flags else {
        return "another token at \(second.start)..<\(second.end)"
      }
    }
    guard nodeCount == other.nodeCount else { return "\(nodeCount) nodes, not \(other.nodeCount)" }
    for node in nodeIDs {
      guard kind(node) == other.kind(node), parent(node) == other.parent(node), token(node) == other.token(node),
        tokenRange(node) == other.tokenRange(node), firstChild(node) == other.firstChild(node),
        nextSibling(node) == other.nextSibling(node)
      else { return "another node, \(other.kind(node)) at \(other.span(node))" }
    }
    return nil
  }

  private func token(_ node: NodeID) -> Int? { tokenIndex(node) }
}
