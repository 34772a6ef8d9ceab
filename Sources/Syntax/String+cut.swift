extension String {
  /// This text where it has at most `limit` Unicode scalars, else its beginning with an ellipsis, as long as that.
  ///
  /// Scalars, since a single character can be a megabyte of combining marks.
  package func cut(to limit: Int) -> String {
    if utf8.count <= limit { return self }
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(self[..<unicodeScalars.index(before: end)]) + "\u{2026}"
  }
}
