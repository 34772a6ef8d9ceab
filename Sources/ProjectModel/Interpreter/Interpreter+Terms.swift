import Facts

extension Interpreter {
  /// What a term is worth; `nil` after a failure.
  ///
  /// - Parameter type: what the position wants, where that is known. The value need not have been converted to it, but for
  ///   a name that means something only there.
  mutating func value(_ term: Term, as type: TypeTerm? = nil) -> Value? {
    step { $0.evaluate(term, as: type) }
  }

  private mutating func evaluate(_ term: Term, as type: TypeTerm?) -> Value? {
    switch term {
    case .integer(let value): return .literal(LiteralValue(value))
    case .decimal(let value): return .literal(LiteralValue(integer: nil, floating: value))
    case .string(let pieces): return string(pieces)
    case .boolean(let value): return .boolean(value)
    case .absent: return Value.none
    case .name(let name): return named(name)
    case .implicit(let name): return implicit(name, as: type)
    case .member(let base, let name): return chain(term) ?? (failure == nil ? member(name, of: base, in: term) : nil)
    case .call(let callee, let arguments):
      return chain(term) ?? (failure == nil ? call(callee, arguments, as: type) : nil)
    case .element(let base, let arguments): return chain(term) ?? (failure == nil ? element(of: base, arguments) : nil)
    case .closure(let closure): return self.closure(closure, as: type)
    case .statement(let statement): return branch(statement, as: type)
    case .instance(let type): return anyValue(of: type, at: frame.place)
    default: return compound(term, as: type)
    }
  }

  private mutating func compound(_ term: Term, as type: TypeTerm?) -> Value? {
    switch term {
    case .forced(let inner):
      guard let value = value(inner, as: type) else { return nil }
      guard case .optional(let wrapped) = value else { return value }
      return wrapped ?? fail()
    case .prefix(let name, let inner): return prefix(name, inner, as: type)
    case .postfix("...", let inner):
      return value(inner).map { .range(ValueRange(lower: $0, upper: nil, isClosed: true)) }
    case .binary(let name, let left, let right): return binary(name, left, right, as: type)
    case .ternary(let condition, let first, let second):
      guard let holds = value(condition) else { return nil }
      guard case .boolean(let isFirst) = holds else { return fail(at: holds) }
      guard let value = value(isFirst ? first : second, as: type) else { return nil }
      return type == nil ? alike(value, isFirst ? second : first) : value
    case .cast(let inner, "as", let type):
      guard let value = value(inner, as: type) else { return nil }
      return coerce(value, to: type) ?? fail(at: value)
    case .tuple(let elements): return tuple(elements, as: type)
    case .array(let terms):
      let element: TypeTerm? = if case .array(let element)? = type { element } else { nil }
      let values = terms.compactMap { value($0, as: element) }
      return values.count == terms.count ? .array(values) : nil
    default: return fail()
    }
  }

  private mutating func tuple(_ elements: [TermArgument], as type: TypeTerm?) -> Value? {
    if elements.isEmpty { return .void }
    let types: [TypeTerm.Element] = if case .tuple(let types)? = type { types } else { [] }
    var values: [Value.Element] = []
    for (index, element) in elements.enumerated() {
      let type = types.count == elements.count ? types[index].type : nil
      guard let value = value(element.value, as: type) else { return nil }
      values.append(Value.Element(label: element.label, value: value))
    }
    return .tuple(values)
  }

  private mutating func string(_ pieces: [StringPiece]) -> Value? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let piece): text += piece
      case .interpolation(let term):
        guard let value = value(term) else { return nil }
        guard let piece = described(value) else { return fail(at: value) }
        text += piece
      }
    }
    return bounded(text)
  }

  /// A string, unless it grew too long.
  mutating func bounded(_ text: String) -> Value? {
    text.utf8.count <= Text.limit ? .text(text) : fail(.limit)
  }

  /// A value as an interpolation prints it.
  func described(_ value: Value) -> String? {
    switch value {
    case .string(let text): text.string
    case .character(let character): String(character)
    case .integer(let integer): String(integer.value)
    case .literal(let literal): literal.integer.map { String($0) }
    default: nil
    }
  }

  private mutating func closure(_ term: ClosureTerm, as type: TypeTerm?) -> Value? {
    let parameters = term.parameters.map {
      HelperDeclaration.Parameter(label: "_", name: $0, type: .other, initial: nil)
    }
    return closure(parameters: parameters, isAnonymous: true, result: nil, body: term.body)
  }

  /// A closure with all that it sees now.
  mutating func closure(
    parameters: [HelperDeclaration.Parameter], isAnonymous: Bool, result: TypeTerm?, body: [Statement]
  ) -> Value? {
    closuresLeft -= 1
    guard closuresLeft > 0 else { return fail(.limit) }
    return .closure(
      Closure(parameters: parameters, isAnonymous: isAnonymous, result: result, body: body, frame: frame))
  }

  /// `if` or `switch` as an expression.
  private mutating func branch(_ statement: Statement, as type: TypeTerm?) -> Value? {
    let outer = frame.result
    frame.result = type
    defer { frame.result = outer }
    guard case .result(let value) = execute([statement], isTail: true) else { return fail() }
    return value ?? fail()
  }

  private mutating func implicit(_ name: String, as type: TypeTerm?) -> Value? {
    if let type, case .named(let path) = Self.unwrapped(type) {
      if let value = constant(name, of: path) { return value }
      guard failure == nil else { return nil }
      if let typed = coerce(.symbol(Symbol(name, isImplicit: true)), to: .named(path)) { return typed }
    }
    return failure == nil ? .symbol(Symbol(name, isImplicit: true)) : nil
  }

  /// The type inside optionals.
  static func unwrapped(_ type: TypeTerm) -> TypeTerm {
    if case .optional(let inner) = type { unwrapped(inner) } else { type }
  }
}

// MARK: - Optional chains

extension Interpreter {
  /// The value of a chain with `?` in it, which is optional as a whole; `nil` without a failure for any other.
  private mutating func chain(_ term: Term) -> Value? {
    guard let (inner, rest) = Self.split(term) else { return nil }
    guard let value = value(inner) else { return nil }
    guard case .optional(let wrapped) = value else { return fail(at: value) }
    guard let wrapped else { return Value.none }
    let outer = frame.variables.count
    defer { frame.variables.removeLast(max(0, frame.variables.count - outer)) }
    frame.variables.append(Frame.Variable(name: Self.chained, value: wrapped, type: nil))
    guard let result = self.value(rest) else { return nil }
    if case .optional = result { return result }
    return .some(result)
  }

  /// The name of what stands before `?`, which no variable has.
  private static let chained = "?"

  /// What stands before the last `?` of a chain, and the rest of the chain with a name in its place.
  private static func split(_ term: Term) -> (inner: Term, rest: Term)? {
    switch term {
    case .member(.chained(let inner), let name): (inner, .member(.name(chained), name))
    case .member(let base, let name): split(base).map { ($0.inner, .member($0.rest, name)) }
    case .call(let callee, let arguments): split(callee).map { ($0.inner, .call($0.rest, arguments)) }
    case .element(.chained(let inner), let arguments): (inner, .element(.name(chained), arguments))
    case .element(let base, let arguments): split(base).map { ($0.inner, .element($0.rest, arguments)) }
    default: nil
    }
  }
}
