import Syntax

extension Property {
  /// What YAML is read of any bytes: each value lies in the one around it, the next one behind it, and a scalar's text is what
  /// stands there.
  static let yaml = Property(name: "yaml") { bytes in
    let document = YAMLDocument(bytes)
    guard let root = document.root else { return nil }
    if !bytes.holds(root.span.start, root.span.end) { return "\(root.span) is outside" }
    var pending = [root]
    while let value = pending.popLast() {
      if let text = value.text,
        !text.utf8.elementsEqual(String(decoding: bytes[value.span.start..<value.span.end], as: UTF8.self).utf8)
      {
        return "'\(text)' is not what stands at \(value.span)"
      }
      let children = value.elements ?? value.members?.map(\.value) ?? []
      var last = value.span.start
      for child in children {
        guard last <= child.span.start, child.span.end <= value.span.end else {
          return "\(child.span) is not in its place in \(value.span)"
        }
        last = child.span.end
      }
      pending += children
    }
    return nil
  }
}
