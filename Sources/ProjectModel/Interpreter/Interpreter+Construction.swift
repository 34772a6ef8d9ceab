import Facts
import Syntax

extension Interpreter {
  /// `Type(…)`
  mutating func construct(_ path: [String], _ arguments: [TermArgument]) -> Value? {
    if let framework = Self.framework(ofType: path) { return constructColor(framework, path, arguments) }
    if let framework = aliased(path) { return constructColor(framework, [framework.typeName], arguments) }
    guard let name = path.last else { return fail() }
    for type in ScopedName.candidates(for: path, in: frame.place.scope) {
      let entries = snapshot.declarations.helpers("init", of: type)
      if let value = attempt({ $0.callHelpers(entries, arguments, current: nil) }) { return value }
      guard failure == nil else { return nil }
    }
    if let value = instance(ofType: path, arguments) { return value }
    guard failure == nil, path.count == 1 else { return fail() }
    if let kind = IntegerKind(rawValue: name) { return integer(kind, arguments) }
    if let kind = FloatingValue.Kind(typeName: name) { return floating(kind, arguments) }
    switch name {
    case "String", "NSString": return string(arguments)
    case "Character": return alone(arguments).flatMap { coerce($0, to: .named(["Character"])) ?? fail(at: $0) }
    case "Array": return alone(arguments).flatMap { value in elements(of: value).map(Value.array) ?? fail(at: value) }
    case "Substring":
      return alone(arguments).flatMap { coerce($0, to: .named(["Substring"])) ?? fail(at: $0) }
    case "CharacterSet": return characterSet(arguments)
    case "Scanner": return scanner(arguments)
    default: return fail()
    }
  }

  static func labels(_ arguments: [TermArgument]) -> String {
    arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
  }

  /// The value of the only argument, which has no label.
  mutating func alone(_ arguments: [TermArgument]) -> Value? {
    guard arguments.count == 1, arguments[0].label.isEmpty else { return fail() }
    return value(arguments[0].value)
  }

