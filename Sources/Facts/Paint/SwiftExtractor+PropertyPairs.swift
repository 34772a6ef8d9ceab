import Syntax

/// What one statement list gives to one receiver of UIKit or AppKit.
private struct PropertyPair {
  enum Kind {
    case label
    case button
    /// The look of a bar, whose color counts only where it is opaque.
    case bar(isOpaque: Bool)
  }

  var kind = Kind.label
  var inks: [SwiftTree.NodeID] = []
  var surfaces: [SwiftTree.NodeID] = []
  var font: SwiftTree.NodeID?
  /// Whether AppKit is told to draw the background.
  var drawsBackground = false
  /// Whether something is set that changes what is seen in a way that is not followed.
  var isUnclear = false

  mutating func apply(_ change: PropertyChange) {
    switch change {
    case .ink(let node): inks.append(node)
    case .title(let node):
      inks.append(node)
      kind = .button
    case .surface(let node): surfaces.append(node)
    case .font(let node): font = node
    case .drawsBackground: drawsBackground = true
    case .bar(let isOpaque): kind = .bar(isOpaque: isOpaque)
    case .unclear: isUnclear = true
    }
  }
}

/// What one statement sets.
private enum PropertyChange {
  case ink(SwiftTree.NodeID)
  /// The color of a button's title.
  case title(SwiftTree.NodeID)
  case surface(SwiftTree.NodeID)
  case font(SwiftTree.NodeID)
  case drawsBackground
  case bar(isOpaque: Bool)
  case unclear
}

extension SwiftExtractor {
  /// Statements of one list that are looked at.
  private static let mostStatements = 512

  /// Records the pairs that the statement list around an assignment makes, once for each list.
  mutating func visitProperty(_ assignment: NodeID) {
    guard let target = tree.firstChild(assignment), tree.kind(target) == .member, let token = tree.token(target),
      tree.token(token, is: "backgroundColor"), let list = tree.parent(assignment), isStatementList(list),
      pairedLists.insert(list).inserted
    else { return }
    var pairs: [String: PropertyPair] = [:]
    var order: [String] = []
    for (index, statement) in tree.children(list).enumerated() {
      guard index < Self.mostStatements else { return }
      guard let (receiver, change) = propertyChange(statement) else { continue }
      if pairs[receiver] == nil { order.append(receiver) }
      pairs[receiver, default: PropertyPair()].apply(change)
    }
    for receiver in order {
      if let pair = pairs[receiver] { record(pair, of: receiver, in: list) }
    }
  }

  /// What a statement sets of which receiver.
  private func propertyChange(_ statement: NodeID) -> (receiver: String, change: PropertyChange)? {
    switch tree.kind(statement) {
    case .assignment:
      guard let target = tree.firstChild(statement), tree.kind(target) == .member,
        let value = tree.nextSibling(target), let receiver = tree.firstChild(target).flatMap({ self.receiver($0) })
      else { return nil }
      return change(of: tree.name(target), to: value, receiver: receiver)
    case .call:
      guard let callee = tree.firstChild(statement) else { return nil }
      let arguments = tree.arguments(statement)
      // `style(label)` may do anything to it.
      guard tree.kind(callee) == .member else {
        let receiver = arguments.first.flatMap(tree.value(ofArgument:)).flatMap { self.receiver($0) }
        return receiver.map { ($0.joined(separator: "."), .unclear) }
      }
      guard let receiver = tree.firstChild(callee).flatMap({ self.receiver($0) }),
        let change = change(by: tree.name(callee), arguments)
      else { return nil }
      let isInner = receiver.count > 1 && ["layer", "configuration", "textStorage"].contains(receiver.last ?? "")
      return ((isInner ? receiver.dropLast() : receiver[...]).joined(separator: "."), change)
    default: return nil
    }
  }

