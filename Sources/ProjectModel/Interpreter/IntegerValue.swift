/// Swift's integer types of fixed width.
enum IntegerKind: String, Hashable, Sendable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"

  /// In bits. `Int` has 64, as on every device that Apple still sells.
  var width: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int, .int64, .uint, .uint64: 64
    }
  }

  var isSigned: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: true
    case .uint, .uint8, .uint16, .uint32, .uint64: false
    }
  }

  var range: ClosedRange<Int128> {
    let one: Int128 = 1
    return isSigned ? -(one << (width - 1))...(one << (width - 1)) - 1 : 0...(one << width) - 1
  }
}

/// An integer of one of Swift's types.
struct IntegerValue: Hashable, Sendable {
  let kind: IntegerKind
  /// Always within the range of `kind`.
  let value: Int128

  /// `nil` for a number that the type does not hold.
  init?(_ value: Int128, _ kind: IntegerKind) {
    guard kind.range.contains(value) else { return nil }
    self.kind = kind
    self.value = value
  }

  /// The low bits of a number.
  init(truncating value: Int128, _ kind: IntegerKind) {
    let low = value & ((1 << Int128(kind.width)) - 1)
    let isNegative = kind.isSigned && low >> Int128(kind.width - 1) == 1
    self.kind = kind
    self.value = isNegative ? low - (1 << Int128(kind.width)) : low
  }

  init(clamping value: Int128, _ kind: IntegerKind) {
    self.kind = kind
    self.value = min(max(value, kind.range.lowerBound), kind.range.upperBound)
  }

  /// The result of an operator of two integers of one type; `nil` where Swift traps, or has none of that name.
  func applying(_ name: String, _ other: IntegerValue) -> IntegerValue? {
    guard kind == other.kind else { return nil }
    let (a, b) = (value, other.value)
    switch name {
    case "+": return IntegerValue(a + b, kind)
    case "-": return IntegerValue(a - b, kind)
    case "*":
      let (product, overflows) = a.multipliedReportingOverflow(by: b)
      return overflows ? nil : IntegerValue(product, kind)
    case "/": return b == 0 ? nil : IntegerValue(a / b, kind)
    case "%":
      // The smallest number by -1 has a remainder, and traps as its quotient does.
      return b == 0 || IntegerValue(a / b, kind) == nil ? nil : IntegerValue(a % b, kind)
    case "&": return IntegerValue(a & b, kind)
    case "|": return IntegerValue(a | b, kind)
    case "^": return IntegerValue(truncating: a ^ b, kind)
    case "&+": return IntegerValue(truncating: a + b, kind)
    case "&-": return IntegerValue(truncating: a - b, kind)
    case "&*": return IntegerValue(truncating: a.multipliedReportingOverflow(by: b).partialValue, kind)
    default: return nil
    }
  }

  /// `<<`, `>>`, `&<<` and `&>>` by an integer of any type.
  func shifted(_ name: String, by count: Int128) -> IntegerValue? {
    switch name {
    case "<<": left(count)
    case ">>": left(-count)
    case "&<<": left(count & Int128(kind.width - 1))
    case "&>>": left(-(count & Int128(kind.width - 1)))
    default: nil
    }
  }

  /// Bits that are pushed out are gone, and a negative count shifts to the right.
  private func left(_ count: Int128) -> IntegerValue {
    if count >= 0 { return IntegerValue(truncating: count >= kind.width ? 0 : value << count, kind) }
    return IntegerValue(truncating: value >> min(-count, 127), kind)
  }

  var inverted: IntegerValue { IntegerValue(truncating: ~value, kind) }
}
