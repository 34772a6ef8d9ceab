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
    case .row: walk.setRow(knownBackground(call))
    case .page: walk.stop(.system)
    case .overlay: if mayHide(call) { walk.block(.overlay) }
    case .opacity: fade(first, &walk)
    case .padding:
      if arguments.contains(where: { tree.value(ofArgument: $0).map { number($0).value ?? 0 } ?? 0 < 0 }) {
        walk.stop(.geometry)
      }
    case .frame: if arguments.contains(where: { isZero($0) }) { walk.drop() }
    case .move: walk.stop(.geometry)
    case .shadow: if walk.steps.isEmpty { walk.doubt() }
    case .hidden: walk.drop()
    case .accessibilityHidden: if first.map({ tree.hasToken($0, "true") }) ?? true { walk.doubt() }
    case .disabled: disable(first, &walk)
    case .buttonStyle: walk.setControlStyle(controlStyle(first))
    case .labelStyle: if first.map({ isPlainLabelStyle($0) }) != true { walk.block(.style) }
    case .font: setFont(tree.name(token), first, &walk)
    case .environment: setEnvironment(call, named: tree.name(token), &walk)
    case .filter: walk.block(.effect)
    case .unknown: walk.stopAll(.modifier)
    }
  }

  func hasArgument(_ label: StaticString, _ call: NodeID) -> Bool {
    tree.arguments(call).contains { tree.hasToken($0, label) }
  }

  private func isZero(_ argument: NodeID) -> Bool {
    guard tree.hasToken(argument, "width") || tree.hasToken(argument, "height") else { return false }
    return tree.value(ofArgument: argument).map { number($0).value == 0 } ?? false
  }

  /// What a modifier puts behind a view, worked out once for all texts that it is around.
  private mutating func knownBackground(_ call: NodeID) -> Painting {
    if let known = backgrounds[call] { return known }
    let painting = background(call)
    backgrounds[call] = painting
    return painting
  }

  /// Whether what is drawn over a view may hide a text in it, worked out once for all of them.
  private mutating func mayHide(_ overlay: NodeID) -> Bool {
    if let known = overlays[overlay] { return known }
    let hides = painting(ofContent: overlay).mayHide(isAtEdge: hasArgument("alignment", overlay))
    overlays[overlay] = hides
    return hides
  }

  private func fade(_ amount: NodeID?, _ walk: inout PaintWalk) {
    guard var amount else { return walk.block(.effect) }
    if tree.kind(amount) == .ternary {
      // Of two values the larger is judged: the other is how it looks while it is off, touched or not there.
      let parts = Array(tree.children(amount))
      let values = parts.dropFirst().compactMap { number($0).value }
      guard parts.count == 3, values.count == 2 else { return walk.block(.effect) }
      let isFirst = values[0] >= values[1]
      if min(values[0], values[1]) < Ink.faintest { walk.assume(parts[0], holds: isFirst) }
      amount = isFirst ? parts[1] : parts[2]
    }
    let opacity = number(amount)
    guard let value = opacity.value else { return walk.block(.effect) }
    if value < Ink.faintest { walk.drop() } else if value < 1 { walk.push(.opacity(opacity)) }
  }

  /// The color of a text.
  func ink(_ walk: PaintWalk) -> Ink {
    guard let setter = walk.ink else {
      if let barrier = walk.inkBarrier { return Ink(.unknown(barrier), span: nil) }
      return Ink(walk.isInControl ? .unknown(.style) : .inherited, span: nil)
    }
    let span = tree.span(setter.node)
    if let obstacle = setter.obstacle { return Ink(.unknown(obstacle), span: span) }
    // With nothing behind the text nobody asks what its color is.
    return Ink(walk.steps.isEmpty ? .unasked : inkValue(setter), span: span)
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
    } else {
      walk.disable(unless: condition)
    }
  }

  private func controlStyle(_ node: NodeID?) -> PaintWalk.ControlStyle {
    guard let node else { return .other }
    let name = tree.kind(node) == .call ? tree.firstChild(node).map(tree.name) ?? "" : tree.name(node)
    return ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"].contains(name) ? .transparent : .other
  }

  private func isPlainLabelStyle(_ node: NodeID) -> Bool {
    ["titleAndIcon", "titleOnly", "automatic"].contains(tree.name(node))
  }

  /// Values of the environment that are set for what is inside.
  private func setEnvironment(_ call: NodeID, named name: String, _ walk: inout PaintWalk) {
    if let value = schemeSet(by: call, named: name) {
      // A preference reaches the whole presentation, and is heeded for all of its body.
      guard name != "preferredColorScheme" else { return }
      guard let schemes = SchemeSet(named: tree.name(value)), tree.kind(value) == .implicitMember else {
        return walk.block(.condition)
      }
      return walk.setScheme(schemes)
    }
    let values = tree.arguments(call).compactMap(tree.value(ofArgument:))
    guard values.count == 2, tree.kind(values[0]) == .keyPath, let key = tree.firstChild(values[0]) else { return }
    if tree.hasToken(key, "isEnabled"), tree.hasToken(values[1], "false") { walk.drop() }
    if tree.hasToken(key, "font") { setFont("font", values[1], &walk) }
  }
}