  private func change(
    of property: String, to value: NodeID, receiver: [String]
  ) -> (receiver: String, change: PropertyChange)? {
    let change: PropertyChange
    switch property {
    case "textColor": change = .ink(value)
    case "backgroundColor": change = .surface(value)
    case "font": change = .font(value)
    case "drawsBackground": change = tree.hasToken(value, "true") ? .drawsBackground : .unclear
    case "alpha", "isHidden", "isEnabled", "attributedText", "attributedStringValue", "layer",
      "isUserInteractionEnabled", "overrideUserInterfaceStyle", "appearance", "isOpaque", "highlightedTextColor",
      "backgroundEffect", "backgroundImage", "configuration":
      change = .unclear
    case "titleTextAttributes", "largeTitleTextAttributes", "iconColor":
      // `appearance.stackedLayoutAppearance.normal.iconColor`
      guard let first = receiver.first,
        let ink = property == "iconColor" ? value : attribute("foregroundColor", of: value)
      else { return nil }
      return (first, .ink(ink))
    default: return nil
    }
    // A color of the layer, or of a configuration, is drawn over the view's own.
    if let last = receiver.last, receiver.count > 1, ["layer", "configuration"].contains(last) {
      return (receiver.dropLast().joined(separator: "."), .unclear)
    }
    return (receiver.joined(separator: "."), change)
  }

  private func change(by method: String, _ arguments: [NodeID]) -> PropertyChange? {
    switch method {
    case "setTitleColor":
      guard arguments.count == 2, let color = tree.value(ofArgument: arguments[0]),
        let state = tree.value(ofArgument: arguments[1]), tree.hasToken(state, "normal")
      else { return nil }
      return .title(color)
    case "configureWithOpaqueBackground": return .bar(isOpaque: true)
    case "configureWithDefaultBackground", "configureWithTransparentBackground": return .bar(isOpaque: false)
    default: return Self.harmlessMethods.contains(method) ? nil : .unclear
    }
  }

  /// Methods of views that leave their colors as they are. Another one may set them.
  private static let harmlessMethods: Set<String> = [
    "addTarget", "addAction", "setTitle", "setImage", "setContentHuggingPriority",
    "setContentCompressionResistancePriority",
    "sizeToFit", "addSubview", "insertSubview", "addArrangedSubview", "addGestureRecognizer", "addConstraint",
    "addConstraints", "removeFromSuperview", "becomeFirstResponder", "resignFirstResponder", "layoutIfNeeded",
    "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "register", "reloadData", "addInteraction",
  ]

  /// The names of a receiver, `["self", "titleLabel"]` as `["titleLabel"]`; `nil` where it is not a plain path.
  private func receiver(_ node: NodeID) -> [String]? {
    var names: [String] = []
    var current = node
    while names.count < 8 {
      switch tree.kind(current) {
      case .identifier:
        let name = tree.name(current)
        names.append(name)
        return name == "self" && names.count > 1 ? names.dropLast().reversed() : names.reversed()
      case .member: names.append(tree.name(current))
      case .optionalChain, .forceUnwrap: break
      default: return nil
      }
      guard let inner = tree.firstChild(current) else { return nil }
      current = inner
    }
    return nil
  }

  /// The value of a key of an attribute dictionary: `[.foregroundColor: UIColor.gray]`.
  private func attribute(_ key: StaticString, of dictionary: NodeID) -> NodeID? {
    guard tree.kind(dictionary) == .dictionary else { return nil }
    var isKey = true
    var found = false
    for child in tree.children(dictionary) {
      if isKey { found = tree.hasToken(child, key) } else if found { return child }
      isKey.toggle()
    }
    return nil
  }

