package import Syntax

/// The URI of a document, as the text its client uses: one file has many (`%C3%A9`, `%c3%a9`, `é`), and a client knows
/// its documents by the one it chose.
package struct DocumentURI: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The URI of an absolute path, whose bytes need not be UTF-8.
  ///
  /// All but what RFC 3986, section 2.3, calls unreserved is escaped, in upper case (section 2.1).
  package init(path: some Sequence<UInt8>) {
    var uri = Array("file://".utf8)
    for byte in path {
      if Self.isUnreserved(byte) || byte == UInt8(ascii: "/") {
        uri.append(byte)
      } else {
        uri += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 0xF)]
      }
    }
    text = String(decoding: uri, as: UTF8.self)
  }

  /// The absolute path of a `file` URI of this machine (RFC 8089), as the bytes of the file system; `nil` for any other
  /// URI, and where no file can have the name.
  ///
  /// A `%` that begins no escape stands for itself: some clients do not escape it.
  package var path: [UInt8]? {
    let bytes = Array(text.utf8)
    guard let rest = Self.afterAuthority(bytes[...]), rest.first == UInt8(ascii: "/") else { return nil }
    var path: [UInt8] = []
    path.reserveCapacity(rest.count)
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "%"), index + 2 < rest.endIndex, let high = Self.value(rest[index + 1]),
        let low = Self.value(rest[index + 2])
      {
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(byte)
        index += 1
      }
    }
    return path.contains(0) ? nil : path
  }

  /// What follows `file:`, `file://` or `file://localhost`; `nil` for other schemes and other hosts.
  private static func afterAuthority(_ uri: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let rest = dropping("file:", from: uri) else { return nil }
    guard let host = dropping("//", from: rest) else { return rest }
    if host.first == UInt8(ascii: "/") { return host }
    return dropping("localhost", from: host)
  }

  private static func dropping(_ prefix: StaticString, from bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let count = prefix.utf8CodeUnitCount
    let isThere = prefix.withUTF8Buffer { prefix in
      // Schemes and hosts are in any case (RFC 3986, section 6.2.2.1). Every byte of a prefix is lower case, or has
      // no case and the bit set.
      bytes.count >= count && zip(prefix, bytes).allSatisfy { $0 == $1 || $0 == $1 | 0x20 && $0 >= 0x61 }
    }
    return isThere ? bytes.dropFirst(count) : nil
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}

/// By bytes: strings that differ only in how an accent is composed are equal as text, and not as names of files.
extension DocumentURI: Hashable {
  package static func == (left: DocumentURI, right: DocumentURI) -> Bool {
    let isEqual = left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { right in
        areEqual(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Eight bytes at a time: each message's document is looked up several times, and byte by byte that took a seventh of a
  /// keystroke.
  private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    let words = left.count & ~7
    for offset in stride(from: 0, to: words, by: 8)
    where left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    return left[words...].elementsEqual(right[words...])
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension DocumentURI: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) { self.init(try String(json: json)) }
  package func write(to writer: inout JSONWriter) { writer.string(text) }
}

extension DocumentURI: CustomStringConvertible {
  package var description: String { text }
}
