import Facts
import Syntax

/// The opacity that a call right behind a mention of a color gives it as a number: `Color.red.opacity(50)`,
/// `UIColor.black.withAlphaComponent(40)`.
struct TrailingOpacity {
  let number: NumberTerm
  let value: Double

  init?(after occurrence: Occurrence, in bytes: [UInt8]) {
    var place = occurrence.span.end
    while place < bytes.count, "!? \r\n\t".utf8.contains(bytes[place]) { place += 1 }
    guard let call = [".opacity(", ".withAlphaComponent("].first(where: { bytes[place...].starts(with: $0.utf8) })
    else { return nil }
    let start = place + call.utf8.count
    let digits = bytes[start...].prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let end = start + digits.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")"), digits.count <= 16,
      let value = Double(String(decoding: digits, as: UTF8.self))
    else { return nil }
    self.value = value
    number = NumberTerm(.decimal(value), span: Span(start, end))
  }
}
