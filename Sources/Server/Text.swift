package import LSP
import Syntax

/// A document's bytes, and its positions in the units of the client.
package struct Text {
  package private(set) var bytes: [UInt8]
  private var lines: LineMap
  /// Whether every byte is a character, as in most sources: then no line has to be walked.
  private var isASCII: Bool

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineMap(bytes)
    isASCII = Self.isASCII(bytes[...])
  }

  private static func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count & ~7
      let united = stride(from: 0, to: words, by: 8).reduce(UInt64(0)) { united, offset in
        united | buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      return united & 0x8080_8080_8080_8080 == 0 && buffer[words...].allSatisfy { $0 < 0x80 }
    }
  }

  /// Applies a change of the client. A range outside the text is moved into it.
  package mutating func apply(_ change: DidChangeParams.Change, _ encoding: PositionEncoding) {
    switch change {
    case .full(let text): self = Text(Array(text.utf8))
    case .incremental(let range, let text):
      let start = offset(of: range.start, encoding)
      replace(Span(start, max(start, offset(of: range.end, encoding))), with: Array(text.utf8))
    }
  }

  /// Only what the change touches is looked at: this is done at every keystroke.
  private mutating func replace(_ old: Span, with text: [UInt8]) {
    bytes = bytes.replacing(old, with: text)
    lines.replace(old, withBytes: text.count, in: bytes)
    // A text that has lost its last other character goes on as one that has some.
    isASCII = isASCII && Self.isASCII(text[...])
  }

  /// The byte offset of a position: in the middle of a character its start, past the end of a line or of the text the
  /// end.
  package func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lines.lineCount else { return bytes.count }
    let line = lines.span(ofLine: position.line, in: bytes)
    if isASCII { return line.start + min(position.character, line.count) }
    var (offset, units) = (line.start, 0)
    while offset < line.end {
      let length = scalarLength(at: offset, to: line.end)
      units += encoding.units(ofScalarOf: length)
      if units > position.character { break }
      offset += length
    }
    return offset
  }

  /// The position of a byte offset; one within a character is that of its start.
  package func position(at offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(at: offset)
    if isASCII { return Position(line: line, character: offset - lines.start(ofLine: line)) }
    var (place, units) = (lines.start(ofLine: line), 0)
    while place < offset {
      let length = scalarLength(at: place, to: bytes.count)
      if place + length > offset { break }
      units += encoding.units(ofScalarOf: length)
      place += length
    }
    return Position(line: line, character: units)
  }

  func range(of span: Span, _ encoding: PositionEncoding) -> TextRange {
    TextRange(start: position(at: span.start, encoding), end: position(at: span.end, encoding))
  }

  /// How many bytes the scalar at an offset has. A byte that is no part of UTF-8 is one scalar: the U+FFFD that an
  /// editor shows in its place.
  private func scalarLength(at offset: Int, to end: Int) -> Int {
    let length: Int
    switch bytes[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 1
    }
    guard offset + length <= end else { return 1 }
    return bytes[(offset + 1)..<(offset + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 1
  }
}

extension PositionEncoding {
  /// How many units a scalar of so many bytes has.
  fileprivate func units(ofScalarOf length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}

extension [UInt8] {
  /// These bytes with others in place of a span, copied in whole pieces.
  fileprivate func replacing(_ old: Span, with text: [UInt8]) -> [UInt8] {
    let length = count - old.count + text.count
    return withUnsafeBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
        let result = UnsafeMutableRawBufferPointer(buffer)
        let rest = UnsafeMutableRawBufferPointer(rebasing: result[old.start...])
        result.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<old.start]))
        text.withUnsafeBytes { rest.copyMemory(from: $0) }
        UnsafeMutableRawBufferPointer(rebasing: rest[text.count...])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[old.end...]))
        initialized = length
      }
    }
  }
}
