import Facts

/// Where to go on after a statement.
enum Flow {
  case next
  /// `nil` for `return` alone.
  case result(Value?)
  case breaks
  case continues
  case fallsThrough
  case failed
}

extension Interpreter {
  /// Runs statements in a scope of their own.
  ///
  /// - Parameter isTail: whether an expression that is all there is gives the result.
  mutating func execute(_ statements: [Statement], isTail: Bool = false) -> Flow {
    let outer = frame.variables.count
    defer { frame.variables.removeLast(max(0, frame.variables.count - outer)) }
    return executeHere(statements, isTail: isTail)
  }

  private mutating func executeHere(_ statements: [Statement], isTail: Bool) -> Flow {
    for statement in statements {
      let flow = step { .some($0.execute(statement, isTail: isTail && statements.count == 1)) } ?? .failed
      guard case .next = flow else { return flow }
    }
    return .next
  }

  private mutating func execute(_ statement: Statement, isTail: Bool) -> Flow {
    switch statement.kind {
    case .expression(let term):
      if isTail { return value(term, as: frame.result).map { .result($0) } ?? .failed }
      return perform(term)
    case .binding(let pattern, let type, let initial): return bind(pattern, type, initial)
    case .assignment(let target, let name, let term): return assign(target, name, term)
    case .result(let term):
      guard let term else { return .result(nil) }
      return value(term, as: frame.result).map { .result($0) } ?? .failed
    case .if(let conditions, let body, let other): return branch(conditions, body, else: other, isTail: isTail)
    case .guard(let conditions, let other): return check(conditions, else: other)
    case .switch(let subject, let cases): return choose(subject, cases, isTail: isTail)
    case .loop(let conditions, let body): return loop(conditions, body)
    case .iteration(let pattern, let sequence, let condition, let body):
      return iterate(pattern, sequence, condition, body)
    case .break: return .breaks
    case .continue: return .continues
    case .fallthrough: return .fallsThrough
    case .block(let body): return execute(body, isTail: isTail)
    case .function(let declaration): return declare(declaration)
    case .conditional(let clauses):
      let taken = choose(clauses: clauses.map(\.condition))
      return clauses.indices.contains(taken) ? executeHere(clauses[taken].body, isTail: isTail) : .next
    case .unsupported: return fail() ?? .failed
    }
  }

  private mutating func bind(_ pattern: PatternTerm, _ type: TypeTerm?, _ initial: Term?) -> Flow {
    guard let initial else { return declare(pattern, type) ? .next : fail() ?? .failed }
    guard let value = value(initial, as: type) else { return .failed }
    guard let typed = coerce(value, to: type) else { return fail(at: value) ?? .failed }
    // Of nil, only the type is left.
    let known: TypeTerm? = if type == nil, case .optional(nil) = typed { staticType(of: initial) } else { type }
    return match(pattern, typed, type: known) == true ? .next : fail() ?? .failed
  }

  /// Variables that are assigned later.
  private mutating func declare(_ pattern: PatternTerm, _ type: TypeTerm?) -> Bool {
    switch (pattern, type) {
    case (.variable(let name), _):
      // `var x: Int?` begins with nil.
      let value: Value? = if case .optional? = type { Value.none } else { nil }
      frame.variables.append(Frame.Variable(name: name, value: value, type: type))
      return true
    case (.tuple(let patterns), .tuple(let types)?) where patterns.count == types.count:
      return zip(patterns, types).allSatisfy { declare($0, $1.type) }
    default: return false
    }
  }

  private mutating func assign(_ target: Term, _ name: String?, _ term: Term) -> Flow {
    guard let name else {
      guard let value = value(term, as: type(of: target)) else { return .failed }
      return assign(value, to: target) ? .next : .failed
    }
    guard let value = value(.binary(name, target, term)) else { return .failed }
    return assign(value, to: target) ? .next : .failed
  }

  /// The declared type of a variable, or that of `self`.
  private func type(of target: Term) -> TypeTerm? {
    guard case .name(let name) = target else { return nil }
    if name == "self" { return .named(frame.place.scope) }
    return frame.variables.last { $0.name == name }?.type
  }

  private mutating func declare(_ declaration: HelperDeclaration) -> Flow {
    guard
      let closure = closure(
        parameters: declaration.parameters, isAnonymous: false, result: declaration.result, body: declaration.body ?? []
      )
    else { return .failed }
    frame.variables.append(Frame.Variable(name: declaration.name, value: closure, type: nil))
    return .next
  }
}

// MARK: - Conditions

extension Interpreter {
  private mutating func branch(
    _ conditions: [ConditionTerm], _ body: [Statement], else other: [Statement], isTail: Bool
  ) -> Flow {
    let outer = frame.variables.count
    defer { frame.variables.removeLast(max(0, frame.variables.count - outer)) }
    guard let holds = holds(conditions) else { return .failed }
    if holds { return execute(body, isTail: isTail) }
    frame.variables.removeLast(max(0, frame.variables.count - outer))
    return execute(other, isTail: isTail)
  }

