import Facts
import Syntax

/// What is known of a generated symbol where it is mentioned.
enum SymbolFinding: Hashable {
  /// Nothing is generated under the name.
  case none
  /// It may be that there is one.
  case unclear
  /// What the assets behind it are worth.
  case found(Evaluation)
}

/// Where a generated symbol is declared.
enum SymbolHome: Hashable {
  /// `ColorResource`
  case resource
  /// A color type, whose members are generated only where that is switched on.
  case members(ColorFramework)
}

extension Snapshot {
  /// The symbol of a path below `ColorResource`, or below a color type, as code in a file sees it: symbols are internal
  /// to the target whose catalogs they are made of. Where it is not certain which targets build the file, it is not
  /// certain whose they are.
  func symbol(_ path: [String], of home: SymbolHome, in file: Path) -> SymbolFinding {
    let names = catalogs.symbols.names(of: path)
    if catalogs.symbols.mayBeUnclear(path) { return .unclear }
    if names.isEmpty { return .none }
    let owners = targets.targets(of: file)
    if owners.isEmpty { return .unclear }
    let assets = names.flatMap { catalogs.colorSets(named: $0) }
    var found: [(target: String, evaluation: Evaluation)] = []
    var isMissing = false
    for owner in owners {
      switch symbol(among: assets, of: home, in: owner) {
      case .none: isMissing = true
      case .unclear: return .unclear
      case .found(let evaluation): found.append((owner.facts.name, evaluation))
      }
    }
    if found.isEmpty { return .none }
    // What the name is in the other targets that build the file, nobody has said.
    return isMissing ? .unclear : .found(Evaluation(ofTargets: found))
  }

  private func symbol(among assets: [ColorAsset], of home: SymbolHome, in target: Target) -> SymbolFinding {
    let own = assets.filter { targets.holds(target, $0.catalog) }
    guard !own.isEmpty else {
      // Tests see what is internal to the target that they test.
      return isWhole(target) && target.facts.product != .test ? .none : .unclear
    }
    let generation = targets.symbolGeneration(of: target)
    switch generation.hasSymbols {
    case nil: return .unclear
    case false?: return .none
    case true?: break
    }
    switch home {
    case .resource: return .found(Evaluation(ofAssets: own))
    case .members(let framework):
      guard let frameworks = generation.frameworks else { return .unclear }
      guard frameworks.contains(framework) else { return .none }
      let states = Set(own.map { catalogs.generatesSymbolExtensions($0.catalog) ?? generation.hasExtensions })
      guard states.count == 1, let state = states.first, let isOn = state else { return .unclear }
      return isOn ? .found(Evaluation(ofAssets: own)) : .none
    }
  }
}
