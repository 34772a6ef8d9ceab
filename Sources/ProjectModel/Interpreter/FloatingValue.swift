/// A number of one of Swift's floating-point types.
struct FloatingValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case double
    case cgFloat
    case float

    init?(typeName: String) {
      switch typeName {
      case "Double", "Float64", "TimeInterval": self = .double
      case "CGFloat": self = .cgFloat
      case "Float", "Float32": self = .float
      default: return nil
      }
    }
  }

  let kind: Kind
  /// Rounded to what `kind` holds.
  let value: Double

  init(_ value: Double, _ kind: Kind) {
    self.kind = kind
    self.value = kind == .float ? Double(Float(value)) : value
  }

  /// The result of an operator; `nil` where there is none, `Float` with another type. `Double` and `CGFloat` mix.
  func applying(_ name: String, _ other: FloatingValue) -> FloatingValue? {
    guard (kind == .float) == (other.kind == .float) else { return nil }
    let kind = kind == other.kind ? kind : .double
    // Of two numbers with 24 bits each, the rounded result of 53 bits rounds to that of 24 (Figueroa 1995).
    switch name {
    case "+": return FloatingValue(value + other.value, kind)
    case "-": return FloatingValue(value - other.value, kind)
    case "*": return FloatingValue(value * other.value, kind)
    case "/": return FloatingValue(value / other.value, kind)
    default: return nil
    }
  }
}

/// Arithmetic over literals that has no type yet: what it is as an integer, if it can be one, and as a floating-point
/// number.
struct LiteralValue: Hashable, Sendable {
  let integer: Int128?
  let floating: Double

  init(integer: Int128?, floating: Double) {
    self.integer = integer
    self.floating = floating
  }

  init(_ integer: UInt64) { self.init(integer: Int128(integer), floating: Double(integer)) }

  func applying(_ name: String, _ other: LiteralValue) -> LiteralValue? {
    let floating = FloatingValue(floating, .double).applying(name, FloatingValue(other.floating, .double))
    // As an integer of `Int`, which is what such a literal is by default; other types have narrower literals.
    var integer: IntegerValue?
    if let a = self.integer.flatMap({ IntegerValue($0, .int) }),
      let b = other.integer.flatMap({ IntegerValue($0, .int) })
    {
      integer = a.applying(name, b) ?? a.shifted(name, by: b.value)
    }
    guard floating != nil || integer != nil else { return nil }
    return LiteralValue(integer: integer?.value, floating: floating?.value ?? .nan)
  }
}
