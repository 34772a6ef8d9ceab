extension RandomAccessCollection {
  /// The first index whose element fulfils a condition, in a collection in which all do from some place on; its end where
  /// none does. In a few steps, among thousands.
  @inlinable
  package func partitioningIndex(where isPast: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isPast(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
