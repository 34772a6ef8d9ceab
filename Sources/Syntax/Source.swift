/// One file at one moment.
package struct Source: Hashable, Sendable {
  package let path: Path
  package let bytes: [UInt8]

  package init(path: Path, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: Path(path), bytes: Array(text.utf8))
  }

  /// The line starts, found anew at each call: keep the result where several positions are wanted.
  package var lineMap: LineMap { LineMap(bytes) }

  /// The text of a span; bytes that are not UTF-8 become U+FFFD, and what lies past the end is left out.
  package func text(_ span: Span) -> String {
    let end = min(span.end, bytes.count)
    return String(decoding: bytes[min(span.start, end)..<end], as: UTF8.self)
  }
}
