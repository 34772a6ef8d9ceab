import ColorScience
import Facts

/// What a helper gives.
enum Outcome {
  case color(Evaluation)
  /// `nil`, of one that can fail.
  case nothing

  var evaluation: Evaluation {
    switch self {
    case .color(let evaluation): evaluation
    case .nothing: .unknown(.absent)
    }
  }
}

extension Evaluator {
  /// Runs a term that has to give a color: in each appearance where it asks for that, and for each way that the sources
  /// leave open.
  mutating func run(_ term: Term, as framework: ColorFramework? = nil, at place: Place) -> Outcome {
    // The outermost one has the stack for itself.
    let depth = runDepth == 0 ? 0 : Interpreter.evaluationDepth
    guard runDepth + depth <= Interpreter.depthLimit else { return .color(.unknown(.limit)) }
    runDepth += depth
    defer { runDepth -= depth }
    let (outcome, asksAppearance) = run(term, as: framework, at: place, in: nil)
    guard asksAppearance else { return outcome }
    var parts: [Evaluation] = []
    for appearance in Appearance.allCases {
      guard case .color(let evaluation) = run(term, as: framework, at: place, in: appearance).outcome else {
        return .color(.unknown(.unresolvedHelper))
      }
      if case .unknown = evaluation { return .color(evaluation) }
      parts.append(evaluation)
    }
    return .color(Evaluation(inEachAppearance: parts) ?? .unknown(.limit))
  }

  private mutating func run(
    _ term: Term, as framework: ColorFramework?, at place: Place, in appearance: Appearance?
  ) -> (outcome: Outcome, asksAppearance: Bool) {
    var choices: [Interpreter.Choice] = []
    var found: [Evaluation.Alternative] = []
    var isNothing: Bool?
    for _ in 0..<Interpreter.mostChoices {
      var interpreter = Interpreter(evaluator: self, place: place)
      interpreter.ambient = appearance
      interpreter.choices = choices
      interpreter.frame.current = current
      let assumed = assumedPlatforms
      let outcome = interpreter.outcome(of: term, as: framework)
      self = interpreter.evaluator
      assumedPlatforms = assumed
      if interpreter.asksAppearance { return (.color(.unknown(.runtime)), true) }
      choices = interpreter.choices
      switch outcome {
      case .nothing:
        guard isNothing != false else { return (.color(.unknown(.ambiguous)), false) }
        isNothing = true
      case .color(let evaluation):
        if case .unknown = evaluation { return (outcome, false) }
        guard isNothing != true else { return (.color(.unknown(.ambiguous)), false) }
        isNothing = false
        let condition = choices.map { $0.conditions[$0.taken] }.joined(separator: ", ")
        found += evaluation.alternatives.map { $0.when(condition) }
      }
      guard Interpreter.advance(&choices) else {
        return (isNothing == true ? .nothing : .color(Evaluation(alternatives: found)), false)
      }
    }
    return (.color(.unknown(.limit)), false)
  }
}

extension Interpreter {
  fileprivate mutating func outcome(of term: Term, as framework: ColorFramework?) -> Outcome {
    let type = framework.map { TypeTerm.named([$0.typeName]) }
    let value = value(term, as: type).flatMap { coerce($0, to: type.map(TypeTerm.optional)) ?? fail(at: $0) }
    switch value {
    case nil: return .color(.unknown(failure ?? .unresolvedHelper))
    case .color(let evaluation)?: return .color(evaluation)
    case .optional(nil)?: return .nothing
    case .optional(let wrapped?)?:
      if case .color(let evaluation) = Self.unwrapped(wrapped) { return .color(evaluation) }
      if case .optional(nil) = wrapped { return .nothing }
      return .color(.unknown(.unresolvedHelper))
    case .unknown(let reason)?: return .color(.unknown(reason))
    default: return .color(.unknown(.unresolvedHelper))
    }
  }

  /// Goes on to the next combination of choices; `false` after the last.
  fileprivate static func advance(_ choices: inout [Choice]) -> Bool {
    while var last = choices.popLast() {
      last.taken += 1
      if last.taken < last.conditions.count {
        choices.append(last)
        return true
      }
    }
    return false
  }
}
