/// The first document of a YAML file, as far as people write configuration: block and flow collections, plain and quoted
/// scalars of one line, block scalars, comments. Reading never fails.
///
/// Source: YAML 1.2.2. Anchors are passed over; what an alias stands for, and what a tag makes of a value, is not known.
package struct YAMLDocument: Hashable, Sendable {
  /// The value; `nil` where the file holds none.
  package let root: YAMLValue?
  /// Whether all of it was read as it stands: no line was left out, nothing nests too deeply, and no tag, complex key or tab
  /// is in the way.
  package let isWhole: Bool

  /// How many collections may be open at once; more are no configuration.
  static let depthLimit = 64

  /// Reads a text in linear time and with a bounded stack.
  package init(_ bytes: [UInt8]) {
    (root, isWhole) = bytes.withUnsafeBufferPointer { buffer in
      var parser = YAMLParser(buffer)
      return (parser.parse(), parser.isWhole)
    }
  }
}
