package import Syntax

/// The bytes of one file with the marks in it.
package struct MarkedText: Hashable, Sendable {
  package let bytes: [UInt8]
  package let marks: [Span]

  package init(bytes: [UInt8], marks: [Span]) {
    self.bytes = bytes
    self.marks = marks
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// With other text before and after it.
  func wrapped(in prefix: String, _ suffix: String = "") -> MarkedText {
    let shift = prefix.utf8.count
    return MarkedText(
      bytes: Array(prefix.utf8) + bytes + Array(suffix.utf8),
      marks: marks.map { Span($0.start + shift, $0.end + shift) })
  }

  /// With other text at the start of each line.
  func prefixingLines(by prefix: String) -> MarkedText {
    let start = wrapped(in: prefix)
    return start.inserting { index, byte in
      byte == 0x0A && index + 1 < start.bytes.count ? ([], Array(prefix.utf8)) : ([], [])
    }
  }

  /// With CRLF in place of every single LF.
  var withCRLF: MarkedText {
    inserting { index, byte in byte == 0x0A && (index == 0 || bytes[index - 1] != 0x0D) ? ([0x0D], []) : ([], []) }
  }

  /// With more bytes before and after each byte.
  private func inserting(_ insertion: (Int, UInt8) -> (before: [UInt8], after: [UInt8])) -> MarkedText {
    var result: [UInt8] = []
    var moved: [Int] = []
    for (index, byte) in bytes.enumerated() {
      let (before, after) = insertion(index, byte)
      moved.append(result.count)
      result += before + [byte] + after
    }
    moved.append(result.count)
    return MarkedText(bytes: result, marks: marks.map { Span(moved[$0.start], moved[$0.end]) })
  }
}
