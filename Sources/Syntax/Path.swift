/// A file's path relative to the workspace root, `/`-separated, as the bytes the file system keeps.
///
/// POSIX file names are bytes: they need not be UTF-8, and two different names may decode to one `String`.
/// So a path is compared, hashed and opened by its bytes, and becomes text only where a person reads it.
package struct Path: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The components between slashes, without empty ones.
  package var components: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
  }

  /// The last component; empty for the root.
  package var name: ArraySlice<UInt8> { bytes[nameStart...] }

  /// Asked of every entry of every folder, as is what follows from it.
  private var nameStart: Int {
    bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.count
      while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
      return start
    }
  }

  /// The folder that holds this path; `nil` for the root itself.
  package var parent: Path? {
    if bytes.isEmpty { return nil }
    return Path(bytes: Array(bytes[..<max(0, nameStart - 1)]))
  }

  /// The bytes after the last dot of the name; empty if there is none or the name starts with it.
  package var fileExtension: ArraySlice<UInt8> {
    bytes[extensionStart...]
  }

  /// The index after the last dot of the name; the end of the path if there is none or the name starts with it.
  private var extensionStart: Int {
    bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.count
      while start > 0, bytes[start - 1] != UInt8(ascii: "/") {
        if bytes[start - 1] == UInt8(ascii: ".") {
          return start > 1 && bytes[start - 2] != UInt8(ascii: "/") ? start : bytes.count
        }
        start -= 1
      }
      return bytes.count
    }
  }

  /// The name without its last extension.
  package var stem: ArraySlice<UInt8> {
    let name = name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return name[..<dot]
  }

  package func hasExtension(_ text: StaticString) -> Bool {
    let start = extensionStart
    return bytes.count - start == text.utf8CodeUnitCount && ends(with: text)
  }

  /// Whether the name is this one.
  package func isNamed(_ text: StaticString) -> Bool {
    bytes.count - nameStart == text.utf8CodeUnitCount && ends(with: text)
  }

  private func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      bytes.withUnsafeBufferPointer { bytes in
        let start = bytes.count - text.count
        guard start >= 0 else { return false }
        for index in text.indices where bytes[start + index] != text[index] { return false }
        return true
      }
    }
  }

  /// This path with one more component. Made for every entry of every folder, and so of bytes that can be copied at once.
  package func appending(_ component: ArraySlice<UInt8>) -> Path {
    if bytes.isEmpty { return Path(bytes: Array(component)) }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + component.count)
    joined.append(contentsOf: bytes)
    joined.append(UInt8(ascii: "/"))
    joined.append(contentsOf: component)
    return Path(bytes: joined)
  }

  package func appending(_ component: some Sequence<UInt8>) -> Path { appending(Array(component)[...]) }

  /// Whether this path is `folder` or lies below it. The root (empty) holds every path.
  package func isInside(_ folder: Path) -> Bool {
    if folder.bytes.isEmpty || bytes == folder.bytes { return true }
    return bytes.count > folder.bytes.count && bytes[folder.bytes.count] == UInt8(ascii: "/")
      && bytes.starts(with: folder.bytes)
  }
}

extension Path {
  /// Eight bytes at a time, folded to one word for the seeded hasher: a check looks up a hundred thousand paths, and the
  /// hasher alone would take them apart at five times the cost.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(
      bytes.withUnsafeBytes { bytes in
        var word = UInt64(bytes.count)
        var index = 0
        func fold(_ next: UInt64) {
          let product = (word ^ next).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
          word = product.high ^ product.low ^ next
        }
        while index + 8 <= bytes.count {
          fold(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
          rest = rest << 8 | UInt64(bytes[index])
          index += 1
        }
        fold(rest)
        return word
      })
  }
}

extension Path: Comparable {
  /// Byte order, so that the order of findings depends on nothing but names.
  package static func < (lhs: Path, rhs: Path) -> Bool {
    lhs.bytes.withUnsafeBufferPointer { left in
      rhs.bytes.withUnsafeBufferPointer { right in
        // Paths of one workspace begin alike: eight bytes at a time to where they part.
        let common = min(left.count, right.count)
        var index = 0
        let (low, high) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        while index + 8 <= common,
          low.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == high.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        { index += 8 }
        return left[index...].lexicographicallyPrecedes(right[index...])
      }
    }
  }
}

extension Path: CustomStringConvertible {
  package var description: String { text }
}
