import ColorScience

/// A color as people type it on a command line: `#2F80ED`, `2F80ED`, `rgb(47, 128, 237)`, `rgb(47 128 237 / 50%)`.
///
/// `nil` for what is no number at all, and so may be a name; what is meant as a number and is none fails.
func colorValue(typed text: String) throws(Failure) -> ColorValue? {
  if let color = ColorValue(hex: text) { return color }
  if text.hasPrefix("#") || text.hasPrefix("0x") { throw wrongHex(text) }
  guard let open = text.firstIndex(of: "(") else { return nil }
  switch text[..<open].lowercased().replacing(" ", with: "") {
  case "rgb", "rgba": return try functionColor(text, arguments: text[text.index(after: open)...])
  case "hsl", "hsla", "hsb", "hwb", "lab", "lch", "oklab", "oklch", "color":
    throw Failure("'\(text)' is not read here; write rgb(), #RRGGBB or a name")
  default: return nil
  }
}

private func wrongHex(_ text: String) -> Failure {
  let cure = "write #RGB, #RRGGBB or #RRGGBBAA"
  let digits = text.dropFirst(text.hasPrefix("#") ? 1 : 2)
  if let other = digits.first(where: { !$0.isASCII || !$0.isHexDigit }) {
    return Failure("'\(text)' is not a hex color, for '\(other)' is no digit; \(cure)")
  }
  let count = text.hasPrefix("#") ? ": it has \(counted(digits.count, "digit"))" : ""
  return Failure("'\(text)' is not a hex color\(count); \(cure)")
}

/// `rgb()` and `rgba()` in both syntaxes of CSS Color 4; components 0…255 or percentages.
private func functionColor(_ text: String, arguments: Substring) throws(Failure) -> ColorValue {
  guard arguments.last == ")" else { throw Failure("'\(text)' has no ')' at its end") }
  let parts = arguments.dropLast().split { $0 == "," || $0 == "/" || $0.isWhitespace }
  guard parts.count == 3 || parts.count == 4 else {
    throw Failure("'\(text)' has \(counted(parts.count, "component")); write rgb(red green blue) or rgb(… / alpha)")
  }
  var components: [Double] = []
  for (name, part) in zip(["red", "green", "blue", "alpha"], parts) {
    components.append(try fraction(part, of: name == "alpha" ? 1 : 255, name, in: text))
  }
  return ColorValue(
    red: components[0], green: components[1], blue: components[2], alpha: components.count == 4 ? components[3] : 1)
}

/// A number or a percentage, as a fraction of what counts as whole.
private func fraction(
  _ part: Substring, of whole: Int, _ name: String, in text: String
) throws(Failure) -> Double {
  let isPercentage = part.last == "%"
  guard let number = Double(isPercentage ? part.dropLast() : part), number.isFinite else {
    throw Failure("the \(name) of '\(text)' is '\(part)', which is not a number")
  }
  let value = number / Double(isPercentage ? 100 : whole)
  guard (0...1).contains(value) else {
    throw Failure("the \(name) of '\(text)' is \(part), outside \(isPercentage ? "0%...100%" : "0...\(whole)")")
  }
  return value
}
