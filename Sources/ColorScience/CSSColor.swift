extension ColorValue {
  /// `color(display-p3 r g b)`, or with ` / a` if not opaque: CSS Color 4, at most four decimals, unclamped.
  package var cssDisplayP3: String {
    let color = displayP3
    let components = [color.red, color.green, color.blue].map(decimal).joined(separator: " ")
    return "color(display-p3 \(components)" + (alpha == 1 ? ")" : " / \(decimal(alpha)))")
  }
}

/// At most four decimals, rounded half up, without trailing zeros; "0" for what is not a number.
private func decimal(_ x: Double) -> String {
  // Color components are near 0…1; the limit only keeps the conversion to an integer total.
  guard x.isFinite else { return "0" }
  let scaled = Int((min(abs(x), 1e9) * 10_000 + 0.5).rounded(.down))
  let sign = x < 0 && scaled > 0 ? "-" : ""
  var fraction = String(scaled % 10_000)
  fraction = String(repeating: "0", count: 4 - fraction.count) + fraction
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return sign + String(scaled / 10_000) + (fraction.isEmpty ? "" : "." + fraction)
}
