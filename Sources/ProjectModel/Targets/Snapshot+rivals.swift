import Facts
import Syntax

extension Snapshot {
  /// How many assets that may be confused are compared with one another; there are never so many but in generated
  /// projects.
  private static let mostRivals = 64

  /// Whether two assets are proven to end in one bundle: they lie in one catalog, or some target builds both.
  package func sharesBundle(_ first: ColorAsset, _ second: ColorAsset) -> Bool {
    if first.catalog == second.catalog { return true }
    let owners = targets.targets(of: first.catalog)
    return owners.contains { $0.facts.product != .other && targets.holds($0, second.catalog) }
  }

  /// The first in order of paths of the color sets of an asset's name in its bundle that stand before it and have another
  /// value; `nil` where they are for other devices, or a value is not known.
  package func rival(of asset: ColorAsset) -> ColorAsset? {
    guard case .one(let color) = asset.evaluation else { return nil }
    return catalogs.colorSets(named: asset.name).prefix(Self.mostRivals).prefix { $0.path != asset.path }.first {
      other in
      guard case .one(let value) = other.evaluation, !value.looksLike(color) else { return false }
      return other.sharesDevice(with: asset) && sharesBundle(other, asset)
    }
  }

  /// The asset whose generated symbol another one's is, too: the first in byte order of names has it. `nil` for that one,
  /// and where it is not certain that the two are generated for one bundle.
  package func symbolHolder(besides asset: ColorAsset) -> ColorAsset? {
    guard let symbol = AssetSymbol(asset.name), symbol.isCertain else { return nil }
    let names = catalogs.symbols.names(of: symbol.path).prefix(Self.mostRivals).prefix { $0 != asset.name }
    return names.lazy.flatMap { self.catalogs.colorSets(named: $0) }.first { sharesBundle($0, asset) }
  }

  /// What is generated for the assets of a catalog: `nil` where its targets do not agree, or something is not clear. Where
  /// no project file tells of any target, it is what Xcode does by default.
  package func symbolGeneration(of asset: ColorAsset) -> SymbolGeneration? {
    let owners = targets.targets(of: asset.catalog)
    guard !owners.isEmpty else {
      return targets.isEmpty ? SymbolGeneration(hasSymbols: true, hasExtensions: nil, frameworks: nil) : nil
    }
    let all = Set(owners.map(targets.symbolGeneration))
    guard var generation = all.first, all.count == 1 else { return nil }
    generation.hasExtensions = catalogs.generatesSymbolExtensions(asset.catalog) ?? generation.hasExtensions
    return generation
  }
}

extension ColorAsset {
  /// Whether there is a device for which both give a color.
  fileprivate func sharesDevice(with other: ColorAsset) -> Bool {
    let (own, others) = (idioms, other.idioms)
    return own.contains(.universal) || others.contains(.universal) || !own.isDisjoint(with: others)
  }

  private var idioms: Set<ColorSetEntry.Idiom> {
    Set(colorSet.entries.lazy.filter { $0.value != nil }.map(\.slot.idiom))
  }
}
