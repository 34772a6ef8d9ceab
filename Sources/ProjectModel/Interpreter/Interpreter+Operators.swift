import Facts

extension Interpreter {
  mutating func prefix(_ name: String, _ inner: Term, as type: TypeTerm?) -> Value? {
    guard let value = value(inner, as: type) else { return nil }
    switch (name, value) {
    case ("+", .literal), ("+", .integer), ("+", .floating): return value
    case ("-", .literal(let literal)):
      return .literal(LiteralValue(integer: literal.integer.map { -$0 }, floating: -literal.floating))
    case ("-", .integer(let integer)): return IntegerValue(-integer.value, integer.kind).map(Value.integer) ?? fail()
    case ("-", .floating(let number)): return .floating(FloatingValue(-number.value, number.kind))
    case ("~", .integer(let integer)): return .integer(integer.inverted)
    case ("!", .boolean(let holds)): return .boolean(!holds)
    case ("...", _): return .range(ValueRange(lower: nil, upper: value, isClosed: true))
    case ("..<", _): return .range(ValueRange(lower: nil, upper: value, isClosed: false))
    default: return fail(at: value)
    }
  }

  mutating func binary(_ name: String, _ left: Term, _ right: Term, as type: TypeTerm?) -> Value? {
    switch name {
    case "&&", "||":
      guard let first = value(left) else { return nil }
      guard case .boolean(let holds) = first else { return fail(at: first) }
      if holds == (name == "||") { return first }
      guard let second = value(right) else { return nil }
      if case .boolean = second { return second }
      return fail(at: second)
    case "??":
      guard let first = value(left, as: type.map(TypeTerm.optional)) else { return nil }
      if case .unknown(let reason) = first { return fail(reason) }
      guard case .optional(let wrapped) = first else { return first }
      if let wrapped { return wrapped }
      guard let second = value(right, as: type) else { return nil }
      guard type == nil, case .literal = second else { return second }
      // A literal has the type that the other side would have had.
      guard let type = staticType(of: left) else { return fail() }
      return coerce(second, to: Self.unwrapped(type)) ?? fail()
    default: break
    }
    guard let first = value(left, as: Self.operand(type, of: left)),
      let second = value(right, as: Self.operand(type, of: right))
    else { return nil }
    return apply(name, first, second)
  }

  /// What an operand is wanted as: only `.init(…)` asks.
  private static func operand(_ type: TypeTerm?, of term: Term) -> TypeTerm? {
    if case .call(.implicit, _) = term { type } else { nil }
  }

  mutating func apply(_ name: String, _ first: Value, _ second: Value) -> Value? {
    switch name {
    case "==", "!=": return equals(first, second).map { .boolean($0 == (name == "==")) }
    case "<", "<=", ">", ">=": return compare(name, first, second).map(Value.boolean)
    case "...", "..<":
      guard !isUnknown(first), !isUnknown(second) else { return fail(at: first, second) }
      // A range whose end stands before its start traps.
      guard compare("<=", first, second) == true else { return fail() }
      return .range(ValueRange(lower: first, upper: second, isClosed: name == "..."))
    default: return calculate(name, first, second) ?? fail(at: first, second)
    }
  }

  private func isUnknown(_ value: Value) -> Bool {
    if case .unknown = value { true } else { false }
  }

