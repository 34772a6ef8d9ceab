import Syntax

/// The candidate that a mistyped word most likely meant: at most two typing errors away, or a third of its length; else
/// the only one that it is the start of.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let wanted = Array(word.lowercased().utf8)
  var bound = max(2, wanted.count / 3)
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

/// `; did you mean '--level'?`, or `other` after a semicolon where no candidate is near; nothing where that is empty.
func suggestion(for word: String, among candidates: [String], prefix: String = "", else other: String = "") -> String {
  if let near = nearest(to: word, among: candidates) { return "; did you mean '\(prefix)\(near)'?" }
  return other.isEmpty ? "" : "; " + other
}
