import Facts
import Syntax

/// Values of the project's own types: schemes, palettes, themes, and what holds them.
///
/// A value that is picked while the program runs is each of those that there are, in turn: the cases of an enum, the types
/// that conform to a protocol, the constants of a struct.
extension Interpreter {
  typealias TypeEntry = FileIndex<String, TypeDeclaration>.Entry

  /// How many types of one name are looked through; a project with more has none that is certainly meant.
  static let mostNamesakes = 64
  /// How many types a value's members are looked for in.
  private static let longestLineage = 16

  /// The type of the project that a path means where the code stands; `nil` where none does, or several do.
  func declaredType(_ path: [String]) -> TypeEntry? { declaredType(path, at: frame.place) }

  func declaredType(_ path: [String], at place: Evaluator.Place) -> TypeEntry? {
    guard let last = path.last else { return nil }
    let entries = snapshot.declarations.types[last].filter { $0.value.kind != .extension && $0.value.kind != .alias }
    guard !entries.isEmpty, entries.count <= Self.mostNamesakes else { return nil }
    for candidate in ScopedName.candidates(for: path, in: place.scope) {
      let found = entries.filter { $0.value.path == candidate }
      if found.isEmpty { continue }
      if found.count == 1 { return found[0] }
      let near = found.filter { $0.path == place.path }
      return near.count == 1 ? near[0] : nil
    }
    return nil
  }

  /// The paths of a type and of what it inherits from or conforms to, nearest first.
  func lineage(of path: [String]) -> [[String]] {
    var found: [[String]] = []
    var rest = [path]
    while let next = rest.first, found.count < Self.longestLineage {
      rest.removeFirst()
      let entries = snapshot.declarations.declarations(ofType: next)
      guard !entries.isEmpty || found.isEmpty, !found.contains(next) else { continue }
      found.append(next)
      for entry in entries.prefix(Self.mostNamesakes) {
        let home = Evaluator.Place(scope: next, path: entry.path)
        rest += entry.value.inherited.map { declaredType([$0], at: home)?.value.path ?? [$0] }
      }
    }
    return found
  }

  /// What an attempt gives; where it fails, all is as before.
  mutating func attempt(_ run: (inout Interpreter) -> Value?) -> Value? {
    var trial = self
    let value = run(&trial)
    if trial.failure == nil {
      self = trial
      return value
    }
    evaluator.runSteps = trial.evaluator.runSteps
    evaluator.assumedPlatforms = trial.evaluator.assumedPlatforms
    // The ways that were open in it are open the next time, too.
    (choices, choicesMet) = (trial.choices, trial.choicesMet)
    asksAppearance = asksAppearance || trial.asksAppearance
    // What has no end has none another way either.
    return trial.failure == .limit || trial.asksAppearance ? fail(trial.failure ?? .limit) : nil
  }
}

extension Interpreter {
  /// The color type that an alias of the project stands for. Where `#if` decides, each in turn.
  mutating func aliased(_ path: [String]) -> ColorFramework? {
    guard let last = path.last, Self.framework(ofType: path) == nil else { return nil }
    let aliases = snapshot.declarations.types[last].filter { $0.value.kind == .alias }
    if aliases.isEmpty { return nil }
    for candidate in ScopedName.candidates(for: path, in: frame.place.scope) {
      let platforms = platforms(deciding: aliases.flatMap(\.value.conditions))
      let own = aliases.filter { alias in
        alias.value.path == candidate && !alias.value.conditions.contains { platforms.satisfy($0) == false }
      }
      let found = Set(own.compactMap(\.value.inherited.first))
      guard !found.isEmpty else { continue }
      let names = found.sorted()
      return ColorFramework(typeName: names.count == 1 ? names[0] : names[choose(names)])
    }
    return nil
  }
}

extension Term {
  /// Whether it is a member of a view's environment.
  fileprivate var isOfEnvironment: Bool {
    if case .member(.instance, _) = self { true } else { false }
  }
}

// MARK: - Members

