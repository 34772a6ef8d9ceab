/// A half-open range of UTF-8 byte offsets in one file: the only position type below the edges of the program.
///
/// Offsets are stored in 32 bits; a file of 4 GiB or more is never read (`Engine` reads at most 100 MB).
@usableFromInline package struct Span: Hashable, Sendable {
  @usableFromInline let low: UInt32
  @usableFromInline let high: UInt32

  /// The offset of the first byte.
  @inlinable package var start: Int { Int(low) }
  /// The offset after the last byte.
  @inlinable package var end: Int { Int(high) }
  @inlinable package var count: Int { Int(high - low) }
  @inlinable package var isEmpty: Bool { low == high }

  /// Creates the span `start..<end`; negative offsets become 0, and an end before the start becomes the start.
  @inlinable package init(_ start: Int, _ end: Int) {
    low = UInt32(clamping: start)
    high = max(low, UInt32(clamping: end))
  }

  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  package func contains(_ other: Span) -> Bool { low <= other.low && other.high <= high }
  package func overlaps(_ other: Span) -> Bool { low < other.high && other.low < high }
  /// The smallest span that holds both.
  package func union(_ other: Span) -> Span { Span(min(start, other.start), max(end, other.end)) }
}

extension Span: Comparable {
  /// By start, then by end.
  @usableFromInline package static func < (lhs: Span, rhs: Span) -> Bool {
    lhs.low != rhs.low ? lhs.low < rhs.low : lhs.high < rhs.high
  }
}

extension Span: CustomStringConvertible {
  @usableFromInline package var description: String { "\(start)..<\(end)" }
}
