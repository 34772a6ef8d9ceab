import Facts

extension Interpreter {
  /// What a loop over a value goes through; `nil` where it is no sequence, or too long.
  func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let values): values
    case .string(let text): text.content.map(Value.character)
    case .range(let range):
      if let lower = range.lower, let upper = range.upper {
        integers(lower, upper, isClosed: range.isClosed)
      } else {
        nil
      }
    default: nil
    }
  }

  private func integers(_ lower: Value, _ upper: Value, isClosed: Bool) -> [Value]? {
    var kind = IntegerKind.int
    if case .integer(let integer) = lower { kind = integer.kind }
    if case .integer(let integer) = upper { kind = integer.kind }
    guard let first = Self.integer(lower, kind)?.value, let last = Self.integer(upper, kind)?.value else { return nil }
    let end = isClosed ? last + 1 : last
    guard first <= end, end - first <= Self.mostElements else { return nil }
    return (first..<end).compactMap { IntegerValue($0, kind).map(Value.integer) }
  }

  /// A method that strings and arrays share; `nil` without a failure where none is known.
  mutating func sequenceMethod(_ name: String, of value: Value, _ arguments: [TermArgument]) -> Value? {
    switch (name, arguments.count) {
    case ("joined", _): return join(value, arguments)
    case ("map", 1), ("flatMap", 1), ("compactMap", 1), ("filter", 1), ("allSatisfy", 1), ("contains", 1), ("drop", 1):
      return transform(name, value, arguments[0])
    case ("prefix", 1), ("suffix", 1), ("dropFirst", _), ("dropLast", _): return part(name, of: value, arguments)
    case ("enumerated", 0):
      return elements(of: value).map { elements in
        .array(elements.enumerated().map { Self.pair("offset", .int($0), "element", $1) })
      }
    case ("reversed", 0): return elements(of: value).map { .array($0.reversed()) }
    case ("reduce", 2): return reduce(value, arguments)
    default: return nil
    }
  }

  static func pair(_ first: String, _ one: Value, _ second: String, _ other: Value) -> Value {
    .tuple([Value.Element(label: first, value: one), Value.Element(label: second, value: other)])
  }

  private mutating func join(_ value: Value, _ arguments: [TermArgument]) -> Value? {
    guard case .array(let values) = value else { return nil }
    guard let first = arguments.first else { return joined(values, by: "") }
    guard let separator = self.value(first.value).flatMap(described) else { return fail() }
    return joined(values, by: separator)
  }

  mutating func joined(_ values: [Value], by separator: String) -> Value? {
    var pieces: [String] = []
    for value in values {
      switch value {
      case .string, .character: pieces.append(described(value) ?? "")
      default: return fail(at: value)
      }
    }
    return bounded(pieces.joined(separator: separator))
  }

  private mutating func transform(_ name: String, _ value: Value, _ argument: TermArgument) -> Value? {
    guard let function = self.value(argument.value) else { return nil }
    guard case .closure(let closure) = function else {
      return name == "contains" ? contains(function, in: value) : fail(at: function)
    }
    guard let elements = elements(of: value) else { return fail() }
    var results: [Value] = []
    var kept: [Value] = []
    for element in elements {
      guard let result = call(closure, with: [element], as: nil) else { return nil }
      results.append(result)
      if case .boolean(true) = result { kept.append(element) }
    }
    switch name {
    case "map": return .array(results)
    case "flatMap" where results.allSatisfy({ if case .array = $0 { true } else { false } }):
      let all = results.flatMap { self.elements(of: $0) ?? [] }
      return all.count <= Self.mostElements ? .array(all) : fail(.limit)
    case "compactMap":
      return .array(results.compactMap { if case .optional(let wrapped) = $0 { wrapped } else { $0 } })
    case "filter":
      if case .string = value { return joined(kept, by: "") }
      return .array(kept)
    case "allSatisfy": return .boolean(kept.count == elements.count)
    case "contains": return .boolean(!kept.isEmpty)
    default: return fail()
    }
  }

  private mutating func contains(_ wanted: Value, in value: Value) -> Value? {
    if case .range(let range) = value { return contains(range, wanted).map(Value.boolean) }
    if case .string(let text) = value, case .string(let piece) = wanted {
      let piece = piece.string
      guard piece.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return fail() }
      return .boolean(piece.isEmpty || !text.content.ranges(of: piece).isEmpty)
    }
    for element in elements(of: value) ?? [] {
      guard let isEqual = equals(element, wanted) else { return nil }
      if isEqual { return .boolean(true) }
    }
    return .boolean(false)
  }

  private mutating func reduce(_ value: Value, _ arguments: [TermArgument]) -> Value? {
    guard let elements = elements(of: value), arguments[0].label.isEmpty,
      let start = self.value(arguments[0].value), let function = self.value(arguments[1].value)
    else { return fail() }
    guard case .closure(let closure) = function else { return fail(at: function) }
    var result = start
    for element in elements {
      guard let next = call(closure, with: [result, element], as: nil) else { return nil }
      result = next
    }
    return result
  }

  /// `prefix`, `suffix`, `dropFirst` and `dropLast`, which give a slice.
  private mutating func part(_ name: String, of value: Value, _ arguments: [TermArgument]) -> Value? {
    if let first = arguments.first, !first.label.isEmpty { return part(name, of: value, upTo: first) }
    var count = 1
    if let first = arguments.first {
      guard let number = self.value(first.value) else { return nil }
      // A negative one traps.
      guard let whole = Self.wholeNumber(number), (0...Int128(Text.limit)).contains(whole) else {
        return fail(at: number)
      }
      count = Int(whole)
    } else if name == "prefix" || name == "suffix" {
      return nil
    }
    switch value {
    case .string(let text): return .string(Text(slice: Self.part(name, of: text.content, count)))
    case .array(let values): return .array(Array(Self.part(name, of: values[...], count)))
    default: return nil
    }
  }

  private static func part<Slice: BidirectionalCollection>(
    _ name: String, of slice: Slice, _ count: Int
  ) -> Slice where Slice.SubSequence == Slice {
    switch name {
    case "prefix": slice.prefix(count)
    case "suffix": slice.suffix(count)
    case "dropFirst": slice.dropFirst(count)
    default: slice.dropLast(count)
    }
  }

  /// `prefix(upTo:)`, `prefix(through:)`, `suffix(from:)`
  private mutating func part(_ name: String, of value: Value, upTo argument: TermArgument) -> Value? {
    guard case .string(let text) = value, let index = self.value(argument.value) else { return nil }
    guard case .position(let position) = index, text.holds(position) else { return fail(at: index) }
    switch (name, argument.label) {
    case ("prefix", "upTo"): return .string(Text(slice: text.content[..<position]))
    case ("suffix", "from"): return .string(Text(slice: text.content[position...]))
    default: return fail()
    }
  }
}
