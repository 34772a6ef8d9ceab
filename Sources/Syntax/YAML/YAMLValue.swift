/// One YAML value with its place in the file.
package struct YAMLValue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Members in file order; a key that stands twice is kept twice.
    case mapping([YAMLMember])
    case sequence([YAMLValue])
    /// A scalar of one line, quoted or not: its text, whatever type a schema would give it.
    case scalar(String)
    /// A block scalar, `|` or `>`: the lines as they are written.
    case block
    /// Nothing, `~` or `null`.
    case null
    /// An alias, a value with a tag, a scalar of several lines, a quoted one with an escape, and what nests too deeply.
    case unknown
  }

  package let kind: Kind
  /// A scalar without its quotes; a block scalar without its header.
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// One `key: value` of a mapping.
package struct YAMLMember: Hashable, Sendable {
  package let key: String
  package let value: YAMLValue

  package init(key: String, value: YAMLValue) {
    self.key = key
    self.value = value
  }
}

extension YAMLValue {
  /// The members of a mapping; `nil` for any other value.
  package var members: [YAMLMember]? {
    if case .mapping(let members) = kind { members } else { nil }
  }

  /// The elements of a sequence; `nil` for any other value.
  package var elements: [YAMLValue]? {
    if case .sequence(let elements) = kind { elements } else { nil }
  }

  /// The text of a scalar of one line.
  package var text: String? {
    if case .scalar(let text) = kind { text } else { nil }
  }

  package var isNull: Bool { kind == .null }

  /// The value of a key of a mapping; the last one where it stands twice.
  package subscript(key: String) -> YAMLValue? { members?.last { $0.key == key }?.value }
}
