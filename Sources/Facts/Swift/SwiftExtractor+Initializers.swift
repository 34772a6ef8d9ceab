import ColorScience
import Syntax

extension SwiftExtractor {
  /// A call of a color type's initialiser, understood.
  enum Initializer {
    case named(NamedColor)
    case components(ColorComponents)
    /// The same color in another framework's type: `Color(uiColor: x)`.
    case bridge(to: ColorFramework, ColorExpr)
    /// Not one of the SDK's color initialisers.
    case call(HelperCall)
    case other(UnknownReason)
  }

  /// What a call of `type`'s initialiser says.
  func initializer(_ call: NodeID, type: ColorTypeName) -> Initializer {
    let labels = tree.labels(call)
    if let signature = ComponentSignature.find(type, labels: labels) {
      return components(call, signature: signature, framework: type.framework, labels: labels)
    }
    if let lookup = NamedColor.Lookup(type, labels: labels) {
      return lookupOrBridge(call, type: type, lookup: lookup, labels: labels)
    }
    if let framework = type.framework, Self.bridges.contains(labels), !isLiteral(tree.arguments(call).first) {
      return bridge(call, to: framework)
    }
    let typeName = type.framework?.typeName ?? "ColorResource"
    if let helper = helperCall(call, callee: [typeName]) { return .call(helper) }
    return .other(.unsupported)
  }

  /// Initialisers that take another framework's color.
  private static let bridges: Set<String> = [
    "uiColor:", "nsColor:", "cgColor:", "ciColor:", "resource:", "color:", "_:",
  ]

  /// `Color(x)` with one unlabelled argument is a lookup by name for a string, and a bridge for a color.
  private func lookupOrBridge(
    _ call: NodeID, type: ColorTypeName, lookup: NamedColor.Lookup, labels: String
  ) -> Initializer {
    let arguments = tree.arguments(call)
    guard let first = arguments.first.flatMap(tree.value(ofArgument:)) else { return .other(.unsupported) }
    let isUnlabelledAlone = labels == "_:"
    let nameType = type == .nsColor ? ["NSColor", "Name"] : ["String"]
    let name = name(first, isCertainlyName: !isUnlabelledAlone, nameType: nameType)
    guard let name else {
      if let framework = type.framework, isUnlabelledAlone {
        return isLiteral(arguments.first) ? helper(call, framework) : bridge(call, to: framework)
      }
      return .other(.unsupported)
    }
    return .named(NamedColor(lookup: lookup, name: name, bundle: bundle(of: arguments)))
  }

  /// Whether an argument is written as a string or a number: then a helper of the project takes it.
  private func isLiteral(_ argument: NodeID?) -> Bool {
    guard let value = argument.flatMap(tree.value(ofArgument:)) else { return false }
    switch tree.kind(value) {
    case .stringLiteral, .integerLiteral, .floatLiteral: return true
    default: return false
    }
  }

  private func helper(_ call: NodeID, _ framework: ColorFramework) -> Initializer {
    helperCall(call, callee: [framework.typeName]).map(Initializer.call) ?? .other(.unsupported)
  }

  private func bridge(_ call: NodeID, to framework: ColorFramework) -> Initializer {
    if let resource = resourceArgument(of: call) { return .bridge(to: framework, .member(resource)) }
    guard let argument = tree.arguments(call).first, let value = tree.value(ofArgument: argument) else {
      return .other(.unsupported)
    }
    let inner: ColorFramework? =
      switch tree.name(argument) {
      case "uiColor": .uiKit
      case "nsColor": .appKit
      case "cgColor": .coreGraphics
      case "ciColor": .coreImage
      default: framework == .swiftUI ? nil : .swiftUI
      }
    return .bridge(to: framework, color(value, expected: inner))
  }

  /// The symbol in `UIColor(resource: .brand)`, as a member of `ColorResource`. One that is spelled with its type is a mention
  /// of its own.
  func resourceArgument(of call: NodeID) -> MemberPath? {
    guard let argument = tree.arguments(call).first, tree.name(argument) == "resource",
      let names = tree.value(ofArgument: argument).flatMap(tree.implicitPath)
    else { return nil }
    return MemberPath(base: .named, names: ["ColorResource"] + names)
  }