  /// `guard`, whose variables are seen by what follows.
  private mutating func check(_ conditions: [ConditionTerm], else other: [Statement]) -> Flow {
    let outer = frame.variables.count
    guard let holds = holds(conditions) else { return .failed }
    if holds { return .next }
    frame.variables.removeLast(max(0, frame.variables.count - outer))
    let flow = execute(other)
    if case .next = flow { return fail() ?? .failed }
    return flow
  }

  private mutating func holds(_ conditions: [ConditionTerm]) -> Bool? {
    for condition in conditions {
      guard let holds = holds(condition) else { return nil }
      if !holds { return false }
    }
    return true
  }

  private mutating func holds(_ condition: ConditionTerm) -> Bool? {
    switch condition {
    case .expression(let term):
      guard let value = value(term) else { return nil }
      guard case .boolean(let holds) = value else { return fail(at: value) }
      return holds
    case .binding(let pattern, let term):
      guard let value = value(term) else { return nil }
      if case .unknown(let reason) = value { return fail(reason) }
      guard case .optional(let wrapped) = value else { return match(pattern, value) }
      return wrapped.map { match(pattern, $0) } ?? false
    case .matching(let pattern, let term): return value(term).flatMap { match(pattern, $0) }
    case .availability(let test):
      if let holds = test.holdsEverywhere { return holds }
      return choose([test.text, "earlier"]) == 0
    }
  }

  private mutating func choose(_ subject: Term, _ cases: [SwitchCase], isTail: Bool) -> Flow {
    guard let value = value(subject) else { return .failed }
    if case .unknown(let reason) = value { return fail(reason) ?? .failed }
    var falls = false
    for (index, item) in cases.enumerated() {
      let outer = frame.variables.count
      defer { frame.variables.removeLast(max(0, frame.variables.count - outer)) }
      guard let isTaken = falls ? true : matches(value, cases[index], isLast: index == cases.count - 1) else {
        return .failed
      }
      guard isTaken else { continue }
      switch execute(item.body, isTail: isTail) {
      case .fallsThrough: falls = true
      case .breaks, .next: return .next
      case let flow: return flow
      }
    }
    return .next
  }

  private mutating func matches(_ value: Value, _ item: SwitchCase, isLast: Bool) -> Bool? {
    if item.items.isEmpty { return isCertainlyOther(value) ? true : fail() }
    for pattern in item.items {
      let outer = frame.variables.count
      guard let matches = match(pattern.pattern, value, isLoose: true) else { return nil }
      if matches {
        guard let condition = pattern.condition else { return true }
        guard let holds = holds(.expression(condition)) else { return nil }
        if holds { return true }
      }
      frame.variables.removeLast(max(0, frame.variables.count - outer))
    }
    return false
  }

  /// Whether a value that no case matched is certainly none of them: the case of an enum that is not known here may have
  /// another name.
  private func isCertainlyOther(_ value: Value) -> Bool {
    switch value {
    case .symbol(let symbol): symbol.vocabulary != nil
    case .optional(let wrapped?): isCertainlyOther(wrapped)
    case .tuple(let elements): elements.allSatisfy { isCertainlyOther($0.value) }
    default: true
    }
  }
}

// MARK: - Loops

extension Interpreter {
  private mutating func loop(_ conditions: [ConditionTerm], _ body: [Statement]) -> Flow {
    while true {
      let outer = frame.variables.count
      defer { frame.variables.removeLast(max(0, frame.variables.count - outer)) }
      guard let holds = step({ $0.holds(conditions) }) else { return .failed }
      guard holds else { return .next }
      switch execute(body) {
      case .next, .continues: continue
      case .breaks: return .next
      case let flow: return flow
      }
    }
  }

  private mutating func iterate(
    _ pattern: PatternTerm, _ sequence: Term, _ condition: Term?, _ body: [Statement]
  ) -> Flow {
    guard let value = value(sequence) else { return .failed }
    guard let elements = elements(of: value) else {
      if case .range = value { return fail(.limit) ?? .failed }
      return fail(at: value) ?? .failed
    }
    for element in elements {
      let outer = frame.variables.count
      defer { frame.variables.removeLast(max(0, frame.variables.count - outer)) }
      guard match(pattern, element) == true else { return fail() ?? .failed }
      if let condition {
        guard let holds = holds(.expression(condition)) else { return .failed }
        if !holds { continue }
      }
      switch execute(body) {
      case .next, .continues: continue
      case .breaks: return .next
      case let flow: return flow
      }
    }
    return .next
  }
}
