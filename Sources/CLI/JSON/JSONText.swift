/// JSON to be written. Keys keep their order, so that equal reports are equal bytes.
package indirect enum JSONText: Sendable, Hashable {
  case object([Member])
  case array([JSONText])
  case string(String)
  case integer(Int)
  /// A number as it is to be written: `3.87`.
  case number(String)
  case bool(Bool)

  package struct Member: Sendable, Hashable {
    let key: String
    let value: JSONText
  }
}

extension JSONText: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONText {
  /// An object of some of these members: those that have a value.
  static func object(_ members: [(String, JSONText?)]) -> JSONText {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}
