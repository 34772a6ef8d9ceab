import ColorScience
import Facts

/// Runs the bodies of the project's own helpers: total, with a bound on steps and on depth. What is not understood, and
/// what would trap, ends it with a reason and no value: it never guesses.
///
/// A function that gives nothing has said why in `failure`.
struct Interpreter {
  /// How many terms and statements one question may run; real helpers take one or two hundred, for each appearance
  /// once.
  static let fuel = 2048
  /// How deep all may nest, in levels of terms, of which helpers of helpers have thirty. So much fits a stack of 512 KB,
  /// that of any thread of macOS but the main one, without optimization.
  static let depthLimit = 100
  /// What a call of a helper, and what an evaluation within another one, takes of the stack, in levels of terms.
  static let callDepth = 5
  static let evaluationDepth = 10
  /// How many ways may be tried in all: clauses of `#if`, releases, cases of an enum. Many give the same color.
  static let mostChoices = 32
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
  mutating func step<Result>(depth: Int = 1, _ run: (inout Interpreter) -> Result?) -> Result? {
    guard failure == nil else { return nil }
    evaluator.runSteps += 1
    guard evaluator.runSteps < Self.fuel, evaluator.runDepth + depth <= Self.depthLimit else { return fail(.limit) }
    evaluator.runDepth += depth
    defer { evaluator.runDepth -= depth }
    return run(&self)
  }

  /// Where the code runs. If that is more than one platform, and one of some conditions is not the same on all, it is each
  /// in turn, in all that follows.
  mutating func platforms(deciding conditions: [String]) -> ApplePlatforms {
    let platforms = evaluator.platforms(from: frame.place)
    let isOpen = conditions.contains {
      $0 != "else" && platforms.satisfy($0) == nil && ApplePlatforms.iOS.satisfy($0) != nil
    }
    guard isOpen, platforms.palettes.each.count > 1 else { return platforms }
    let one: ApplePlatforms = choose(["iOS", "macOS"]) == 0 ? platforms.intersection(.uiKit) : .macOS
    evaluator.assumedPlatforms = one
    return one
  }

  /// The clause of `#if` that is compiled; beyond the last where none is. Several may be where it does not hang on the
  /// platform alone, or the code runs on more than one.
  mutating func choose(clauses: [String]) -> Int {
    let platforms = platforms(deciding: clauses)
    var open: [Int] = []
    for (index, condition) in clauses.enumerated() {
      let holds = condition == "else" ? true : platforms.satisfy(condition)
      if holds != false { open.append(index) }
      if holds == true { break }
    }
    guard open.count > 1 else { return open.first ?? clauses.count }
    return open[choose(open.map { clauses[$0] })]
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
      if let value = storedProperty(name, of: type, isStatic: false) { return value }
      guard failure == nil else { return nil }
      if let value = storedProperty(name, of: type, isStatic: true) { return value }
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
  ///
  /// - Parameter isStatic: whether it has to be one of the type itself.
  mutating func property(_ name: String, of type: [String], current: Value?, isStatic: Bool = false) -> Value? {
    let entries = visible(snapshot.declarations.helpers(name, of: type))
      .filter { $0.value.kind == .property && ($0.value.isStatic || !isStatic) }
    guard !entries.isEmpty else { return nil }
    guard let entry = only(entries) else { return fail(.ambiguous) }
    return run(entry.value, path: entry.path, arguments: [], current: entry.value.isStatic ? nil : current)
  }

  /// The declaration that is meant. Several in one file are clauses of `#if`, each of which may be compiled.
  mutating func only(_ all: [DeclarationIndex.HelperEntry]) -> DeclarationIndex.HelperEntry? {
    guard all.count > 1 else { return all.first }
    let platforms = platforms(deciding: all.flatMap(\.value.conditions))
    let entries = all.filter { !$0.value.conditions.contains { platforms.satisfy($0) == false } }
    guard let first = entries.first, entries.count > 1 else { return entries.first }
    guard entries.count <= Self.mostClauses, entries.allSatisfy({ $0.path == first.path }) else { return nil }
    return entries[choose(entries.indices.map { "clause \($0 + 1) of #if" })]
  }

  private static let mostClauses = 4

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
    evaluator.current = frame.current
    // A path that no declared color has is followed here already.
    let evaluation =
      if case .member(let path) = expr {
        evaluator.evaluate(path, at: frame.place)
      } else {
        evaluator.evaluate(expr, at: frame.place)
      }
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
    if fill(name, with: value) { return true }
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
    case (.member(.name("self"), let name), _) where frame.isInitializer && frame.current?.isInstance == true:
      return fill(name, with: value, isSelf: true)
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
