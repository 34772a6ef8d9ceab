/// The start tags of an XML document with their attributes, in order, and which lies in which.
///
/// Total and linear: what is no tag is passed over, a tag without an end ends with the file, and an end tag closes the
/// nearest element of its name. Text between tags is not kept.
package struct XMLDocument: Sendable {
  package struct Attribute: Hashable, Sendable {
    package let name: Span
    /// The text between the quotes.
    package let value: Span
  }

  package struct Element: Hashable, Sendable {
    package let name: Span
    /// The start tag, brackets included.
    package let span: Span
    /// Where its attributes lie in `attributes`.
    package let attributes: Range<Int>
    /// The index of the element around it; `nil` for the outermost.
    package let parent: Int?
  }

  package let bytes: [UInt8]
  package let elements: [Element]
  package let attributes: [Attribute]

  package init(_ bytes: [UInt8]) {
    var scan = XMLScan(bytes)
    scan.run()
    self.bytes = bytes
    elements = scan.elements
    attributes = scan.attributes
  }
}

extension XMLDocument {
  package func element(_ element: Element, isNamed name: StaticString) -> Bool { spells(name, element.name) }

  /// The attribute of a name; the first one where there are several.
  package func attribute(_ name: StaticString, of element: Element) -> Attribute? {
    attributes[element.attributes].first { spells(name, $0.name) }
  }

  /// The value of an attribute, references to characters resolved; `nil` if it is no UTF-8 or has an unknown reference.
  package func value(_ attribute: Attribute) -> String? {
    guard let text = String(validating: bytes[attribute.value.start..<attribute.value.end], as: UTF8.self) else {
      return nil
    }
    return text.utf8.contains(UInt8(ascii: "&")) ? xmlUnescaped(text) : text
  }

  /// The value of the attribute of a name.
  package func value(_ name: StaticString, of element: Element) -> String? {
    attribute(name, of: element).flatMap { value($0) }
  }

  /// The text of an element that holds nothing but text, references to characters resolved, and where it stands; `nil` for
  /// any other, and for an empty one.
  package func text(of element: Element) -> (text: String, span: Span)? {
    let start = element.span.end
    guard start > 0, bytes[start - 1] == UInt8(ascii: ">"), bytes[start - 2] != UInt8(ascii: "/"),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")), end > start,
      bytes[(end + 1)...].first == UInt8(ascii: "/"),
      let text = String(validating: bytes[start..<end], as: UTF8.self), let plain = xmlUnescaped(text)
    else { return nil }
    return (plain, Span(start, end))
  }

  private func spells(_ name: StaticString, _ span: Span) -> Bool {
    span.count == name.utf8CodeUnitCount && name.withUTF8Buffer { bytes[span.start..<span.end].elementsEqual($0) }
  }
}
