import ColorScience
import Facts
import Syntax

extension Interpreter {
  /// `Color(…)`, `UIColor(…)` and so on: by an initialiser of the project or of the SDK.
  mutating func constructColor(_ framework: ColorFramework, _ path: [String], _ arguments: [TermArgument]) -> Value? {
    guard !snapshot.declarations.isReplaced(framework.typeName, scope: frame.place.scope) else {
      return fail(.ambiguous)
    }
    let entries = snapshot.declarations.helpers("init", of: [path.last ?? framework.typeName])
    guard entries.count <= Self.mostOverloads else { return fail(.ambiguous) }
    // What the labels rule out is most of it, and cheap to tell.
    let own = visible(entries.filter { Self.pair($0.value.parameters, arguments) != nil })
    let isSDKs = isOfSDK(framework, arguments)
    guard !own.isEmpty else { return isSDKs ? standardColor(framework, arguments) : fail() }
    guard isSDKs else { return callHelpers(own, arguments, current: nil) ?? fail() }
    return eitherColor(framework, own, arguments)
  }

  /// Where both the project and the SDK have an initialiser with the labels: what the types allow, and where they allow
  /// both, what both give.
  private mutating func eitherColor(
    _ framework: ColorFramework, _ own: [DeclarationIndex.HelperEntry], _ arguments: [TermArgument]
  ) -> Value? {
    var trial = self
    let standard = trial.standardColor(framework, arguments)
    evaluator = trial.evaluator
    let isNearer = isCertainlyNearer(own, arguments)
    let first = callHelpers(own, arguments, current: nil)
    guard failure == nil else { return nil }
    if isNearer, let first { return first }
    switch (first, standard) {
    case (let value?, nil): return value
    case (nil, let value?): return value
    case (let one?, let other?): return Self.isSame(one, other) ? one : fail(.ambiguous)
    case (nil, nil): return fail()
    }
  }

  /// Whether the project's initialiser is meant where both would do: it is seen, and integer literals are `Int` before
  /// they are floating-point numbers.
  private func isCertainlyNearer(_ own: [DeclarationIndex.HelperEntry], _ arguments: [TermArgument]) -> Bool {
    guard own.count == 1, own[0].path == frame.place.path else { return false }
    var trial = self
    guard let pairs = Self.pair(own[0].value.parameters, arguments),
      let bound = trial.arguments(pairs, place: Evaluator.Place(scope: own[0].value.typePath, path: own[0].path))
    else { return false }
    return bound.allSatisfy { $0.distance == 0 }
      && bound.contains { if case .integer? = $0.variable.value { true } else { false } }
  }

  private func isOfSDK(_ framework: ColorFramework, _ arguments: [TermArgument]) -> Bool {
    let labels = Self.labels(arguments)
    return framework.signature(labels: labels) != nil || Self.bridges.contains(labels)
      || Self.lookups.contains(labels) || Self.providers.contains(labels)
  }

  private static let bridges: Set<String> = ["_:", "uiColor:", "nsColor:", "cgColor:", "ciColor:", "color:"]
  private static let lookups: Set<String> = ["named:", "named:in:compatibleWith:", "named:bundle:", "_:bundle:"]
  private static let providers: Set<String> = ["dynamicProvider:", "name:dynamicProvider:", "name:_:"]

  private mutating func standardColor(_ framework: ColorFramework, _ arguments: [TermArgument]) -> Value? {
    let labels = Self.labels(arguments)
    if let signature = framework.signature(labels: labels) {
      return components(framework, signature, labels, arguments)
    }
    if Self.lookups.contains(labels) { return namedColor(framework, arguments) }
    if Self.providers.contains(labels), let provider = arguments.last {
      return value(provider.value).flatMap { dynamic($0, framework) }
    }
    guard let argument = arguments.first, let value = value(argument.value, as: bridged(argument.label, framework))
    else {
      return fail()
    }
    switch value {
    case .closure: return dynamic(value, framework)
    case .color: return value
    // `Color("Brand")`
    case .string(let text) where framework == .swiftUI: return asset(text.string)
    case .symbol(let symbol) where symbol.isImplicit:
      return color(.bridge(to: framework, .member(MemberPath(base: .implicit(nil), names: [symbol.name]))))
    default: return fail(at: value)
    }
  }

