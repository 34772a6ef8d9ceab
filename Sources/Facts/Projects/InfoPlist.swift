import Syntax

extension ProjectFacts {
  /// The color assets that an `Info.plist` names, as XML. What a variable decides is left out.
  static func namesInInfoPlist(_ source: Source) -> [Occurrence] {
    let mayName = source.bytes.withUnsafeBytes { ByteSearch($0).finds("ColorName") }
    guard mayName else { return [] }
    let document = XMLDocument(source.bytes)
    return zip(document.elements, document.elements.dropFirst()).compactMap { key, value in
      guard document.element(key, isNamed: "key"), document.element(value, isNamed: "string"),
        key.parent == value.parent, let name = document.text(of: key)?.text, colorKeys.contains(name),
        let (text, span) = document.text(of: value), !text.contains("$")
      else { return nil }
      return Occurrence(named: text, at: span, lookup: .infoPlist, bundle: .none)
    }
  }

  /// The background of a launch screen, in `UILaunchScreen` and `UILaunchScreens`; what the asset catalog compiler writes for
  /// the build settings of an accent color and of a widget's background.
  ///
  /// Source: Apple's "Information Property List"; `actool`'s partial property lists.
  static let colorKeys: Set<String> = ["UIColorName", "NSAccentColorName", "NSWidgetBackgroundColorName"]
}
