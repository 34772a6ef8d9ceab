import Syntax

extension SwiftExtractor {
  /// Takes a text out of the argument or closure of a call that it stands in; `false` where its body ends.
  func enter(slot: NodeID, of call: NodeID, from node: NodeID, _ walk: inout PaintWalk) -> Bool {
    guard let callee = tree.firstChild(call) else { return false }
    switch tree.kind(callee) {
    case .identifier: return enter(container: callee, slot: slot, of: call, from: node, &walk)
    case .member:
      guard let base = tree.firstChild(callee) else { return false }
      if tree.hasToken(base, "SwiftUI") { return enter(container: callee, slot: slot, of: call, from: node, &walk) }
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
      "widgetLabel", "listRowBackground", "accessibilityRepresentation", "help":
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

  private func enter(
    container callee: NodeID, slot: NodeID, of call: NodeID, from node: NodeID, _ walk: inout PaintWalk
  ) -> Bool {
    let container = tree.token(callee).flatMap { token in tree.withName(of: token) { Container.byName[$0] } }
    switch container {
    case .plain: break
    case .stack: enterStack(slot, from: node, &walk)
    case .control:
      guard isLabel(slot, of: call, named: tree.name(callee)) else {
        // An action, or the page a link leads to.
        walk.stop(.system)
        return false
      }
      walk.leaveControl()
    case .page: walk.stop(.system)
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
    return name == "Button" ? tree.name(first) != "" && tree.name(first) != "_" && hasAction(call) : !isTitle(first)
  }

  private func hasAction(_ call: NodeID) -> Bool {
    tree.arguments(call).contains { ["action", "intent"].contains(tree.name($0)) }
  }

  private func isTitle(_ argument: NodeID) -> Bool { tree.name(argument).isEmpty }

  /// What lies behind a child of a `ZStack`: the children before it.
  private func enterStack(_ slot: NodeID, from closure: NodeID, _ walk: inout PaintWalk) {
    guard let content = tree.kind(closure) == .closure ? closure : tree.firstChild(slot),
      tree.kind(content) == .closure, let place = walk.statement
    else { return walk.stop(.geometry) }
    var earlier: [NodeID] = []
    var isBefore = true
    for (index, child) in tree.children(content).enumerated() where tree.kind(child) != .closureSignature {
      guard index < Self.mostSiblings else { return walk.stop(.geometry) }
      if child == place {
        isBefore = false
      } else if isReordered(child) {
        return walk.stop(.geometry)
      } else if isBefore {
        earlier.append(child)
      } else if case .covers = painting(child, allowsFrame: false) {
        return walk.block(.overlay)
      }
    }
    for sibling in earlier.reversed() { walk.push(painting(sibling, allowsFrame: false)) }
  }

  /// Children of one `ZStack` that are looked at.
  private static let mostSiblings = 32

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

/// A view of SwiftUI with others in it, by what it does to a text there.
private enum Container {
  /// It adds nothing.
  case plain
  case stack
  case control
  /// It has a surface of the system's.
  case page
  /// The system draws these with colors of its own.
  case drawnBySystem

  static let byName = WordTable<Container>([
    (
      """
      VStack HStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow Group ScrollView ScrollViewReader
      GeometryReader ForEach ViewThatFits AnyView TimelineView Section LabeledContent HSplitView VSplitView Label
      """, .plain
    ),
    ("ZStack", .stack), ("Button NavigationLink Link ShareLink", .control),
    (
      """
      List Form Table NavigationView NavigationStack NavigationSplitView TabView GroupBox OutlineGroup DisclosureGroup
      WindowGroup Window Settings
      """, .page
    ),
    (
      """
      Menu Picker Toggle Stepper Slider DatePicker Gauge ProgressView Text TextField SecureField ToolbarItem
      ToolbarItemGroup CommandMenu CommandGroup MenuBarExtra Alert ActionSheet Tab AxisValueLabel ControlGroup
      ContentUnavailableView Preview
      """, .drawnBySystem
    ),
  ])
}
