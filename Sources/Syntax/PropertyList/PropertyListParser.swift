/// Reads an OpenStep property list in one pass, with a stack of its own.
struct PropertyListParser {
  private struct Frame {
    let node: Int32
    let isDictionary: Bool
    var lastChild: Int32 = -1
    /// A key whose value has not come yet.
    var key: Int32 = -1
  }

  /// They stay where they are while this lives.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var nodes: [PropertyList.Node] = []
  private var stack: [Frame] = []
  /// The innermost value that is open; kept apart from the rest, for it is asked at every string.
  private var top = Frame(node: -1, isDictionary: false)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
  }

  mutating func parse() -> [PropertyList.Node] {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0...0x20:
        index &+= 1
        continue
      case UInt8(ascii: "/"):
        if let end = endOfComment(at: index) {
          index = end
          continue
        }
        index = addWord(at: index)
      case UInt8(ascii: "{"):
        open(.dictionary, at: index)
        index &+= 1
      case UInt8(ascii: "("):
        open(.array, at: index)
        index &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        index &+= 1
        if let outer = stack.popLast() { top = outer }
      case UInt8(ascii: ";"):
        index &+= 1
        top.key = -1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = addQuoted(byte, at: index)
      case UInt8(ascii: "="), UInt8(ascii: ","):
        index &+= 1
        continue
      default: index = addWord(at: index)
      }
      // What stands after the outermost value is none of it.
      if stack.isEmpty, !nodes.isEmpty { break }
    }
    return nodes
  }

  private mutating func open(_ kind: PropertyList.Kind, at index: Int) {
    add(kind, Span(index, index))
    stack.append(top)
    top = Frame(node: Int32(nodes.count - 1), isDictionary: kind == .dictionary)
  }

  /// Adds a value to what is open. In a dictionary a string may be a key, and any other value without one belongs to
  /// nothing.
  private mutating func add(_ kind: PropertyList.Kind, _ span: Span) {
    let node = Int32(nodes.count)
    nodes.append(PropertyList.Node(kind: kind, span: span))
    guard top.node >= 0 else { return }
    guard top.isDictionary else { return link(node) }
    if top.key >= 0 {
      link(top.key)
      link(node)
      top.key = -1
    } else if kind == .string {
      top.key = node
    }
  }

  private mutating func link(_ node: Int32) {
    if top.lastChild < 0 {
      nodes[Int(top.node)].firstChild = node
    } else {
      nodes[Int(top.lastChild)].nextSibling = node
    }
    top.lastChild = node
  }

  // MARK: - Strings and comments

  /// Each gives the index after what it read.
  private mutating func addWord(at start: Int) -> Int {
    var index = start
    while index < bytes.count, Self.isWordByte(bytes[index]) { index &+= 1 }
    guard index > start else { return start &+ 1 }
    add(.string, Span(start, index))
    return index
  }

  @inline(__always)
  private static func isWordByte(_ byte: UInt8) -> Bool {
    if byte >= 0x3E { return byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}") }
    // White space, quotes, parentheses, `,`, `;` and `=`.
    return byte > 0x20 && separators & (1 << UInt64(byte)) == 0
  }

  private static let separators: UInt64 =
    1 << 0x22 | 1 << 0x27 | 1 << 0x28 | 1 << 0x29 | 1 << 0x2C | 1 << 0x3B | 1 << 0x3D

  private mutating func addQuoted(_ quote: UInt8, at start: Int) -> Int {
    var index = start &+ 1
    while index < bytes.count, bytes[index] != quote {
      index &+= bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    add(.string, Span(start + 1, min(index, bytes.count)))
    return min(index &+ 1, bytes.count)
  }

  /// The index after a comment whose slash stands here; `nil` where there is none.
  private func endOfComment(at start: Int) -> Int? {
    guard start &+ 1 < bytes.count else { return nil }
    var index = start &+ 2
    switch bytes[start &+ 1] {
    case UInt8(ascii: "*"):
      while index &+ 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index &+ 1] != UInt8(ascii: "/") {
        index &+= 1
      }
      return min(index &+ 2, bytes.count)
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
      return index
    default: return nil
    }
  }
}
