package import ColorScience
package import Facts
package import Syntax

/// The assets of all catalogs of a workspace by name: what the facts of single files add up to.
///
/// A value. Changing one file's facts gives exactly the index that is built anew from all files, and costs as much
/// as the change: one asset's keys, or for a group those of the assets below it.
package struct CatalogIndex: Hashable, Sendable {
  private enum Asset: Hashable, Sendable {
    case color(ColorSet)
    case other(AssetKind)
  }

  /// An asset as it stands in the index, to be found again when its file or a group above it changes.
  private struct Record: Hashable, Sendable {
    let place: AssetPlace
    let name: AssetName
    let asset: Asset
  }

  /// By the asset's `Contents.json`.
  private var records: [Path: Record] = [:]
  /// Folders with a `Contents.json` of their own, and whether it makes their name part of the names below.
  private var groups: [Path: Bool] = [:]
  /// Below each group folder, at any depth, the records' keys.
  private var below: [Path: Set<Path>] = [:]
  private var colors: [AssetName: Namesakes] = [:]
  /// The names of `colors` by their generated symbols.
  private(set) var symbols = SymbolIndex()
  /// Catalogs that say whether members of color types are generated for their assets.
  private var symbolExtensions: [Path: Bool] = [:]
  /// Each list is in order of paths.
  private var others: [AssetName: [OtherAsset]] = [:]
  /// How many assets each catalog holds, and one more if the catalog has a `Contents.json` of its own.
  private var catalogCounts: [Path: Int] = [:]

  /// Folders whose `Contents.json` does not say clearly whether they are part of the names below them.
  private var unclearGroups: Set<Path> = []

  package init() {}

  /// The index of many files; fastest where they are in order of paths.
  package init(_ files: some Sequence<FileFacts>) {
    // Groups first: they are part of the names of what lies below them.
    var assets: [FileFacts] = []
    for file in files {
      switch file.content {
      case .assetGroup: set(file)
      case .colorSet, .asset: assets.append(file)
      case .swift, .objectiveC, .interface, .project: break
      }
    }
    for file in assets { set(file) }
  }

  // MARK: - Questions

  /// The color sets of a name, in order of paths: several where several catalogs define it.
  package func colorSets(named name: AssetName) -> [ColorAsset] { colors[name]?.assets ?? [] }
  package func colorSets(named name: String) -> [ColorAsset] { colorSets(named: AssetName(name)) }

  /// What the color sets of a name are worth together.
  func evaluation(named name: AssetName) -> Evaluation { colors[name]?.evaluation ?? .unknown(.external) }

  /// The color of a name, where its sets do not differ and each has just one.
  package func onlyColor(named name: AssetName) -> AdaptiveColor? { colors[name]?.onlyColor }

  /// The assets of a name that are not colors, in order of paths.
  package func assets(named name: AssetName) -> [OtherAsset] { others[name] ?? [] }
  package func assets(named name: String) -> [OtherAsset] { assets(named: AssetName(name)) }

  /// The names of all color sets, in byte order, each once. Sorted anew at each call.
  package var colorNames: [AssetName] { colors.keys.sorted() }

  /// All color sets by name, then path. Sorted anew at each call.
  package var colorSets: [ColorAsset] { colorNames.flatMap { colorSets(named: $0) } }

  /// All color sets in no order, which costs no sorting.
  var unsortedColorSets: some Sequence<ColorAsset> { colors.values.lazy.flatMap(\.assets) }

  /// Whether no color asset is known at all, so that nothing can be said about any name.
  package var isEmpty: Bool { colors.isEmpty }

  /// A folder with a broken `Contents.json`, the first of several: it may or may not be part of the names below it.
  package var unclearGroup: Path? { unclearGroups.min() }

  /// How many color sets have a name.
  package var colorSetCount: Int { colors.values.reduce(0) { $0 + $1.assets.count } }

  /// The asset of a `Contents.json`, if it is a color set with a name.
  package func colorSet(at path: Path) -> ColorAsset? {
    guard let record = records[path], case .color(let colorSet) = record.asset else { return nil }
    return ColorAsset(name: record.name, path: path, catalog: record.place.catalog, colorSet: colorSet)
  }

  /// The folders of all catalogs of which a file is known, in byte order.
  package var catalogs: [Path] { catalogCounts.keys.sorted() }

  /// Whether a catalog has members of color types generated for its assets; `nil` where it leaves that to the target.
  func generatesSymbolExtensions(_ catalog: Path) -> Bool? { symbolExtensions[catalog] }

  /// Whether a catalog is there, with or without anything in it.
  func hasCatalog(_ folder: Path) -> Bool { catalogCounts[folder] != nil }

  // MARK: - Changes

  /// Takes in a file's facts in place of what its path held before. Files of other kinds only remove that.
  package mutating func set(_ facts: FileFacts) {
    switch facts.content {
    case .colorSet(let colorSet): setAsset(.color(colorSet), at: facts.path)
    case .asset(let kind): setAsset(.other(kind), at: facts.path)
    case .assetGroup(let group):
      removeAsset(at: facts.path)
      setGroup(at: facts.path, group.providesNamespace, isUnclear: !group.problems.isEmpty)
      if let folder = facts.path.parent, folder.hasExtension("xcassets") {
        symbolExtensions[folder] = group.generatesSymbolExtensions
      }
    default: remove(facts.path)
    }
  }

  /// Forgets a file.
  package mutating func remove(_ path: Path) {
    removeAsset(at: path)
    setGroup(at: path, nil)
  }

  private mutating func setAsset(_ asset: Asset, at path: Path) {
    remove(path)
    guard let place = AssetPlace(contents: path) else { return }
    insert(Record(place: place, name: name(at: place), asset: asset), at: path)
    for group in place.groups { below[group, default: []].insert(path) }
    count(place.catalog, 1)
  }

  private mutating func removeAsset(at path: Path) {
    guard let record = take(path) else { return }
    for group in record.place.groups {
      below[group]?.remove(path)
      if below[group]?.isEmpty == true { below[group] = nil }
    }
    count(record.place.catalog, -1)
  }

  /// - Parameter providesNamespace: `nil` where the folder has no file of its own any more.
  private mutating func setGroup(at path: Path, _ providesNamespace: Bool?, isUnclear: Bool = false) {
    guard let folder = path.parent, path.name.elementsEqual("Contents.json".utf8) else { return }
    if isUnclear { unclearGroups.insert(folder) } else { unclearGroups.remove(folder) }
    let old = groups[folder]
    groups[folder] = providesNamespace
    symbolExtensions[folder] = nil
    if folder.hasExtension("xcassets") { count(folder, (providesNamespace == nil ? 0 : 1) - (old == nil ? 0 : 1)) }
    guard (old ?? false) != (providesNamespace ?? false) else { return }
    for path in below[folder] ?? [] {
      guard let record = take(path) else { continue }
      insert(Record(place: record.place, name: name(at: record.place), asset: record.asset), at: path)
    }
  }

  private func name(at place: AssetPlace) -> AssetName { place.name { groups[$0] == true } }

  private mutating func insert(_ record: Record, at path: Path) {
    records[path] = record
    let catalog = record.place.catalog
    switch record.asset {
    case .color(let colorSet):
      let asset = ColorAsset(name: record.name, path: path, catalog: catalog, colorSet: colorSet)
      if colors[record.name] == nil { symbols.insert(record.name) }
      colors[record.name, default: Namesakes()].insert(asset)
    case .other(let kind):
      let asset = OtherAsset(name: record.name, path: path, catalog: catalog, kind: kind)
      others[record.name, default: []].insert(asset, inOrderOf: \.path)
    }
  }

  private mutating func take(_ path: Path) -> Record? {
    guard let record = records.removeValue(forKey: path) else { return nil }
    switch record.asset {
    case .color:
      colors[record.name]?.remove(path)
      if colors[record.name]?.assets.isEmpty == true {
        colors[record.name] = nil
        symbols.remove(record.name)
      }
    case .other:
      others[record.name]?.removeAll { $0.path == path }
      if others[record.name]?.isEmpty == true { others[record.name] = nil }
    }
    return record
  }

  private mutating func count(_ catalog: Path, _ change: Int) {
    let count = (catalogCounts[catalog] ?? 0) + change
    catalogCounts[catalog] = count > 0 ? count : nil
  }
}
