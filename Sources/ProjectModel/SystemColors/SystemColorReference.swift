/// How code or an asset names a color of the system.
package enum SystemColorReference: Hashable, Sendable {
  /// A static member of SwiftUI's `Color`.
  case swiftUI(String)
  /// A static member of SwiftUI's `ShapeStyle`; all of those of `Color` are also such members.
  case shapeStyle(String)
  /// A class property of `UIColor`.
  case uiKit(String)
  /// A class property of `NSColor`.
  case appKit(String)
  /// `color.reference` of an entry in a color set's Contents.json, with its `color.platform`.
  case assetReference(String, platform: AssetPlatform)

  /// `color.platform` in a color set's Contents.json.
  package enum AssetPlatform: String, Hashable, Sendable {
    case iOS = "ios"
    case macOS = "osx"
    /// A name that UIKit and AppKit share; also what a missing platform is taken for.
    case universal
  }

  /// The platforms on which such a name can mean anything.
  package var platforms: ApplePlatforms {
    switch self {
    case .swiftUI, .shapeStyle, .assetReference(_, .universal): .all
    case .uiKit, .assetReference(_, .iOS): .uiKit
    case .appKit, .assetReference(_, .macOS): .macOS
    }
  }

  package var name: String {
    switch self {
    case .swiftUI(let name), .shapeStyle(let name), .uiKit(let name), .appKit(let name): name
    case .assetReference(let name, _): name
    }
  }

  /// As one writes it: `Color.red`, `.tint`, `UIColor.systemRed`, `NSColor.labelColor`, `labelColor`.
  package var spelling: String {
    switch self {
    case .swiftUI(let name): "Color.\(name)"
    case .shapeStyle(let name): ".\(name)"
    case .uiKit(let name): "UIColor.\(name)"
    case .appKit(let name): "NSColor.\(name)"
    case .assetReference(let name, _): name
    }
  }

  /// The form under which the tables know it.
  var key: SystemColorReference {
    if case .assetReference(let name, _) = self { return .assetReference(name, platform: .universal) }
    return self
  }
}
