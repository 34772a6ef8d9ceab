package import Syntax

/// All that one file says about colors, known without reading any other file. Names are not resolved.
package struct FileFacts: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Facts are handed on often, and these are many arrays: a copy is to cost no more than a pointer's.
    indirect case swift(SwiftFacts)
    case objectiveC(ObjectiveCFacts)
    case interface(InterfaceFacts)
    case colorSet(ColorSet)
    case assetGroup(AssetGroup)
    case asset(AssetKind)
    case project(ProjectFacts)
  }

  package let path: Path
  package let content: Content

  package init(path: Path, content: Content) {
    self.path = path
    self.content = content
  }
}

extension FileFacts {
  /// The facts of one file: the map step. Total, and a pure function of its arguments.
  package init(of source: Source, kind: FileKind) {
    let content: Content =
      switch kind.told(by: source) {
      case .swift: .swift(SwiftFacts(of: source))
      case .objectiveC: .objectiveC(ObjectiveCFacts(of: source))
      case .interfaceBuilder: .interface(InterfaceFacts(of: source))
      case .colorSet: .colorSet(ColorSet(of: source))
      case .assetGroup: .assetGroup(AssetGroup(of: source))
      case .otherAsset: .asset(source.path.parent.flatMap(AssetKind.init(folder:)) ?? .data)
      case .projectFile: .project(ProjectFacts(of: source))
      }
    self.init(path: source.path, content: content)
  }

  /// The facts of a file that only its path decides.
  package init?(path: Path, kind: FileKind) {
    guard kind == .otherAsset, let asset = path.parent.flatMap(AssetKind.init(folder:)) else { return nil }
    self.init(path: path, content: .asset(asset))
  }
}