  private func bridged(_ label: String, _ framework: ColorFramework) -> TypeTerm? {
    switch label {
    case "uiColor": .named(["UIColor"])
    case "nsColor": .named(["NSColor"])
    case "cgColor": .named(["CGColor"])
    default: nil
    }
  }

  private mutating func components(
    _ framework: ColorFramework, _ signature: ComponentSignature, _ labels: String, _ arguments: [TermArgument]
  ) -> Value? {
    var arguments = arguments[...]
    var space = signature.space
    if signature.takesSpace, let first = arguments.popFirst() {
      guard let value = value(first.value) else { return nil }
      guard case .symbol(let symbol) = value, let named = ColorSpace(rgbColorSpace: symbol.name) else {
        return fail(at: value)
      }
      space = named
    }
    var numbers: [NumberTerm] = []
    for argument in arguments {
      guard let value = value(argument.value, as: .named(["CGFloat"])) else { return nil }
      guard case .floating(let number)? = coerce(value, to: .named(["CGFloat"])) else { return fail(at: value) }
      numbers.append(NumberTerm(.decimal(number.value), span: Span(0, 0)))
    }
    let alpha = signature.hasAlpha ? numbers.popLast() : nil
    return color(
      of: ColorComponents(
        model: signature.model, space: space, framework: framework, labels: labels, numbers: numbers, alpha: alpha))
  }

  private mutating func color(of components: ColorComponents) -> Value? {
    guard case .one(let color) = evaluator.standardValue(of: components) else { return fail(.unsupported) }
    return .color(.one(color))
  }

  mutating func colorLiteral(_ arguments: [TermArgument]) -> Value? {
    guard Self.labels(arguments) == "red:green:blue:alpha:" else { return fail() }
    return standardColor(.uiKit, arguments)
  }

  /// A lookup by name, past an initialiser of the project with the labels of the SDK's.
  private mutating func namedColor(_ framework: ColorFramework, _ arguments: [TermArgument]) -> Value? {
    guard framework != .coreGraphics, let first = arguments.first, let value = value(first.value) else { return fail() }
    guard case .string(let text) = value, !text.isSlice else { return fail(at: value) }
    return asset(text.string)
  }

  private mutating func asset(_ name: String) -> Value? {
    guard snapshot.colorNamedCategories.isEmpty else { return fail() }
    guard let asset = snapshot.catalogs.colorSets(named: name).first else { return fail(.external) }
    let evaluation = snapshot.catalogs.evaluation(named: asset.name)
    if case .unknown(let reason) = evaluation { return fail(reason) }
    return .color(evaluation)
  }

  /// A method of a color.
  mutating func colorMethod(_ name: String, of evaluation: Evaluation, _ arguments: [TermArgument]) -> Value? {
    switch (name, Self.labels(arguments)) {
    case ("opacity", "_:"), ("withAlphaComponent", "_:"):
      guard let value = value(arguments[0].value, as: .named(["CGFloat"])) else { return nil }
      guard case .floating(let number)? = coerce(value, to: .named(["CGFloat"])), number.value.isFinite else {
        return fail(at: value)
      }
      let alpha = min(max(number.value, 0), 1)
      return .color(
        evaluation.map { $0.map { name == "opacity" ? $0.multiplyingAlpha(by: alpha) : $0.withAlpha(alpha) } })
    case ("resolvedColor", "with:"):
      guard let value = value(arguments[0].value) else { return nil }
      guard case .appearance(let appearance) = value else { return fail(at: value) }
      return .color(evaluation.map { AdaptiveColor($0[appearance]) })
    default: return nil
    }
  }
}
