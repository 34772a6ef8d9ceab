extension JSONText {
  /// The JSON text. Objects and arrays nested less than `lines` deep have a line for each element; those within are
  /// written on one line, so that a report has one line a finding.
  package func text(lines: Int = 0) -> String {
    var text = ""
    write(to: &text, lines: lines, depth: 0)
    return text
  }

  private func write(to text: inout String, lines: Int, depth: Int) {
    switch self {
    case .string(let string): Self.writeQuoted(string, to: &text)
    case .integer(let number): text += String(number)
    case .number(let number): text += number
    case .bool(let flag): text += flag ? "true" : "false"
    case .array(let elements):
      Self.write(elements, open: "[", close: "]", to: &text, lines: lines, depth: depth) { element, text in
        element.write(to: &text, lines: lines, depth: depth + 1)
      }
    case .object(let members):
      Self.write(members, open: "{", close: "}", to: &text, lines: lines, depth: depth) { member, text in
        Self.writeQuoted(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, lines: lines, depth: depth + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], open: String, close: String, to text: inout String, lines: Int, depth: Int,
    each: (Element, inout String) -> Void
  ) {
    let isBroken = depth < lines && !elements.isEmpty
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isBroken ? "," : ", " }
      if isBroken { text += "\n" + String(repeating: "  ", count: depth + 1) }
      each(element, &text)
    }
    if isBroken { text += "\n" + String(repeating: "  ", count: depth) }
    text += close
  }

  /// RFC 8259, section 7. Line and paragraph separators are escaped too: JavaScript once took them for line ends. So
  /// are C1 controls, which terminals obey.
  private static func writeQuoted(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
