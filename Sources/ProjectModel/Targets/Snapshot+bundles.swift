package import Facts
package import Syntax

extension Snapshot {
  /// Whether every catalog that ends in a target's bundle is known and there, with what a build puts into it.
  func isWhole(_ target: Target) -> Bool {
    target.facts.isWhole && !gaps.emptiedCatalogs.contains { targets.holds(target, $0) }
      && target.facts.catalogs.allSatisfy(catalogs.hasCatalog)
  }

  /// Those of some namesakes that a lookup in a file can find; all of them where it is not certain in which bundle it
  /// looks, or where it would find none.
  func reachable(_ assets: [ColorAsset], by bundle: BundleTerm, in file: Path) -> [ColorAsset] {
    guard assets.count > 1 else { return assets }
    let owners = targets.targets(of: file)
    if owners.isEmpty { return assets }
    var found: Set<Path> = []
    for owner in owners {
      guard owner.looksInItself(for: bundle), isWhole(owner) else { return assets }
      let own = assets.filter { targets.holds(owner, $0.catalog) }
      if own.isEmpty { return assets }
      found.formUnion(own.map(\.path))
    }
    return assets.filter { found.contains($0.path) }
  }

  /// The color sets of a name that a nib, which looks in its own bundle, can find; all of that name where it is not known
  /// which targets build it.
  package func colorSets(named name: String, besideNib file: Path) -> [ColorAsset] {
    let assets = catalogs.colorSets(named: name)
    let owners = targets.targets(of: file)
    if owners.isEmpty { return assets }
    return assets.filter { asset in owners.contains { targets.holds($0, asset.catalog) } }
  }

  /// Where a name is that no code which runs a file finds in the bundle it looks in.
  package struct WrongBundle: Hashable, Sendable {
    /// The bundles that are searched in vain, by the names of their targets: one or more apps, or the package itself.
    package let searched: [String]
    /// A target that has the asset.
    package let holder: Target.ID
    package let holderName: String
    package let asset: ColorAsset
    /// Whether that is the one target that builds the file, a package's, so that `.module` finds it.
    package let isOwnModule: Bool
  }

  /// What is wrong with the bundle of a lookup by a name that some assets have; `nil` where one is found, and where that
  /// is not certain, as long as all parts of the workspace are there.
  package func wrongBundle(_ named: NamedColor, among assets: [ColorAsset], in file: Path) -> WrongBundle? {
    let owners = targets.targets(of: file)
    // A nib looks in its own bundle, and has a value of its own where that has none.
    guard named.lookup != .interfaceBuilder, let owner = owners.first, let asset = assets.first else { return nil }
    var searched: [Target] = []
    for owner in owners {
      guard let hosts = hosts(of: owner, lookingIn: named.bundle) else { return nil }
      searched += hosts
    }
    // A catalog of no target that is known may end anywhere.
    let holders = assets.map { targets.targets(of: $0.catalog) }
    guard let holder = holders[0].first, holders.allSatisfy({ !$0.isEmpty }),
      !searched.contains(where: { host in holders.contains { $0.contains { $0.id == host.id } } }),
      searched.allSatisfy(isWhole)
    else { return nil }
    let isOwn = owners.count == 1 && owner.facts.product == .package && holders[0].contains { $0.id == owner.id }
    // Who links a package that is here alone is not known; in its own catalog it has no other use.
    if searched.isEmpty, !isOwn { return nil }
    return WrongBundle(
      searched: Set(searched.map(\.facts.name)).sorted(), holder: holder.id, holderName: holder.facts.name,
      asset: asset, isOwnModule: isOwn)
  }

  /// The targets in whose bundles the code of a target looks: itself, or all that may run it. `nil` where that is not
  /// known.
  private func hosts(of owner: Target, lookingIn bundle: BundleTerm) -> [Target]? {
    if owner.looksInItself(for: bundle) { return [owner] }
    guard bundle == .none || bundle == .main else { return nil }
    switch owner.facts.product {
    case .framework, .package: return targets.all.filter(\.facts.product.isMainBundle)
    case .app, .appExtension, .test, .other: return nil
    }
  }
}

extension Target {
  /// Whether the target's own code means the target's own bundle.
  fileprivate func looksInItself(for bundle: BundleTerm) -> Bool {
    switch bundle {
    case .none, .main: facts.product.isMainBundle
    case .module: facts.product == .package
    case .other: false
    }
  }
}
