import ColorScience
import Facts
import Syntax

/// The color sets of one name, in order of paths, and what they are worth together, kept because it is asked for at every
/// mention of the name.
struct Namesakes: Hashable, Sendable {
  private(set) var assets: [ColorAsset] = []
  /// Why the first one without a value has none.
  private var reason: UnknownReason?
  /// The values of all, each with its catalog.
  private var alternatives = DistinctAlternatives()
  /// The one color that every one of them has.
  private var shared: AdaptiveColor?

  var evaluation: Evaluation {
    // Of several sets, one that has no value does not say that there is none.
    if let reason { return .unknown(assets.count == 1 ? reason : .ambiguous) }
    return assets.count == 1 ? assets[0].evaluation : alternatives.evaluation
  }

  /// The color of the name, where its sets do not differ and each has just one.
  var onlyColor: AdaptiveColor? { shared }

  mutating func insert(_ asset: ColorAsset) {
    let place = assets.index(of: asset.path, by: \.path)
    assets.insert(asset, at: place)
    if place == assets.count - 1 { take(asset) } else { takeAll() }
  }

  mutating func remove(_ path: Path) {
    let place = assets.index(of: path, by: \.path)
    guard place < assets.count, assets[place].path == path else { return }
    assets.remove(at: place)
    takeAll()
  }

  private mutating func takeAll() {
    (reason, alternatives, shared) = (nil, DistinctAlternatives(), nil)
    let all = assets
    assets = []
    for asset in all {
      assets.append(asset)
      take(asset)
    }
  }

  /// Takes in the last of the assets.
  private mutating func take(_ asset: ColorAsset) {
    if case .unknown(let unknown) = asset.evaluation { reason = reason ?? unknown }
    for alternative in asset.evaluation.alternatives { alternatives.add(alternative.when(asset.catalog.text)) }
    if case .one(let color) = asset.evaluation, assets.count == 1 || shared == color {
      shared = color
    } else {
      shared = nil
    }
  }
}
