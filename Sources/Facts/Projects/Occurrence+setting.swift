import Syntax

extension Occurrence {
  /// The build settings that name a color asset. Source: swift-build's `AssetCatalogCompiler.xcspec`.
  private static let settings = [
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
  ]

  /// The color that a build setting names; `nil` for other settings, for no name at all, and where a variable is in it.
  ///
  /// - Parameters:
  ///   - key: the setting as written, `KEY` or `KEY[condition]`.
  ///   - value: its value, a part of the file's bytes.
  ///   - target: the target that it is a setting of, by its place in the project file's list.
  init?(setting key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, target: Int? = nil) {
    guard Self.isColorName(key) else { return nil }
    self.init(projectName: value, lookup: .buildSetting, bundle: target.map { .target($0) } ?? .none)
  }

  /// The color that a key of a property list names, where it is written in another file.
  init?(infoPlistKey key: String, _ value: ArraySlice<UInt8>) {
    guard ProjectFacts.colorKeys.contains(key) else { return nil }
    self.init(projectName: value, lookup: .infoPlist, bundle: .none)
  }

  /// Most settings are others, and there are thousands.
  private static func isColorName(_ key: ArraySlice<UInt8>) -> Bool {
    guard key.first == UInt8(ascii: "A") else { return false }
    let name = key.prefix { $0 != UInt8(ascii: "[") }
    return name.hasSuffix("_COLOR_NAME") && settings.contains { name.elementsEqual($0.utf8) }
  }

  /// A name as a project's files have it, where it is plain: one with a quote, a backslash or a `;` in it may be cut short
  /// or go on in the next line.
  private init?(projectName name: ArraySlice<UInt8>, lookup: NamedColor.Lookup, bundle: BundleTerm) {
    guard !name.isEmpty, !name.contains(where: { $0 < 0x20 || "$\"'\\;".utf8.contains($0) }),
      let text = String(validating: name, as: UTF8.self)
    else { return nil }
    let span = Span(name.startIndex, name.endIndex)
    self.init(named: text, at: span, lookup: lookup, bundle: bundle)
  }

  /// A color that a project's file names.
  init(named name: String, at span: Span, lookup: NamedColor.Lookup, bundle: BundleTerm) {
    self.init(
      span: span, role: .reference, position: .use,
      expr: .named(NamedColor(lookup: lookup, name: .literal(name, span: span), bundle: bundle)))
  }
}
