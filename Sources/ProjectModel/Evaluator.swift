import ColorScience
package import Facts
package import Syntax

extension Snapshot {
  /// What an expression is worth: where it stands decides what its names mean.
  ///
  /// - Parameters:
  ///   - scope: the names of the enclosing types, outermost first.
  ///   - path: the file it stands in.
  ///   - assumingContrast: whether an unknown value with increased contrast is taken to be that of normal contrast.
  package func evaluate(
    _ expr: ColorExpr, scope: [String] = [], in path: Path, assumingContrast: Bool = false
  ) -> Evaluation {
    var evaluator = Evaluator(snapshot: self, assumesContrast: assumingContrast)
    return evaluator.evaluate(expr, at: Evaluator.Place(scope: scope, path: path))
  }
}

extension Snapshot {
  /// What a mention of a color is worth.
  package func evaluate(_ occurrence: Occurrence, in path: Path) -> Evaluation {
    if occurrence.isForeign { return .unknown(.external) }
    return evaluate(occurrence.expr, scope: occurrence.scope, in: path)
  }
}

/// One evaluation: a walk over terms and the members they name, with a bound on steps and a guard against cycles.
struct Evaluator {
  struct Place: Hashable {
    let scope: [String]
    let path: Path
  }

  /// How many terms one question may visit.
  private static let fuel = 512

  let snapshot: Snapshot
  private var steps = 0
  /// The value whose member is evaluated: what `self` is in it.
  var current: Value?
  /// What helpers' bodies have taken of their own bounds.
  var runSteps = 0
  var runDepth = 0
  /// How many members may be defined by one another; real chains stay below five.
  private static let chainLimit = 32
  private static let memberDepth = 3
  /// The members that are being evaluated, to notice when one is defined by itself.
  private var open: [OpenMember] = []

  private struct OpenMember: Equatable {
    let path: Path
    let nameSpan: Span
  }

  private let assumesContrast: Bool
  /// Where the code that asks runs: what it shares with other targets has the value that it has there.
  private var knownPlatforms: ApplePlatforms?
  /// The one of them that is looked at, where the sources are not the same on all.
  var assumedPlatforms: ApplePlatforms?
  private var origin: Path?
  /// The steps, where somebody wants to know them.
  var trace: EvaluationTrace?

  init(snapshot: Snapshot, assumesContrast: Bool) {
    self.snapshot = snapshot
    self.assumesContrast = assumesContrast
  }

  /// Where the code runs that asked the first question, which is the one at `place` if none was asked before.
  mutating func platforms(from place: Place) -> ApplePlatforms {
    if let assumedPlatforms { return assumedPlatforms }
    if let knownPlatforms { return knownPlatforms }
    let platforms = snapshot.platforms(of: origin ?? place.path)
    knownPlatforms = platforms
    return platforms
  }

