import ColorScience
import Facts

extension Interpreter {
  /// `base.name`
  mutating func member(_ name: String, of base: Term, in whole: Term) -> Value? {
    if let path = typePath(of: base) { return staticMember(name, of: path) }
    // What belongs to an object that is not known here may be known by its name.
    if case .name("self") = base, frame.current == nil { return named(name) }
    guard let value = value(base) else { return nil }
    if case .unknown = value { return path(of: whole).flatMap { color(.member($0)) } ?? value }
    return memberIfAny(name, of: value) ?? fail(at: value)
  }

  /// A type that a term names: each part begins with a capital, and no variable is meant.
  func typePath(of term: Term) -> [String]? {
    switch term {
    case .name(let name):
      guard name.first?.isUppercase == true, !frame.variables.contains(where: { $0.name == name }) else { return nil }
      return name == "Self" ? frame.place.scope : [name]
    case .member(let base, let name):
      guard name.first?.isUppercase == true else { return nil }
      return typePath(of: base).map { $0 + [name] }
    default: return nil
    }
  }

  private func path(of term: Term) -> MemberPath? {
    var names: [String] = []
    var current = term
    while names.count < 16 {
      switch current {
      case .name(let name): return MemberPath(base: .named, names: ([name] + names))
      case .member(let base, let name):
        names.insert(name, at: 0)
        current = base
      default: return nil
      }
    }
    return nil
  }

  private mutating func staticMember(_ name: String, of path: [String]) -> Value? {
    if let framework = aliased(path) { return staticMember(name, of: [framework.typeName]) }
    if let value = constant(name, of: path) { return value }
    guard failure == nil else { return nil }
    for type in ScopedName.candidates(for: path, in: frame.place.scope) {
      if let value = attempt({ $0.property(name, of: type, current: nil, isStatic: true) })
        ?? property(typeOf: name, of: type)
      {
        return value
      }
      guard failure == nil else { return nil }
    }
    if let type = declaredType(path),
      let value = enumCase(name, of: type) ?? storedProperty(name, of: type.value.path, isStatic: true)
    {
      return value
    }
    guard failure == nil else { return nil }
    let value = color(.member(MemberPath(base: .named, names: path + [name])))
    // What no declaration of a color is may be the case of an enum.
    if case .unknown(.external)? = value, Self.framework(ofType: path) == nil { return .symbol(Symbol(name)) }
    return value
  }

  /// A static member of one of the standard types.
  mutating func constant(_ name: String, of path: [String]) -> Value? {
    guard let type = path.last else { return nil }
    if let kind = IntegerKind(rawValue: type) {
      switch name {
      case "max": return IntegerValue(kind.range.upperBound, kind).map(Value.integer)
      case "min": return IntegerValue(kind.range.lowerBound, kind).map(Value.integer)
      case "zero": return IntegerValue(0, kind).map(Value.integer)
      default: return nil
      }
    }
    if let kind = FloatingValue.Kind(typeName: type) {
      return name == "zero" ? .floating(FloatingValue(0, kind)) : nil
    }
    switch (path, name) {
    case (["CharacterSet"], _): return CharacterSetTerm(name: name).map(Value.characters)
    case (["UITraitCollection"], "current"): return surroundings()
    default: return nil
    }
  }

  /// A member of a value; `nil` without a failure where none is known.
  mutating func memberIfAny(_ name: String, of value: Value) -> Value? {
    if let known = Self.standardMember(name, of: value) { return known }
    switch value {
    case .scanner(let index): return scannerMember(name, index)
    case .appearance(let appearance): if let trait = trait(name, of: appearance) { return trait }
    case .instance(let instance): return member(name, of: instance)
    case .symbol(let symbol):
      if case .declared(let type)? = symbol.vocabulary { return member(name, of: symbol, type) }
    default: break
    }
    return instanceProperty(name, of: value)
  }

  private static func standardMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .string(let text): member(name, of: text)
    case .character(let character): member(name, of: character)
    case .array(let values): member(name, of: values)
    case .tuple(let elements):
      Int(name).flatMap { elements.indices.contains($0) ? elements[$0].value : nil }
        ?? elements.first { $0.label == name }?.value
    case .characters(let set): name == "inverted" ? .characters(.inverted(set)) : nil
    case .color: ["cgColor", "ciColor", "swiftUIColor", "uiColor", "nsColor"].contains(name) ? value : nil
    case .type: name == "self" ? value : nil
    default: nil
    }
  }

  private static func member(_ name: String, of text: Text) -> Value? {
    switch name {
    case "count": .int(text.content.count)
    case "isEmpty": .boolean(text.content.isEmpty)
    case "first": .optional(text.content.first.map(Value.character))
    case "last": .optional(text.content.last.map(Value.character))
    case "startIndex": .position(text.content.startIndex)
    case "endIndex": .position(text.content.endIndex)
    case "utf8": .array(text.content.utf8.compactMap { IntegerValue(Int128($0), .uint8).map(Value.integer) })
    case "utf16": .array(text.content.utf16.compactMap { IntegerValue(Int128($0), .uint16).map(Value.integer) })
    default: nil
    }
  }

  private static func member(_ name: String, of character: Character) -> Value? {
    switch name {
    case "isHexDigit": .boolean(character.isHexDigit)
    case "hexDigitValue": .optional(character.hexDigitValue.map(Value.int))
    case "wholeNumberValue": .optional(character.wholeNumberValue.map(Value.int))
    case "isNumber": .boolean(character.isNumber)
    case "isLetter": .boolean(character.isLetter)
    case "isWhitespace": .boolean(character.isWhitespace)
    default: nil
    }
  }

  private static func member(_ name: String, of values: [Value]) -> Value? {
    switch name {
    case "count": .int(values.count)
    case "isEmpty": .boolean(values.isEmpty)
    case "first": .optional(values.first)
    case "last": .optional(values.last)
    case "indices": .range(ValueRange(lower: .int(0), upper: .int(values.count), isClosed: false))
    default: nil
    }
  }

  /// The types whose extensions a value's members may be declared in.
  func typePaths(of value: Value) -> [[String]] {
    switch value {
    case .instance(let instance): lineage(of: instance.type)
    case .symbol(let symbol):
      if case .declared(let type)? = symbol.vocabulary { lineage(of: type.path) } else { [] }
    default: Self.typeNames(of: value).map { [$0] }
    }
  }

  private static func typeNames(of value: Value) -> [String] {
    switch value {
    case .string(let text): [text.isSlice ? "Substring" : "String", "StringProtocol"]
    case .character: ["Character"]
    case .integer(let integer): [integer.kind.rawValue, "FixedWidthInteger", "BinaryInteger"]
    case .literal(let literal): [literal.integer == nil ? "Double" : "Int"]
    case .floating(let number): number.kind == .float ? ["Float"] : ["CGFloat", "Double"]
    case .color: ["Color", "UIColor", "NSColor", "CGColor"]
    case .appearance: ["UITraitCollection", "NSAppearance"]
    default: []
    }
  }

  /// A property that the project adds to a type; of a color, whose framework is not kept, all of that name must agree.
  private mutating func instanceProperty(_ name: String, of value: Value) -> Value? {
    let entries = typePaths(of: value).flatMap { visible(snapshot.declarations.helpers(name, of: $0)) }
      .filter { $0.value.kind == .property && !$0.value.isStatic }
    var found: Value?
    for entry in entries {
      guard let current = coerce(value, to: nil),
        let result = run(entry.value, path: entry.path, arguments: [], current: current)
      else { return nil }
      if let found, !Self.isSame(found, result) { return fail(.ambiguous) }
      found = result
    }
    return found
  }
}
