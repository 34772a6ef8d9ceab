import Facts

extension Interpreter {
  /// A value where a type is wanted; `nil` where it has none such. An untyped literal becomes what the type says.
  mutating func coerce(_ value: Value, to type: TypeTerm?) -> Value? {
    if case .unknown = value { return value }
    switch type {
    case nil, .other?: return settled(value)
    case .function(let result)?:
      guard case .closure(let closure) = value else { return nil }
      return .closure(closure.result == nil ? closure.giving(result) : closure)
    case .optional(let inner)?:
      switch value {
      case .optional(let wrapped): return wrapped.map { coerce($0, to: inner).map(Value.some) } ?? Value.none
      default: return coerce(value, to: inner).map(Value.some)
      }
    case .array(let element)?:
      guard case .array(let values) = value else { return nil }
      let typed = values.compactMap { coerce($0, to: element) }
      return typed.count == values.count ? .array(typed) : nil
    case .tuple(let elements)?: return coerce(value, toTuple: elements)
    case .named(let path)?: return coerce(value, toNamed: path)
    }
  }

  private mutating func coerce(_ value: Value, toTuple types: [TypeTerm.Element]) -> Value? {
    if types.isEmpty { return .void }
    guard case .tuple(let values) = value, values.count == types.count else { return nil }
    var typed: [Value.Element] = []
    for (element, type) in zip(values, types) {
      guard let value = coerce(element.value, to: type.type) else { return nil }
      typed.append(Value.Element(label: type.label, value: value))
    }
    return .tuple(typed)
  }

  private mutating func coerce(_ value: Value, toNamed path: [String]) -> Value? {
    guard let name = path.last else { return nil }
    if name == "Self" { return coerce(value, to: .named(frame.place.scope)) }
    if let kind = IntegerKind(rawValue: name) { return Self.integer(value, kind).map(Value.integer) }
    if let kind = FloatingValue.Kind(typeName: name) { return Self.floating(value, kind).map(Value.floating) }
    if let framework = Self.framework(ofType: path) ?? aliased(path) { return coerce(value, toColorOf: framework) }
    switch (name, value) {
    case ("String", .string(let text)): return text.isSlice ? nil : value
    case ("Substring", .string(let text)): return .string(Text(slice: text.content))
    case ("Character", .string(let text)):
      return text.content.count == 1 ? text.content.first.map(Value.character) : nil
    case ("Character", .character), ("Bool", .boolean), ("Scanner", .scanner): return value
    case ("CharacterSet", .characters): return value
    case ("CharacterSet", .symbol(let symbol)) where symbol.isImplicit:
      return CharacterSetTerm(name: symbol.name).map(Value.characters)
    case ("CharacterSet", .optional(nil)): return value
    // An array literal of its scalars.
    case ("CharacterSet", .array(let values)):
      let texts = values.compactMap { if case .string(let text) = $0 { text.content } else { nil } }
      guard texts.count == values.count, texts.allSatisfy({ $0.unicodeScalars.count == 1 }) else { return nil }
      return .characters(.listed(Set(texts.flatMap(\.unicodeScalars))))
    case ("Index", .position): return value
    case ("String", _), ("Substring", _), ("Character", _), ("Bool", _), ("CharacterSet", _), ("Scanner", _): return nil
    case ("Void", _): return .void
    case (_, .symbol(let symbol)) where symbol.isImplicit:
      guard let type = declaredType(path) else { return value }
      return enumCase(symbol.name, of: type) ?? attempt { $0.property(symbol.name, of: type.value.path, current: nil) }
        ?? value
    case (_, .instance): return value
    // Of a type that is not known here, only what needs no conversion.
    case (_, .symbol), (_, .closure), (_, .appearance), (_, .type): return value
    default: return nil
    }
  }

  /// The framework of a color type; also that of an alias for one, which hides which.
  static func framework(ofType path: [String]) -> ColorFramework? {
    guard let name = path.last, path.count == 1 || path.count == 2 && modules.contains(path[0]) else { return nil }
    if let framework = ColorFramework(typeName: name) { return framework }
    return ["PlatformColor", "NativeColor", "OSColor", "CrossPlatformColor"].contains(name) ? .uiKit : nil
  }

  private static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Cocoa", "CoreGraphics"]

  private mutating func coerce(_ value: Value, toColorOf framework: ColorFramework) -> Value? {
    switch value {
    case .color: return value
    case .symbol(let symbol) where symbol.isImplicit:
      return color(.member(MemberPath(base: .implicit(framework), names: [symbol.name])))
    default: return nil
    }
  }

  /// A value of its own: a literal of no type becomes `Int` or `Double`.
  private mutating func settled(_ value: Value) -> Value? {
    switch value {
    case .literal(let literal):
      guard let integer = literal.integer else { return .floating(FloatingValue(literal.floating, .double)) }
      return IntegerValue(integer, .int).map(Value.integer)
    case .tuple(let elements):
      let settled = elements.compactMap { element in
        self.settled(element.value).map { Value.Element(label: element.label, value: $0) }
      }
      return settled.count == elements.count ? .tuple(settled) : nil
    case .array(let values):
      // `[1, 0.5]` is one of `Double`.
      let isMixed = values.contains { if case .literal(let literal) = $0 { literal.integer == nil } else { false } }
      let settled = values.compactMap { isMixed ? coerce($0, to: .named(["Double"])) : self.settled($0) }
      return settled.count == values.count ? .array(settled) : nil
    case .optional(let inner?): return self.settled(inner).map(Value.some)
    default: return value
    }
  }

  static func integer(_ value: Value, _ kind: IntegerKind) -> IntegerValue? {
    switch value {
    case .integer(let integer): integer.kind == kind ? integer : nil
    case .literal(let literal): literal.integer.flatMap { IntegerValue($0, kind) }
    default: nil
    }
  }

  static func floating(_ value: Value, _ kind: FloatingValue.Kind) -> FloatingValue? {
    switch value {
    case .floating(let number): (number.kind == .float) == (kind == .float) ? FloatingValue(number.value, kind) : nil
    case .literal(let literal): literal.floating.isNaN ? nil : FloatingValue(literal.floating, kind)
    default: nil
    }
  }

  /// How far an argument is from a parameter's type, for Swift takes the nearest overload: 0 for the type itself and for
  /// a literal's own type, more for a literal of another type and for what is wrapped or converted.
  static func distance(_ value: Value, to type: TypeTerm) -> Int {
    switch (value, type) {
    case (.optional, .optional(_)): 0
    case (_, .optional(let inner)): 1 + distance(value, to: inner)
    case (.literal(let literal), .named(let path)):
      path.last == (literal.integer == nil ? "Double" : "Int") ? 0 : 1
    case (.floating(let number), .named(let path)):
      path.last.flatMap(FloatingValue.Kind.init(typeName:)) == number.kind ? 0 : 1
    default: 0
    }
  }
}