  mutating func evaluate(_ expr: ColorExpr, at place: Place) -> Evaluation {
    if origin == nil { origin = place.path }
    steps += 1
    guard steps < Self.fuel else { return .unknown(.limit) }
    switch expr {
    case .named(let named): return evaluate(named, at: place)
    case .components(let components): return evaluate(components, at: place)
    case .member(let member): return followed(member, at: place).stated(of: member, in: snapshot)
    case .call(let call): return run(call.term, at: place).evaluation.stated(of: call, in: snapshot)
    case .computed(let term): return run(term, at: place).evaluation
    case .opacity(let inner, let number):
      guard let factor = number.value else { return .unknown(.runtime) }
      return evaluate(inner, at: place).map { $0.map { $0.multiplyingAlpha(by: factor) } }
    case .alpha(let inner, let number):
      guard let alpha = number.value else { return .unknown(.runtime) }
      return evaluate(inner, at: place).map { $0.map { $0.withAlpha(min(max(alpha, 0), 1)) } }
    case .coalesce(let first, let fallback):
      return isMissing(first, at: place) ? evaluate(fallback, at: place) : evaluate(first, at: place)
    case .ternary(let condition, let first, let second):
      let (first, second) = (evaluate(first, at: place), evaluate(second, at: place))
      guard let test = SchemeTest(Assumption(condition, holds: true)) else {
        return first.or(second, condition: condition)
      }
      return first.in(test.schemes, else: second)
    case .bridge(let framework, let inner):
      return bridge(inner, to: framework, at: place).stated(ofBridged: inner, in: snapshot)
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private mutating func evaluate(_ components: ColorComponents, at place: Place) -> Evaluation {
    if let framework = components.framework,
      snapshot.declarations.ownsInitializer(of: framework.typeName, labels: components.labels)
    {
      return components.term.map { run($0, at: place).evaluation } ?? .unknown(.unresolvedHelper)
    }
    return standardValue(of: components)
  }

  /// What the SDK's own initialiser makes.
  func standardValue(of components: ColorComponents) -> Evaluation {
    guard let color = components.value else {
      return .unknown(components.isWritten ? .unsupported : .runtime)
    }
    guard [color.red, color.green, color.blue].allSatisfy({ abs($0) <= Self.largestComponent }) else {
      return .unknown(.unsupported)
    }
    return .one(AdaptiveColor(color.withAlpha(min(max(color.alpha, 0), 1))))
  }

  /// The largest number of 16 bits (IEEE 754 binary16), the widest format in which extended components are drawn.
  /// What larger ones show is not defined, and their powers overflow.
  private static let largestComponent = 65_504.0

  /// `Color(.x)` takes a generated asset symbol, or a member of UIColor or NSColor. Where there are both, it is not
  /// known which one Swift prefers.
  private mutating func bridge(_ inner: ColorExpr, to framework: ColorFramework, at place: Place) -> Evaluation {
    guard framework == .swiftUI, case .member(let member) = inner, case .implicit(nil) = member.base else {
      return evaluate(inner, at: place)
    }
    let symbol = snapshot.symbol(member.names, of: .resource, in: place.path)
    if symbol != .none { trace?.add(.symbol((["ColorResource"] + member.names).joined(separator: "."))) }
    if symbol == .unclear { return .unknown(.ambiguous) }
    var alternatives: [Evaluation.Alternative] = []
    let platforms = platforms(from: place).palettes
    for (framework, platform) in [(ColorFramework.uiKit, ApplePlatforms.iOS), (.appKit, .macOS)]
    where platforms.contains(platform) && hasMember(member.names, framework, from: place.path) {
      let evaluation = self.member(member.names, of: framework, at: place)
      // One platform's value is not the whole truth.
      if case .unknown = evaluation { return symbol == .none ? evaluation : .unknown(.ambiguous) }
      alternatives += evaluation.alternatives
    }
    guard case .found(let asset) = symbol else { return Evaluation(alternatives: alternatives) }
    // An initializer of the project may take a value of that name, too.
    if snapshot.declarations.owns(.color, scope: place.scope) { return .unknown(.ambiguous) }
    if alternatives.isEmpty { return asset }
    guard asset.isKnown else { return .unknown(.ambiguous) }
    return Evaluation(alternatives: asset.alternatives.map { $0.when("the asset") } + alternatives)
  }

  /// Whether the SDK or the project gives a color type a member.
  private func hasMember(_ names: [String], _ framework: ColorFramework, from path: Path) -> Bool {
    guard let name = names.last else { return false }
    if names.count == 1, SystemColor.isMember(name, of: framework) { return true }
    let type = [framework.typeName] + names.dropLast()
    return !snapshot.declarations.members(name, ofType: type, seenFrom: path).isEmpty
  }
}

// MARK: - Members

extension Evaluator {
  /// What a path is worth by the members that are declared as colors.
  mutating func evaluate(_ member: MemberPath, at place: Place) -> Evaluation {
    guard let name = member.names.last else { return .unknown(.unsupported) }
    switch member.base {
    case .implicit(let framework):
      if member.names.count > 1 { return self.member(member.names, of: framework ?? .swiftUI, at: place) }
      return implicit(name, framework: framework, at: place)
    case .current:
      guard member.names.count == 1 else { return .unknown(.runtime) }
      if let value = stored(name, at: place) { return value }
      if isOverridden(name, at: place) { return .unknown(.ambiguous) }
      return declared(name, inTypes: [place.scope], at: place, current: current) ?? .unknown(.external)
    case .named:
      if member.names.count == 1 { return bare(name, at: place) }
      let rest = Array(member.names.dropFirst())
      if member.names[0] == "ColorResource" { return resource(rest, at: place) }
      let framework = ColorFramework(typeName: member.names[0])
      if rest.count == 1, let framework { return staticMember(name, of: framework, at: place) }
      let types = ScopedName.candidates(for: Array(member.names.dropLast()), in: place.scope)
      return declared(name, inTypes: types, at: place)
        ?? framework.map { symbol(rest, of: $0, at: place) } ?? .unknown(.external)
    }
  }

  /// `ColorResource.x`, `UIColor(resource: .x)`
  private func resource(_ path: [String], at place: Place) -> Evaluation {
    if snapshot.declarations.isShadowed("ColorResource", scope: place.scope) { return .unknown(.ambiguous) }
    return snapshot.symbol(path, of: .resource, in: place.path).evaluation
  }

  /// A member of a color type that Xcode may have generated.
  private mutating func symbol(_ path: [String], of framework: ColorFramework, at place: Place) -> Evaluation {
    if snapshot.declarations.isShadowed(framework.typeName, scope: place.scope) { return .unknown(.ambiguous) }
    let symbol = snapshot.symbol(path, of: .members(framework), in: place.path)
    if symbol != .none { trace?.add(.symbol(([framework.typeName] + path).joined(separator: "."))) }
    return symbol.evaluation
  }

  /// A member of a color type, or of a type in it: `.x`, `.Group.x`.
  private mutating func member(_ names: [String], of framework: ColorFramework, at place: Place) -> Evaluation {
    guard let name = names.last else { return .unknown(.unsupported) }
    if names.count == 1 { return staticMember(name, of: framework, at: place) }
    return declared(name, inTypes: [[framework.typeName] + names.dropLast()], at: place)
      ?? symbol(names, of: framework, at: place)
  }

  private mutating func implicit(_ name: String, framework: ColorFramework?, at place: Place) -> Evaluation {
    if let framework { return staticMember(name, of: framework, at: place) }
    // A style of this name depends on what is set around it.
    if Self.hierarchicalStyles.contains(name) { return .unknown(.runtime) }
    if Self.materials.contains(name) { return .unknown(.external) }
    return staticMember(name, of: .swiftUI, at: place)
  }

  private static let hierarchicalStyles: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "selection",
    "separator", "placeholder", "link", "fill", "windowBackground",
  ]

  /// Styles that are no colors, beside which Xcode may generate one.
  private static let materials: Set<String> = [
    "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
  ]

  /// `Color.x`: the SDK's member where there is one, else the project's.
  private mutating func staticMember(_ name: String, of framework: ColorFramework, at place: Place) -> Evaluation {
    if snapshot.declarations.isShadowed(framework.typeName, scope: place.scope) { return .unknown(.ambiguous) }
    // A member that the project writes itself means that Xcode generates none of that name.
    let own = declared(name, inTypes: Self.types(of: framework), at: place)
    let platforms = framework == .swiftUI ? platforms(from: place).palettes : [.iOS, .macOS]
    if let system = SystemColor.evaluation(of: name, in: framework, on: platforms, assumingContrast: assumesContrast) {
      trace?.add(.system("\(framework.typeName).\(name)"))
      return own == nil ? system : .unknown(.ambiguous)
    }
    if SystemColor.isUnlisted(name, of: framework) { return own ?? .unknown(.external) }
    return own ?? symbol([name], of: framework, at: place)
  }

  /// The types that may have static members of a framework's color type, made once: colors are asked by the thousand.
  private static func types(of framework: ColorFramework) -> [[String]] { memberTypes[framework] ?? [] }
  private static let memberTypes: [ColorFramework: [[String]]] =
    ColorFramework.allCases.reduce(into: [:]) { $0[$1] = [[$1.typeName], ["ShapeStyle"]] }

  /// A name alone: a member of an enclosing type, or a global.
  private mutating func bare(_ name: String, at place: Place) -> Evaluation {
    if let value = stored(name, at: place) { return value }
    if isOverridden(name, at: place) { return .unknown(.ambiguous) }
    return declared(name, inTypes: ScopedName.candidates(for: [], in: place.scope), at: place, current: current)
      ?? .unknown(.external)
  }

  /// The member of the first of some types that declares it.
  ///
  /// - Parameter current: the value whose member it is, where it is one of a value.
  private mutating func declared(
    _ name: String, inTypes types: [[String]], at place: Place, current: Value? = nil
  ) -> Evaluation? {
    for type in types {
      let entries = snapshot.declarations.members(name, ofType: type, seenFrom: place.path)
      guard !entries.isEmpty else { continue }
      return evaluate(entries, at: place, current: current)
    }
    return nil
  }

  /// Several declarations are alternatives, other than one in the same file, which is the one that is meant, or those in
  /// the same target, which hide the others.
  mutating func evaluate(
    _ entries: [DeclarationIndex.MemberEntry], at place: Place, current: Value?
  ) -> Evaluation {
    let outer = self.current
    defer { self.current = outer }
    var alternatives: [Evaluation.Alternative] = []
    let meant = compiled(
      onlyEntry(of: place.path, in: entries) ?? entriesOfTargets(of: place.path, in: entries), at: place)
    for entry in meant {
      guard case .color(let expr) = entry.value.value else { return .unknown(.unsupported) }
      let member = OpenMember(path: entry.path, nameSpan: entry.value.nameSpan)
      guard !open.contains(member) else { return .unknown(.cycle) }
      guard open.count < Self.chainLimit else { return .unknown(.limit) }
      open.append(member)
      self.current = entry.value.isStatic ? nil : current
      let name = (entry.value.typePath + [entry.value.name]).joined(separator: ".")
      trace?.add(.member(name), at: EvaluationStep.Place(path: entry.path, span: entry.value.nameSpan))
      trace?.depth += 1
      // The levels of the stack that a member takes are missing when its helpers run.
      runDepth += Self.memberDepth
      let evaluation = evaluate(expr, at: Place(scope: entry.value.typePath, path: entry.path))
      runDepth -= Self.memberDepth
      trace?.depth -= 1
      open.removeLast()
      if case .unknown(let reason) = evaluation { return .unknown(reason) }
      alternatives += evaluation.alternatives.map {
        Evaluation.Alternative(
          condition: $0.condition.isEmpty ? entry.path.text : $0.condition, color: $0.color, releases: $0.releases)
      }
    }
    return Evaluation(alternatives: alternatives)
  }

  /// Those of some declarations that are compiled where the code runs.
  private mutating func compiled(
    _ entries: ArraySlice<DeclarationIndex.MemberEntry>, at place: Place
  ) -> ArraySlice<DeclarationIndex.MemberEntry> {
    guard entries.count > 1, entries.contains(where: { !$0.value.conditions.isEmpty }) else { return entries }
    let platforms = platforms(from: place)
    return entries.filter { !$0.value.conditions.contains { platforms.satisfy($0) == false } }[...]
  }

  /// The declaration that a file has, if it has just one. Entries are in order of paths, and may be thousands.
  private func onlyEntry(
    of path: Path, in entries: [DeclarationIndex.MemberEntry]
  ) -> ArraySlice<DeclarationIndex.MemberEntry>? {
    let first = entries.index(of: path, by: \.path)
    guard first < entries.count, entries[first].path == path else { return nil }
    if first + 1 < entries.count, entries[first + 1].path == path { return nil }
    return entries[first...first]
  }
}

extension Evaluator {
  /// How many declarations of one name are told apart by target; a project with more is generated.
  private static let mostNamesakes = 100

  /// The declarations in the targets of a file, if each of these has one; else all.
  private func entriesOfTargets(
    of path: Path, in entries: [DeclarationIndex.MemberEntry]
  ) -> ArraySlice<DeclarationIndex.MemberEntry> {
    guard entries.count > 1, entries.count <= Self.mostNamesakes else { return entries[...] }
    let owners = snapshot.targets.targets(of: path)
    if owners.isEmpty { return entries[...] }
    let homes = entries.map { Set(snapshot.targets.targets(of: $0.path).map(\.id)) }
    guard owners.allSatisfy({ owner in homes.contains { $0.contains(owner.id) } }) else { return entries[...] }
    return zip(entries, homes).filter { _, home in owners.contains { home.contains($0.id) } }.map(\.0)[...]
  }
}

extension SymbolFinding {
  fileprivate var evaluation: Evaluation {
    switch self {
    case .none: .unknown(.external)
    case .unclear: .unknown(.ambiguous)
    case .found(let evaluation): evaluation
    }
  }
}