  /// The values of all arguments.
  mutating func values(_ arguments: [TermArgument]) -> [Value]? {
    var values: [Value] = []
    for argument in arguments {
      guard let value = value(argument.value) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func characterSet(_ arguments: [TermArgument]) -> Value? {
    guard Self.labels(arguments) == "charactersIn:", let value = value(arguments[0].value) else { return fail() }
    guard case .string(let text) = value else { return fail(at: value) }
    return .characters(.listed(Set(text.content.unicodeScalars)))
  }

  private mutating func scanner(_ arguments: [TermArgument]) -> Value? {
    guard Self.labels(arguments) == "string:", let value = value(arguments[0].value) else { return fail() }
    guard case .string(let text) = value, scanners.count < 16 else { return fail(at: value) }
    scanners.append(ScannerState(text.string))
    return .scanner(scanners.count - 1)
  }
}

// MARK: - Numbers

extension Interpreter {
  private mutating func integer(_ kind: IntegerKind, _ arguments: [TermArgument]) -> Value? {
    guard let values = values(arguments), let first = values.first else { return fail() }
    switch (Self.labels(arguments), first) {
    case ("_:", .literal(let literal)) where literal.integer == nil: return truncated(literal.floating, kind)
    case ("_:", .floating(let number)): return truncated(number.value, kind)
    case ("_:", .string(let text)): return Self.parsed(text.content, kind, radix: 10)
    case ("_:radix:", .string(let text)):
      guard let radix = Self.integer(values[1], .int), (2...36).contains(radix.value) else { return fail() }
      return Self.parsed(text.content, kind, radix: Int(radix.value))
    default: break
    }
    guard let number = Self.wholeNumber(first) else { return fail(at: first) }
    switch Self.labels(arguments) {
    case "_:": return IntegerValue(number, kind).map(Value.integer) ?? fail()
    case "exactly:": return .optional(IntegerValue(number, kind).map(Value.integer))
    case "clamping:": return .integer(IntegerValue(clamping: number, kind))
    case "truncatingIfNeeded:", "bitPattern:": return .integer(IntegerValue(truncating: number, kind))
    default: return fail()
    }
  }

  static func wholeNumber(_ value: Value) -> Int128? {
    switch value {
    case .integer(let integer): integer.value
    case .literal(let literal): literal.integer
    default: nil
    }
  }

  /// A number without its fraction; one that the type does not hold traps.
  private mutating func truncated(_ number: Double, _ kind: IntegerKind) -> Value? {
    guard number.isFinite, abs(number) < 0x1p64 else { return fail() }
    return IntegerValue(Int128(number), kind).map(Value.integer) ?? fail()
  }

  /// As `Int(_:radix:)`: digits after at most one sign, and a number that the type holds.
  static func parsed(_ text: Substring, _ kind: IntegerKind, radix: Int) -> Value {
    guard let number = Int128(text, radix: radix) else { return Value.none }
    // Of an unsigned type, "-0" is the only one with a minus.
    return .optional(IntegerValue(number, kind).map(Value.integer))
  }

  private mutating func floating(_ kind: FloatingValue.Kind, _ arguments: [TermArgument]) -> Value? {
    guard let value = alone(arguments) else { return nil }
    switch value {
    case .integer(let integer): return .floating(FloatingValue(Double(integer.value), kind))
    case .floating(let number): return .floating(FloatingValue(number.value, kind))
    case .literal(let literal):
      // Arithmetic in parentheses of its own is that of `Int` where it can be.
      return .floating(FloatingValue(literal.integer.map { Double($0) } ?? literal.floating, kind))
    case .string(let text) where kind != .cgFloat: return number(in: text, kind)
    default: return fail(at: value)
    }
  }

  /// `Double("0.5")`, for plain decimal numbers.
  private mutating func number(in text: Text, _ kind: FloatingValue.Kind) -> Value? {
    let isPlain = text.content.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    guard isPlain else { return fail() }
    if kind == .float { return .optional(Float(text.content).map { .floating(FloatingValue(Double($0), .float)) }) }
    return .optional(Double(text.content).map { .floating(FloatingValue($0, kind)) })
  }
}

// MARK: - Strings

extension Interpreter {
  private mutating func string(_ arguments: [TermArgument]) -> Value? {
    guard let values = values(arguments), let first = values.first else {
      return arguments.isEmpty ? .text("") : fail()
    }
    switch (Self.labels(arguments), first) {
    case ("_:", .array(let characters)): return joined(characters, by: "")
    case ("_:", _), ("describing:", _): return described(first).flatMap { bounded($0) } ?? fail(at: first)
    case ("string:", .string(let text)): return .text(text.string)
    case ("repeating:count:", _):
      guard let piece = described(first), let count = Self.wholeNumber(values[1]), (0...4096).contains(count),
        piece.utf8.count * Int(count) <= Text.limit
      else { return fail(at: first) }
      return .text(String(repeating: piece, count: Int(count)))
    case ("_:radix:", _), ("_:radix:uppercase:", _): return digits(values)
    case ("format:_:", .string(let format)), ("format:_:_:", .string(let format)),
      ("format:_:_:_:", .string(let format)), ("format:_:_:_:_:", .string(let format)):
      return Self.formatted(format.string, Array(values.dropFirst())).flatMap { bounded($0) } ?? fail()
    default: return fail(at: first)
    }
  }

  private mutating func digits(_ values: [Value]) -> Value? {
    guard let number = Self.wholeNumber(values[0]), let radix = Self.wholeNumber(values[1]), (2...36).contains(radix)
    else { return fail(at: values[0]) }
    var isUppercase = false
    if values.count > 2, case .boolean(let flag) = values[2] { isUppercase = flag }
    return .text(String(number, radix: Int(radix), uppercase: isUppercase))
  }

  /// `%02X` and the like for whole numbers of at most 32 bits, `%@` for strings; `nil` for anything else.
  private static func formatted(_ format: String, _ values: [Value]) -> String? {
    var rest = format[...]
    var values = values[...]
    var result = ""
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let value = values.popFirst() else { return nil }
      let width = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[width.endIndex...].drop { $0 == "l" }
      guard let conversion = rest.popFirst(), let text = converted(value, by: conversion) else { return nil }
      guard width.isEmpty || width.hasPrefix("0"), let least = width.isEmpty ? 0 : Int(width), least <= 64 else {
        return nil
      }
      result += String(repeating: "0", count: max(0, least - text.count)) + text
    }
    return values.isEmpty ? result + rest : nil
  }

  private static func converted(_ value: Value, by conversion: Character) -> String? {
    if conversion == "@", case .string(let text) = value { return text.string }
    guard let number = wholeNumber(value), (0...0x7FFF_FFFF).contains(number) else { return nil }
    switch conversion {
    case "X": return String(number, radix: 16, uppercase: true)
    case "x": return String(number, radix: 16)
    case "d", "i", "u": return String(number)
    default: return nil
    }
  }
}
