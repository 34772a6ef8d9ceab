/// The Damerau-Levenshtein distance of two byte strings in its restricted form (optimal string alignment): insertions,
/// deletions, substitutions and swaps of neighbors, each counted once. Above `bound` the answer is `bound + 1`.
package func editDistance(_ first: [UInt8], _ second: [UInt8], bound: Int) -> Int {
  if abs(first.count - second.count) > bound { return bound + 1 }
  let width = second.count + 1
  // Three rows of the table, used in turn.
  var rows = [Int](repeating: 0, count: 3 * width)
  for column in 0..<width { rows[column] = column }
  for row in 0..<first.count {
    let (current, last, beforeLast) = ((row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width)
    rows[current] = row + 1
    var least = row + 1
    for column in 0..<second.count {
      let substitution = rows[last + column] + (first[row] == second[column] ? 0 : 1)
      var cost = min(rows[last + column + 1] + 1, rows[current + column] + 1, substitution)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, rows[beforeLast + column - 1] + 1)
      }
      rows[current + column + 1] = cost
      least = min(least, cost)
    }
    if least > bound { return bound + 1 }
  }
  return min(rows[first.count % 3 * width + second.count], bound + 1)
}
