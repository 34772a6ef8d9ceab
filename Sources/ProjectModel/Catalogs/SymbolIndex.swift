/// The names of color assets by the symbols that Xcode generates for them.
struct SymbolIndex: Hashable, Sendable {
  /// By the path below `ColorResource`.
  private var names: [[String]: Set<AssetName>] = [:]
  /// Names whose symbol is not certain, by its coarse form.
  private var unclear: [SymbolName: Set<AssetName>] = [:]

  /// The names that give a symbol, in byte order: the first one of a bundle has it.
  func names(of path: [String]) -> [AssetName] { names[path]?.sorted() ?? [] }

  /// Whether a name of a form whose rules are not known may give a symbol.
  func mayBeUnclear(_ path: [String]) -> Bool {
    guard let last = path.last, !unclear.isEmpty else { return false }
    return unclear[SymbolName(last)] != nil
  }

  mutating func insert(_ name: AssetName) {
    guard let symbol = AssetSymbol(name) else { return }
    if symbol.isCertain {
      names[symbol.path, default: []].insert(name)
    } else {
      unclear[SymbolName(symbol), default: []].insert(name)
    }
  }

  mutating func remove(_ name: AssetName) {
    guard let symbol = AssetSymbol(name) else { return }
    if symbol.isCertain {
      names[symbol.path]?.remove(name)
      if names[symbol.path]?.isEmpty == true { names[symbol.path] = nil }
    } else {
      let form = SymbolName(symbol)
      unclear[form]?.remove(name)
      if unclear[form]?.isEmpty == true { unclear[form] = nil }
    }
  }
}

extension SymbolName {
  fileprivate init(_ symbol: AssetSymbol) { self.init(symbol.path.last ?? "") }
}
