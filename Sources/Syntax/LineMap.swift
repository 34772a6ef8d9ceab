/// The offsets at which the lines of a file start. Lines end in LF, CRLF or CR.
package struct LineMap: Hashable, Sendable {
  /// Byte offset of each line's first byte; never empty, the first is 0.
  private let starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        index = Self.skipOrdinary(UnsafeRawBufferPointer(buffer), from: index)
        guard index < buffer.count else { break }
        let byte = buffer[index]
        index += 1
        guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < buffer.count, buffer[index] == 0x0A { index += 1 }
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    self.starts = starts
  }

  /// The offset up to which no line break can stand: eight bytes at once, of which none is 0x0D or less.
  private static func skipOrdinary(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // "Bit Twiddling Hacks", hasless(word, 0x0E).
      if (word &- ones &* 0x0E) & ~word & (ones &* 0x80) != 0 { break }
      index += 8
    }
    return index
  }

  package var lineCount: Int { starts.count }

  /// The zero-based line that holds `offset`; offsets past the end are on the last line.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Zero-based line, and zero-based column in UTF-8 bytes.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    return (line, offset - Int(starts[line]))
  }

  /// The offset of the first byte of a zero-based line, clamped to the lines there are.
  package func start(ofLine line: Int) -> Int { Int(starts[min(max(line, 0), starts.count - 1)]) }

  /// The bytes of a zero-based line without its line ending.
  package func span(ofLine line: Int, in bytes: [UInt8]) -> Span {
    let start = start(ofLine: line)
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return Span(start, end)
  }
}
