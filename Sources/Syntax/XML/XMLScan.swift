/// Finds the tags of an XML document, once, from start to end.
struct XMLScan {
  private let bytes: [UInt8]
  private(set) var elements: [XMLDocument.Element] = []
  private(set) var attributes: [XMLDocument.Attribute] = []
  private var index = 0
  /// The elements that have no end yet, the outermost first.
  private var open: [Int] = []

  /// How far up an end tag is looked for among the open elements; what nests deeper is not Interface Builder's.
  private static let reach = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while let tag = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = tag + 1
      if starts(with: "!--") {
        skip(past: "-->")
      } else if starts(with: "![CDATA[") {
        skip(past: "]]>")
      } else if starts(with: "!") || starts(with: "?") {
        skip(past: ">")
      } else if starts(with: "/") {
        index += 1
        close(takeName())
      } else {
        readStartTag(from: tag)
      }
    }
  }

  private mutating func readStartTag(from tag: Int) {
    let name = takeName()
    guard !name.isEmpty else { return }
    let first = attributes.count
    while true {
      skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/") else { break }
      // An element without an end is the next one's beginning.
      if bytes[index] == UInt8(ascii: "<") { break }
      readAttribute()
    }
    let isEmpty = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEmpty { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: ">") { index += 1 }
    elements.append(
      XMLDocument.Element(
        name: name, span: Span(tag, index), attributes: first..<attributes.count, parent: open.last))
    if !isEmpty { open.append(elements.count - 1) }
  }

  /// `name="value"`; a name without a value is passed over, and so is any other byte.
  private mutating func readAttribute() {
    let name = takeName()
    if name.isEmpty {
      index += 1
      return
    }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return }
    index += 1
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return }
    let quote = bytes[index]
    index += 1
    let end = bytes[index...].firstIndex(of: quote) ?? bytes.count
    attributes.append(XMLDocument.Attribute(name: name, value: Span(index, end)))
    index = min(end + 1, bytes.count)
  }

  private mutating func close(_ name: Span) {
    for (depth, element) in open.enumerated().reversed().prefix(Self.reach) {
      let other = elements[element].name
      guard bytes[other.start..<other.end] == bytes[name.start..<name.end] else { continue }
      open.removeSubrange(depth...)
      return
    }
  }

  /// XML 1.0, "Name", and all that is not ASCII.
  private mutating func takeName() -> Span {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        index += 1
      default: return Span(start, index)
      }
    }
    return Span(start, index)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) {
    let last = text.utf8CodeUnitCount - 1
    while index + last < bytes.count {
      if starts(with: text) {
        index += last + 1
        return
      }
      index += 1
    }
    index = bytes.count
  }
}
