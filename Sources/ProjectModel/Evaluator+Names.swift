import ColorScience
import Facts
import Syntax

extension Evaluator {
  /// What a lookup by name finds.
  mutating func evaluate(_ named: NamedColor, at place: Place) -> Evaluation {
    switch snapshot.resolve(named, scope: place.scope, in: place.path) {
    case .assets(let assets) where snapshot.isElsewhere(assets, for: named, in: place.path):
      return copy(of: named, at: place)
    case .assets(let assets):
      guard let name = assets.first?.name else { return .unknown(.external) }
      for asset in assets {
        trace?.add(
          .asset(name: name.text), at: EvaluationStep.Place(path: asset.path, span: asset.colorSet.span))
      }
      let isAll = assets.count == snapshot.catalogs.colorSets(named: name).count
      return isAll ? snapshot.catalogs.evaluation(named: name) : Evaluation(ofAssets: assets)
    case .missing: return copy(of: named, at: place)
    case .owned: return term(named, at: place).map { run($0, at: place).evaluation } ?? .unknown(.unresolvedHelper)
    case .dynamic:
      guard case .rawValue(let type) = named.name else { return .unknown(.runtime) }
      return evaluate(rawValuesOf: type, for: named, at: place)
    }
  }

  /// What a nib draws for an asset that is not found: the copy that it keeps.
  private func copy(of named: NamedColor, at place: Place) -> Evaluation {
    guard named.lookup == .interfaceBuilder, case .literal(let name, _) = named.name,
      case .interface(let interface)? = snapshot.files[place.path]?.content,
      let value = interface.resources.first(where: { $0.name == name })?.value
    else { return .unknown(.external) }
    return .one(AdaptiveColor(value))
  }

  /// `Color(x.rawValue)`: the color of the case at hand, else that of each.
  private mutating func evaluate(rawValuesOf type: [String], for named: NamedColor, at place: Place) -> Evaluation {
    var cases: [(name: String, text: String)] = []
    if case .symbol(let symbol)? = current, case .declared(let own)? = symbol.vocabulary,
      ScopedName.canMean(own.path, mentioned: type, in: place.scope)
    {
      cases = snapshot.rawValue(ofCase: symbol.name, in: own.path).map { [("", $0)] } ?? []
    } else {
      let enums = (type.last.map { snapshot.declarations.stringEnums[$0] } ?? [])
        .filter { ScopedName.canMean($0.value.path, mentioned: type, in: place.scope) }
      if enums.count == 1 { cases = enums[0].value.cases.map { ($0.name, $0.rawValue) } }
    }
    guard !cases.isEmpty else { return .unknown(.runtime) }
    guard cases.count <= Self.mostCases else { return .unknown(.limit) }
    var found: [Evaluation.Alternative] = []
    for (name, text) in cases {
      let term = NameTerm.literal(text, span: Span(0, 0))
      let evaluation = evaluate(NamedColor(lookup: named.lookup, name: term, bundle: named.bundle), at: place)
      guard evaluation.isKnown else { return evaluation }
      found += evaluation.alternatives.map { name.isEmpty ? $0 : $0.when(".\(name)") }
    }
    return Evaluation(alternatives: found)
  }

  /// How many cases of an enum are tried, many of which may be one color.
  private static let mostCases = 32

  /// Whether an expression is nil.
  mutating func isMissing(_ expr: ColorExpr, at place: Place) -> Bool {
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
    case .resource, .objectiveC, .interfaceBuilder, .infoPlist, .buildSetting: return nil
    }
  }
}
