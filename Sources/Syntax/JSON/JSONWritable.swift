/// What can be written as one JSON value.
@usableFromInline
package protocol JSONWritable {
  /// Writes exactly one value.
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The JSON text in UTF-8, without white space.
  package var jsonBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

extension String: JSONWritable {
  @inlinable
  package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
  @inlinable
  package func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: JSONWritable {
  @inlinable
  package func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  @inlinable
  package func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self { writer.element(element) }
    }
  }
}

/// `nil` is written as `null`; to leave a member out, pass it to `JSONWriter.optional`.
extension Optional: JSONWritable where Wrapped: JSONWritable {
  @inlinable
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}
