import Facts
import Syntax

extension Interpreter {
  /// An argument at its parameter.
  struct Bound {
    let variable: Frame.Variable
    /// How far the argument's type is from the parameter's.
    let distance: Int
  }

  /// A parameter and what it is given; `nil` for its default.
  typealias Pairs = [(parameter: HelperDeclaration.Parameter, term: Term?)]

  /// The arguments by parameter; `nil` where labels do not fit, or something has to be left out that has no default.
  static func pair(_ parameters: [HelperDeclaration.Parameter], _ arguments: [TermArgument]) -> Pairs? {
    var rest = arguments[...]
    var pairs: Pairs = []
    for parameter in parameters {
      if let next = rest.first, fits(next, parameter) {
        pairs.append((parameter, next.value))
        rest.removeFirst()
      } else if parameter.initial != nil {
        pairs.append((parameter, nil))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? pairs : nil
  }

  private static func fits(_ argument: TermArgument, _ parameter: HelperDeclaration.Parameter) -> Bool {
    if argument.isTrailing, argument.label.isEmpty {
      if case .function = parameter.type { return true }
      return false
    }
    return argument.label == (parameter.label == "_" ? "" : parameter.label)
  }

  /// The values of arguments, as their parameters' types; `nil` where one does not fit, or after a failure.
  mutating func arguments(_ pairs: Pairs, place: Evaluator.Place) -> [Bound]? {
    var bound: [Bound] = []
    for (parameter, term) in pairs {
      guard let value = term.map({ value($0, as: parameter.type) }) ?? initial(of: parameter, at: place) else {
        return nil
      }
      guard let typed = coerce(value, to: parameter.type) else { return nil }
      bound.append(
        Bound(
          variable: Frame.Variable(name: parameter.name, value: typed, type: parameter.type),
          distance: Self.distance(value, to: parameter.type)))
    }
    return bound
  }

  /// A default is what it is where it is declared.
  private mutating func initial(of parameter: HelperDeclaration.Parameter, at place: Evaluator.Place) -> Value? {
    guard let term = parameter.initial else { return fail() }
    let outer = frame
    defer { frame = outer }
    frame = Frame(place: place)
    return value(term, as: parameter.type)
  }

  /// A declaration that takes a call, and the state after its arguments were evaluated.
  private struct Fit {
    let entry: DeclarationIndex.HelperEntry
    let variables: [Frame.Variable]
    let distance: Int
    let state: Interpreter
  }

  /// A call of one of some declarations; `nil` without a failure where none takes it.
  ///
  /// The nearest one is meant if it is certain to be seen: one of the same file, or any where all stand in one file.
  /// Else what several give must be the same.
  mutating func callHelpers(
    _ entries: [DeclarationIndex.HelperEntry], _ arguments: [TermArgument], current: Value?
  ) -> Value? {
    guard let fits = fits(of: entries, arguments), !fits.isEmpty else { return nil }
    let least = fits.map(\.distance).min() ?? 0
    let nearest = fits.filter { $0.distance == least }
    let isOneFile = fits.allSatisfy { $0.entry.path == fits[0].entry.path }
    if nearest.count == 1, isOneFile || nearest[0].entry.path == frame.place.path {
      return finish(nearest[0], current: current)
    }
    var found: Value?
    for fit in fits {
      guard let value = finish(fit, current: current) else { return nil }
      if let found, !Self.isSame(found, value) { return fail(.ambiguous) }
      found = value
    }
    return found
  }

  private mutating func fits(
    of entries: [DeclarationIndex.HelperEntry], _ arguments: [TermArgument]
  ) -> [Fit]? {
    var fits: [Fit] = []
    guard entries.count <= Self.mostOverloads else { return fail(.ambiguous) }
    for entry in entries {
      guard let pairs = Self.pair(entry.value.parameters, arguments), isVisible(entry) else { continue }
      var trial = self
      let place = Evaluator.Place(scope: entry.value.typePath, path: entry.path)
      let bound = trial.arguments(pairs, place: place)
      evaluator = trial.evaluator
      asksAppearance = asksAppearance || trial.asksAppearance
      (choices, choicesMet) = (trial.choices, trial.choicesMet)
      // An argument that is not understood may be of any type.
      if let reason = trial.failure { return fail(reason) }
      guard let bound else { continue }
      fits.append(
        Fit(
          entry: entry, variables: bound.map(\.variable), distance: bound.reduce(0) { $0 + $1.distance }, state: trial))
    }
    return fits
  }

  /// How many declarations of one name are looked at; a project with more has none that is certainly meant.
  static let mostOverloads = 256

  private mutating func finish(_ fit: Fit, current: Value?) -> Value? {
    let (evaluator, choices, choicesMet) = (evaluator, choices, choicesMet)
    self = fit.state
    self.evaluator = evaluator
    (self.choices, self.choicesMet) = (choices, choicesMet)
    return run(fit.entry.value, path: fit.entry.path, arguments: fit.variables, current: current)
  }

  /// Whether two results are the same for certain.
  static func isSame(_ first: Value, _ second: Value) -> Bool {
    switch (first, second) {
    case (.color(let a), .color(let b)): a == b
    // A failing initialiser and one that cannot fail.
    case (.optional(let a?), .color), (.color, .optional(let a?)):
      if case .color = second { isSame(a, second) } else { isSame(first, a) }
    case (.optional(let a?), .optional(let b?)): isSame(a, b)
    case (.optional(nil), .optional(nil)), (.void, .void): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.floating(let a), .floating(let b)): a.value == b.value
    case (.string(let a), .string(let b)): a.content == b.content
    case (.tuple(let a), .tuple(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0.value, $1.value) }
    default: false
    }
  }
}
