import Syntax

/// A name that makes colors when it is called.
enum ColorTypeName: Hashable {
  case color
  case uiColor
  case nsColor
  case cgColor
  case ciColor
  /// `ColorResource`, the type of generated asset symbols.
  case resource

  init(_ framework: ColorFramework) {
    switch framework {
    case .swiftUI: self = .color
    case .uiKit: self = .uiColor
    case .appKit: self = .nsColor
    case .coreGraphics: self = .cgColor
    case .coreImage: self = .ciColor
    }
  }

  var framework: ColorFramework? {
    switch self {
    case .color: .swiftUI
    case .uiColor: .uiKit
    case .nsColor: .appKit
    case .cgColor: .coreGraphics
    case .ciColor: .coreImage
    case .resource: nil
    }
  }
}

extension SwiftExtractor {
  /// The color type that an expression names: `Color`, `SwiftUI.Color`.
  func colorType(_ node: NodeID) -> ColorTypeName? {
    guard let token = tree.token(node) else { return nil }
    switch tree.kind(node) {
    case .identifier: return colorType(spelledBy: token)
    case .member:
      guard let type = colorType(spelledBy: token), let module = tree.firstChild(node),
        tree.kind(module) == .identifier,
        Self.modules.contains(tree.name(module))
      else { return nil }
      return type
    default: return nil
    }
  }

  /// The color type that a callee constructs: `Color`, `SwiftUI.Color`, `Color.init`.
  func colorType(ofCallee callee: NodeID) -> ColorTypeName? {
    if tree.kind(callee) == .member, let token = tree.token(callee), tree.token(token, is: "init") {
      return tree.firstChild(callee).flatMap { colorType($0) }
    }
    return colorType(callee)
  }

  /// The color type that a token spells, found by length first: this is asked of every call of a file.
  func colorType(spelledBy token: Token) -> ColorTypeName? {
    switch token.end - token.start {
    case 5: return tree.token(token, is: "Color") ? .color : nil
    case 7:
      guard tree.token(token, endsWith: "Color") else { return nil }
      if tree.token(token, is: "UIColor") { return .uiColor }
      if tree.token(token, is: "NSColor") { return .nsColor }
      if tree.token(token, is: "CGColor") { return .cgColor }
      return tree.token(token, is: "CIColor") ? .ciColor : nil
    case 13: return tree.token(token, is: "ColorResource") ? .resource : nil
    default: return nil
    }
  }

  /// The modules that declare color types, for qualified names.
  static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "CoreImage", "DeveloperToolsSupport",
  ]
}
