import Syntax

extension SwiftExtractor {
  /// SwiftUI modifiers and initialisers whose first unlabelled argument is a color.
  ///
  /// The most frequent ones of real code; `.background(…)` takes views and styles too, which a color also is.
  static let colorModifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "tint", "accentColor",
    "border", "listRowBackground", "listRowSeparatorTint", "colorMultiply", "underline", "strikethrough",
    "backgroundStyle", "presentationBackground", "toolbarBackground", "overlay",
  ]

  /// UIKit and AppKit properties that hold a color.
  static let colorProperties: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "contentTintColor", "onTintColor", "barTintColor", "separatorColor",
    "titleColor",
  ]

  /// `.brand` or `.Group.brand` where it is the first argument of a modifier that takes a color.
  @inline(__always)
  static func soleColorArgument(of call: NodeID, callee: NodeID, in tree: SwiftTree) -> NodeID? {
    guard tree.kind(callee) == .member, let value = tree.soleImplicitMember(after: callee),
      colorModifiers.contains(tree.name(callee))
    else { return nil }
    return value
  }

  @inline(__always)
  func isImplicitInit(_ callee: NodeID) -> Bool {
    tree.kind(callee) == .implicitMember && tree.hasToken(callee, "init")
  }

  /// Whose color type the position of an expression wants, where the file says it: a declared type, a modifier,
  /// a property that holds a color.
  func contextualFramework(of node: NodeID) -> ColorFramework? {
    var child = node
    for _ in 0..<16 {
      guard let parent = tree.parent(child) else { return nil }
      switch tree.kind(parent) {
      case .parenthesized, .ternary, .jump, .block, .accessor, .accessorBlock, .initializer, .if, .switch, .switchCase,
        .array:
        child = parent
      case .binary:
        guard let token = tree.token(parent), tree.token(token, is: "??") else { return nil }
        child = parent
      case .binding: return declaredFramework(ofBinding: parent)
      case .functionDecl:
        guard let result = tree.child(parent, .returnType), let type = tree.firstChild(result) else { return nil }
        return framework(ofType: type)
      case .argument: return framework(ofArgument: parent)
      case .assignment: return framework(ofAssignment: parent, value: child)
      default: return nil
      }
    }
    return nil
  }

  /// The color type of a declared type, optionals looked through.
  func framework(ofType type: NodeID) -> ColorFramework? {
    var current = type
    while true {
      switch tree.kind(current) {
      case .namedType, .memberType:
        guard let token = tree.token(current), let type = colorType(spelledBy: token) else { return nil }
        // `Theme.Color` is a type of the project's own.
        guard let module = typePath(current)?.dropLast() else { return nil }
        return module.isEmpty || module.count == 1 && Self.modules.contains(module[0]) ? type.framework : nil
      case .optionalType, .modifiedType:
        guard let inner = tree.firstChild(current) else { return nil }
        current = inner
      default: return nil
      }
    }
  }

  func declaredFramework(ofBinding binding: NodeID) -> ColorFramework? {
    guard let annotation = tree.child(binding, .typeAnnotation), let type = tree.firstChild(annotation) else {
      return nil
    }
    return framework(ofType: type)
  }

  private static let gradients: Set<String> = [
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ]

  private func framework(ofArgument argument: NodeID) -> ColorFramework? {
    guard let call = tree.parent(argument), tree.kind(call) == .call, let callee = tree.firstChild(call) else {
      return nil
    }
    if colorType(ofCallee: callee) != nil {
      switch tree.name(argument) {
      case "uiColor": return .uiKit
      case "nsColor": return .appKit
      case "cgColor": return .coreGraphics
      default: return nil
      }
    }
    switch tree.name(argument) {
    case "colors": return Self.gradients.contains(tree.name(callee)) ? .swiftUI : nil
    case "color": return ["shadow", "Stop"].contains(tree.name(callee)) ? .swiftUI : nil
    default: break
    }
    guard tree.kind(callee) == .member, tree.nextSibling(callee) == argument, tree.name(argument).isEmpty,
      Self.colorModifiers.contains(tree.name(callee))
    else { return nil }
    return .swiftUI
  }

  private func framework(ofAssignment assignment: NodeID, value: NodeID) -> ColorFramework? {
    guard let target = tree.firstChild(assignment), target != value, tree.kind(target) == .member,
      Self.colorProperties.contains(tree.name(target)), let base = tree.firstChild(target),
      !["layer", "CALayer"].contains(tree.name(base))
    else { return nil }
    return .uiKit
  }
}

extension SwiftTree {
  /// The first argument of a call where it has no label and is an implicit member.
  fileprivate func soleImplicitMember(after callee: NodeID) -> NodeID? {
    guard let argument = nextSibling(callee), kind(argument) == .argument, token(argument) == nil,
      let value = firstChild(argument),
      kind(value) == .implicitMember || kind(value) == .member && implicitPath(value) != nil
    else { return nil }
    return value
  }
}
