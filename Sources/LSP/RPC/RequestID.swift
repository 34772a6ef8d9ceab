package import Syntax

/// What ties a response to its request.
package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case string(String)
  /// In a response: to a message whose id could not be told.
  case null
}

extension RequestID: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    switch json.kind {
    case .string(let text): self = .string(text)
    case .null: self = .null
    case .number:
      guard let number = try? Int(json: json) else { fallthrough }
      self = .integer(number)
    default: throw InvalidParams(expected: "an integer or a string")
    }
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let number): writer.integer(number)
    case .string(let text): writer.string(text)
    case .null: writer.null()
    }
  }
}

extension RequestID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .string(value) }
}
