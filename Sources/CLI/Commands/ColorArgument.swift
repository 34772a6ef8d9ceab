import ColorScience

/// A color as people type it on a command line: `#2F80ED`, `2F80ED`, `rgb(47, 128, 237)`, `rgb(47 128 237 / 50%)`.
func colorValue(typed text: String) -> ColorValue? {
  ColorValue(hex: text) ?? functionColor(text)
}

/// `rgb()` and `rgba()` in both syntaxes of CSS Color 4; components 0…255 or percentages.
private func functionColor(_ text: String) -> ColorValue? {
  let lower = text.lowercased()
  guard let open = lower.firstIndex(of: "("), lower.last == ")", ["rgb", "rgba"].contains(lower[..<open]) else {
    return nil
  }
  let inside = lower[lower.index(after: open)...].dropLast()
  let parts = inside.split { $0 == "," || $0 == "/" || $0 == " " }
  guard parts.count == 3 || parts.count == 4 else { return nil }
  let components = parts.prefix(3).compactMap { fraction($0, of: 255) }
  guard components.count == 3 else { return nil }
  guard let alpha = parts.count == 4 ? fraction(parts[3], of: 1) : 1 else { return nil }
  return ColorValue(red: components[0], green: components[1], blue: components[2], alpha: alpha)
}

/// A number or a percentage, as a fraction of what counts as whole; `nil` outside 0…1.
private func fraction(_ text: Substring, of whole: Double) -> Double? {
  let isPercentage = text.last == "%"
  guard let number = Double(isPercentage ? text.dropLast() : text) else { return nil }
  let value = number / (isPercentage ? 100 : whole)
  return (0...1).contains(value) ? value : nil
}
