package import Facts

extension SystemColor {
  /// Every reference in Swift code that the tables know: `Color` first, then `UIColor`, then `NSColor`, each by name.
  package static let references: [SystemColorReference] = {
    let known = Set(all.flatMap(\.spellings)).filter { memberRank($0) != nil }
    return known.sorted { a, b in (memberRank(a) ?? 0, a.name) < (memberRank(b) ?? 0, b.name) }
  }()

  /// The name of every such member once, sorted.
  package static let names: [String] = Set(references.map(\.name)).sorted()

  /// The names of the static members of one color type.
  package static func memberNames(of framework: ColorFramework) -> [String] {
    references.filter { reference in
      switch (reference, framework) {
      case (.swiftUI, .swiftUI), (.uiKit, .uiKit), (.appKit, .appKit): true
      default: false
      }
    }.map(\.name)
  }

  /// What a person who wrote `name` where a catalog name is expected may have meant: `black`, `Grey`, `systemRed`,
  /// `label-color`. An exact member comes before a similar one, `Color` before `UIColor` before `NSColor`.
  package static func references(resembling name: String) -> [SystemColorReference] {
    let wanted = normalized(name)
    guard !wanted.isEmpty else { return [] }
    let similar = byNormalizedName[wanted] ?? []
    let exact = similar.filter { $0.name == name }
    // `systemRed` is also `Color.red`; `Color` has no member that begins with "system".
    let statics =
      wanted.hasPrefix("system") ? (byNormalizedName[String(wanted.dropFirst(6))] ?? []).filter(isSwiftUI) : []
    return exact + similar.filter { $0.name != name } + statics
  }

  private static let byNormalizedName: [String: [SystemColorReference]] =
    Dictionary(grouping: references) { normalized($0.name) }

  private static func memberRank(_ reference: SystemColorReference) -> Int? {
    switch reference {
    case .swiftUI: 0
    case .uiKit: 1
    case .appKit: 2
    case .shapeStyle, .assetReference: nil
    }
  }

  private static func isSwiftUI(_ reference: SystemColorReference) -> Bool { memberRank(reference) == 0 }

  /// Lower case, letters and digits only, American spelling, no "color" at the end.
  private static func normalized(_ name: String) -> String {
    var result = lettersAndDigits(of: name)
    for suffix in ["color", "colour"] where result.hasSuffix(suffix) { result.removeLast(suffix.count) }
    if result.hasSuffix("grey") { result = result.dropLast(4) + "gray" }
    return result
  }

  /// In lower case. Asked of every name that is not found, at each keystroke: of ASCII a byte is a character.
  private static func lettersAndDigits(of name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let kept = name.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case 0x30...0x39, 0x61...0x7A: byte
      case 0x41...0x5A: byte | 0x20
      default: nil
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
