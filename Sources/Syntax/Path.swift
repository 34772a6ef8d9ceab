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
  package var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The folder that holds this path; `nil` for the root itself.
  package var parent: Path? {
    if bytes.isEmpty { return nil }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return Path(bytes: []) }
    return Path(bytes: Array(bytes[..<slash]))
  }

  /// The bytes after the last dot of the name; empty if there is none or the name starts with it.
  package var fileExtension: ArraySlice<UInt8> {
    let name = name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return [] }
    return name[(dot + 1)...]
  }

  /// The name without its last extension.
  package var stem: ArraySlice<UInt8> {
    let name = name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return name[..<dot]
  }

  package func hasExtension(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { fileExtension.elementsEqual($0) }
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
  /// All bytes at once: the hash of an array takes them one by one.
  package func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
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
