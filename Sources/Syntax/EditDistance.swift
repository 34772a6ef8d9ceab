/// The Damerau-Levenshtein distance of two byte strings in its restricted form (optimal string alignment): insertions,
/// deletions, substitutions and swaps of neighbors, each counted once. Above `bound` the answer is `bound + 1`.
package func editDistance(_ first: [UInt8], _ second: [UInt8], bound: Int) -> Int {
  if abs(first.count - second.count) > bound { return bound + 1 }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, byte) in first.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for (column, other) in second.enumerated() {
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    if let least = current.min(), least > bound { return bound + 1 }
    beforeLast = last
    last = current
  }
  return min(last[second.count], bound + 1)
}
