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
  private var index = 0
  private var nodes: [PropertyList.Node] = []
  private var stack: [Frame] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
  }

  mutating func parse() -> [PropertyList.Node] {
    while let byte = nextByte() {
      switch byte {
      case UInt8(ascii: "{"): open(.dictionary)
      case UInt8(ascii: "("): open(.array)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): close()
      case UInt8(ascii: ";"):
        index += 1
        if !stack.isEmpty { stack[stack.count - 1].key = -1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): add(.string, readQuoted(byte))
      default:
        let start = index
        while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
        if index > start { add(.string, Span(start, index)) } else { index += 1 }
      }
      // What stands after the outermost value is none of it.
      if stack.isEmpty, !nodes.isEmpty { break }
    }
    return nodes
  }

  private mutating func open(_ kind: PropertyList.Kind) {
    add(kind, Span(index, index))
    stack.append(Frame(node: Int32(nodes.count - 1), isDictionary: kind == .dictionary))
    index += 1
  }

  private mutating func close() {
    index += 1
    _ = stack.popLast()
  }

  /// Adds a value to what is open. In a dictionary a string may be a key, and any other value without one belongs to
  /// nothing.
  private mutating func add(_ kind: PropertyList.Kind, _ span: Span) {
    let node = Int32(nodes.count)
    nodes.append(PropertyList.Node(kind: kind, span: span))
    guard let top = stack.indices.last else { return }
    guard stack[top].isDictionary else { return link(node, in: top) }
    let key = stack[top].key
    if key >= 0 {
      link(key, in: top)
      link(node, in: top)
      stack[top].key = -1
    } else if kind == .string {
      stack[top].key = node
    }
  }

  private mutating func link(_ node: Int32, in frame: Int) {
    let last = stack[frame].lastChild
    if last < 0 {
      nodes[Int(stack[frame].node)].firstChild = node
    } else {
      nodes[Int(last)].nextSibling = node
    }
    stack[frame].lastChild = node
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","):
      false
    default: true
    }
  }

  private mutating func readQuoted(_ quote: UInt8) -> Span {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let content = Span(start, min(index, bytes.count))
    index = min(index + 1, bytes.count)
    return content
  }

  /// The next byte that is neither white space nor of a comment; it is not passed.
  private mutating func nextByte() -> UInt8? {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, skipComment(opening: bytes[index + 1]) {
        continue
      } else {
        return bytes[index]
      }
    }
    return nil
  }

  /// Skips a comment whose slash stands here; false where there is none.
  private mutating func skipComment(opening: UInt8) -> Bool {
    switch opening {
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
        index += 1
      }
      index = min(index + 2, bytes.count)
      return true
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return true
    default: return false
    }
  }
}
