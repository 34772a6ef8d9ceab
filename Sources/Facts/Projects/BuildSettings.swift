package import Syntax

/// What one place says of the build settings that decide about colors: about generated asset symbols, and platforms.
///
/// Source: swift-build's `AssetCatalogCompiler.xcspec`; a key without a value here is left to the next place.
package struct BuildSettings: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case set(String)
    /// A condition or a variable decides.
    case unclear
  }

  /// `ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS`: whether there are any.
  package var symbols: Value?
  /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`: whether the color types have them as members.
  package var extensions: Value?
  /// `ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS`: the names of the frameworks whose types have.
  package var frameworks: Value?
  /// `SUPPORTED_PLATFORMS`: the SDKs that the target is built with, `iphoneos iphonesimulator`.
  package var platforms: Value?
  /// `SDKROOT`: the SDK where that does not say it.
  package var sdk: Value?

  package init() {}

  var isEmpty: Bool { self == BuildSettings() }

  /// Takes in a setting by its key as written, `KEY` or `KEY[condition]`, if it is one of these.
  mutating func set(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    let bracket = key.firstIndex(of: UInt8(ascii: "["))
    let name = key[..<(bracket ?? key.endIndex)]
    let text = String(decoding: value, as: UTF8.self)
    if name.elementsEqual("SDKROOT".utf8) || name.elementsEqual("SUPPORTED_PLATFORMS".utf8) {
      setPlatforms(isSDK: name.count == 7, bracket == nil ? text : nil)
      return
    }
    guard name.starts(with: Self.prefix.utf8), let property = Self.properties[Self.suffix(of: name)] else { return }
    if text == "$(inherited)" || text == "${inherited}" { return }
    self[keyPath: property] = bracket != nil || text.contains("$") ? .unclear : .set(text)
  }

  private mutating func setPlatforms(isSDK: Bool, _ text: String?) {
    if text == "$(inherited)" { return }
    let value: Value = text.map { $0.contains("$") || $0 == "auto" ? .unclear : .set($0) } ?? .unclear
    if isSDK { sdk = value } else { platforms = value }
  }

  private static let prefix = "ASSETCATALOG_COMPILER_GENERATE_"

  private static func suffix(of name: ArraySlice<UInt8>) -> String {
    String(decoding: name.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  private static var properties: [String: WritableKeyPath<BuildSettings, Value?>] {
    [
      "ASSET_SYMBOLS": \.symbols, "SWIFT_ASSET_SYMBOL_EXTENSIONS": \.extensions,
      "ASSET_SYMBOL_FRAMEWORKS": \.frameworks,
    ]
  }
}

/// The places that settle the settings of a target in one build configuration, the strongest first.
package struct BuildConfiguration: Hashable, Sendable {
  package enum Layer: Hashable, Sendable {
    case settings(BuildSettings)
    /// An `.xcconfig`, by its path.
    case file(Path)
  }

  package let layers: [Layer]

  package init(layers: [Layer]) { self.layers = layers }
}
