package import Syntax

/// What can be read from one JSON value. Members that are not known are passed over; LSP adds some with each version.
package protocol JSONReadable {
  init(json: JSONValue) throws(InvalidParams)
}

extension String: JSONReadable {
  package init(json: JSONValue) throws(InvalidParams) {
    guard let text = json.string else { throw InvalidParams(expected: "a string") }
    self = text
  }
}

extension Bool: JSONReadable {
  package init(json: JSONValue) throws(InvalidParams) {
    guard let flag = json.bool else { throw InvalidParams(expected: "a boolean") }
    self = flag
  }
}

extension Int: JSONReadable {
  /// Takes `1.0` and `1e2` too: JSON does not tell an integer from them, and some writers give them.
  package init(json: JSONValue) throws(InvalidParams) {
    guard let integer = json.number?.integer else { throw InvalidParams(expected: "an integer") }
    self = integer
  }
}

extension JSONNumber {
  /// The integer that this is; `nil` where it has a fraction or is beyond 2⁶².
  var integer: Int? {
    // Beyond 2⁵³ there are integers that no `Double` is; below, to read the text again would cost ten times as much.
    if abs(value) >= 0x1p53, let integer = Int(text) { return integer }
    // Not `Int(exactly:)`, which calls the mathematical library.
    guard abs(value) < 0x1p62 else { return nil }
    let integer = Int(value)
    return Double(integer) == value ? integer : nil
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(json: JSONValue) throws(InvalidParams) {
    guard let values = json.elements else { throw InvalidParams(expected: "an array") }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do { elements.append(try Element(json: value)) } catch { throw error.inside(String(index)) }
    }
    self = elements
  }
}

extension JSONText: JSONReadable {
  /// Anything.
  package init(json: JSONValue) { self.init(json) }
}

extension JSONReadable where Self: RawRepresentable, RawValue: JSONReadable {
  package init(json: JSONValue) throws(InvalidParams) {
    guard let value = Self(rawValue: try RawValue(json: json)) else {
      throw InvalidParams(expected: "a value of \(Self.self)")
    }
    self = value
  }
}

extension JSONWritable where Self: RawRepresentable, RawValue: JSONWritable {
  package func write(to writer: inout JSONWriter) { rawValue.write(to: &writer) }
}