extension Interpreter {
  /// A member of a value of one of the project's types; `nil` without a failure where none is known.
  mutating func member(_ name: String, of instance: Instance) -> Value? {
    if let field = instance.fields[name], !isVariable(name, of: instance.type) { return value(of: field) }
    if instance.type == Self.environment, let value = environment(name) { return value }
    guard failure == nil else { return nil }
    return declaredMember(name, of: .instance(instance), instance.type)
  }

  /// Whether a property of a class may be another one by now.
  private func isVariable(_ name: String, of type: [String]) -> Bool {
    // Its own initialiser sees what it has set.
    if frame.isInitializer { return false }
    return snapshot.declarations.declarations(ofType: type).contains {
      $0.value.kind == .object && $0.value.variables.contains(name)
    }
  }

  /// A member of an enum's value.
  mutating func member(_ name: String, of symbol: Symbol, _ type: DeclaredEnum) -> Value? {
    if name == "rawValue" { return snapshot.rawValue(ofCase: symbol.name, in: type.path).map(Value.text) }
    return declaredMember(name, of: .symbol(symbol), type.path)
  }

  private mutating func declaredMember(_ name: String, of value: Value, _ type: [String]) -> Value? {
    for ancestor in lineage(of: type) {
      if let color = declaredColor(name, of: value, ancestor) { return color }
      guard failure == nil else { return nil }
      let entries = visible(snapshot.declarations.helpers(name, of: ancestor))
        .filter { $0.value.kind == .property && !$0.value.isStatic }
      if !entries.isEmpty {
        guard let entry = only(entries) else { return fail(.ambiguous) }
        if let result = attempt({ $0.run(entry.value, path: entry.path, arguments: [], current: value) }) {
          return result
        }
        guard failure == nil, let type = entry.value.result else { return nil }
        return anyValue(of: type, at: Evaluator.Place(scope: entry.value.typePath, path: entry.path))
      }
      if let stored = storedProperty(name, of: ancestor, isStatic: false) { return stored }
      guard failure == nil else { return nil }
      // A property that is not understood hides what is inherited.
      let isKnown = snapshot.declarations.declarations(ofType: ancestor).contains { $0.value.names.contains(name) }
      if isKnown { return fail() }
    }
    return nil
  }

  /// A member that is declared as a color. One that only its initialiser knows is that of the constants of its type.
  private mutating func declaredColor(_ name: String, of value: Value, _ type: [String]) -> Value? {
    let entries = snapshot.declarations.members(name, ofType: type, seenFrom: frame.place.path)
      .filter { !$0.value.isStatic }
    guard !entries.isEmpty else { return nil }
    let evaluation = evaluator.evaluate(entries, at: frame.place, current: value)
    guard case .unknown(let reason) = evaluation else { return .color(evaluation) }
    guard case .instance(let instance) = value, reason == .unresolvedHelper || reason == .parameter else {
      return .unknown(reason)
    }
    return attempt { $0.pick(name, of: instance.type) } ?? (failure == nil ? .unknown(reason) : nil)
  }

  /// What a property stores that is none of a color: the value of a constant, or any of its type.
  mutating func storedProperty(_ name: String, of type: [String], isStatic: Bool) -> Value? {
    var entries = snapshot.declarations.declarations(ofType: type).filter { $0.value.kind != .alias }
    if entries.count(where: { $0.value.kind != .extension }) > 1 {
      // Several types of one path are those of several targets.
      entries = entries.filter { $0.path == frame.place.path }
      guard !entries.isEmpty else { return fail(.ambiguous) }
    }
    for entry in entries.prefix(Self.mostNamesakes) {
      let properties = entry.value.properties.filter { $0.name == name && $0.isStatic == isStatic }
      guard let property = properties.first else { continue }
      if properties.count > 1 { return fail(.ambiguous) }
      return value(of: property, at: Evaluator.Place(scope: type, path: entry.path))
    }
    return nil
  }

