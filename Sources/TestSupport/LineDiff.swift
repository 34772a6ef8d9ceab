/// The lines of two texts, one below the other: ` ` for both, `-` for the first only, `+` for the second only.
package func lineDiff(from old: String, to new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if i < old.count, removed.contains(i) {
      lines.append("-" + old[i])
      i += 1
    } else if j < new.count, inserted.contains(j) {
      lines.append("+" + new[j])
      j += 1
    } else {
      lines.append(" " + old[i])
      i += 1
      j += 1
    }
  }
  return lines.joined(separator: "\n")
}
