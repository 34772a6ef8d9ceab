package import Syntax

/// A hex number or string given to a helper of the project: `Color(hex: "#2F80ED")`, `Color(0x2F80ED)`.
package struct HexArgument: Hashable, Sendable {
  /// The digits in upper case, without `#` or `0x`: 3, 4, 6 or 8 of them.
  package let digits: String
  package let span: Span
}

extension HelperCall {
  /// The hex argument, if the call has one: a string of hex digits, or an integer where a label or its size says so.
  package var hexArgument: HexArgument? {
    guard let first = arguments.first, callee.first.flatMap(ColorFramework.init(typeName:)) != nil else { return nil }
    switch first.value {
    case .string(let text):
      // Without a sign of it, `face` and `decade` are words.
      let isMarked = text.hasPrefix("#") || text.lowercased().hasPrefix("0x") || Self.namesHex(first.label)
      guard isMarked || text.contains(where: \.isNumber) else { return nil }
      return HexArgument.digits(of: text).map { HexArgument(digits: $0, span: first.span) }
    case .number(.integer(let value)):
      guard Self.namesHex(first.label) || (first.label.isEmpty && value > 0xFFFF), value >= 0,
        value <= 0xFFFF_FFFF
      else { return nil }
      let digits = String(value, radix: 16, uppercase: true)
      let width = digits.count > 6 ? 8 : 6
      return HexArgument(digits: String(repeating: "0", count: width - digits.count) + digits, span: first.span)
    case .number, .color, .term, .other: return nil
    }
  }

  private static func namesHex(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.contains("hex") || label.contains("rgb")
  }
}

extension HexArgument {
  /// The digits of a hex color as people write it, or `nil`.
  package static func digits(of text: String) -> String? {
    var digits = Substring(text)
    if digits.hasPrefix("#") {
      digits = digits.dropFirst()
    } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      digits = digits.dropFirst(2)
    }
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return digits.uppercased()
  }
}
