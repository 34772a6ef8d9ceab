/// JSON to be written. Keys keep their order, so that equal values are equal bytes.
package enum JSONText: Sendable, Hashable {
  case object([Member])
  case array([JSONText])
  case string(String)
  case integer(Int)
  /// A number as it is to be written: `3.87`. What is no number by RFC 8259 is written as `null`.
  case number(String)
  case bool(Bool)
  case null

  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: JSONText

    package init(key: String, value: JSONText) {
      self.key = key
      self.value = value
    }
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
  package static func object(_ members: [(String, JSONText?)]) -> JSONText {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// What was read, to be written again as the same text; what could not be read is `null`.
  package init(_ value: JSONValue) {
    self =
      switch value.kind {
      case .object(let members): .object(members.map { Member(key: $0.key, value: JSONText($0.value)) })
      case .array(let elements): .array(elements.map(JSONText.init))
      case .string(let text): .string(text)
      case .number(let number): Self.number(number)
      case .bool(let flag): .bool(flag)
      case .null, .invalid: .null
      }
  }

  /// An integer where that gives the same text: then what was written as one is equal to it when it is read.
  private static func number(_ number: JSONNumber) -> JSONText {
    guard let integer = Int(number.text), String(integer) == number.text else { return .number(number.text) }
    return .integer(integer)
  }

  /// The value of a key of an object; of equal keys the last counts, as when read.
  package subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}
