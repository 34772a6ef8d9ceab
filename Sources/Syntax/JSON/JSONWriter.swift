/// Writes JSON (RFC 8259) as UTF-8, without a tree between the values and their bytes: an editor waits for them at each
/// keystroke. Whatever the strings, what is written is valid.
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
  }

  // MARK: - Containers

  /// Writes an object; the closure calls `member` and `optional`.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  package mutating func member(_ key: String, _ value: some JSONWritable) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    if isSpaced { bytes.append(UInt8(ascii: " ")) }
    value.write(to: &self)
  }

  /// Writes a member that has a value, and nothing otherwise.
  package mutating func optional(_ key: String, _ value: (some JSONWritable)?) {
    if let value { member(key, value) }
  }

  /// Writes an array; the closure calls `element`.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    elements(&self)
    close(UInt8(ascii: "]"))
  }

  package mutating func element(_ value: some JSONWritable) {
    separate()
    value.write(to: &self)
  }

  private mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isEmpty = true
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isEmpty, depth < lines { breakLine() }
    bytes.append(bracket)
    isEmpty = false
  }

  private mutating func separate() {
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

  package mutating func integer(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }
  package mutating func bool(_ flag: Bool) { bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8) }
  package mutating func null() { bytes.append(contentsOf: "null".utf8) }

  /// Writes a number as it is given; what is none by RFC 8259 becomes `null`.
  package mutating func number(_ text: String) {
    if JSONParser.numberFault(Array(text.utf8)[...]) == nil { bytes.append(contentsOf: text.utf8) } else { null() }
  }

  /// RFC 8259, section 7. Line and paragraph separators are escaped too: JavaScript once took them for line ends. So
  /// are C1 controls, which terminals obey.
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      bytes.append(UInt8(ascii: "\""))
      var run = 0
      var index = 0
      while index < utf8.count {
        let length = Self.lengthToEscape(utf8, at: index)
        if length > 0 {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[run..<index]))
          escape(utf8[index], last: utf8[index + length - 1])
          run = index + length
        }
        index += max(length, 1)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[run...]))
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// How many bytes from `index` are a character that stands escaped; 0 for one that stands for itself.
  private static func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F: 1
    // U+0080…U+009F.
    case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0: 2
    // U+2028 and U+2029.
    case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] | 1 == 0xA9: 3
    default: 0
    }
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
