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

  init(snapshot: Snapshot, assumesContrast: Bool) {
    self.snapshot = snapshot
    self.assumesContrast = assumesContrast
  }

  mutating func evaluate(_ expr: ColorExpr, at place: Place) -> Evaluation {
    steps += 1
    guard steps < Self.fuel else { return .unknown(.limit) }
    switch expr {
    case .named(let named): return evaluate(named, at: place)
    case .components(let components): return evaluate(components, at: place)
    case .member(let member): return evaluate(member, at: place)
    case .call(let call): return run(call.term, at: place).evaluation
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
    case .bridge(let framework, let inner): return bridge(inner, to: framework, at: place)
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

  /// `Color(.x)` takes a generated asset symbol first, then a member of UIColor or NSColor.
  private mutating func bridge(_ inner: ColorExpr, to framework: ColorFramework, at place: Place) -> Evaluation {
    guard framework == .swiftUI, case .member(let member) = inner, case .implicit(nil) = member.base,
      let name = member.names.last
    else { return evaluate(inner, at: place) }
    if snapshot.mayHaveSymbol(name) { return .unknown(.ambiguous) }
    var alternatives: [Evaluation.Alternative] = []
    for framework in [ColorFramework.uiKit, .appKit] {
      guard
        SystemColor.isMember(name, of: framework)
          || !snapshot.declarations.members(name, ofType: [framework.typeName]).isEmpty
      else { continue }
      let evaluation = staticMember(name, of: framework, at: place)
      // One platform's value is not the whole truth.
      if case .unknown = evaluation { return evaluation }
      alternatives += evaluation.alternatives
    }
    return Evaluation(alternatives: alternatives)
  }
}

// MARK: - Names

extension Evaluator {
  private mutating func evaluate(_ named: NamedColor, at place: Place) -> Evaluation {
    switch snapshot.resolve(named, scope: place.scope, in: place.path) {
    case .assets(let assets):
      return assets.first.map { snapshot.catalogs.evaluation(named: $0.name) } ?? .unknown(.external)
    case .missing: return .unknown(.external)
    case .owned: return term(named, at: place).map { run($0, at: place).evaluation } ?? .unknown(.unresolvedHelper)
    case .dynamic: return .unknown(.runtime)
    }
  }

  /// Whether an expression is nil.
  private mutating func isMissing(_ expr: ColorExpr, at place: Place) -> Bool {
    switch expr {
    case .named(let named): return snapshot.resolve(named, scope: place.scope, in: place.path) == .missing
    case .call(let call):
      if case .nothing = run(call.term, at: place) { return true }
      return false
    default: return false
    }
  }

  /// A lookup that an initialiser of the project may take, as a term to be run.
  private func term(_ named: NamedColor, at place: Place) -> Term? {
    guard let name = snapshot.literalName(named.name, scope: place.scope, in: place.path), named.bundle == .none else {
      return nil
    }
    let text = Term.string([.text(name)])
    switch named.lookup {
    case .color: return .call(.name("Color"), [TermArgument(label: "", value: text)])
    case .uiColor: return .call(.name("UIColor"), [TermArgument(label: "named", value: text)])
    case .nsColor: return .call(.name("NSColor"), [TermArgument(label: "named", value: text)])
    case .resource, .objectiveC: return nil
    }
  }
}

// MARK: - Members

extension Evaluator {
  private mutating func evaluate(_ member: MemberPath, at place: Place) -> Evaluation {
    guard let name = member.names.last else { return .unknown(.unsupported) }
    switch member.base {
    case .implicit(let framework): return implicit(name, framework: framework, at: place)
    case .current:
      return member.names.count == 1 ? declared(name, inTypes: [place.scope], at: place) : .unknown(.runtime)
    case .named:
      if member.names.count == 1 { return bare(name, at: place) }
      let type = Array(member.names.dropLast())
      if type.count == 1, let framework = ColorFramework(typeName: type[0]) {
        return staticMember(name, of: framework, at: place)
      }
      return declared(name, inTypes: ScopedName.candidates(for: type, in: place.scope), at: place)
    }
  }

  private mutating func implicit(_ name: String, framework: ColorFramework?, at place: Place) -> Evaluation {
    if let framework { return staticMember(name, of: framework, at: place) }
    // A style of this name depends on what is set around it.
    if Self.hierarchicalStyles.contains(name) { return .unknown(.runtime) }
    return staticMember(name, of: .swiftUI, at: place)
  }

  private static let hierarchicalStyles: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "selection",
    "separator", "placeholder", "link", "fill", "windowBackground",
  ]

  /// `Color.x`: the SDK's member where there is one, else the project's.
  private mutating func staticMember(_ name: String, of framework: ColorFramework, at place: Place) -> Evaluation {
    if snapshot.declarations.isShadowed(framework.typeName, scope: place.scope) { return .unknown(.ambiguous) }
    // A member that the project writes itself means that Xcode generates none of that name.
    let own = declared(name, inTypes: [[framework.typeName], ["ShapeStyle"]], at: place)
    if let system = SystemColor.evaluation(of: name, in: framework, assumingContrast: assumesContrast) {
      return own == .unknown(.external) ? system : .unknown(.ambiguous)
    }
    return own == .unknown(.external) && snapshot.mayHaveSymbol(name) ? .unknown(.ambiguous) : own
  }

  /// A name alone: a member of an enclosing type, or a global.
  private mutating func bare(_ name: String, at place: Place) -> Evaluation {
    declared(name, inTypes: ScopedName.candidates(for: [], in: place.scope), at: place)
  }

  /// The member of the first of some types that declares it.
  private mutating func declared(_ name: String, inTypes types: [[String]], at place: Place) -> Evaluation {
    for type in types {
      let entries = snapshot.declarations.members(name, ofType: type)
      guard !entries.isEmpty else { continue }
      return evaluate(entries, at: place)
    }
    return .unknown(.external)
  }

  /// Several declarations are alternatives, other than one in the same file, which is the one that is meant.
  private mutating func evaluate(
    _ entries: [DeclarationIndex.MemberEntry], at place: Place
  ) -> Evaluation {
    var alternatives: [Evaluation.Alternative] = []
    for entry in onlyEntry(of: place.path, in: entries) ?? entries[...] {
      guard case .color(let expr) = entry.value.value else { return .unknown(.unsupported) }
      let member = OpenMember(path: entry.path, nameSpan: entry.value.nameSpan)
      guard !open.contains(member) else { return .unknown(.cycle) }
      guard open.count < Self.chainLimit else { return .unknown(.limit) }
      open.append(member)
      // The levels of the stack that a member takes are missing when its helpers run.
      runDepth += Self.memberDepth
      let evaluation = evaluate(expr, at: Place(scope: entry.value.typePath, path: entry.path))
      runDepth -= Self.memberDepth
      open.removeLast()
      if case .unknown(let reason) = evaluation { return .unknown(reason) }
      alternatives += evaluation.alternatives.map {
        Evaluation.Alternative(
          condition: $0.condition.isEmpty ? entry.path.text : $0.condition, color: $0.color, releases: $0.releases)
      }
    }
    return Evaluation(alternatives: alternatives)
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
