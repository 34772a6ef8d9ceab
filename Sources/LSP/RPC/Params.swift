package import Syntax

/// The params of a request or a notification, not yet read.
package struct Params: Hashable, Sendable {
  /// `nil` where they are absent or `null`, which many clients send where a method has none.
  package let value: JSONValue?

  package init(_ value: JSONValue?) { self.value = value?.isNull == true ? nil : value }

  /// Reads them. Absent ones are an object without members; an array, which JSON-RPC allows, is no object of LSP.
  package func read<Value: JSONReadable>(as type: Value.Type = Value.self) throws(InvalidParams) -> Value {
    try Value(json: value ?? JSONValue(.object([]), span: Span(0, 0)))
  }
}