  private mutating func value(of property: StoredProperty, at place: Evaluator.Place) -> Value? {
    if let initial = property.initial {
      let outer = frame
      let value = attempt { interpreter in
        interpreter.frame = Frame(place: place)
        let value = interpreter.value(initial, as: property.type)
        interpreter.frame = outer
        return value
      }
      guard failure == nil else { return nil }
      if property.isConstant || initial.isOfEnvironment, let value { return value }
      if property.type == nil { return value.flatMap { anyOther($0) } ?? .unknown(.runtime) }
    }
    return property.type.flatMap { anyValue(of: $0, at: place) } ?? .unknown(.runtime)
  }

  /// Any value of the type of one.
  private mutating func anyOther(_ value: Value) -> Value? {
    switch value {
    case .instance(let instance):
      instance.type == Self.environment ? value : declaredType(instance.type).flatMap { anyValue(of: $0) }
    case .symbol(let symbol):
      if case .declared(let type)? = symbol.vocabulary {
        declaredType(type.path).flatMap { anyValue(of: $0) }
      } else {
        nil
      }
    case .optional(let inner?): anyOther(inner)
    default: nil
    }
  }

  /// The value of a static property whose body is not understood, by its type.
  mutating func property(typeOf name: String, of type: [String]) -> Value? {
    guard failure == nil else { return nil }
    let entries = visible(snapshot.declarations.helpers(name, of: type))
      .filter { $0.value.kind == .property && $0.value.isStatic }
    guard entries.count == 1, let entry = entries.first, let result = entry.value.result,
      case .named(let path) = Self.unwrapped(result), Self.framework(ofType: path) == nil, !Self.isStandard(path)
    else { return nil }
    return anyValue(of: Self.unwrapped(result), at: Evaluator.Place(scope: entry.value.typePath, path: entry.path))
  }

  mutating func value(of field: Instance.Field) -> Value? {
    switch field {
    case .value(let value): return value
    case .term(let term, let type, let frame):
      return step(depth: Self.callDepth) { interpreter in
        let outer = interpreter.frame
        interpreter.frame = frame
        defer { interpreter.frame = outer }
        guard let value = interpreter.value(term, as: type) else { return nil }
        return interpreter.coerce(value, to: type) ?? interpreter.fail(at: value)
      }
    }
  }
}

// MARK: - Construction

extension Interpreter {
  /// A value that the memberwise initialiser makes, or that one makes which is not understood; `nil` without a failure for
  /// a type that is not the project's.
  mutating func instance(ofType path: [String], _ arguments: [TermArgument]) -> Value? {
    guard let entry = declaredType(path) else { return nil }
    let type = entry.value
    guard type.kind == .structure || type.kind == .object else { return nil }
    var instance = Instance(type: type.path)
    // Two of one name are clauses of `#if`.
    let names = type.properties.filter { !$0.isStatic }.map(\.name)
    guard type.isMemberwise, Set(names).count == names.count else { return .instance(instance) }
    var rest = arguments[...]
    for property in type.properties where !property.isStatic && !(property.isConstant && property.initial != nil) {
      if let next = rest.first, next.label == property.name || next.label.isEmpty && next.isTrailing {
        instance.fields[property.name] = .term(next.value, property.type, frame)
        rest.removeFirst()
      } else if let initial = property.initial {
        let home = Frame(place: Evaluator.Place(scope: type.path, path: entry.path))
        instance.fields[property.name] = .term(initial, property.type, home)
      }
    }
    return rest.isEmpty ? .instance(instance) : .instance(Instance(type: type.path))
  }

  /// Gives a property of the value that is being initialised what it holds.
  mutating func fill(_ name: String, with value: Value, isSelf: Bool = false) -> Bool {
    guard frame.isInitializer, case .instance(var instance)? = frame.current else { return false }
    if !isSelf, frame.variables.contains(where: { $0.name == name }) { return false }
    instance.fields[name] = .value(value)
    frame.current = .instance(instance)
    return true
  }

  /// Whether a type of that name is one of the standard library's.
  static func isStandard(_ path: [String]) -> Bool {
    guard path.count == 1 else { return false }
    return IntegerKind(rawValue: path[0]) != nil || FloatingValue.Kind(typeName: path[0]) != nil
      || ["String", "Substring", "Character", "Bool", "CharacterSet", "Scanner"].contains(path[0])
  }
}
