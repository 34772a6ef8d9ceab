/// One JSON value with its place in the file.
package struct JSONValue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Members in file order; a key that stands twice is kept twice.
    case object([JSONMember])
    case array([JSONValue])
    /// The decoded text; lone surrogates and bytes that are not UTF-8 are U+FFFD in it.
    case string(String)
    case number(JSONNumber)
    case bool(Bool)
    case null
    /// Something stands here, or is missing here, that is no value. The document has a problem for it.
    case invalid
  }

  package let kind: Kind
  /// From the first byte to the last, quotes and brackets included.
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// One `"key": value` of an object.
package struct JSONMember: Hashable, Sendable {
  package let key: String
  /// The key with its quotes.
  package let keySpan: Span
  package let value: JSONValue

  package init(key: String, keySpan: Span, value: JSONValue) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }

  /// What a person points at: the key without its quotes, where it has them.
  package var keyFocus: Span { keySpan.count >= key.utf8.count + 2 ? keySpan.unquoted : keySpan }

  /// From the key's first byte to the value's last.
  package var span: Span { keySpan.union(value.span) }
}

/// A number as written, `1.000`, and as a `Double`.
package struct JSONNumber: Hashable, Sendable {
  package let text: String
  /// Infinite where the text exceeds what a `Double` holds.
  package let value: Double

  package init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Whether neither a fraction nor an exponent is written.
  package var isInteger: Bool { text.utf8.allSatisfy { $0 != 0x2E && $0 | 0x20 != 0x65 } }
}

extension JSONValue {
  /// The members of an object; `nil` for any other value.
  package var members: [JSONMember]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The elements of an array; `nil` for any other value.
  package var elements: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  var isContainer: Bool {
    switch kind {
    case .object, .array: true
    case .string, .number, .bool, .null, .invalid: false
    }
  }

  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  package var number: JSONNumber? {
    if case .number(let number) = kind { number } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = kind { bool } else { nil }
  }

  /// The member of a key. Of equal keys the last counts, as in most readers (RFC 8259, section 4, leaves it open).
  package func member(_ key: String) -> JSONMember? {
    guard case .object(let members) = kind else { return nil }
    // Not `last(where:)`, which makes a copy of each member to look at it.
    return members.withUnsafeBufferPointer { members in
      members.indices.last { members[$0].key == key }.map { members[$0] }
    }
  }

  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// The value of a key of an object.
  package subscript(key: String) -> JSONValue? { member(key)?.value }

  /// What a person points at: a string without its quotes, any other scalar whole, of an object or array only the
  /// opening bracket, since the rest may be many lines.
  package var focus: Span {
    switch kind {
    case .string: span.unquoted
    case .object, .array: Span(span.start, min(span.start + 1, span.end))
    default: span
    }
  }
}

extension Span {
  /// A quoted span without its first and last byte; one of less than two bytes as it is.
  package var unquoted: Span { count >= 2 ? Span(start + 1, end - 1) : self }
}
