import ColorScience
import Facts

extension Interpreter {
  /// Notes that a declaration is run, where somebody wants to know.
  mutating func note(_ declaration: HelperDeclaration, in place: Evaluator.Place, _ arguments: [Frame.Variable]) {
    guard evaluator.trace != nil else { return }
    let given = zip(declaration.parameters, arguments).map { parameter, variable in
      EvaluationStep.Argument(label: parameter.label, value: variable.value.map(shown) ?? "?")
    }
    let name = (declaration.typePath + [declaration.name]).joined(separator: ".")
    evaluator.trace?.add(
      .helper(name, arguments: given), at: EvaluationStep.Place(path: place.path, span: declaration.span))
  }

  /// A value as Swift spells it, or what it is.
  private func shown(_ value: Value) -> String {
    switch value {
    case .string(let text): "\"\(text.content)\""
    case .boolean(let flag): flag ? "true" : "false"
    case .floating(let number): "\(number.value)"
    case .symbol(let symbol): "." + symbol.name
    case .color(.one(let color)): color.isFixed ? color.light.hex : "\(color.light.hex)/\(color.dark.hex)"
    case .color: "a color"
    case .closure: "{ … }"
    case .instance(let instance): (instance.type.last ?? "") + "(…)"
    case .optional(nil): "nil"
    case .optional(let wrapped?): shown(wrapped)
    default: described(value) ?? "…"
    }
  }
}
