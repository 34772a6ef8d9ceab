import Syntax

/// `; did you mean '--level'?`, or `other` after a semicolon where no candidate is near; nothing where that is empty.
func suggestion(for word: String, among candidates: [String], prefix: String = "", else other: String = "") -> String {
  if let near = nearest(to: word, among: candidates) { return "; did you mean '\(prefix)\(near)'?" }
  return other.isEmpty ? "" : "; " + other
}
