/// Text with the references to characters resolved (XML 1.0, 4.1 and 4.6); `nil` where one is not known.
func xmlUnescaped(_ text: String) -> String? {
  var result = ""
  var rest = Substring(text)
  while let start = rest.firstIndex(of: "&") {
    result += rest[..<start]
    let after = rest[rest.index(after: start)...]
    guard let end = after.firstIndex(of: ";"), let scalar = scalar(named: after[..<end]) else { return nil }
    result.unicodeScalars.append(scalar)
    rest = after[after.index(after: end)...]
  }
  return result + rest
}

private func scalar(named name: Substring) -> Unicode.Scalar? {
  switch name {
  case "amp": return "&"
  case "lt": return "<"
  case "gt": return ">"
  case "quot": return "\""
  case "apos": return "'"
  default:
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}

/// Text as it stands between the double quotes of an attribute.
package func xmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\r", "\t": result += "&#\(scalar.value);"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
