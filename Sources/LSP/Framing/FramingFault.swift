/// Why no message could be cut from the stream at a place. Reading goes on at the next header.
package enum FramingFault: Hashable, Sendable {
  /// A header line without a name or without a colon.
  case notAHeader
  /// A length that is no decimal number, or none that an integer holds.
  case badLength
  /// Two lengths that differ.
  case twoLengths
  /// A header that ends without a length.
  case noLength
  case headerTooLong
  /// A body longer than what is taken; its length as declared.
  case tooLong(Int)
  /// The stream ended within a message.
  case cut
}

extension FramingFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAHeader: "expected a header such as 'Content-Length: 123'"
    case .badLength: "Content-Length is not a number of bytes"
    case .twoLengths: "the header has two different Content-Lengths"
    case .noLength: "the header has no Content-Length"
    case .headerTooLong: "the header is longer than \(MessageReader.headerLimit) bytes"
    case .tooLong(let length): "a message of \(length) bytes is too long"
    case .cut: "the stream ended within a message"
    }
  }
}
