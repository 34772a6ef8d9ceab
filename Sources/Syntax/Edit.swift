/// A replacement of one span of a file by new text.
package struct Edit: Hashable, Sendable {
  package let span: Span
  package let newText: String

  package init(_ span: Span, _ newText: String) {
    self.span = span
    self.newText = newText
  }
}

extension [UInt8] {
  /// These bytes with all edits applied. Of edits that overlap only the first by position is applied,
  /// so that no edit is ever applied to text that another has already changed.
  package func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var done = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) where edit.span.start >= done && edit.span.end <= count {
      result.append(contentsOf: self[done..<edit.span.start])
      result.append(contentsOf: edit.newText.utf8)
      done = edit.span.end
    }
    result.append(contentsOf: self[done...])
    return result
  }
}
