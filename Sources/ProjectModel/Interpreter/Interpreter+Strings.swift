import Facts

extension Interpreter {
  /// A standard method of a value; `nil` without a failure where none is known.
  mutating func method(_ name: String, of value: Value, _ arguments: [TermArgument]) -> Value? {
    switch value {
    case .string(let text):
      return stringMethod(name, of: text, arguments)
        ?? (failure == nil ? sequenceMethod(name, of: value, arguments) : nil)
    case .array, .range: return sequenceMethod(name, of: value, arguments)
    case .optional(let wrapped): return optionalMethod(name, of: wrapped, arguments)
    case .integer, .floating, .literal, .character: return scalarMethod(name, of: value, arguments)
    case .color(let evaluation): return colorMethod(name, of: evaluation, arguments)
    case .scanner(let index): return scannerMethod(name, index, arguments)
    case .appearance(let appearance):
      guard name == "bestMatch", let names = arguments.first.flatMap({ self.value($0.value) }) else { return nil }
      return bestMatch(of: appearance, from: names)
    case .characters(let set): return characterSetMethod(name, of: set, arguments)
    case .closure, .boolean, .tuple, .position, .symbol, .type, .instance, .void, .unknown: return nil
    }
  }

  private mutating func stringMethod(_ name: String, of text: Text, _ arguments: [TermArgument]) -> Value? {
    let content = text.content
    switch (name, Self.labels(arguments)) {
    case ("uppercased", ""): return bounded(content.uppercased())
    case ("lowercased", ""): return bounded(content.lowercased())
    case ("hasPrefix", "_:"): return string(arguments).map { .boolean(content.hasPrefix($0)) }
    case ("hasSuffix", "_:"): return string(arguments).map { .boolean(content.hasSuffix($0)) }
    case ("starts", "with:"): return string(arguments).map { .boolean(content.starts(with: $0)) }
    case ("appending", "_:"): return string(arguments).flatMap { bounded(content + $0) }
    case ("trimmingCharacters", "in:"):
      guard let value = value(arguments[0].value, as: .named(["CharacterSet"])) else { return nil }
      guard case .characters(let set)? = coerce(value, to: .named(["CharacterSet"])) else { return fail(at: value) }
      return text.trimmed(of: set).map(Value.text) ?? fail()
    case ("replacingOccurrences", "of:with:"), ("replacing", "_:with:"):
      guard let old = string([arguments[0]]), let new = string([arguments[1]]) else { return nil }
      return replaced(content, old, by: new)
    case ("index", "after:"), ("index", "before:"), ("index", "_:offsetBy:"): return index(name, in: text, arguments)
    case ("components", "separatedBy:"):
      guard let value = value(arguments[0].value) else { return nil }
      guard case .string(let separator) = value, separator.content.utf8.count == 1 else { return fail(at: value) }
      let parts = content.split(separator: separator.content, omittingEmptySubsequences: false)
      return parts.count <= Self.mostElements ? .array(parts.map { .text(String($0)) }) : fail(.limit)
    case ("distance", "from:to:"):
      guard let ends = positions(arguments, in: text), ends[0] <= ends[1] else { return fail() }
      return .int(content.distance(from: ends[0], to: ends[1]))
    default: return nil
    }
  }

  /// The text of the only argument.
  private mutating func string(_ arguments: [TermArgument]) -> String? {
    guard arguments.count == 1, let value = value(arguments[0].value) else { return fail() }
    return described(value) ?? fail(at: value)
  }

  /// Foundation looks for whole composed characters.
  private mutating func replaced(_ content: Substring, _ old: String, by new: String) -> Value? {
    if old.isEmpty { return .text(String(content)) }
    // Below these there are no combining marks.
    guard (String(content) + old).unicodeScalars.allSatisfy({ $0.value < 0x300 && $0 != "\r" }) else { return fail() }
    return bounded(content.replacing(old, with: new).description)
  }

