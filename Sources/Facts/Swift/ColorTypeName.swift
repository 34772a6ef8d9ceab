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
  @inline(__always) func colorType(_ node: NodeID) -> ColorTypeName? { tree.colorType(node) }
  @inline(__always) func colorType(ofCallee callee: NodeID) -> ColorTypeName? { tree.colorType(ofCallee: callee) }
  @inline(__always) func colorType(spelledBy token: Token) -> ColorTypeName? { tree.colorType(spelledBy: token) }

  /// The modules that declare color types, for qualified names.
  static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "CoreImage", "DeveloperToolsSupport",
  ]
}

/// These ask the tree alone: most calls and members of a file are told here to be none of colors.
extension SwiftTree {
  /// The color type that an expression names: `Color`, `SwiftUI.Color`.
  func colorType(_ node: NodeID) -> ColorTypeName? {
    guard let token = self.token(node), let type = colorType(spelledBy: token) else { return nil }
    switch kind(node) {
    case .identifier: return type
    case .member:
      guard let module = firstChild(node),
        kind(module) == .identifier,
        SwiftExtractor.modules.contains(name(module))
      else { return nil }
      return type
    default: return nil
    }
  }

  /// The color type that a callee constructs: `Color`, `SwiftUI.Color`, `Color.init`.
  func colorType(ofCallee callee: NodeID) -> ColorTypeName? {
    guard let token = self.token(callee) else { return nil }
    if self.token(token, is: "init"), kind(callee) == .member {
      return firstChild(callee).flatMap { colorType($0) }
    }
    return colorType(callee)
  }

  /// The color type that a token spells, found by length first: this is asked of every call of a file.
  func colorType(spelledBy token: Token) -> ColorTypeName? {
    switch token.end &- token.start {
    case 5: return self.token(token, is: "Color") ? .color : nil
    case 7:
      guard self.token(token, endsWith: "Color") else { return nil }
      if self.token(token, is: "UIColor") { return .uiColor }
      if self.token(token, is: "NSColor") { return .nsColor }
      if self.token(token, is: "CGColor") { return .cgColor }
      return self.token(token, is: "CIColor") ? .ciColor : nil
    case 13: return self.token(token, is: "ColorResource") ? .resource : nil
    default: return nil
    }
  }
}
