import Facts
import Syntax

extension Interpreter {
  /// A call of anything.
  mutating func call(_ callee: Term, _ arguments: [TermArgument], as type: TypeTerm?) -> Value? {
    switch callee {
    case .name(let name): return call(name, arguments)
    case .implicit(let name):
      guard let type, case .named(let path) = Self.unwrapped(type) else { return fail() }
      return name == "init" ? construct(path, arguments) : callStatic(name, of: path, arguments)
    case .member(let base, let name): return call(name, of: base, arguments)
    default:
      guard let value = value(callee) else { return nil }
      guard case .closure(let closure) = value else { return fail(at: value) }
      return call(closure, arguments, as: type)
    }
  }

  /// What is called for what it does: its value is not used.
  mutating func perform(_ term: Term) -> Flow {
    guard case .call(.member(.name(let receiver), "init"), let arguments) = term, frame.isInitializer,
      ["self", "super"].contains(receiver)
    else { return value(term) == nil ? .failed : .next }
    if receiver == "super", frame.current?.isInstance == true { return .next }
    guard receiver == "self", let value = construct(frame.place.scope, arguments) else { return fail() ?? .failed }
    switch value {
    case .optional(nil): return .result(Value.none)
    case .optional(let wrapped?): frame.current = wrapped
    case .unknown(let reason): return fail(reason) ?? .failed
    default: frame.current = value
    }
    return .next
  }

  private mutating func call(_ name: String, _ arguments: [TermArgument]) -> Value? {
    if let variable = frame.variables.last(where: { $0.name == name }) {
      guard case .closure(let closure)? = variable.value else { return fail(at: variable.value) }
      return call(closure, arguments, as: nil)
    }
    if name.first?.isUppercase == true { return construct(name == "Self" ? frame.place.scope : [name], arguments) }
    for type in ScopedName.candidates(for: [], in: frame.place.scope) {
      let entries = snapshot.declarations.helpers(name, of: type).filter { $0.value.kind == .function }
      if let value = callHelpers(entries, arguments, current: frame.current) { return value }
      guard failure == nil else { return nil }
    }
    if let current = frame.current, !frame.isInitializer {
      if let result = method(name, of: current, arguments) { return result }
      guard failure == nil else { return nil }
      if let result = instanceMethod(name, of: current, arguments) { return result }
    }
    return failure == nil ? function(name, arguments) : nil
  }

  private mutating func call(_ name: String, of base: Term, _ arguments: [TermArgument]) -> Value? {
    if let path = typePath(of: base) {
      return name == "init" ? construct(path, arguments) : callStatic(name, of: path, arguments)
    }
    if case .name("self") = base, frame.current == nil || frame.isInitializer { return call(name, arguments) }
    if let changed = change(base, by: name, arguments) { return changed }
    guard failure == nil, let value = value(base) else { return nil }
    if let result = method(name, of: value, arguments) { return result }
    guard failure == nil else { return nil }
    return instanceMethod(name, of: value, arguments) ?? fail(at: value)
  }

  /// `Type.name(…)`
  private mutating func callStatic(_ name: String, of path: [String], _ arguments: [TermArgument]) -> Value? {
    for type in ScopedName.candidates(for: path, in: frame.place.scope) {
      let entries = snapshot.declarations.helpers(name, of: type).filter {
        $0.value.kind == .function && $0.value.isStatic
      }
      if let value = callHelpers(entries, arguments, current: nil) { return value }
      guard failure == nil else { return nil }
    }
    return fail(.external)
  }

  /// A method that the project adds to a type.
  private mutating func instanceMethod(_ name: String, of value: Value, _ arguments: [TermArgument]) -> Value? {
    var found: Value?
    for type in typePaths(of: value) {
      let entries = snapshot.declarations.helpers(name, of: type)
        .filter { $0.value.kind == .function && !$0.value.isStatic }
      guard let current = coerce(value, to: nil) else { return nil }
      guard let result = callHelpers(entries, arguments, current: current) else {
        guard failure == nil else { return nil }
        continue
      }
      if let found, !Self.isSame(found, result) { return fail(.ambiguous) }
      found = result
    }
    return found
  }
}

