package import ColorScience
package import Facts

/// What makes two colors that are written as numbers or hex the same color.
package enum LiteralKey: Hashable, Sendable {
  /// `#RRGGBBAA` of a value whose space is known, or its Display P3 form where sRGB cannot hold it.
  case value(String)
  /// A hex argument of a project's own helper, as spelled, in upper case without `#` or `0x`: what the helper makes of it
  /// is not claimed. Its other arguments may make another color of it.
  case spelled(String, others: [Argument])
  /// Numbers of a generic, calibrated or device space, whose profile is not known.
  case unmanaged([Double])

  package struct Argument: Hashable, Sendable {
    let label: String
    let value: HelperCall.Value
  }

  /// The key of a color expression that is written out; `nil` for all others.
  package init?(_ expr: ColorExpr) {
    switch expr {
    case .components(let components):
      guard let value = components.value else { return nil }
      guard value.space != .unmanaged else {
        self = .unmanaged([value.red, value.green, value.blue, value.alpha])
        return
      }
      self = .value(value.exactText)
    case .call(let call):
      guard let hex = call.hexArgument else { return nil }
      self = .spelled(
        hex.digits, others: call.arguments.dropFirst().map { Argument(label: $0.label, value: $0.value) })
    default: return nil
    }
  }
}

extension LiteralKey {
  /// The same digits in the other spelling: a hex string and numbers that people read as one color.
  package var counterpart: LiteralKey? {
    switch self {
    case .spelled(let digits, let others):
      digits.count == 6 && others.isEmpty ? .value("#" + digits + "FF") : nil
    case .value(let hex):
      hex.hasPrefix("#") && hex.hasSuffix("FF") ? .spelled(String(hex.dropFirst().prefix(6)), others: []) : nil
    case .unmanaged: nil
    }
  }
}

extension ColorComponents {
  /// Whether every number is written in the source, one that no floating-point number holds too.
  var isWritten: Bool { (numbers + (alpha.map { [$0] } ?? [])).allSatisfy { $0.expr.floatingValue != nil } }

  /// The color, when every number of it is written in the source.
  package var value: ColorValue? {
    guard let alpha = alpha.map({ $0.value }) ?? 1 else { return nil }
    let values = numbers.compactMap(\.value)
    guard values.count == numbers.count else { return nil }
    switch model {
    case .white:
      guard values.count == 1 else { return nil }
      return ColorValue(space: space, white: values[0], alpha: alpha)
    case .rgb:
      guard values.count == 3 else { return nil }
      return ColorValue(space: space, red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .hsb:
      guard values.count == 3 else { return nil }
      let color = ColorValue(hue: values[0], saturation: values[1], brightness: values[2], alpha: alpha)
      return ColorValue(space: space, red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
  }
}

extension ColorValue {
  /// The color to 8 bits, in Display P3 where sRGB cannot hold it: two of one text are one color to the eye.
  var exactText: String { isInSRGBGamut ? hexWithAlpha : cssDisplayP3 }
}
