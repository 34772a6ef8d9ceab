/// The candidate that a mistyped word most likely meant: at most two typing errors away (one, for four letters or
/// less), or a third of its length; else the only one that it is the start of. Case does not count. Of equally near ones it is the first.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let wanted = Array(word.lowercased().utf8)
  var bound = wanted.count <= 4 ? 1 : max(2, wanted.count / 3)
  var best: String?
  for candidate in candidates {
    let other = Array(candidate.lowercased().utf8)
    let distance = editDistance(wanted, other, bound: bound)
    // A word that shares no letter is no suggestion, however short it is.
    guard distance <= bound, distance < max(wanted.count, other.count) else { continue }
    best = candidate
    bound = distance - 1
    if bound < 0 { break }
  }
  if best == nil, wanted.count >= 3 {
    let longer = candidates.filter { $0.lowercased().utf8.starts(with: wanted) }
    return longer.count == 1 ? longer[0] : nil
  }
  return best
}
