package import Facts
package import Syntax

/// One step by which a color's value came to be.
package struct EvaluationStep: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A lookup by name, and the color sets that it finds.
    case asset(name: String)
    /// A member that the workspace declares, by its full name.
    case member(String)
    /// A function, initialiser or getter of the workspace that is run: its full name, and what it is given.
    case helper(String, arguments: [Argument])
    /// A member of the SDK's.
    case system(String)
    /// A symbol that Xcode makes of an asset's name.
    case symbol(String)
    /// One of several that the running program picks.
    case picked(String)
  }

  package struct Argument: Hashable, Sendable {
    /// `_` for none.
    package let label: String
    package let value: String
  }

  package let kind: Kind
  /// How many steps it is part of.
  package let depth: Int
  /// Where it is declared; `nil` for what the SDK declares.
  package let place: Place?

  package struct Place: Hashable, Sendable {
    package let path: Path
    package let span: Span
  }
}

/// Steps as they are made. What is tried in each appearance, and for each of several values, is kept once.
struct EvaluationTrace: Sendable {
  private(set) var steps: [EvaluationStep] = []
  var depth = 0
  private var seen: Set<EvaluationStep> = []

  /// Steps beyond this are as good as none to a reader.
  private static let limit = 64

  mutating func add(_ kind: EvaluationStep.Kind, at place: EvaluationStep.Place? = nil) {
    let step = EvaluationStep(kind: kind, depth: depth, place: place)
    guard steps.count < Self.limit, seen.insert(step).inserted else { return }
    steps.append(step)
  }
}

extension Snapshot {
  /// What a mention of a color is worth, and by which steps.
  package func explain(_ occurrence: Occurrence, in path: Path) -> (value: Evaluation, steps: [EvaluationStep]) {
    if occurrence.isForeign { return (.unknown(.external), []) }
    var evaluator = Evaluator(snapshot: self, assumesContrast: false)
    evaluator.trace = EvaluationTrace()
    let value = evaluator.evaluate(occurrence.expr, at: Evaluator.Place(scope: occurrence.scope, path: path))
    return (value, evaluator.trace?.steps ?? [])
  }
}
