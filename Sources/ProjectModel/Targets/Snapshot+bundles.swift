package import Facts
package import Syntax

extension Snapshot {
  /// Whether every catalog that ends in a target's bundle is known and there, with what a build puts into it.
  func isWhole(_ target: Target) -> Bool {
    target.facts.isWhole && !gaps.emptiedCatalogs.contains { targets.holds(target, $0) }
      && target.facts.catalogs.allSatisfy(catalogs.hasCatalog)
  }

  /// The targets in whose name a color is looked up; none where that is not known.
  private func owners(of named: NamedColor, in file: Path) -> [Target] {
    switch named.lookup {
    case .buildSetting:
      guard case .target(let ordinal) = named.bundle else { return [] }
      return targets.target(Target.ID(project: file, ordinal: ordinal)).map { [$0] } ?? []
    case .infoPlist: return targets.targets(ofInfoPlist: file)
    case .color, .uiColor, .nsColor, .resource, .objectiveC, .interfaceBuilder: return targets.targets(of: file)
    }
  }

  /// Whether a color is looked up by a name that a project's file has. `actool` runs for a target that has a catalog; what a
  /// template names by itself, as `AccentColor`, is left to stand where there is none, and where the target is not known.
  package func isLookedUp(_ name: String, by named: NamedColor, in file: Path) -> Bool {
    switch named.lookup {
    case .buildSetting:
      guard let owner = owners(of: named, in: file).first else { return !Self.namesOfTemplates.contains(name) }
      return isWhole(owner) && (hasCatalog(owner) || !Self.namesOfTemplates.contains(name))
    // Whether a launch screen finds the system's colors by their names, no documentation tells.
    case .infoPlist: return SystemColor.memberName(name, in: .uiKit) == nil
    case .color, .uiColor, .nsColor, .resource, .objectiveC, .interfaceBuilder: return true
    }
  }

  /// Whether a build setting names a color that its target has in no catalog that is known, although one elsewhere has it:
  /// the system then draws its own, or a script has put another one there.
  ///
  /// So does a nib, which looks in its own bundle, where no script can.
  func isElsewhere(_ assets: [ColorAsset], for named: NamedColor, in file: Path) -> Bool {
    guard named.lookup == .buildSetting || named.lookup == .interfaceBuilder else { return false }
    let owners = owners(of: named, in: file)
    guard !owners.isEmpty, named.lookup == .buildSetting || owners.allSatisfy(isWhole) else { return false }
    return !assets.contains { asset in owners.contains { targets.holds($0, asset.catalog) } }
  }

  private func hasCatalog(_ target: Target) -> Bool { catalogs.catalogs.contains { targets.holds(target, $0) } }

  /// Source: Xcode's templates of apps and of widget extensions.
  private static let namesOfTemplates: Set<String> = ["AccentColor", "WidgetBackground"]

  /// Those of some namesakes that a lookup in a file can find; all of them where it is not certain in which bundle it
  /// looks, or where it would find none.
  func reachable(_ assets: [ColorAsset], by named: NamedColor, in file: Path) -> [ColorAsset] {
    guard assets.count > 1 else { return assets }
    let owners = owners(of: named, in: file)
    if owners.isEmpty { return assets }
    guard owners.allSatisfy({ $0.looksInItself(for: named.bundle) && isWhole($0) }) else { return assets }
    let holders = assets.map { targets.everyTarget(of: $0.catalog).map(\.id) }
    guard owners.allSatisfy({ owner in holders.contains { $0.contains(owner.id) } }) else { return assets }
    return zip(assets, holders).filter { _, holders in owners.contains { holders.contains($0.id) } }.map(\.0)
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
    let owners = owners(of: named, in: file)
    // A nib looks in its own bundle, and has a value of its own where that has none.
    guard named.lookup != .interfaceBuilder, let owner = owners.first, let asset = assets.first else { return nil }
    if named.lookup == .buildSetting, !owner.facts.product.isMainBundle || !hasCatalog(owner) { return nil }
    var searched: [Target] = []
    for owner in owners {
      guard let hosts = hosts(of: owner, lookingIn: named.bundle) else { return nil }
      searched += hosts
    }
    // A catalog of no target that is known may end anywhere.
    let holders = assets.map { targets.everyTarget(of: $0.catalog) }
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
    case .target: true
    case .other: false
    }
  }
}
