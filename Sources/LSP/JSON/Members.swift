import Syntax

/// The members of an object that is read.
struct Members {
  private let object: JSONValue

  init(_ value: JSONValue) throws(InvalidParams) {
    guard value.members != nil else { throw InvalidParams(expected: "an object") }
    object = value
  }

  func required<Value: JSONReadable>(_ key: String) throws(InvalidParams) -> Value {
    guard let value = object[key] else { throw InvalidParams(path: [key], expected: "this member") }
    do { return try Value(json: value) } catch { throw error.inside(key) }
  }

  /// The value of a member; `nil` where it is missing, `null` or of another type: what a client need not say is no
  /// reason to refuse what it says.
  func optional<Value: JSONReadable>(_ key: String) -> Value? {
    guard let value = object[key], !value.isNull else { return nil }
    return try? Value(json: value)
  }

  /// The elements of an array that can be read; empty where there is no array.
  func list<Element: JSONReadable>(_ key: String) -> [Element] {
    (object[key]?.elements ?? []).compactMap { try? Element(json: $0) }
  }

  /// Whether a member is there and `true`.
  func flag(_ key: String) -> Bool { object[key]?.bool == true }

  /// Any value as it was read; `nil` where it is missing or `null`.
  func any(_ key: String) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }
}

extension JSONValue {
  /// The value of nested objects: `at("textDocument", "hover")`.
  func at(_ path: String...) -> JSONValue? {
    var value: JSONValue? = self
    for key in path { value = value?[key] }
    return value
  }

  /// Whether `true` stands at a place of nested objects.
  func flag(_ path: String...) -> Bool {
    var value: JSONValue? = self
    for key in path { value = value?[key] }
    return value?.bool == true
  }
}