// MARK: - Closures

extension Interpreter {
  mutating func call(_ closure: Closure, _ arguments: [TermArgument], as type: TypeTerm?) -> Value? {
    if closure.isAnonymous {
      var values: [Value] = []
      for argument in arguments {
        guard let value = value(argument.value).flatMap({ coerce($0, to: nil) }) else { return fail() }
        values.append(value)
      }
      return call(closure, with: values, as: type)
    }
    guard let pairs = Self.pair(closure.parameters, arguments),
      let values = self.arguments(pairs, place: frame.place)
    else { return fail() }
    return run(closure, values.map(\.variable), as: closure.result)
  }

  /// Calls a closure with values; `$0` and the like are theirs where it names no parameters.
  mutating func call(_ closure: Closure, with values: [Value], as type: TypeTerm?) -> Value? {
    var variables: [Frame.Variable] = []
    if closure.parameters.isEmpty {
      for (index, value) in values.enumerated() {
        variables.append(Frame.Variable(name: "$\(index)", value: value, type: nil))
      }
    } else {
      guard closure.parameters.count == values.count else { return fail() }
      for (parameter, value) in zip(closure.parameters, values) {
        variables.append(Frame.Variable(name: parameter.name, value: value, type: nil))
      }
    }
    return run(closure, variables, as: closure.result ?? type)
  }

  private mutating func run(_ closure: Closure, _ variables: [Frame.Variable], as result: TypeTerm?) -> Value? {
    step(depth: Self.callDepth) { interpreter in
      let outer = interpreter.frame
      defer { interpreter.frame = outer }
      interpreter.frame = closure.frame
      interpreter.frame.captured = closure.frame.variables.count
      interpreter.frame.variables += variables
      interpreter.frame.result = result
      interpreter.frame.isInitializer = false
      return interpreter.result(of: closure.body, as: result, isTail: true)
    }
  }

  /// What statements return.
  private mutating func result(of body: [Statement], as type: TypeTerm?, isTail: Bool) -> Value? {
    switch execute(body, isTail: isTail) {
    // A name without a type means nothing where the type is not known.
    case .result(.symbol(let symbol)?) where symbol.isImplicit && type == nil: fail()
    case .result(let value?): coerce(value, to: type) ?? fail(at: value)
    case .result(nil), .next: type == nil || type == .tuple([]) ? .void : fail()
    case .breaks, .continues, .fallsThrough, .failed: fail()
    }
  }

  /// Runs a declaration with the variables that its parameters are.
  mutating func run(
    _ declaration: HelperDeclaration, path: Path, arguments: [Frame.Variable], current: Value?
  ) -> Value? {
    guard let body = declaration.body else { return fail(.limit) }
    note(declaration, in: Evaluator.Place(scope: declaration.typePath, path: path), arguments)
    return step(depth: Self.callDepth) { interpreter in
      interpreter.evaluator.trace?.depth += 1
      defer { interpreter.evaluator.trace?.depth -= 1 }
      let outer = interpreter.frame
      defer { interpreter.frame = outer }
      interpreter.frame = Frame(
        variables: arguments, current: current, place: Evaluator.Place(scope: declaration.typePath, path: path),
        result: declaration.result)
      guard case .initializer(let isFailable) = declaration.kind else {
        return interpreter.result(of: body, as: declaration.result, isTail: true)
      }
      interpreter.frame.isInitializer = true
      if Self.framework(ofType: declaration.typePath) == nil, !Self.isStandard(declaration.typePath) {
        interpreter.frame.current = .instance(Instance(type: declaration.typePath))
      }
      return interpreter.initialized(by: body, isFailable: isFailable)
    }
  }

  private mutating func initialized(by body: [Statement], isFailable: Bool) -> Value? {
    switch execute(body) {
    case .next, .result(nil):
      guard let current = frame.current else { return fail() }
      return isFailable ? .some(current) : current
    case .result(.optional(nil)?) where isFailable: return Value.none
    default: return fail()
    }
  }
}
