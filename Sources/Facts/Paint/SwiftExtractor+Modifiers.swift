import Syntax

extension SwiftExtractor {
  /// What a modifier around a text does to it.
  func apply(modifier call: NodeID, named name: String, to walk: inout PaintWalk) {
    if NeutralModifiers.contains(name) { return }
    let arguments = tree.arguments(call)
    let first = arguments.first.flatMap(tree.value(ofArgument:))
    switch name {
    case "foregroundStyle", "foregroundColor":
      walk.setStyleAround()
      if let first { walk.set(ink(first, isStyle: name == "foregroundStyle")) } else { walk.stopAll(.modifier) }
    case "background", "listRowBackground": walk.push(background(call))
    case "overlay": if mayHide(call) { walk.block(.overlay) }
    case "opacity":
      guard let first else { return walk.block(.effect) }
      let number = number(first)
      guard let value = number.value else { return walk.block(.effect) }
      // Below that it is not meant to be read.
      if value < 0.1 { walk.drop() } else if value < 1 { walk.push(.opacity(number)) }
    case "padding":
      if arguments.contains(where: { tree.value(ofArgument: $0).map { number($0).value ?? 0 } ?? 0 < 0 }) {
        walk.stop(.geometry)
      }
    case "offset", "position", "rotationEffect", "scaleEffect", "rotation3DEffect", "transformEffect",
      "projectionEffect":
      walk.stop(.geometry)
    case "shadow": if walk.steps.isEmpty { walk.doubt() }
    case "hidden": walk.drop()
    case "disabled": disable(first, &walk)
    case "buttonStyle": walk.setControlStyle(controlStyle(first))
    case "labelStyle": if first.map(isPlainLabelStyle) != true { walk.block(.style) }
    case "font", "bold", "fontWeight": setFont(name, first, &walk)
    case "environment", "colorScheme", "preferredColorScheme": setEnvironment(name, arguments, &walk)
    case "containerBackground", "presentationBackground", "scrollContentBackground": break
    case "blendMode", "colorMultiply", "colorInvert", "contrast", "brightness", "saturation", "hueRotation",
      "grayscale", "luminanceToAlpha", "blur", "redacted", "mask", "visualEffect", "colorEffect", "layerEffect",
      "distortionEffect", "glassEffect", "scrollTransition", "foregroundColorEffect", "backgroundExtensionEffect":
      walk.block(.effect)
    default: walk.stopAll(.modifier)
    }
  }

  /// Whether what is drawn over a text may hide it: more than an outline, a label or a sign at an edge.
  private func mayHide(_ overlay: NodeID) -> Bool {
    let isAtEdge = tree.arguments(overlay).contains { tree.name($0) == "alignment" }
    return switch painting(ofContent: overlay) {
    case .nothing, .unknown(.geometry), .unknown(.condition): false
    case .unknown(.container): !isAtEdge
    case .covers, .unknown: true
    }
  }

  /// The color that a modifier sets.
  private func ink(_ node: NodeID, isStyle: Bool) -> Ink {
    let span = tree.span(node)
    if tree.kind(node) == .nilLiteral { return Ink(.unknown(.hierarchy), span: span) }
    if isStyle, tree.kind(node) == .implicitMember || isHierarchical(node) {
      let name = tree.name(node)
      if let level = HierarchicalLevel(rawValue: name) { return Ink(.level(level), span: span) }
      if Self.materials.contains(name) { return Ink(.unknown(.material), span: span) }
      if ["tint", "selection", "quinary"].contains(name) { return Ink(.unknown(.style), span: span) }
    }
    if isGradient(node) { return Ink(.unknown(.gradient), span: span) }
    return Ink(.color(color(node, expected: isStyle ? nil : .swiftUI)), span: span)
  }

  /// `HierarchicalShapeStyle.secondary`
  private func isHierarchical(_ node: NodeID) -> Bool {
    tree.kind(node) == .member && tree.firstChild(node).map { tree.hasToken($0, "HierarchicalShapeStyle") } == true
  }

  private func disable(_ condition: NodeID?, _ walk: inout PaintWalk) {
    guard let condition else { return walk.drop() }
    if tree.kind(condition) == .booleanLiteral {
      if tree.hasToken(condition, "true") { walk.drop() }
      return
    }
    walk.canBeDisabled = true
    walk.assume(Assumption(conditionText(condition), holds: false))
  }

  private func controlStyle(_ node: NodeID?) -> PaintWalk.ControlStyle {
    guard let node else { return .other }
    let name = tree.kind(node) == .call ? tree.firstChild(node).map(tree.name) ?? "" : tree.name(node)
    return ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"].contains(name) ? .transparent : .other
  }

  private func isPlainLabelStyle(_ node: NodeID) -> Bool {
    ["titleAndIcon", "titleOnly", "automatic"].contains(tree.name(node))
  }

  /// Color schemes that are set for what is inside.
  private func setEnvironment(_ name: String, _ arguments: [NodeID], _ walk: inout PaintWalk) {
    let values = arguments.compactMap(tree.value(ofArgument:))
    guard let value = values.last else { return }
    if name == "environment" {
      guard values.count == 2, tree.kind(values[0]) == .keyPath, let last = tree.firstChild(values[0]) else { return }
      if tree.hasToken(last, "isEnabled") { return disableUnless(value, &walk) }
      guard tree.hasToken(last, "colorScheme") else { return }
    }
    if let scheme = SchemeSet(named: tree.name(value)), tree.kind(value) == .implicitMember {
      walk.schemes.formIntersection(scheme)
    } else if name != "preferredColorScheme" {
      walk.block(.condition)
    }
  }

  private func disableUnless(_ value: NodeID, _ walk: inout PaintWalk) {
    if tree.kind(value) == .booleanLiteral, tree.hasToken(value, "false") { walk.drop() }
  }

  /// A condition as spelled, cut: it is compared and shown.
  func conditionText(_ node: NodeID) -> String { text(tree.span(node), cutTo: 200) }
}
