/// The offsets at which the lines of a file start. Lines end in LF, CRLF or CR.
package struct LineMap: Hashable, Sendable {
  /// Byte offset of each line's first byte; never empty, the first is 0.
  private var starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    // A line of code has some 35 bytes.
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBytes { buffer in
      typealias Vector = SIMD16<UInt8>
      let (lineFeed, carriageReturn) = (Vector(repeating: 0x0A), Vector(repeating: 0x0D))
      var index = 0
      // Made anew at every keystroke, and so sixteen bytes at a time.
      while index + 16 <= buffer.count {
        let vector = buffer.loadUnaligned(fromByteOffset: index, as: Vector.self)
        ((vector .== lineFeed) .| (vector .== carriageReturn)).forEachSetLane {
          Self.add(endAt: index + $0, of: buffer, to: &starts)
        }
        index += 16
      }
      while index < buffer.count {
        if buffer[index] == 0x0A || buffer[index] == 0x0D { Self.add(endAt: index, of: buffer, to: &starts) }
        index += 1
      }
    }
    self.starts = starts
  }

  /// Adds the line after an LF or a CR; of CRLF the LF ends the line.
  private static func add(endAt index: Int, of bytes: UnsafeRawBufferPointer, to starts: inout [UInt32]) {
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { return }
    starts.append(UInt32(truncatingIfNeeded: index + 1))
  }

  /// Takes over that a span was replaced by so many bytes. The result is that of `bytes`, the whole text afterwards.
  package mutating func replace(_ old: Span, withBytes count: Int, in bytes: [UInt8]) {
    let newEnd = old.start + count
    // Whether a line starts at an offset hangs on the bytes on both sides of it. The first one always does.
    var result = Array(starts.prefix(max(1, self.count(upTo: old.start - 1))))
    let moved = starts.dropFirst(max(1, self.count(upTo: old.end)))
    result.reserveCapacity(result.count + moved.count + 4)
    bytes.withUnsafeBytes { buffer in
      for index in max(old.start - 1, 0)..<newEnd where buffer[index] == 0x0A || buffer[index] == 0x0D {
        Self.add(endAt: index, of: buffer, to: &result)
      }
    }
    let shift = UInt32(truncatingIfNeeded: count - old.count)
    result.append(contentsOf: moved.lazy.map { $0 &+ shift })
    starts = result
  }

  /// How many lines start at an offset or before it.
  private func count(upTo offset: Int) -> Int {
    starts.partitioningIndex { Int($0) > offset }
  }

  package var lineCount: Int { starts.count }

  /// The zero-based line that holds `offset`; offsets past the end are on the last line.
  package func line(at offset: Int) -> Int { max(0, count(upTo: offset) - 1) }

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
