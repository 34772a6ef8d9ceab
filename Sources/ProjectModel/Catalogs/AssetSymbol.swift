/// The Swift symbol that Xcode generates for an asset: a path below `ColorResource`.
///
/// Source: `GeneratedAssetSymbols.swift` files of many projects, whose every row `AssetSymbolTests` holds.
package struct AssetSymbol: Hashable, Sendable {
  /// A name for each folder that provides a namespace, and the asset's own: `["Colors", "_121212"]`. Without back-quotes.
  package let path: [String]
  /// Whether the name is of a form for which Xcode's rules are known. Not so are letters beyond ASCII, a folder whose name ends
  /// in "color" or "image", and a word in capitals before such an end, as `BGColor`.
  package let isCertain: Bool

  /// The symbol of an asset by its lookup name; `nil` where there is nothing to make a name of.
  package init?(_ name: AssetName) {
    let parts = name.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let last = parts.last, let asset = Self.identifier(last, isNamespace: false) else { return nil }
    var isCertain = asset.isCertain
    var path: [String] = []
    for part in parts.dropLast() {
      guard let group = Self.identifier(part, isNamespace: true) else { return nil }
      isCertain = isCertain && group.isCertain
      path.append(group.text)
    }
    self.path = path + [asset.text]
    self.isCertain = isCertain
  }

  private static func identifier(
    _ name: ArraySlice<UInt8>, isNamespace: Bool
  ) -> (text: String, isCertain: Bool)? {
    var words = SymbolWords(name).words
    guard let lastWord = words.last else { return nil }
    let hasLowercase = name.contains(where: \.isLowercaseLetter)
    var isCertain = name.allSatisfy { $0 < 0x80 }
    if words.count > 1, lastWord.isColorOrImage {
      if isNamespace {
        isCertain = false
      } else {
        words.removeLast()
        isCertain = isCertain && (!hasLowercase || words.contains { $0.contains(where: \.isLowercaseLetter) })
      }
    }
    var bytes: [UInt8]
    if !hasLowercase {
      bytes = Array(words.joined(separator: [UInt8(ascii: "_")]))
    } else {
      let first = words[0]
      bytes = isNamespace ? first.capitalized : first.map(\.lowercased)
      for word in words.dropFirst() { bytes += word.capitalized }
    }
    if bytes.first?.isDecimalDigit == true { bytes.insert(UInt8(ascii: "_"), at: 0) }
    return (String(decoding: bytes, as: UTF8.self), isCertain)
  }
}

extension AssetSymbol {
  /// The path as Swift spells it below `ColorResource`, a keyword in back-quotes: `Colors.ink`, `` `default` ``.
  package var spelling: String {
    let last = path[path.count - 1]
    return (path.dropLast() + [Self.keywords.contains(last) ? "`\(last)`" : last]).joined(separator: ".")
  }

  /// The reserved words of Swift's grammar, "Lexical Structure", that a member's name must be quoted for.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension AssetSymbol {
  /// The constant that Xcode declares for an asset in Objective-C: a prefix for the kind and all words of the name, those
  /// of its namespaces too.
  package static func objectiveCName(of name: AssetName, isColor: Bool) -> String {
    let words = SymbolWords(name.bytes[...]).words
    let text =
      name.bytes.contains(where: \.isLowercaseLetter)
      ? words.flatMap(\.capitalized) : [UInt8(ascii: "_")] + words.joined(separator: [UInt8(ascii: "_")])
    return (isColor ? "ACColorName" : "ACImageName") + String(decoding: text, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isColorOrImage: Bool {
    let lowercased = map(\.lowercased)
    return lowercased.elementsEqual("color".utf8) || lowercased.elementsEqual("image".utf8)
  }

  /// The word with its first letter in upper case.
  fileprivate var capitalized: [UInt8] { prefix(1).map(\.uppercased) + dropFirst() }
}
