extension JSONParser {
  /// Reads the string at the index, which is at its opening quote. One without an end stops at the end of its line.
  mutating func readString() -> String {
    let start = index
    index += 1
    skipPlain()
    // Most strings are one run.
    if index < end, bytes[index] == UInt8(ascii: "\"") {
      index += 1
      return checkedText(Span(start + 1, index - 1))
    }
    return readRuns(from: start)
  }

  /// Reads the rest of a string that is not one run of plain bytes; the index is at the end of the first.
  private mutating func readRuns(from start: Int) -> String {
    unescaped.removeAll(keepingCapacity: true)
    var run = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        append(Span(run, index))
        index += 1
        return String(decoding: unescaped, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        append(Span(run, index))
        readEscape()
        run = index
      } else if byte == 0x0A || byte == 0x0D {
        break
      } else {
        report("expected an escape for this control character", Span(index, index + 1))
        index += 1
      }
      skipPlain()
    }
    append(Span(run, index))
    report("this string is not closed", Span(start, index))
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Goes on to the next byte that is a quote, a backslash or a control character, or to the end. Eight at a time, since
  /// whole files come as strings.
  private mutating func skipPlain() {
    while index &+ 8 <= end {
      let word = ByteLanes.load(bytes, index)
      let marks =
        ByteLanes.equal(word, UInt8(ascii: "\"")) | ByteLanes.equal(word, UInt8(ascii: "\\"))
        | ByteLanes.less(word, than: 0x20)
      guard marks == 0 else {
        index &+= ByteLanes.first(marks)
        return
      }
      index &+= 8
    }
    while index < end, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") {
      index &+= 1
    }
  }

  /// Passes a string without reading it, to its closing quote or the end of the file.
  mutating func skipString() {
    index += 1
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, end)
  }

  /// Adds a run of plain bytes to the string that is being read. Bytes that are not UTF-8 become U+FFFD run by run: two
  /// halves of a character around an escape make none.
  private mutating func append(_ run: Span) {
    if isASCII(run) {
      unescaped.append(contentsOf: UnsafeBufferPointer(start: bytes + run.start, count: run.count))
    } else {
      unescaped.append(contentsOf: checkedText(run).utf8)
    }
  }

  /// The text of a run; reports what is not UTF-8 in it.
  private mutating func checkedText(_ run: Span) -> String {
    if !isASCII(run) { checkEncoding(run) }
    return text(run)
  }

  private func isASCII(_ run: Span) -> Bool {
    var index = run.start
    while index &+ 8 <= run.end {
      if ByteLanes.isBeyondASCII(ByteLanes.load(bytes, index)) { return false }
      index &+= 8
    }
    while index < run.end {
      if bytes[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }

  /// Reports the first bytes of a run that are not UTF-8.
  private mutating func checkEncoding(_ run: Span) {
    var iterator = UnsafeBufferPointer(start: bytes + run.start, count: run.count).makeIterator()
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

  /// Reads an escape into the string that is being read; the index is at its backslash.
  private mutating func readEscape() {
    let start = index
    guard index + 1 < end else {
      index = end
      return
    }
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"): readUnicodeEscape()
    case 0x0A, 0x0D: index = start + 1
    default:
      // The byte after the backslash may start a longer character, which is then read as text.
      index = start + 1
      report("this escape is not one of JSON's", Span(start, start + 1))
    }
  }

  /// Reads the digits of `\uXXXX`, and a second escape where the first is the high half of a pair. Half of a pair
  /// alone is U+FFFD: RFC 8259, section 8.2, allows it and says nothing about its meaning.
  private mutating func readUnicodeEscape() {
    let start = index - 2
    guard let unit = fourDigits(at: index) else {
      report("expected four hexadecimal digits after '\\u'", Span(start, index))
      return
    }
    index += 4
    var value = unit
    if unit & 0xFC00 == 0xD800, index + 1 < end, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = fourDigits(at: index + 2), low & 0xFC00 == 0xDC00
    {
      value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
      index += 6
    }
    unescaped.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  private func fourDigits(at index: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = bytes[index + offset].hexDigit else { return nil }
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
