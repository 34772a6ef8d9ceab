package import ColorScience

/// The SDK's initialisers that take numbers, by type and labels.
package struct ComponentSignature: Sendable {
  package let model: ColorComponents.Model
  package let space: ColorSpace
  /// Whether the first argument is a `Color.RGBColorSpace`.
  package let takesSpace: Bool
  package let hasAlpha: Bool

  /// The initialiser of a type with these labels; `nil` when the SDK has none.
  ///
  /// Sources: the initialisers of SwiftUI.Color, UIColor, NSColor, CGColor and CIColor as their documentation lists them.
  static func find(_ type: ColorTypeName, labels: String) -> ComponentSignature? {
    switch type {
    case .color: swiftUI[labels]
    case .uiColor: uiKit[labels]
    case .nsColor: appKit[labels]
    case .cgColor: coreGraphics[labels]
    case .ciColor: coreImage[labels]
    case .resource: nil
    }
  }

  private init(_ model: ColorComponents.Model, _ space: ColorSpace, alpha: Bool, takesSpace: Bool = false) {
    self.model = model
    self.space = space
    self.hasAlpha = alpha
    self.takesSpace = takesSpace
  }

  /// `#colorLiteral(red:green:blue:alpha:)`, whose components Xcode writes in sRGB.
  static let colorLiteral = ComponentSignature(.rgb, .sRGB, alpha: true)

  fileprivate static let swiftUI: [String: ComponentSignature] = [
    "red:green:blue:": .init(.rgb, .sRGB, alpha: false),
    "red:green:blue:opacity:": .init(.rgb, .sRGB, alpha: true),
    "_:red:green:blue:": .init(.rgb, .sRGB, alpha: false, takesSpace: true),
    "_:red:green:blue:opacity:": .init(.rgb, .sRGB, alpha: true, takesSpace: true),
    "white:": .init(.white, .sRGB, alpha: false),
    "white:opacity:": .init(.white, .sRGB, alpha: true),
    "_:white:": .init(.white, .sRGB, alpha: false, takesSpace: true),
    "_:white:opacity:": .init(.white, .sRGB, alpha: true, takesSpace: true),
    "hue:saturation:brightness:": .init(.hsb, .sRGB, alpha: false),
    "hue:saturation:brightness:opacity:": .init(.hsb, .sRGB, alpha: true),
  ]

  fileprivate static let uiKit: [String: ComponentSignature] = [
    "red:green:blue:alpha:": .init(.rgb, .sRGB, alpha: true),
    "displayP3Red:green:blue:alpha:": .init(.rgb, .displayP3, alpha: true),
    "white:alpha:": .init(.white, .sRGB, alpha: true),
    "hue:saturation:brightness:alpha:": .init(.hsb, .sRGB, alpha: true),
  ]

  fileprivate static let appKit: [String: ComponentSignature] = [
    "red:green:blue:alpha:": .init(.rgb, .sRGB, alpha: true),
    "srgbRed:green:blue:alpha:": .init(.rgb, .sRGB, alpha: true),
    "displayP3Red:green:blue:alpha:": .init(.rgb, .displayP3, alpha: true),
    "calibratedRed:green:blue:alpha:": .init(.rgb, .unmanaged, alpha: true),
    "deviceRed:green:blue:alpha:": .init(.rgb, .unmanaged, alpha: true),
    "white:alpha:": .init(.white, .grayGamma22, alpha: true),
    "genericGamma22White:alpha:": .init(.white, .grayGamma22, alpha: true),
    "calibratedWhite:alpha:": .init(.white, .unmanaged, alpha: true),
    "deviceWhite:alpha:": .init(.white, .unmanaged, alpha: true),
    "hue:saturation:brightness:alpha:": .init(.hsb, .sRGB, alpha: true),
    "calibratedHue:saturation:brightness:alpha:": .init(.hsb, .unmanaged, alpha: true),
    "deviceHue:saturation:brightness:alpha:": .init(.hsb, .unmanaged, alpha: true),
  ]

  fileprivate static let coreGraphics: [String: ComponentSignature] = [
    "red:green:blue:alpha:": .init(.rgb, .unmanaged, alpha: true),
    "srgbRed:green:blue:alpha:": .init(.rgb, .sRGB, alpha: true),
    "gray:alpha:": .init(.white, .unmanaged, alpha: true),
    "genericGrayGamma2_2Gray:alpha:": .init(.white, .grayGamma22, alpha: true),
  ]

  fileprivate static let coreImage: [String: ComponentSignature] = [
    "red:green:blue:": .init(.rgb, .unmanaged, alpha: false),
    "red:green:blue:alpha:": .init(.rgb, .unmanaged, alpha: true),
  ]
}

extension ColorSpace {
  /// The cases of `Color.RGBColorSpace`, by name.
  package init?(rgbColorSpace name: String) {
    switch name {
    case "sRGB": self = .sRGB
    case "displayP3": self = .displayP3
    case "sRGBLinear": self = .linearSRGB
    default: return nil
    }
  }
}

extension ColorFramework {
  /// The SDK's initialiser of its color type that takes numbers with these labels.
  package func signature(labels: String) -> ComponentSignature? {
    ComponentSignature.find(ColorTypeName(self), labels: labels)
  }

  /// The labels of the initialisers of its color type that take numbers.
  package var componentLabels: [String] {
    switch self {
    case .swiftUI: Array(ComponentSignature.swiftUI.keys)
    case .uiKit: Array(ComponentSignature.uiKit.keys)
    case .appKit: Array(ComponentSignature.appKit.keys)
    case .coreGraphics: Array(ComponentSignature.coreGraphics.keys)
    case .coreImage: Array(ComponentSignature.coreImage.keys)
    }
  }
}
