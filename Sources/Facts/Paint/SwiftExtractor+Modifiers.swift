import Syntax

extension SwiftExtractor {
  /// What the modifier that a token names does to colors.
  func effect(named token: Token) -> ModifierEffect { tree.withName(of: token) { ModifierEffect(named: $0) } }

  /// What a modifier around a text does to it.
  mutating func apply(modifier call: NodeID, named token: Token, to walk: inout PaintWalk) {
    let effect = effect(named: token)
    if effect == .none { return }
    let arguments = tree.arguments(call)
    let first = arguments.first.flatMap(tree.value(ofArgument:))
    switch effect {
    case .none: break
    case .ink:
      guard let first else { return walk.stopAll(.modifier) }
      walk.setInk(first, isStyle: tree.token(token, is: "foregroundStyle"))
    case .layer: walk.push(knownBackground(call))
    case .overlay: if mayHide(call) { walk.block(.overlay) }
    case .opacity: fade(first, &walk)
    case .padding:
      if arguments.contains(where: { tree.value(ofArgument: $0).map { number($0).value ?? 0 } ?? 0 < 0 }) {
        walk.stop(.geometry)
      }
    case .move: walk.stop(.geometry)
    case .shadow: if walk.steps.isEmpty { walk.doubt() }
    case .accessibilityHidden: if first.map({ tree.hasToken($0, "true") }) ?? true { walk.doubt() }
    case .hidden: walk.drop()
    case .disabled: disable(first, &walk)
    case .buttonStyle: walk.setControlStyle(controlStyle(first))
    case .labelStyle: if first.map({ isPlainLabelStyle($0) }) != true { walk.block(.style) }
    case .font: setFont(tree.name(token), first, &walk)
    case .environment: setEnvironment(tree.name(token), arguments, &walk)
    case .filter: walk.block(.effect)
    case .unknown: walk.stopAll(.modifier)
    }
  }

  /// What a modifier puts behind a view, worked out once for all texts that it is around.
  private mutating func knownBackground(_ call: NodeID) -> Painting {
    if let known = backgrounds[call] { return known }
    let painting = background(call)
    backgrounds[call] = painting
    return painting
  }

  private func fade(_ amount: NodeID?, _ walk: inout PaintWalk) {
    guard let number = amount.flatMap({ opacity($0) }), let value = number.value else { return walk.block(.effect) }
    // Below that it is not meant to be read.
    if value < 0.1 { walk.drop() } else if value < 1 { walk.push(.opacity(number)) }
  }

  /// An opacity; of one with two values the larger, for the other is how it looks while it is off or touched.
  private func opacity(_ node: NodeID) -> NumberTerm? {
    guard tree.kind(node) == .ternary else { return number(node) }
    let branches = tree.children(node).dropFirst().map { number($0) }
    guard branches.count == 2, branches.allSatisfy({ $0.value != nil }) else { return nil }
    return branches.max { ($0.value ?? 0) < ($1.value ?? 0) }
  }

  /// Whether what is drawn over a text may hide it: more than an outline, a label or a sign at an edge.
  private mutating func mayHide(_ overlay: NodeID) -> Bool {
    if let known = overlays[overlay] { return known }
    let hides = hides(overlay)
    overlays[overlay] = hides
    return hides
  }

  private func hides(_ overlay: NodeID) -> Bool {
    let isAtEdge = tree.arguments(overlay).contains { tree.name($0) == "alignment" }
    return switch painting(ofContent: overlay) {
    case .nothing, .unknown(.geometry), .unknown(.condition): false
    case .unknown(.container): !isAtEdge
    case .covers, .unknown: true
    }
  }

  /// The color of a text.
  func ink(_ walk: PaintWalk) -> Ink {
    guard let setter = walk.ink else {
      return Ink(walk.isInControl ? .unknown(.style) : .inherited, span: nil)
    }
    let span = tree.span(setter.node)
    if let obstacle = setter.obstacle { return Ink(.unknown(obstacle), span: span) }
    // With nothing behind the text nobody asks what its color is.
    if walk.steps.isEmpty { return Ink(.unknown(walk.end ?? .outside), span: span) }
    return Ink(inkValue(setter), span: span)
  }

  private func inkValue(_ setter: PaintWalk.InkSetter) -> Ink.Value {
    let node = setter.node
    if tree.kind(node) == .nilLiteral { return .unknown(.hierarchy) }
    if setter.isStyle, tree.kind(node) == .implicitMember || isHierarchical(node) {
      let name = tree.name(node)
      if let level = HierarchicalLevel(rawValue: name) {
        return setter.isInStyle ? .unknown(.hierarchy) : .level(level)
      }
      if Self.materials.contains(name) { return .unknown(.material) }
      if ["tint", "selection", "quinary"].contains(name) { return .unknown(.style) }
    }
    if isGradient(node) { return .unknown(.gradient) }
    return .color(color(node, expected: setter.isStyle ? nil : .swiftUI))
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
    walk.assume(condition, holds: false)
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
}
