import Facts
import Syntax

/// Values that the running program picks: each that there is, in turn.
extension Interpreter {
  /// How many values one that is picked may be.
  private static let mostPicks = 16
}

extension Interpreter {
  /// Any value of a type.
  mutating func anyValue(of type: TypeTerm, at place: Evaluator.Place) -> Value? {
    switch type {
    case .optional(let inner): return anyValue(of: inner, at: place).map { .some($0) }
    case .named(let path):
      if Self.framework(ofType: path) != nil { return .unknown(.parameter) }
      if aliased(path) != nil { return .unknown(.parameter) }
      if path == Self.environment { return .instance(Instance(type: path)) }
      guard let entry = declaredType(path, at: place) else { return .unknown(.external) }
      return anyValue(of: entry)
    case .array, .tuple, .function, .other: return .unknown(.runtime)
    }
  }

  static let environment = ["EnvironmentValues"]

  mutating func anyValue(of entry: TypeEntry) -> Value? {
    let type = entry.value
    switch type.kind {
    case .enumeration:
      guard !type.cases.isEmpty, !type.cases.contains(where: \.hasValues) else { return .unknown(.runtime) }
      guard type.cases.count <= Self.mostChoices else { return .unknown(.limit) }
      let names = type.cases.map(\.name)
      let picked = names[choose(names.map { "\(type.path.last ?? "").\($0)" })]
      evaluator.trace?.add(.picked((type.path + [picked]).joined(separator: ".")))
      return enumCase(picked, of: entry)
    case .structure: return .instance(Instance(type: type.path))
    case .requirements, .object:
      guard let heirs = heirs(of: entry) else { return .unknown(.limit) }
      guard let first = heirs.first else { return .instance(Instance(type: type.path)) }
      let picked = heirs.count == 1 ? first : heirs[choose(heirs.map { $0.joined(separator: ".") })]
      if heirs.count > 1 { evaluator.trace?.add(.picked(picked.joined(separator: "."))) }
      return .instance(Instance(type: picked))
    case .extension, .alias: return .unknown(.runtime)
    }
  }

  /// The types that can stand for one: those that conform to a protocol, or to one that refines it; a class and all that
  /// inherit from it. `nil` where they are too many to be looked through.
  private func heirs(of entry: TypeEntry) -> [[String]]? {
    let own = entry.value
    var found: [[String]] = own.kind == .object ? [own.path] : []
    var rest = [own]
    var seen: Set<[String]> = [own.path]
    while let next = rest.popLast() {
      guard let name = next.path.last else { continue }
      let all = snapshot.declarations.heirs[name]
      guard all.count <= Self.mostNamesakes else { return nil }
      for heir in all where !seen.contains(heir.value.path) {
        // One that may be meant counts: several types may have the name.
        let meant = declaredType([name], at: Evaluator.Place(scope: heir.value.path, path: heir.path))?.value
        guard meant == nil || meant?.path == next.path, !heir.path.isTest || frame.place.path.isTest else { continue }
        seen.insert(heir.value.path)
        if heir.value.kind != .requirements { found.append(heir.value.path) }
        rest.append(heir.value)
      }
    }
    return found.count <= Self.mostPicks ? found.sorted { $0.joined(separator: ".") < $1.joined(separator: ".") } : nil
  }

  /// The case of an enum of the project; `nil` where it has none of that name.
  func enumCase(_ name: String, of entry: TypeEntry) -> Value? {
    let type = entry.value
    guard type.kind == .enumeration, type.cases.contains(where: { $0.name == name && !$0.hasValues }) else {
      return nil
    }
    return .symbol(
      Symbol(name, .declared(DeclaredEnum(path: type.path, cases: Set(type.cases.map(\.name))))))
  }

  /// The property of one of several constants of a struct, each in turn; `nil` where there are none, or other values may
  /// exist.
  mutating func pick(_ name: String, of type: [String]) -> Value? {
    guard let last = type.last else { return nil }
    let isRead = lineage(of: type).contains { ancestor in
      snapshot.declarations.declarations(ofType: ancestor).contains { entry in
        entry.value.inherited.contains { ["Codable", "Decodable"].contains($0) }
      }
    }
    // What can be set in a copy may be anything in it.
    let isSettable = snapshot.declarations.declarations(ofType: type).contains { $0.value.variables.contains(name) }
    if isSettable { return nil }
    let all = snapshot.declarations.instances[last].filter { entry in
      if entry.path.isTest { return false }
      let place = Evaluator.Place(scope: entry.value.typePath, path: entry.path)
      return declaredType([last], at: place)?.value.path == type
    }
    // One constant of a type is no more than an example of it.
    guard !isRead, !isMadeElsewhere(type), (2...Self.mostPicks).contains(all.count),
      all.allSatisfy({ $0.value.instanceType != nil })
    else { return nil }
    let entry = all[choose(all.map { ($0.value.typePath + [$0.value.name]).joined(separator: ".") })]
    guard case .instance(let instance)? = run(entry.value, path: entry.path, arguments: [], current: nil),
      instance.type == type
    else { return failure == nil ? fail() : nil }
    return instance.fields[name].flatMap { value(of: $0) } ?? fail()
  }
}

extension Interpreter {
  /// Whether values of a type are made elsewhere than in its constants, or may be: of a type whose name does not speak of
  /// color nobody has looked.
  private func isMadeElsewhere(_ type: [String]) -> Bool {
    guard let last = type.last, ColorWord.isIn(last), snapshot.declarations.constructions[last].isEmpty else {
      return true
    }
    let initializers = snapshot.declarations.helpers("init", of: type).map { helper in
      helper.value.parameters.map { $0.label + ":" }.joined()
    }
    let memberwise =
      snapshot.declarations.declarations(ofType: type).first(where: \.value.isMemberwise)
      .map { [$0.value.properties.filter { !$0.isStatic }.map { $0.name + ":" }.joined()] } ?? []
    return (initializers + memberwise).contains { !snapshot.declarations.constructions[".init(\($0))"].isEmpty }
  }
}
