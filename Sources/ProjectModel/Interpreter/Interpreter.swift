import ColorScience
import Facts

/// Runs the bodies of the project's own helpers: total, with a bound on steps and on depth. What is not understood, and
/// what would trap, ends it with a reason and no value: it never guesses.
///
/// A function that gives nothing has said why in `failure`.
struct Interpreter {
  /// How many terms and statements one question may run; real helpers take some hundred.
  static let fuel = 4096
  /// How deep terms, statements and calls may nest in all.
  static let depthLimit = 128
  /// How many clauses of `#if`, and releases, may be tried in all.
  static let mostChoices = 8
  /// How many elements an array may have.
  static let mostElements = 1024

  var evaluator: Evaluator
  var frame: Frame
  private(set) var failure: UnknownReason?
  var scanners: [ScannerState] = []
  /// The appearance in which a color is asked for, inside a dynamic provider or where the whole is tried in each.
  var ambient: Appearance?
  /// Whether something asked for the appearance where none was known.
  var asksAppearance = false
  /// Which way is taken at each `#if` that is met, and how many ways there are.
  var choices: [Choice] = []
  var choicesMet = 0
  /// Closures hold what they see; so many make no deep nest.
  var closuresLeft = 64

  struct Choice {
    var taken: Int
    let conditions: [String]
  }

  init(evaluator: Evaluator, place: Evaluator.Place) {
    self.evaluator = evaluator
    frame = Frame(place: place)
  }

  var snapshot: Snapshot { evaluator.snapshot }

  /// Ends all with a reason; the first one counts.
  mutating func fail<Result>(_ reason: UnknownReason = .unresolvedHelper) -> Result? {
    failure = failure ?? reason
    return nil
  }

  /// Ends all because of a value that has no use here; the reason is its own where it is not known.
  mutating func fail<Result>(at values: Value?...) -> Result? {
    for case .unknown(let reason)? in values { return fail(reason) }
    return fail()
  }

  /// One step down, where fuel and depth allow it.
  mutating func step<Result>(_ run: (inout Interpreter) -> Result?) -> Result? {
    guard failure == nil else { return nil }
    evaluator.runSteps += 1
    guard evaluator.runSteps < Self.fuel, evaluator.runDepth < Self.depthLimit else { return fail(.limit) }
    evaluator.runDepth += 1
    defer { evaluator.runDepth -= 1 }
    return run(&self)
  }

  /// The way to take at a place where the sources leave several open.
  mutating func choose(_ conditions: [String]) -> Int {
    if choicesMet == choices.count { choices.append(Choice(taken: 0, conditions: conditions)) }
    choicesMet += 1
    return choices[choicesMet - 1].taken
  }
}

// MARK: - Names

extension Interpreter {
  /// What a name alone is worth.
  mutating func named(_ name: String) -> Value? {
    if let variable = frame.variables.last(where: { $0.name == name }) {
      return variable.value ?? fail()
    }
    if name == "self" { return frame.current ?? fail(.runtime) }
    if name.first?.isUppercase == true { return .type(name == "Self" ? frame.place.scope : [name]) }
    if let current = frame.current, let member = memberIfAny(name, of: current) { return member }
    guard failure == nil else { return nil }
    for type in ScopedName.candidates(for: [], in: frame.place.scope) {
      if let value = property(name, of: type, current: frame.current) { return value }
      guard failure == nil else { return nil }
    }
    if let value = environment(name) { return value }
    let value = color(.member(MemberPath(base: .named, names: [name])))
    guard case .unknown(.external)? = value else { return value }
    // Inside a color type, a static member of the SDK's.
    if frame.place.scope.count == 1, ColorFramework(typeName: frame.place.scope[0]) != nil {
      let value = color(.member(MemberPath(base: .named, names: frame.place.scope + [name])))
      if case .color? = value { return value }
    }
    // What is declared nowhere is a local, or a parameter.
    return .unknown(.runtime)
  }

  /// A property of the project by its type; `nil` without a failure where there is none.
  mutating func property(_ name: String, of type: [String], current: Value?) -> Value? {
    let entries = visible(snapshot.declarations.helpers(name, of: type)).filter { $0.value.kind == .property }
    guard let first = entries.first else { return nil }
    guard entries.count == 1 else { return fail(.ambiguous) }
    return run(first.value, path: first.path, arguments: [], current: first.value.isStatic ? nil : current)
  }

  /// Those of some declarations that the place at hand can see.
  func visible(_ entries: [DeclarationIndex.HelperEntry]) -> [DeclarationIndex.HelperEntry] {
    entries.filter(isVisible)
  }

  func isVisible(_ entry: DeclarationIndex.HelperEntry) -> Bool {
    snapshot.sees(entry.value.access, in: entry.path, from: frame.place.path)
  }

  /// What the color terms know of an expression.
  mutating func color(_ expr: ColorExpr) -> Value? {
    guard failure == nil else { return nil }
    let evaluation = evaluator.evaluate(expr, at: frame.place)
    if case .unknown(let reason) = evaluation { return .unknown(reason) }
    return .color(evaluation)
  }

  mutating func assign(_ value: Value, to target: Term) -> Bool {
    guard case .name(let name) = target else { return assignMember(value, to: target) }
    if name == "_" { return true }
    if name == "self" {
      frame.current = value
      return true
    }
    guard let index = frame.variables.lastIndex(where: { $0.name == name }), index >= frame.captured,
      let typed = coerce(value, to: frame.variables[index].type)
    else { return fail() ?? false }
    frame.variables[index].value = typed
    return true
  }

  /// `(r, g, b) = (…)`, and the few properties that can be set.
  private mutating func assignMember(_ value: Value, to target: Term) -> Bool {
    switch (target, value) {
    case (.tuple(let targets), .tuple(let elements)) where targets.count == elements.count:
      return zip(targets, elements).allSatisfy { assign($1.value, to: $0.value) }
    case (.member(let base, let name), _):
      guard case .scanner(let index)? = self.value(base), scanners.indices.contains(index) else {
        return fail() ?? false
      }
      return setProperty(name, ofScanner: index, to: value)
    default: return fail() ?? false
    }
  }

  private mutating func setProperty(_ name: String, ofScanner index: Int, to value: Value) -> Bool {
    switch name {
    case "scanLocation":
      guard case .integer(let location)? = coerce(value, to: .named(["Int"])) else { break }
      return scanners[index].move(to: Int(location.value)) || fail() ?? false
    case "currentIndex":
      guard case .position(let position) = value else { break }
      return scanners[index].move(to: position) || fail() ?? false
    case "charactersToBeSkipped":
      switch coerce(value, to: .named(["CharacterSet"])) {
      case .characters(let set)?: scanners[index].skipped = set
      case .optional(nil)?: scanners[index].skipped = nil
      default: return fail() ?? false
      }
      return true
    case "caseSensitive": return true
    default: break
    }
    return fail() ?? false
  }
}
