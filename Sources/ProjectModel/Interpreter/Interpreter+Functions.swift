import Facts

extension Interpreter {
  /// A function of the standard library or of C.
  mutating func function(_ name: String, _ arguments: [TermArgument]) -> Value? {
    switch name {
    // What is printed colors nothing.
    case "print", "debugPrint", "NSLog", "os_log": return .void
    case "assert", "precondition": return assertion(arguments)
    case "#colorLiteral": return colorLiteral(arguments)
    case "min", "max": return extreme(name, arguments)
    case "strtoul", "strtoull", "strtol", "strtoll": return parsed(name, arguments)
    case "round", "floor", "ceil", "abs", "lround", "trunc": return rounded(name, arguments)
    case "zip": return zipped(arguments)
    case "stride": return stride(arguments)
    default: return fail()
    }
  }

  private mutating func assertion(_ arguments: [TermArgument]) -> Value? {
    guard let first = arguments.first, let value = value(first.value) else { return fail() }
    guard case .boolean(true) = value else { return fail(at: value) }
    return .void
  }

  private mutating func extreme(_ name: String, _ arguments: [TermArgument]) -> Value? {
    guard let values = values(arguments), var result = values.first, values.count > 1 else { return fail() }
    for value in values.dropFirst() {
      // Swift's `max` takes the last of equal ones, `min` the first, which makes no difference for numbers.
      guard let isLess = compare("<", value, result) else { return nil }
      if isLess == (name == "min") { result = value }
    }
    // A literal beside a typed number has its type.
    if case .literal = result, let typed = values.first(where: { if case .literal = $0 { false } else { true } }) {
      return typedAs(typed, result)
    }
    return result
  }

  private func typedAs(_ example: Value, _ value: Value) -> Value? {
    switch example {
    case .integer(let integer): Self.integer(value, integer.kind).map(Value.integer)
    case .floating(let number): Self.floating(value, number.kind).map(Value.floating)
    default: nil
    }
  }

  private mutating func rounded(_ name: String, _ arguments: [TermArgument]) -> Value? {
    guard let value = alone(arguments) else { return nil }
    switch (name, value) {
    case ("abs", .integer(let integer)):
      return IntegerValue(integer.value.magnitude > UInt128(Int128.max) ? 0 : abs(integer.value), integer.kind)
        .map(Value.integer) ?? fail()
    case ("abs", .floating(let number)): return .floating(FloatingValue(abs(number.value), number.kind))
    case ("round", .floating(let number)): return .floating(FloatingValue(number.value.rounded(), number.kind))
    case ("floor", .floating(let number)): return .floating(FloatingValue(number.value.rounded(.down), number.kind))
    case ("ceil", .floating(let number)): return .floating(FloatingValue(number.value.rounded(.up), number.kind))
    case ("trunc", .floating(let number)):
      return .floating(FloatingValue(number.value.rounded(.towardZero), number.kind))
    case ("lround", .floating(let number)) where number.kind != .float && abs(number.value) < 0x1p31:
      return .int(Int(number.value.rounded()))
    default: return fail(at: value)
    }
  }

  /// `strtoul(text, nil, 16)` and its kin (ISO C, 7.24.1.7): white space, a sign, `0x` before a digit, then digits.
  private mutating func parsed(_ name: String, _ arguments: [TermArgument]) -> Value? {
    guard let values = values(arguments), values.count == 3, Self.wholeNumber(values[2]) == 16 else { return fail() }
    guard case .string(let text) = values[0], case .optional(nil) = values[1] else { return fail(at: values[0]) }
    var digits = Array(text.content.utf8)[...]
    digits = digits.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let isNegative = digits.first == 0x2D
    if isNegative || digits.first == 0x2B { digits = digits.dropFirst() }
    let hex = { (byte: UInt8) in Character(Unicode.Scalar(byte)).hexDigitValue }
    let start = digits.startIndex
    if digits.count > 2, digits[start] == 0x30, digits[start + 1] | 0x20 == 0x78, digits[start + 2] < 0x80,
      hex(digits[start + 2]) != nil
    {
      digits = digits.dropFirst(2)
    }
    let kind: IntegerKind =
      switch name {
      case "strtoul": .uint
      case "strtoull": .uint64
      case "strtol": .int
      default: .int64
      }
    var value: Int128 = 0
    let most = kind.range.upperBound
    for byte in digits {
      guard byte < 0x80, let digit = hex(byte) else { break }
      value = min(value * 16 + Int128(digit), most + 1)
    }
    if kind.isSigned { return .integer(IntegerValue(clamping: isNegative ? -value : value, kind)) }
    if value > most { return .integer(IntegerValue(clamping: value, kind)) }
    return .integer(IntegerValue(truncating: isNegative ? -value : value, kind))
  }

  private mutating func zipped(_ arguments: [TermArgument]) -> Value? {
    guard let values = values(arguments), values.count == 2, let first = elements(of: values[0]),
      let second = elements(of: values[1])
    else { return fail() }
    return .array(zip(first, second).map { Self.pair("", $0, "", $1) })
  }

  private mutating func stride(_ arguments: [TermArgument]) -> Value? {
    guard let values = values(arguments), values.count == 3 else { return fail() }
    let numbers = values.compactMap { Self.integer($0, .int)?.value }
    guard numbers.count == 3, numbers[2] != 0 else { return fail() }
    let isClosed = arguments[1].label == "through"
    guard (numbers[1] - numbers[0]) / numbers[2] < Int128(Self.mostElements) else { return fail(.limit) }
    var found: [Value] = []
    var number = numbers[0]
    while numbers[2] > 0
      ? number < numbers[1] || isClosed && number == numbers[1]
      : number > numbers[1] || isClosed && number == numbers[1]
    {
      if let value = IntegerValue(number, .int) { found.append(.integer(value)) }
      number += numbers[2]
    }
    return .array(found)
  }
}