  private mutating func record(_ pair: PropertyPair, of receiver: String, in list: NodeID) {
    guard !pair.isUnclear, pair.surfaces.count == 1, !pair.inks.isEmpty else { return }
    let isAppKit = isAppKit ?? Imports(of: tree).isAppKit
    self.isAppKit = isAppKit
    let framework: ColorFramework = isAppKit ? .appKit : .uiKit
    // AppKit draws the background of a text only where it is told to.
    if framework == .appKit, !pair.drawsBackground { return }
    var isLikely = false
    switch pair.kind {
    case .label, .button: if pair.inks.count > 1 || isSetAgain(receiver, in: list) { return }
    case .bar(let isOpaque):
      guard isOpaque else { return }
      // Since iOS 26 a bar of glass may leave its color out.
      isLikely = true
    }
    var walk = PaintWalk()
    let paint = Paint(color(pair.surfaces[0], expected: framework), span: tree.span(pair.surfaces[0]))
    walk.push(.layer(paint))
    if isLikely { walk.doubt() }
    branch(&walk, from: list)
    let circumstances = circumstances(walk)
    guard !walk.isDropped, !circumstances.schemes.isEmpty else { return }
    // Where no font is set here, it most likely was where the view was made.
    let size = pair.font.map { font($0) } ?? TextSize(.unknown, .unknown)
    for ink in pair.inks {
      guard !isDead(ink) else { return }
      let span = tree.span(ink)
      let site = PaintSite(
        span: span, ink: Ink(.color(color(ink, expected: framework)), span: span),
        backdrop: Backdrop(steps: walk.steps, end: .outside), size: size, circumstances, isProperty: true,
        isPreview: isInPreview(ink), scope: scope(of: ink))
      record(site, at: ink)
    }
  }

  /// The branches around a statement list, up to its function.
  private func branch(_ walk: inout PaintWalk, from list: NodeID) {
    var node = list
    for _ in 0..<128 {
      guard let parent = tree.parent(node) else { return }
      switch tree.kind(parent) {
      case .if, .guard, .ternary, .switchCase, .switch, .ifConfig, .ifConfigClause, .block:
        guard leave(parent, from: node, &walk) else { return }
      case .functionDecl, .initDecl, .accessor, .accessorBlock, .memberBlock: return
      default: break
      }
      node = parent
    }
  }

  /// Whether a color of the receiver is set a second time where it is known: in a branch, a closure or another function.
  private mutating func isSetAgain(_ receiver: String, in list: NodeID) -> Bool {
    guard let last = receiver.split(separator: ".").last else { return true }
    // A property may be set in other functions too; a local may not.
    let first = receiver.split(separator: ".").first.map(String.init) ?? ""
    let range =
      tree.firstChild(list).map { isLocal(first, at: $0) } ?? true
      ? tree.tokenRange(body(of: list)) : 0..<tree.tokens.count
    guard range.count <= searchBudget else { return true }
    searchBudget -= range.count
    var counts = (ink: 0, title: 0, surface: 0)
    for index in range.dropFirst(2) {
      let token = tree.tokens[index]
      let isTitle = tree.token(token, is: "setTitleColor")
      let isInk = tree.token(token, is: "textColor")
      guard isTitle || isInk || tree.token(token, is: "backgroundColor"), isMember(index, of: last, in: range) else {
        continue
      }
      if isTitle {
        let rest = index..<min(index + 40, range.upperBound)
        if rest.contains(where: { tree.token(tree.tokens[$0], is: "normal") }) { counts.title += 1 }
      } else if isInk {
        counts.ink += 1
      } else {
        counts.surface += 1
      }
    }
    return counts.ink > 1 || counts.title > 1 || counts.surface > 1
  }

  /// Whether a token is a member of a receiver by its last name: `label.textColor`, `label?.textColor`.
  private func isMember(_ index: Int, of receiver: Substring, in range: Range<Int>) -> Bool {
    var before = index - 1
    guard before > range.lowerBound, tree.token(tree.tokens[before], is: ".") else { return false }
    before -= 1
    let isOptional = tree.token(tree.tokens[before], is: "?") || tree.token(tree.tokens[before], is: "!")
    if isOptional, before > range.lowerBound { before -= 1 }
    return tree.name(tree.tokens[before]) == receiver
  }
}
