extension JSONParser {
  /// Reads the string at the index, which is at its opening quote. One without an end stops at the end of its line.
  mutating func readString() -> String {
    let start = index
    index += 1
    var run = index
    var text = ""
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        append(Span(run, index), to: &text)
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") {
        append(Span(run, index), to: &text)
        readEscape(into: &text)
        run = index
      } else if byte == 0x0A || byte == 0x0D {
        break
      } else {
        if byte < 0x20 { report("expected an escape for this control character", Span(index, index + 1)) }
        index += 1
      }
    }
    append(Span(run, index), to: &text)
    report("this string is not closed", Span(start, index))
    return text
  }

  /// Passes a string without reading it, to its closing quote or the end of the file.
  mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  private mutating func append(_ run: Span, to text: inout String) {
    if run.isEmpty { return }
    let (decoded, isASCII) = bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[run.start..<run.end])
      return (String(decoding: bytes, as: UTF8.self), bytes.allSatisfy { $0 < 0x80 })
    }
    if !isASCII { checkEncoding(run) }
    // Most strings are one run.
    if text.isEmpty { text = decoded } else { text += decoded }
  }

  /// Reports the first bytes of a run that are not UTF-8.
  private mutating func checkEncoding(_ run: Span) {
    var iterator = bytes[run.start..<run.end].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = run.start
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error(let length):
        report("these bytes are not UTF-8", Span(offset, offset + max(length, 1)))
        return
      }
    }
  }

  /// Reads an escape; the index is at its backslash.
  private mutating func readEscape(into text: inout String) {
    let start = index
    guard index + 1 < bytes.count else {
      index = bytes.count
      return
    }
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): text.append("\"")
    case UInt8(ascii: "\\"): text.append("\\")
    case UInt8(ascii: "/"): text.append("/")
    case UInt8(ascii: "b"): text.append("\u{8}")
    case UInt8(ascii: "f"): text.append("\u{C}")
    case UInt8(ascii: "n"): text.append("\n")
    case UInt8(ascii: "r"): text.append("\r")
    case UInt8(ascii: "t"): text.append("\t")
    case UInt8(ascii: "u"): readUnicodeEscape(into: &text)
    case 0x0A, 0x0D: index = start + 1
    default:
      // The byte after the backslash may start a longer character, which is then read as text.
      index = start + 1
      report("this escape is not one of JSON's", Span(start, start + 1))
    }
  }

  /// Reads the digits of `\uXXXX`, and a second escape where the first is the high half of a pair. Half of a pair
  /// alone is U+FFFD: RFC 8259, section 8.2, allows it and says nothing about its meaning.
  private mutating func readUnicodeEscape(into text: inout String) {
    let start = index - 2
    guard let unit = fourDigits(at: index) else {
      report("expected four hexadecimal digits after '\\u'", Span(start, index))
      return
    }
    index += 4
    var value = unit
    if unit & 0xFC00 == 0xD800, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = fourDigits(at: index + 2), low & 0xFC00 == 0xDC00
    {
      value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
      index += 6
    }
    text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private func fourDigits(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = byte.hexDigit else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
