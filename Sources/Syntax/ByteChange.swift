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
    // Asked at every keystroke, and so many bytes at a time.
    while index + 32 <= count, isAlike(a, index, b, index) { index += 32 }
    while index < count, a[index] == b[index] { index += 1 }
    return index
  }

  private static func commonEnd(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, most: Int) -> Int {
    var count = 0
    while count + 32 <= most, isAlike(a, a.count - count - 32, b, b.count - count - 32) { count += 32 }
    while count < most, a[a.count - count - 1] == b[b.count - count - 1] { count += 1 }
    return count
  }

  /// Whether the next 32 bytes of two texts are the same.
  @inline(__always)
  private static func isAlike(_ a: UnsafeRawBufferPointer, _ i: Int, _ b: UnsafeRawBufferPointer, _ j: Int) -> Bool {
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: 32, by: 8) {
      difference |=
        a.loadUnaligned(fromByteOffset: i + offset, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: j + offset, as: UInt64.self)
    }
    return difference == 0
  }
}
