/// Where two texts differ: what stands between all that they have in common at their start and at their end.
package struct ByteChange: Hashable, Sendable {
  /// The bytes of the old text that are gone, and those of the new one that stand in their place. Both start at the same
  /// offset; one of them may be empty.
  package let old: Span
  package let new: Span

  package init(from old: [UInt8], to new: [UInt8]) {
    (self.old, self.new) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        let start = Self.commonStart(old, new)
        let end = Self.commonEnd(old, new, most: min(old.count, new.count) - start)
        return (Span(start, old.count - end), Span(start, new.count - end))
      }
    }
  }

  /// How much later in the new text stands what follows the change.
  package var shift: Int { new.end - old.end }

  /// Where a span stands in the new text; `nil` if the change touches it or lies in it.
  package func moved(_ span: Span) -> Span? {
    if span.end < old.start { return span }
    return span.start > old.end ? Span(span.start + shift, span.end + shift) : nil
  }

  private static func commonStart(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    let count = min(a.count, b.count)
    var index = 0
    // Asked at every keystroke, and so eight bytes at a time.
    while index + 8 <= count {
      let difference = word(a, index) ^ word(b, index)
      if difference != 0 { return index + difference.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, a[index] == b[index] { index += 1 }
    return index
  }

  private static func commonEnd(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, most: Int) -> Int {
    var count = 0
    while count + 8 <= most {
      let difference = word(a, a.count - count - 8) ^ word(b, b.count - count - 8)
      if difference != 0 { return count + difference.leadingZeroBitCount / 8 }
      count += 8
    }
    while count < most, a[a.count - count - 1] == b[b.count - count - 1] { count += 1 }
    return count
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
