/// Why params, or what an answer holds, cannot be used: one member is missing or of another type.
package struct InvalidParams: Error, Hashable, Sendable {
  /// Where the member stands, from outside in: `textDocument`, `uri`. Empty for the params themselves.
  package var path: [String]
  /// What was expected there, with its article: `a string`.
  package let expected: String

  package init(path: [String] = [], expected: String) {
    self.path = path
    self.expected = expected
  }

  /// The same one level further out.
  func inside(_ member: String) -> InvalidParams { InvalidParams(path: [member] + path, expected: expected) }
}

extension InvalidParams: CustomStringConvertible {
  /// `params.textDocument.uri: expected a string`.
  package var description: String { (["params"] + path).joined(separator: ".") + ": expected \(expected)" }
}