  private mutating func calculate(_ name: String, _ first: Value, _ second: Value) -> Value? {
    switch (first, second) {
    case (.literal(let a), .literal(let b)): return a.applying(name, b).map(Value.literal)
    case (.integer(let a), .integer(let b)):
      return (a.applying(name, b) ?? a.shifted(name, by: b.value)).map(Value.integer)
    case (.integer(let a), .literal(let b)):
      if let shifted = b.integer.flatMap({ a.shifted(name, by: $0) }) { return .integer(shifted) }
      return Self.integer(second, a.kind).flatMap { a.applying(name, $0) }.map(Value.integer)
    case (.literal(let a), .integer(let b)):
      // The number that is shifted has a type of its own, `Int` where nothing else is said.
      if name.hasSuffix("<<") || name.hasSuffix(">>") {
        return a.integer.flatMap { IntegerValue($0, .int) }.flatMap { $0.shifted(name, by: b.value) }.map(Value.integer)
      }
      return Self.integer(first, b.kind).flatMap { $0.applying(name, b) }.map(Value.integer)
    case (.floating(let a), .floating(let b)): return a.applying(name, b).map(Value.floating)
    case (.floating(let a), .literal):
      return Self.floating(second, a.kind).flatMap { a.applying(name, $0) }.map(Value.floating)
    case (.literal, .floating(let b)):
      return Self.floating(first, b.kind).flatMap { $0.applying(name, b) }.map(Value.floating)
    case (.string(let a), .string(let b)) where name == "+": return bounded(a.string + b.string)
    case (.array(let a), .array(let b)) where name == "+":
      return a.count + b.count <= Self.mostElements ? .array(a + b) : fail(.limit)
    default: return nil
    }
  }

  /// Whether two values are equal; `nil` after a failure, where that is not certain.
  mutating func equals(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.unknown, _), (_, .unknown): return fail(at: first, second)
    case (.optional(nil), .optional(nil)): return true
    case (.optional(let a?), .optional(let b?)): return equals(a, b)
    case (.optional, .optional): return false
    case (.optional(let wrapped), _): return wrapped.map { equals($0, second) } ?? false
    case (_, .optional(let wrapped)): return wrapped.map { equals(first, $0) } ?? false
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.string(let a), .string(let b)): return a.content == b.content
    case (.character(let a), .character(let b)): return a == b
    case (.character(let a), .string(let b)), (.string(let b), .character(let a)): return String(a) == b.content
    case (.symbol(let a), .symbol(let b)): return a.equals(b) ?? fail()
    case (.position(let a), .position(let b)): return a == b
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      for (one, other) in zip(a, b) {
        guard let isEqual = equals(one.value, other.value) else { return nil }
        if !isEqual { return false }
      }
      return true
    default: return numbers(first, second).map { $0 == $1 } ?? fail(at: first, second)
    }
  }

  mutating func compare(_ name: String, _ first: Value, _ second: Value) -> Bool? {
    if case .integer(let a) = first, case .integer(let b) = second { return Self.compare(name, a.value, b.value) }
    if let (a, b) = numbers(first, second) { return Self.compare(name, a, b) }
    switch (first, second) {
    case (.string(let a), .string(let b)): return Self.compare(name, a.content, b.content)
    case (.character(let a), .character(let b)): return Self.compare(name, a, b)
    case (.character(let a), .string(let b)): return Self.compare(name, String(a), b.string)
    case (.string(let a), .character(let b)): return Self.compare(name, a.string, String(b))
    case (.position(let a), .position(let b)): return Self.compare(name, a, b)
    default: return fail(at: first, second)
    }
  }

  private static func compare<T: Comparable>(_ name: String, _ a: T, _ b: T) -> Bool {
    switch name {
    case "<": a < b
    case "<=": a <= b
    case ">": a > b
    default: a >= b
    }
  }

  /// Two numbers that can be compared, exactly: integers of 64 bits may have no `Double`.
  private func numbers(_ first: Value, _ second: Value) -> (Double, Double)? {
    switch (first, second) {
    case (.integer(let a), .integer(let b)): a.value == b.value ? (0, 0) : (0, 1)
    case (.integer(let a), .literal(let b)): b.integer.map { order(a.value, $0) }
    case (.literal(let a), .integer(let b)): a.integer.map { order($0, b.value) }
    case (.literal(let a), .literal(let b)): (a.floating, b.floating)
    case (.floating(let a), .floating(let b)): (a.value, b.value)
    case (.floating(let a), .literal): Self.floating(second, a.kind).map { (a.value, $0.value) }
    case (.literal, .floating(let b)): Self.floating(first, b.kind).map { ($0.value, b.value) }
    default: nil
    }
  }

  private func order(_ a: Int128, _ b: Int128) -> (Double, Double) {
    a == b ? (0, 0) : a < b ? (0, 1) : (1, 0)
  }
}
