/// An asset's lookup name, `Brand/Primary`, as bytes: names are compared exactly, and two that differ only in their
/// Unicode normalization are two names, which `String` would call equal.
package struct AssetName: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The name as text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension AssetName: Comparable {
  /// Byte order, in which the generated symbols are emitted too.
  package static func < (lhs: AssetName, rhs: AssetName) -> Bool { lhs.bytes.lexicographicallyPrecedes(rhs.bytes) }
}

extension AssetName: CustomStringConvertible {
  package var description: String { text }
}
