/// `App/View.swift:12:20` as typed; lines and UTF-8 byte columns from 1, as compilers print them. Without a column it is
/// the line's first color.
struct PlaceArgument {
  let file: String
  let line: Int
  let column: Int?

  /// `nil` for what ends in no line.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.popLast().flatMap({ Int($0) }) else { return nil }
    if parts.count > 1, let line = parts.last.flatMap({ Int($0) }) {
      parts.removeLast()
      (self.line, column) = (line, last)
    } else {
      (line, column) = (last, nil)
    }
    file = parts.joined(separator: ":")
    guard !file.isEmpty else { return nil }
  }
}
