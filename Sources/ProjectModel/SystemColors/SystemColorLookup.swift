extension SystemColor {
  /// Every system color whose values are known, one for each set of platforms and range of releases.
  package static let all: [SystemColor] =
    tintsSinceOS26 + tintsBeforeOS26 + grays + uiKitSemantic + contextColors + appKitSemantic + fixedColors

  private static let bySpelling: [SystemColorReference: [SystemColor]] = all.reduce(into: [:]) { index, color in
    for spelling in color.spellings { index[spelling, default: []].append(color) }
  }

  /// The colors that a reference can mean, over all platforms and releases; empty if the system has none of that name.
  ///
  /// The names of Objective-C (`redColor`, `systemRedColor`) are understood for UIKit and AppKit too.
  package static func entries(_ reference: SystemColorReference) -> [SystemColor] {
    let found =
      switch reference {
      case .shapeStyle(let name): styleEntries(name)
      case .uiKit("groupTableViewBackground"), .uiKit("groupTableViewBackgroundColor"):
        // Its deprecated name.
        entries(.uiKit("systemGroupedBackground"))
      case .uiKit(let name):
        bySpelling[reference] ?? bySpelling[.uiKit(withoutColorSuffix(name))] ?? []
      case .appKit(let name):
        bySpelling[reference] ?? bySpelling[.appKit(withoutColorSuffix(name))] ?? []
      case .swiftUI, .assetReference: bySpelling[reference.key] ?? []
      }
    return found.filter { !$0.platforms.isDisjoint(with: reference.platforms) }
  }

  private static func withoutColorSuffix(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  /// A static member of `ShapeStyle`: a style of its own, else the member of `Color`.
  private static func styleEntries(_ name: String) -> [SystemColor] {
    guard let style = styles[name] else { return bySpelling[.swiftUI(name)] ?? [] }
    let entries = style.colors.flatMap { bySpelling[$0] ?? [] } + (name == "quinary" ? [quinaryStyle] : [])
    return entries.map { entry in
      var entry = entry
      entry.dependence = style.dependence ?? entry.dependence
      return entry
    }
  }

  private struct Style {
    let colors: [SystemColorReference]
    let dependence: Dependence?

    init(_ uiKit: String?, _ appKit: String, _ dependence: Dependence? = nil) {
      colors = (uiKit.map { [.uiKit($0)] } ?? []) + [.appKit(appKit)]
      self.dependence = dependence
    }
  }

  /// SwiftUI's styles and the colors that they are by default. A hierarchical style is a level of the foreground style
  /// around it: with a color set there, levels 1 to 4 have its opacity times 1, 0.5, 0.25 and 0.18.
  private static let styles: [String: Style] = [
    "primary": Style("label", "labelColor", .foregroundStyle),
    "secondary": Style("secondaryLabel", "secondaryLabelColor", .foregroundStyle),
    "tertiary": Style("tertiaryLabel", "tertiaryLabelColor", .foregroundStyle),
    "quaternary": Style("quaternaryLabel", "quaternaryLabelColor", .foregroundStyle),
    "quinary": Style(nil, "quinaryLabelColor", .foregroundStyle),
    "foreground": Style("label", "labelColor", .foregroundStyle),
    "background": Style("systemBackground", "windowBackgroundColor", .container),
    "tint": Style("tintColor", "controlAccentColor", .inheritedTint),
    "selection": Style("tintColor", "controlAccentColor", .inheritedTint),
    "separator": Style("separator", "separatorColor"),
    "placeholder": Style("placeholderText", "placeholderTextColor"),
    "link": Style("link", "linkColor"),
    "fill": Style("systemFill", "systemFill"),
    "windowBackground": Style(nil, "windowBackgroundColor"),
  ]
}