  /// `ColorResource.brand`, `ColorResource.Group.brand` and `Color.Group.brand`: what Xcode may have generated.
  func nestedMember(_ node: NodeID) -> MemberPath? {
    guard tree.isNestedColorMember(node), let parent = tree.parent(node), let names = tree.path(node),
      let last = names.last, last != "self", last != "init", last != "Type"
    else { return nil }
    // A call is a function's, and a name in upper case before another a type's.
    if tree.firstChild(parent) == node {
      if tree.kind(parent) == .call { return nil }
      if tree.kind(parent) == .member, tree.beginsInUppercase(node) { return nil }
    }
    // The module's name, if one stands there, is none of the path.
    let start = names.firstIndex { ColorFramework(typeName: $0) != nil || $0 == "ColorResource" } ?? 0
    return MemberPath(base: .named, names: Array(names[start...]))
  }

  private func components(
    _ call: NodeID, signature: ComponentSignature, framework: ColorFramework?, labels: String
  ) -> Initializer {
    var arguments = tree.arguments(call)
    var space = signature.space
    if signature.takesSpace {
      guard let first = arguments.first.flatMap(tree.value(ofArgument:)), let named = colorSpace(first) else {
        return .other(.runtime)
      }
      space = named
      arguments.removeFirst()
    }
    var numbers = arguments.compactMap { tree.value(ofArgument: $0).map { number($0) } }
    guard numbers.count == arguments.count else { return .other(.unsupported) }
    let alpha = signature.hasAlpha ? numbers.popLast() : nil
    return .components(
      ColorComponents(
        model: signature.model, space: space, framework: framework, labels: labels, numbers: numbers, alpha: alpha))
  }

  /// `.sRGB`, `.displayP3`, `.sRGBLinear` of `Color.RGBColorSpace`, with or without the type.
  private func colorSpace(_ node: NodeID) -> ColorSpace? {
    guard tree.kind(node) == .implicitMember || tree.kind(node) == .member else { return nil }
    return ColorSpace(rgbColorSpace: tree.name(node))
  }

  /// `#colorLiteral(red:green:blue:alpha:)`.
  func colorLiteral(_ macro: NodeID) -> ColorComponents? {
    guard let token = tree.token(macro), tree.token(token, is: "colorLiteral"),
      case .components(let components) = self.components(
        macro, signature: .colorLiteral, framework: nil, labels: tree.labels(macro)),
      components.numbers.count == 3
    else { return nil }
    return components
  }
}

extension NamedColor.Lookup {
  /// The lookup by name that an initialiser with these labels is, or may be.
  init?(_ type: ColorTypeName, labels: String) {
    switch (type, labels) {
    case (.color, "_:"), (.color, "_:bundle:"): self = .color
    case (.uiColor, "named:"), (.uiColor, "named:in:compatibleWith:"), (.uiColor, "named:in:"): self = .uiColor
    case (.nsColor, "named:"), (.nsColor, "named:bundle:"): self = .nsColor
    case (.resource, "name:bundle:"): self = .resource
    default: return nil
    }
  }
}

extension SwiftTree {
  /// Whether a node is a member of `ColorResource`, or of a type in a color type, that is none of the SDK's. Asked of every
  /// member of a file.
  func isNestedColorMember(_ node: NodeID) -> Bool {
    guard kind(node) == .member, let base = firstChild(node) else { return false }
    if colorType(base) == .resource { return true }
    guard kind(base) == .member, beginsInUppercase(base),
      !["Name", "RGBColorSpace", "Resolved", "SystemEffect", "Prominence"].contains(name(base))
    else { return false }
    var current = base
    for _ in 0..<16 {
      guard kind(current) == .member, beginsInUppercase(current), let next = firstChild(current) else { return false }
      if colorType(next) != nil { return true }
      current = next
    }
    return false
  }

  func beginsInUppercase(_ node: NodeID) -> Bool {
    guard let token = token(node) else { return false }
    return 0x41...0x5A ~= bytes[Int(token.start)]
  }
}
