import Syntax

extension SwiftExtractor {
  /// Takes a text out of the argument or closure of a call that it stands in; `false` where its body ends.
  func enter(slot: NodeID, of call: NodeID, _ walk: inout PaintWalk) -> Bool {
    guard let callee = tree.firstChild(call) else { return false }
    switch tree.kind(callee) {
    case .identifier: return enter(container: callee, slot: slot, of: call, &walk)
    case .member:
      guard let base = tree.firstChild(callee) else { return false }
      if tree.hasToken(base, "SwiftUI") { return enter(container: callee, slot: slot, of: call, &walk) }
      let name = tree.name(callee)
      if name.first?.isLowercase == true { return enter(modifier: name, base: base, of: call, &walk) }
      walk.stopAll(.container)
      return true
    default:
      walk.stopAll(.container)
      return true
    }
  }

  /// The content of a modifier: it is drawn with what is set to the right of the modifier.
  private func enter(modifier name: String, base: NodeID, of call: NodeID, _ walk: inout PaintWalk) -> Bool {
    // What stands beside the text in the content lies under it and on it.
    lay(&walk)
    switch name {
    case "background": return true
    case "overlay":
      walk.push(painting(base, allowsFrame: true))
      return true
    case "sheet", "popover", "fullScreenCover", "inspector", "navigationDestination", "fullScreenSheet":
      // A page of its own: nothing comes down to it from here.
      walk.stop(.system)
      return false
    case "toolbar", "contextMenu", "alert", "confirmationDialog", "actionSheet", "swipeActions", "tabItem", "mask",
      "navigationBarItems", "navigationTitle", "navigationBarTitle", "badge", "searchable", "searchSuggestions",
      "widgetLabel", "listRowBackground", "help":
      walk.drop()
      return false
    case _ where name.hasPrefix("accessibility"):
      walk.drop()
      return false
    case "safeAreaInset", "safeAreaBar":
      walk.stop(.geometry)
      return true
    default:
      walk.stopAll(.container)
      return true
    }
  }

  private func enter(container callee: NodeID, slot: NodeID, of call: NodeID, _ walk: inout PaintWalk) -> Bool {
    let container = tree.token(callee).flatMap { token in tree.withName(of: token) { Container.byName[$0] } }
    switch container {
    case .group: return true
    case .stack:
      lay(&walk)
      return true
    case .plain, .control, .page, .island, .drawnBySystem, nil: walk.spread()
    }
    switch container {
    case .group, .stack: break
    case .plain:
      // With a negative distance views lie on one another.
      let spacing = tree.arguments(call).first { tree.hasToken($0, "spacing") }.flatMap { tree.value(ofArgument: $0) }
      if let spacing, number(spacing).value ?? 0 < 0 { walk.stop(.geometry) }
    case .island:
      walk.setScheme(.dark)
      walk.stop(.system)
    case .control:
      guard isLabel(slot, of: call, named: tree.name(callee)) else {
        // An action, or the page a link leads to.
        walk.stop(.system)
        return false
      }
      walk.leaveControl()
    case .page:
      walk.leaveRow()
      walk.stop(.system)
    case .drawnBySystem:
      walk.drop()
      return false
    case nil: walk.stopAll(.container)
    }
    return true
  }

  /// Whether a slot of a control is its label, rather than what it does.
  private func isLabel(_ slot: NodeID, of call: NodeID, named name: String) -> Bool {
    if tree.name(slot) == "label", tree.kind(slot) != .trailingClosure || tree.token(slot) != nil { return true }
    guard tree.kind(slot) == .trailingClosure, tree.name(slot).isEmpty else { return false }
    // The first closure after the parentheses is the label if nothing else is.
    guard !tree.children(call).contains(where: { tree.kind($0) == .trailingClosure && tree.name($0) == "label" }),
      let first = tree.arguments(call).first
    else { return false }
    // Without a label the first argument is a title.
    return !tree.name(first).isEmpty && (name != "Button" || hasArgument("action", call) || hasArgument("intent", call))
  }

  /// Lays the text on the views before it and under those after it, as a stack does.
  private func lay(_ walk: inout PaintWalk) {
    let (earlier, later) = (walk.earlier, walk.later)
    walk.spread()
    if (earlier + later).contains(where: { isReordered($0) }) { return walk.stop(.geometry) }
    if later.contains(where: { painting($0, allowsFrame: false).mayHide(isAtEdge: true) }) {
      return walk.block(.overlay)
    }
    for sibling in earlier { walk.push(painting(sibling, allowsFrame: false)) }
  }

  /// Whether a view has a place of its own in the stack: `.zIndex(1)`.
  private func isReordered(_ view: NodeID) -> Bool {
    var current = view
    for _ in 0..<64 {
      guard tree.kind(current) == .call, let callee = tree.firstChild(current), tree.kind(callee) == .member else {
        return false
      }
      if tree.hasToken(callee, "zIndex") { return true }
      guard let base = tree.firstChild(callee) else { return false }
      current = base
    }
    return true
  }
}