  private mutating func positions(_ arguments: [TermArgument], in text: Text) -> [String.Index]? {
    var positions: [String.Index] = []
    for argument in arguments {
      guard let value = value(argument.value) else { return nil }
      guard case .position(let position) = value, text.holds(position) else { return fail(at: value) }
      positions.append(position)
    }
    return positions
  }

  private mutating func index(_ name: String, in text: Text, _ arguments: [TermArgument]) -> Value? {
    guard let position = positions([arguments[0]], in: text)?.first else { return fail() }
    var offset = 0
    switch arguments[0].label {
    case "after": offset = 1
    case "before": offset = -1
    default:
      guard let value = value(arguments[1].value) else { return nil }
      guard let number = Self.wholeNumber(value), abs(number) <= Text.limit else { return fail(at: value) }
      offset = Int(number)
    }
    let end = offset < 0 ? text.content.startIndex : text.content.endIndex
    return text.content.index(position, offsetBy: offset, limitedBy: end).map(Value.position) ?? fail()
  }

  /// `base[…]`
  mutating func element(of base: Term, _ arguments: [TermArgument]) -> Value? {
    guard arguments.count == 1, let value = value(base), let index = self.value(arguments[0].value) else {
      return fail()
    }
    switch (value, index) {
    case (.string(let text), .range(let range)): return slice(text, range)
    case (.string(let text), .position(let position)):
      guard text.holds(position), position < text.content.endIndex else { return fail() }
      return .character(text.content[position])
    case (.array(let values), .range(let range)):
      guard let lower = range.lower ?? .some(.int(0)), let upper = range.upper ?? .some(.int(values.count - 1)),
        let indices = elements(
          of: .range(ValueRange(lower: lower, upper: upper, isClosed: range.upper == nil || range.isClosed)))
      else { return fail(at: index) }
      let numbers = indices.compactMap(Self.wholeNumber)
      guard numbers.allSatisfy({ $0 >= 0 && $0 < values.count }) else { return fail() }
      return .array(numbers.map { values[Int($0)] })
    case (.array(let values), _):
      guard let number = Self.wholeNumber(index), number >= 0, number < values.count else { return fail(at: index) }
      return values[Int(number)]
    default: return fail(at: value, index)
    }
  }

  private mutating func slice(_ text: Text, _ range: ValueRange) -> Value? {
    var (lower, upper) = (text.content.startIndex, text.content.endIndex)
    if let value = range.lower {
      guard case .position(let position) = value, text.holds(position) else { return fail(at: value) }
      lower = position
    }
    if let value = range.upper {
      guard case .position(let position) = value, text.holds(position) else { return fail(at: value) }
      upper = position
      if range.isClosed {
        guard position < text.content.endIndex else { return fail() }
        upper = text.content.index(after: position)
      }
    }
    guard lower <= upper else { return fail() }
    return .string(Text(slice: text.content[lower..<upper]))
  }

  private mutating func characterSetMethod(
    _ name: String, of set: CharacterSetTerm, _ arguments: [TermArgument]
  ) -> Value? {
    guard name == "union", let value = alone(arguments) else { return nil }
    guard case .characters(let other)? = coerce(value, to: .named(["CharacterSet"])) else { return fail(at: value) }
    return .characters(.union(set, other))
  }

  private mutating func optionalMethod(_ name: String, of wrapped: Value?, _ arguments: [TermArgument]) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    guard let wrapped else { return Value.none }
    guard let function = value(arguments[0].value) else { return nil }
    guard case .closure(let closure) = function, let result = call(closure, with: [wrapped], as: nil) else {
      return fail(at: function)
    }
    if case .optional = result { return result }
    return .some(result)
  }

  private mutating func scalarMethod(_ name: String, of value: Value, _ arguments: [TermArgument]) -> Value? {
    switch (name, value) {
    case ("uppercased", .character(let character)): return .text(character.uppercased())
    case ("lowercased", .character(let character)): return .text(character.lowercased())
    case ("rounded", .floating(let number)) where arguments.isEmpty:
      return .floating(FloatingValue(number.value.rounded(), number.kind))
    default: return nil
    }
  }
}
