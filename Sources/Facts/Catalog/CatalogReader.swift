import Syntax

/// Reads values out of a catalog's JSON and collects what is wrong with them. A key that is absent, or `null`, is
/// no fault here: what must be there, the caller says.
struct CatalogReader {
  let bytes: [UInt8]
  let root: JSONValue?
  private(set) var problems: [CatalogProblem] = []
  /// Whether the text is not JSON. Only that is reported then: the rest is a guess.
  let hasSyntaxProblem: Bool

  init(_ source: Source) {
    bytes = source.bytes
    let document = JSONDocument(source.bytes)
    root = document.root
    hasSyntaxProblem = !document.problems.isEmpty
    guard let first = document.problems.first else { return }
    let isBlank = source.bytes.allSatisfy { $0 <= 0x20 }
    let cure = document.problems.count == 1 ? first.cure.map { [$0] } : nil
    problems = [
      CatalogProblem(isBlank ? .emptyDocument : .syntax(first.message), span: first.span, cure: cure ?? [])
    ]
  }

  mutating func report(_ kind: CatalogProblem.Kind, _ span: Span, cure: [Edit] = []) {
    if !hasSyntaxProblem { problems.append(CatalogProblem(kind, span: span, cure: cure)) }
  }

  mutating func string(_ key: String, of value: JSONValue) -> JSONString? {
    read(key, of: value, expected: "a string") { value in value.string.map { JSONString($0, value.focus) } }
  }

  mutating func bool(_ key: String, of value: JSONValue) -> Bool? {
    read(key, of: value, expected: "true or false") { $0.bool }
  }

  mutating func object(_ key: String, of value: JSONValue) -> JSONValue? {
    read(key, of: value, expected: "an object") { $0.members == nil ? nil : $0 }
  }

  mutating func array(_ key: String, of value: JSONValue) -> [JSONValue]? {
    read(key, of: value, expected: "an array") { $0.elements }
  }

  private mutating func read<Result>(
    _ key: String, of value: JSONValue, expected: String, _ read: (JSONValue) -> Result?
  ) -> Result? {
    guard let found = value[key], !found.isNull else { return nil }
    if let result = read(found) { return result }
    report(.wrongType(key: key, expected: expected), found.focus)
    return nil
  }
}

/// A string of the document with the place of its content.
struct JSONString {
  let text: String
  let span: Span

  init(_ text: String, _ span: Span) {
    self.text = text
    self.span = span
  }
}
