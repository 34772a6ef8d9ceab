import Facts
import Syntax

extension Evaluation {
  /// What several assets of one bundle are worth that are found under one name: which of them it is, is not known.
  init(ofAssets assets: [ColorAsset]) {
    guard assets.count > 1 else {
      self = assets.first?.evaluation ?? .unknown(.external)
      return
    }
    // Of several sets, one that has no value does not say that there is none.
    guard assets.allSatisfy(\.evaluation.isKnown) else {
      self = .unknown(.ambiguous)
      return
    }
    let isOneName = assets.allSatisfy { $0.name == assets[0].name }
    self.init(
      alternatives: assets.flatMap { asset in
        asset.evaluation.alternatives.map { $0.when(isOneName ? asset.catalog.text : asset.name.text) }
      })
  }

  /// What a name is worth in each of the targets that build a file.
  init(ofTargets values: [(target: String, evaluation: Evaluation)]) {
    if let first = values.first, values.allSatisfy({ $0.evaluation == first.evaluation }) {
      self = first.evaluation
    } else if values.allSatisfy(\.evaluation.isKnown) {
      self.init(alternatives: values.flatMap { target, value in value.alternatives.map { $0.when(target) } })
    } else {
      self = .unknown(.ambiguous)
    }
  }
}
