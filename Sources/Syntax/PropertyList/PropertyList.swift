/// A property list in the old style of OpenStep, as Xcode writes its projects: strings, arrays and dictionaries.
///
/// Tolerant: any bytes give a list. Values stand in one array and are told by their index; strings are spans of the bytes, for
/// a project has a hundred thousand of them and few matter.
package struct PropertyList: Sendable {
  package typealias NodeID = Int32

  package enum Kind: UInt8, Hashable, Sendable {
    case string
    case array
    /// Its children are keys and values by turns.
    case dictionary
  }

  struct Node: Sendable {
    let kind: Kind
    /// Of a string, its content without quotes.
    let span: Span
    var firstChild: NodeID = -1
    var nextSibling: NodeID = -1
  }

  package let bytes: [UInt8]
  private let nodes: [Node]

  /// Reads a list.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes = bytes.withUnsafeBufferPointer { buffer in
      var parser = PropertyListParser(buffer)
      return parser.parse()
    }
  }

  /// The outermost value; `nil` where there is none.
  package var root: NodeID? { nodes.isEmpty ? nil : 0 }

  package func kind(_ node: NodeID) -> Kind { nodes[Int(node)].kind }

  /// The elements of an array; the keys and values of a dictionary by turns; none for a string.
  package func children(_ node: NodeID) -> Children { Children(nodes: nodes, upcoming: nodes[Int(node)].firstChild) }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var upcoming: NodeID

    package mutating func next() -> NodeID? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = nodes[Int(upcoming)].nextSibling }
      return upcoming
    }
  }

  /// The bytes of a string as they are written, without quotes; empty for other values.
  package func raw(_ node: NodeID) -> ArraySlice<UInt8> {
    guard kind(node) == .string else { return [] }
    let span = nodes[Int(node)].span
    return bytes[span.start..<span.end]
  }

  /// The bytes that a string stands for; of the escapes only those that stand for the character after them.
  package func value(_ node: NodeID) -> [UInt8] {
    let raw = raw(node)
    guard raw.contains(UInt8(ascii: "\\")) else { return Array(raw) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { result.append(byte) }
    }
    return result
  }

  package func text(_ node: NodeID) -> String { String(decoding: value(node), as: UTF8.self) }

  package func spells(_ node: NodeID, _ text: StaticString) -> Bool {
    guard kind(node) == .string else { return false }
    let span = nodes[Int(node)].span
    guard span.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      bytes.withUnsafeBufferPointer { bytes in
        for index in text.indices where bytes[span.start &+ index] != text[index] { return false }
        return true
      }
    }
  }

  /// The value of a key; `nil` where it stands in no dictionary, or not in this one.
  package func value(_ key: StaticString, of node: NodeID) -> NodeID? {
    guard kind(node) == .dictionary else { return nil }
    var children = children(node)
    while let name = children.next(), let value = children.next() {
      if spells(name, key) { return value }
    }
    return nil
  }

  /// The string of a key.
  package func string(_ key: StaticString, of node: NodeID) -> [UInt8]? {
    value(key, of: node).flatMap { kind($0) == .string ? value($0) : nil }
  }

  /// The elements of a key's array; empty where it has none.
  package func elements(_ key: StaticString, of node: NodeID) -> [NodeID] {
    guard let array = value(key, of: node), kind(array) == .array else { return [] }
    return Array(children(array))
  }

  /// The keys of a dictionary with their values, in the order in which they are written.
  package func entries(_ node: NodeID) -> [(key: NodeID, value: NodeID)] {
    guard kind(node) == .dictionary else { return [] }
    var entries: [(key: NodeID, value: NodeID)] = []
    var children = children(node)
    while let key = children.next(), let value = children.next() { entries.append((key, value)) }
    return entries
  }
}
