/// The Damerau-Levenshtein distance of two byte strings in its restricted form (optimal string alignment): insertions,
/// deletions, substitutions and swaps of neighbors, each counted once. Above `bound` the answer is `bound + 1`.
package func editDistance(_ first: [UInt8], _ second: [UInt8], bound: Int) -> Int {
  var steps = 0
  return editDistance(first, second, bound: bound, steps: &steps)
}

/// As above, counting the fields of the table that are filled: at most `2 * bound + 1` in each row.
///
/// Source: Ukkonen, "Algorithms for Approximate String Matching", 1985: a path of at most `bound` edits never leaves the
/// diagonals within `bound` of the main one.
package func editDistance(_ first: [UInt8], _ second: [UInt8], bound: Int, steps: inout Int) -> Int {
  let bound = max(bound, -1)
  if abs(first.count - second.count) > bound { return bound + 1 }
  // What two strings begin and end with alike costs nothing.
  var start = 0
  var (firstEnd, secondEnd) = (first.count, second.count)
  while start < min(firstEnd, secondEnd), first[start] == second[start] { start += 1 }
  while start < min(firstEnd, secondEnd), first[firstEnd - 1] == second[secondEnd - 1] {
    firstEnd -= 1
    secondEnd -= 1
  }
  let (rest, otherRest) = (firstEnd - start, secondEnd - start)
  if rest == 0 || otherRest == 0 { return max(rest, otherRest) }
  return first.withUnsafeBufferPointer { first in
    second.withUnsafeBufferPointer { second in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (otherRest + 1)) { rows in
        bandedDistance(
          UnsafeBufferPointer(rebasing: first[start..<firstEnd]),
          UnsafeBufferPointer(rebasing: second[start..<secondEnd]), bound: bound, rows: rows, steps: &steps)
      }
    }
  }
}

/// The distance of two strings that are not empty.
///
/// - Parameter rows: room for three rows of the table, which are used in turn.
private func bandedDistance(
  _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, bound: Int, rows: UnsafeMutableBufferPointer<Int>,
  steps: inout Int
) -> Int {
  let width = b.count + 1
  let far = bound + 1
  // What lies outside the band is as good as too far.
  rows.initialize(repeating: far)
  for column in 0..<min(width, far) { rows[column] = column }
  for row in 0..<a.count {
    let (current, last, beforeLast) = ((row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width)
    let columns = max(0, row - bound)..<min(b.count, row + bound + 1)
    var left = columns.lowerBound == 0 ? min(row + 1, far) : far
    var least = left
    rows[current + columns.lowerBound] = left
    for column in columns {
      // The field above the band's last one was not filled for the row before.
      let above = column == row + bound ? far : rows[last + column + 1]
      var cost = min(above + 1, left + 1, rows[last + column] + (a[row] == b[column] ? 0 : 1), far)
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, rows[beforeLast + column - 1] + 1)
      }
      rows[current + column + 1] = cost
      least = min(least, cost)
      left = cost
    }
    steps += columns.count
    if least > bound { return far }
  }
  return rows[a.count % 3 * width + b.count]
}
