/// Writes JSON (RFC 8259) as UTF-8, without a tree between the values and their bytes: an editor waits for them at each
/// keystroke. Whatever the strings, what is written is valid.
@usableFromInline
package struct JSONWriter {
  package enum Layout: Hashable, Sendable {
    /// No white space.
    case compact
    /// A space after each comma and colon; a line for each element of what is nested less than `lines` deep.
    case readable(lines: Int)
  }

  package private(set) var bytes: [UInt8] = []
  private let lines: Int
  private let isSpaced: Bool
  private var depth = 0
  /// Whether nothing stands yet in the container that is open.
  private var isEmpty = true

  package init(_ layout: Layout = .compact) {
    switch layout {
    case .compact: (lines, isSpaced) = (0, false)
    case .readable(let lines): (self.lines, isSpaced) = (lines, true)
    }
    // Most messages are no longer: to grow to this in steps would take longer than to write them.
    bytes.reserveCapacity(1024)
  }

  // MARK: - Containers; inlinable, so that what writes structures in other modules asks for no type at run time.

  /// Writes an object; the closure calls `member` and `optional`.
  @inlinable
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a member whose key is known in the source: one in ASCII, in which nothing is to be escaped.
  @inlinable
  package mutating func member(_ key: StaticString, _ value: some JSONWritable) {
    begin(key)
    value.write(to: &self)
  }

  /// Writes a member of any key.
  @inlinable
  package mutating func member(named key: String, _ value: some JSONWritable) {
    begin(named: key)
    value.write(to: &self)
  }

  /// Writes a member that has a value, and nothing otherwise.
  @inlinable
  package mutating func optional(_ key: StaticString, _ value: (some JSONWritable)?) {
    if let value { member(key, value) }
  }

  /// Writes an array; the closure calls `element`.
  @inlinable
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    elements(&self)
    close(UInt8(ascii: "]"))
  }

  @inlinable
  package mutating func element(_ value: some JSONWritable) {
    separate()
    value.write(to: &self)
  }

  @usableFromInline
  mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isEmpty = true
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isEmpty, depth < lines { breakLine() }
    bytes.append(bracket)
    isEmpty = false
  }

  @usableFromInline
  mutating func begin(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    colon()
  }

  @usableFromInline
  mutating func begin(named key: String) {
    separate()
    string(key)
    colon()
  }

  private mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
    if isSpaced { bytes.append(UInt8(ascii: " ")) }
  }

  @usableFromInline
  mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    if depth <= lines {
      breakLine()
    } else if !isEmpty, isSpaced {
      bytes.append(UInt8(ascii: " "))
    }
    isEmpty = false
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  // MARK: - Scalars

  @usableFromInline
  package mutating func integer(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }
  @usableFromInline
  package mutating func bool(_ flag: Bool) { bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8) }
  @usableFromInline
  package mutating func null() { bytes.append(contentsOf: "null".utf8) }

  /// Writes a number as it is given; what is none by RFC 8259 becomes `null`.
  package mutating func number(_ text: String) {
    var text = text
    let isNumber = text.withUTF8 { JSONParser.numberFault($0) == nil }
    if isNumber { bytes.append(contentsOf: text.utf8) } else { null() }
  }

  /// RFC 8259, section 7. Line and paragraph separators are escaped too: JavaScript once took them for line ends. So
  /// are C1 controls, which terminals obey.
  @usableFromInline
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      bytes.append(UInt8(ascii: "\""))
      var run = 0
      var index = Self.plain(utf8, from: 0)
      while index < utf8.count {
        let length = Self.lengthToEscape(utf8, at: index)
        if length > 0 {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[run..<index]))
          escape(utf8[index], last: utf8[index + length - 1])
          run = index + length
        }
        index = Self.plain(utf8, from: index + max(length, 1))
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[run...]))
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// The first place from `start` at which a character may stand escaped. Sixteen bytes at a time, since whole files
  /// are written so.
  private static func plain(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    typealias Vector = SIMD16<UInt8>
    var index = start
    let raw = UnsafeRawBufferPointer(utf8)
    while index + 16 <= utf8.count {
      let vector = raw.loadUnaligned(fromByteOffset: index, as: Vector.self)
      let marks =
        (vector .< Vector(repeating: 0x20)) .| (vector .== Vector(repeating: UInt8(ascii: "\"")))
        .| (vector .== Vector(repeating: UInt8(ascii: "\\"))) .| (vector .== Vector(repeating: 0x7F))
        .| (vector .== Vector(repeating: 0xC2)) .| (vector .== Vector(repeating: 0xE2))
      let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
      if halves.x != 0 { return index + halves.x.littleEndian.trailingZeroBitCount / 8 }
      if halves.y != 0 { return index + 8 + halves.y.littleEndian.trailingZeroBitCount / 8 }
      index += 16
    }
    while index < utf8.count, isPlain(utf8[index]) { index += 1 }
    return index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xC2
      && byte != 0xE2
  }

  /// How many bytes from `index` are a character that stands escaped; 0 for one that stands for itself.
  private static func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    // U+0080…U+009F.
    case 0xC2: return index + 1 < utf8.count && utf8[index + 1] < 0xA0 ? 2 : 0
    case 0xE2: break
    case let byte: return isPlain(byte) ? 0 : 1
    }
    // U+2028 and U+2029.
    return index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] | 1 == 0xA9 ? 3 : 0
  }

  /// Writes the escape of a character by the first and the last of its bytes.
  private mutating func escape(_ first: UInt8, last: UInt8) {
    switch first {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0xC2: escape(last)
    case 0xE2: bytes.append(contentsOf: last == 0xA8 ? #"\u2028"#.utf8 : #"\u2029"#.utf8)
    default: escape(first)
    }
  }

  /// Writes a scalar below U+0100 by its number.
  private mutating func escape(_ scalar: UInt8) {
    bytes.append(contentsOf: #"\u00"#.utf8)
    bytes.append(Self.digit(scalar >> 4))
    bytes.append(Self.digit(scalar & 0xF))
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x61 + value - 10 }
}
