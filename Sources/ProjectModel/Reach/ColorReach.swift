package import Facts
import Syntax

/// Which color assets are mentioned anywhere in a workspace, by name, symbol, or a part of what a name is put together of.
///
/// Comments and strings count, and so does any word that is a name but for case: what is left is mentioned nowhere at all.
/// Made only where somebody asks, for it takes a look at every byte of every source.
package struct ColorReach: Sendable {
  /// The names that no text mentions.
  package let unreached: Set<AssetName>

  /// A look at some texts for the assets of a snapshot.
  package struct Search: Sendable {
    private let spellings: ColorSpellings
    private var isFound: [Bool]
    private var patterns = NamePatterns()

    package init(_ snapshot: Snapshot) {
      spellings = ColorSpellings(snapshot.catalogs.colorNames)
      isFound = [Bool](repeating: false, count: spellings.names.count)
    }

    /// Looks at one file.
    package mutating func look(at bytes: UnsafeRawBufferPointer, of kind: FileKind) {
      switch kind {
      case .colorSet, .assetGroup, .otherAsset: return
      case .interfaceBuilder, .projectFile: break
      case .swift, .objectiveC:
        if Self.listsAssets(bytes) { return }
        patterns.formUnion(PatternScan(bytes).patterns)
      }
      spellings.mentions(in: bytes) { isFound[$0] = true }
    }

    /// Adds what another look found.
    package mutating func formUnion(_ other: Search) {
      for index in isFound.indices where other.isFound[index] { isFound[index] = true }
      patterns.formUnion(other.patterns)
    }

    package var result: ColorReach {
      let left = zip(spellings.names, isFound).lazy.filter { !$0.1 && !patterns.mayMake($0.0) }
      return ColorReach(unreached: Set(left.map(\.0)))
    }

    /// Whether a generator of accessors wrote a file: it mentions every asset, used or not. Each of these names itself at
    /// the head.
    private static func listsAssets(_ bytes: UnsafeRawBufferPointer) -> Bool {
      let head = ByteSearch(UnsafeRawBufferPointer(rebasing: bytes.prefix(400)))
      return head.finds("SwiftGen") || head.finds("R.swift") || head.finds("using tuist")
        || head.finds("GeneratedAssetSymbols")
    }
  }
}
