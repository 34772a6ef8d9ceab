import Syntax

extension SwiftExtractor {
  static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]
  /// Shapes that cover a rectangle but for its corners. Circles and shapes of the project's own do not.
  private static let coveringShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Capsule", "UnevenRoundedRectangle", "ContainerRelativeShape",
    "ConcentricRectangle",
  ]

  /// How deep views within views are looked at.
  private static let depthLimit = 12

  /// What `.background(…)` puts behind a view.
  func background(_ call: NodeID, depth: Int = 0) -> Painting {
    let arguments = tree.arguments(call)
    if hasArgument("alignment", call) { return .unknown(.geometry) }
    if let shape = arguments.first(where: { tree.hasToken($0, "in") }).flatMap(tree.value(ofArgument:)) {
      guard isCovering(shape) else { return .unknown(.geometry) }
    }
    return painting(ofContent: call, depth: depth)
  }

  /// What the content of `.background` or `.overlay` paints, given as an argument or in a closure.
  func painting(ofContent call: NodeID, depth: Int = 0) -> Painting {
    if let first = tree.arguments(call).first(where: { tree.name($0).isEmpty || tree.name($0) == "content" }),
      let value = tree.value(ofArgument: first)
    {
      return painting(value, allowsFrame: false, depth: depth)
    }
    guard let closure = tree.child(call, .trailingClosure).flatMap(tree.firstChild) else { return .unknown(.style) }
    return painting(closure, allowsFrame: false, depth: depth)
  }

  /// What a view paints over all of its area.
  ///
  /// - Parameter allowsFrame: whether its size does not matter, because what lies on it takes its size from it.
  func painting(_ node: NodeID, allowsFrame: Bool, depth: Int = 0) -> Painting {
    guard depth < Self.depthLimit else { return .unknown(.limit) }
    switch tree.kind(node) {
    case .parenthesized, .effect:
      return tree.firstChild(node).map { painting($0, allowsFrame: allowsFrame, depth: depth + 1) }
        ?? .unknown(.container)
    case .closure: return painting(ofBlock: node, allowsFrame: allowsFrame, depth: depth)
    case .call: return painting(ofCall: node, allowsFrame: allowsFrame, depth: depth)
    case .implicitMember where Self.materials.contains(tree.name(node)): return .unknown(.material)
    case .if, .switch: return .unknown(.condition)
    case .nilLiteral: return .unknown(.system)
    default: return isGradient(node) ? .unknown(.gradient) : paint(node)
    }
  }

  private func paint(_ node: NodeID) -> Painting {
    .covers([Paint(color(node, expected: nil), span: tree.span(node))])
  }

  /// `LinearGradient(…)`, `.linearGradient(…)`, `Gradient(…)`, `Color.red.gradient`
  func isGradient(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .call: return tree.firstChild(node).map { isGradient($0) } ?? false
    case .member, .implicitMember, .identifier:
      guard let token = tree.token(node) else { return false }
      return tree.token(token, endsWith: "radient")
    default: return false
    }
  }

  private func painting(ofBlock closure: NodeID, allowsFrame: Bool, depth: Int) -> Painting {
    let statements = tree.children(closure).prefix(3).filter { tree.kind($0) != .closureSignature }
    guard statements.count == 1 else { return .unknown(.container) }
    return painting(statements[0], allowsFrame: allowsFrame, depth: depth + 1)
  }

  private func painting(ofCall call: NodeID, allowsFrame: Bool, depth: Int) -> Painting {
    guard let callee = tree.firstChild(call) else { return .unknown(.container) }
    if colorType(ofCallee: callee) != nil || isImplicitInit(callee) { return paint(call) }
    if isGradient(callee) { return .unknown(.gradient) }
    switch tree.kind(callee) {
    case .identifier: return painting(ofView: tree.name(callee), call, allowsFrame: allowsFrame, depth: depth)
    case .member:
      guard let base = tree.firstChild(callee) else { return .unknown(.container) }
      return painting(of: base, modifiedBy: callee, call, allowsFrame: allowsFrame, depth: depth)
    case .implicitMember: return .unknown(.style)
    default: return .unknown(.container)
    }
  }

  private func painting(ofView name: String, _ call: NodeID, allowsFrame: Bool, depth: Int) -> Painting {
    switch name {
    case "Spacer", "EmptyView", "Divider": return .nothing
    case "Image", "AsyncImage": return .unknown(.image)
    // A shape is filled with the foreground style around it.
    case _ where Self.coveringShapes.contains(name), "Circle", "Ellipse": return .unknown(.style)
    case "Group":
      guard let closure = tree.child(call, .trailingClosure).flatMap(tree.firstChild) else {
        return .unknown(.container)
      }
      return painting(ofBlock: closure, allowsFrame: allowsFrame, depth: depth + 1)
    case "Text", "VStack", "HStack", "ZStack", "ScrollView", "List", "Form", "ForEach", "Button", "Label",
      "GeometryReader":
      return .unknown(.geometry)
    default: return .unknown(.container)
    }
  }

  private func painting(
    of base: NodeID, modifiedBy callee: NodeID, _ call: NodeID, allowsFrame: Bool, depth: Int
  ) -> Painting {
    let name = tree.name(callee)
    func inner(_ allowsFrame: Bool = allowsFrame) -> Painting {
      painting(base, allowsFrame: allowsFrame, depth: depth + 1)
    }
    switch name {
    case "fill", "foregroundColor", "foregroundStyle":
      return isShape(base) ? filled(call, base: base) : inner()
    case "stroke", "strokeBorder":
      if isShape(base) { return .nothing }
      return inner()
    case "opacity", "withAlphaComponent", "mix":
      // A color has these too, and they come to the same.
      return faded(inner(), call, name: name)
    case "frame": return allowsFrame || fillsFrame(call) ? inner() : .unknown(.geometry)
    case "padding", "offset", "position", "scaleEffect", "rotationEffect", "aspectRatio", "containerRelativeFrame",
      "fixedSize", "scaledToFit", "scaledToFill", "rotation", "scale", "trim", "size", "inset", "safeAreaPadding",
      "scenePadding",
      "matchedGeometryEffect":
      return .unknown(.geometry)
    case "overlay":
      if case .nothing = painting(ofContent: call, depth: depth + 1) { return inner() }
      return .unknown(.overlay)
    case "background":
      guard case .covers(let above) = inner(), case .covers(let below) = background(call, depth: depth + 1)
      else {
        return .unknown(.container)
      }
      return .covers(above + below)
    case "shadow": return inner()
    case "clipShape":
      guard let shape = tree.arguments(call).first.flatMap(tree.value(ofArgument:)), isCovering(shape) else {
        return .unknown(.geometry)
      }
      return inner()
    default:
      if tree.token(callee).map({ effect(named: $0) == .none }) == true { return inner() }
      // A function of a color that makes another one, or an effect.
      return .unknown(.modifier)
    }
  }

  /// `.frame(maxWidth: .infinity)`, which makes a view no smaller.
  private func fillsFrame(_ call: NodeID) -> Bool {
    tree.arguments(call).allSatisfy { argument in
      let label = tree.name(argument)
      if label == "alignment" { return true }
      guard label == "maxWidth" || label == "maxHeight", let value = tree.value(ofArgument: argument) else {
        return false
      }
      return tree.hasToken(value, "infinity")
    }
  }

  private func isShape(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .call, let callee = tree.firstChild(node) else { return false }
    guard tree.kind(callee) == .identifier else {
      // `RoundedRectangle(…).inset(by: 1).stroke(…)`
      guard tree.kind(callee) == .member, ["inset", "trim", "rotation"].contains(tree.name(callee)) else {
        return false
      }
      return tree.firstChild(callee).map { tree.kind($0) == .call && isShapeName($0) } ?? false
    }
    return isShapeName(node)
  }

  private func isShapeName(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(call), tree.kind(callee) == .identifier else { return false }
    let name = tree.name(callee)
    return Self.coveringShapes.contains(name) || name == "Circle" || name == "Ellipse"
  }

  /// Whether a shape reaches under all that lies in its rectangle but for the corners: `Capsule()`, `.rect(…)`.
  private func isCovering(_ shape: NodeID) -> Bool {
    let callee = tree.kind(shape) == .call ? tree.firstChild(shape) : shape
    guard let callee, tree.kind(callee) != .member else { return false }
    let name = tree.name(callee)
    return Self.coveringShapes.contains(name) || ["rect", "capsule", "containerRelative"].contains(name)
  }

  /// A shape filled with a color. A circle does not reach under the corners of what lies on it.
  private func filled(_ call: NodeID, base: NodeID) -> Painting {
    guard let callee = tree.firstChild(base), tree.kind(callee) == .identifier,
      Self.coveringShapes.contains(tree.name(callee))
    else { return .unknown(.geometry) }
    guard let value = tree.arguments(call).first.flatMap(tree.value(ofArgument:)) else { return .unknown(.style) }
    return painting(value, allowsFrame: false, depth: Self.depthLimit - 2)
  }

  private func faded(_ painting: Painting, _ call: NodeID, name: String) -> Painting {
    guard case .covers(let paints) = painting else { return painting }
    guard name == "opacity" || name == "withAlphaComponent", paints.count == 1,
      let value = tree.arguments(call).first.flatMap(tree.value(ofArgument:))
    else { return .unknown(.modifier) }
    let number = number(value)
    return .covers(
      paints.map {
        Paint(name == "opacity" ? .opacity($0.color, number) : .alpha($0.color, number), span: tree.span(call))
      })
  }
}

extension Painting {
  /// Whether what paints so may hide a text under it: more than an outline, a label or a sign.
  ///
  /// - Parameter isAtEdge: whether a view that is not known stands beside the text rather than on it.
  func mayHide(isAtEdge: Bool) -> Bool {
    switch self {
    case .nothing, .unknown(.geometry), .unknown(.condition): false
    case .unknown(.container): !isAtEdge
    case .covers, .unknown: true
    }
  }
}
