package import Syntax

extension Property {
  /// JSON is read whatever it is, with every span in its place, and what was read without a problem is the same when it
  /// is written and read again.
  static let json = Property(name: "json") { bytes in
    let whole = Span(0, bytes.count)
    for options: JSONDocument.Options in [[], [.comments, .trailingCommas]] {
      let document = JSONDocument(bytes, options: options)
      if let root = document.root, !root.isOrdered(in: whole) { return "spans are not nested and in order" }
      for problem in document.problems where !whole.contains(problem.span) { return "a problem outside of the text" }
      if document.root == nil, document.problems.isEmpty { return "neither a value nor a problem" }
      if let problem = cureProblem(document, bytes, options) { return problem }
      guard let root = document.root, document.problems.isEmpty else { continue }
      let value = JSONText(root)
      for written in [value.jsonBytes, Array(value.text(lines: 2).utf8)] {
        let again = JSONDocument(written)
        guard again.problems.isEmpty, let read = again.root, JSONText(read) == value else {
          return "what is written is not what was read: \(String(decoding: written, as: UTF8.self))"
        }
      }
    }
    return nil
  }

  /// The one edit that can be meant takes its problem away.
  private static func cureProblem(
    _ document: JSONDocument, _ bytes: [UInt8], _ options: JSONDocument.Options
  ) -> String? {
    guard document.problems.count == 1, let problem = document.problems.first, let cure = problem.cure else {
      return nil
    }
    guard bytes.holds(cure.span.start, cure.span.end) else { return "a cure outside of the text" }
    let cured = JSONDocument(bytes.applying([cure]), options: options)
    return cured.problems.isEmpty ? nil : "the cure of '\(problem.message)' leaves \(cured.problems)"
  }
}

extension JSONValue {
  /// Whether every span of the tree lies in its parent's, and after the one before it.
  package func isOrdered(in outer: Span) -> Bool {
    guard outer.contains(span) else { return false }
    var end = span.start
    for member in members ?? [] {
      guard member.keySpan.start >= end, member.value.span.start >= member.keySpan.end,
        span.contains(member.keySpan), member.value.isOrdered(in: span)
      else { return false }
      end = member.value.span.end
    }
    for element in elements ?? [] {
      guard element.span.start >= end, element.isOrdered(in: span) else { return false }
      end = element.span.end
    }
    return true
  }
}
