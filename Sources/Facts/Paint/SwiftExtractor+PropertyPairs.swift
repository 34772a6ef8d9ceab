import Syntax

/// The ink and the surface that one statement list gives to one receiver of UIKit or AppKit.
private struct PropertyPair {
  var ink: SwiftTree.NodeID?
  var surface: SwiftTree.NodeID?
  var font: SwiftTree.NodeID?
  var drawsBackground: Bool?
  /// Whether something is set twice, or in a way that is not followed.
  var isUnclear = false
  var isButton = false
  /// Whether it is the look of a bar, whose surface counts only where it is opaque.
  var isBar = false
  var isOpaqueBar = false
  /// The attributes and icon colors of a bar's parts.
  var barInks: [SwiftTree.NodeID] = []
}

extension SwiftExtractor {
  /// Statements of one list that are looked at, and tokens of one file that are searched for a second assignment.
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
      change(&pairs[receiver, default: PropertyPair()])
    }
    for receiver in order {
      guard let pair = pairs[receiver] else { continue }
      record(pair, of: receiver, in: list)
    }
  }

  /// What a statement sets of which receiver.
  private func propertyChange(_ statement: NodeID) -> (String, (inout PropertyPair) -> Void)? {
    switch tree.kind(statement) {
    case .assignment:
      guard let target = tree.firstChild(statement), tree.kind(target) == .member,
        let value = tree.nextSibling(target), let base = tree.firstChild(target), let receiver = receiver(base)
      else { return nil }
      return assignment(of: tree.name(target), value, to: receiver)
    case .call:
      guard let callee = tree.firstChild(statement), tree.kind(callee) == .member, let base = tree.firstChild(callee),
        let receiver = receiver(base)
      else { return nil }
      return message(tree.name(callee), tree.arguments(statement), to: receiver)
    default: return nil
    }
  }

  private func assignment(
    of property: String, _ value: NodeID, to receiver: [String]
  ) -> (String, (inout PropertyPair) -> Void)? {
    let name = receiver.joined(separator: ".")
    switch property {
    case "textColor":
      return (
        name,
        {
          $0.isUnclear = $0.isUnclear || $0.ink != nil; $0.ink = value
        }
      )
    case "backgroundColor":
      return (
        name,
        {
          $0.isUnclear = $0.isUnclear || $0.surface != nil; $0.surface = value
        }
      )
    case "font": return (name, { $0.font = value })
    case "drawsBackground":
      let isTrue = tree.hasToken(value, "true")
      return (name, { $0.drawsBackground = isTrue })
    case "alpha", "isHidden", "isEnabled", "attributedText", "attributedStringValue", "layer",
      "isUserInteractionEnabled",
      "overrideUserInterfaceStyle", "appearance", "isOpaque", "highlightedTextColor":
      return (name, { $0.isUnclear = true })
    case "titleTextAttributes", "largeTitleTextAttributes", "iconColor":
      // `appearance.stackedLayoutAppearance.normal.iconColor`
      guard let first = receiver.first else { return nil }
      let ink = property == "iconColor" ? value : attribute("foregroundColor", of: value)
      return ink.map { ink in (first, { $0.barInks.append(ink) }) }
    case "backgroundEffect", "backgroundImage": return (name, { $0.isUnclear = true })
    default: return nil
    }
  }

  private func message(
    _ method: String, _ arguments: [NodeID], to receiver: [String]
  ) -> (String, (inout PropertyPair) -> Void)? {
    let name = receiver.joined(separator: ".")
    switch method {
    case "setTitleColor":
      guard arguments.count == 2, let color = tree.value(ofArgument: arguments[0]),
        let state = tree.value(ofArgument: arguments[1]), tree.hasToken(state, "normal")
      else { return nil }
      return (
        name,
        {
          $0.isUnclear = $0.isUnclear || $0.ink != nil; $0.ink = color; $0.isButton = true
        }
      )
    case "configureWithOpaqueBackground":
      return (
        name,
        {
          $0.isBar = true; $0.isOpaqueBar = true
        }
      )
    case "configureWithDefaultBackground", "configureWithTransparentBackground":
      return (
        name,
        {
          $0.isBar = true; $0.isUnclear = true
        }
      )
    case "setAttributedTitle", "setBackgroundImage", "setBackgroundColor": return (name, { $0.isUnclear = true })
    default: return nil
    }
  }

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
    guard !pair.isUnclear, let surface = pair.surface, !isSetAgain(receiver, in: list) else { return }
    let isAppKit = isAppKit ?? Imports(of: tree).isAppKit
    self.isAppKit = isAppKit
    let framework: ColorFramework = isAppKit ? .appKit : .uiKit
    let paint = Paint(color(surface, expected: framework), span: tree.span(surface))
    if pair.isBar {
      guard pair.isOpaqueBar else { return }
      for ink in pair.barInks {
        // Since iOS 26 a bar of glass may leave its color out.
        record(ink, on: paint, size: TextSize(.unknown, .unknown), framework, isLikely: true)
      }
    } else if let ink = pair.ink {
      // AppKit draws the background of a text only where it is told to.
      if framework == .appKit, pair.drawsBackground != true { return }
      let size = pair.font.map { font($0) } ?? (pair.isButton ? TextSize(.unknown, .unknown) : .body)
      record(ink, on: paint, size: size, framework, isLikely: false)
    }
  }

  private mutating func record(
    _ ink: NodeID, on paint: Paint, size: TextSize, _ framework: ColorFramework, isLikely: Bool
  ) {
    findLandmarks()
    let context = context(of: ink)
    guard !context.isDead else { return }
    let span = tree.span(ink)
    facts.paintSites.append(
      PaintSite(
        span: span, ink: Ink(.color(color(ink, expected: framework)), span: span),
        backdrop: Backdrop(steps: [.layer(paint)], end: .outside), size: size, isLikely: isLikely,
        isPreview: context.isPreview, scope: context.scope))
    siteNodes.append(ink)
  }

  /// Whether a color of the receiver is set a second time in the same function, in a branch or a closure.
  private mutating func isSetAgain(_ receiver: String, in list: NodeID) -> Bool {
    guard let last = receiver.split(separator: ".").last else { return true }
    let range = tree.tokenRange(list)
    guard range.count <= searchBudget else { return true }
    searchBudget -= range.count
    var counts = (ink: 0, surface: 0)
    for index in range.dropFirst(2) {
      let token = tree.tokens[index]
      let isInk = tree.token(token, is: "textColor")
      guard isInk || tree.token(token, is: "backgroundColor") || tree.token(token, is: "setTitleColor") else {
        continue
      }
      var before = index - 1
      guard tree.token(tree.tokens[before], is: ".") else { continue }
      before -= 1
      if tree.token(tree.tokens[before], is: "?") || tree.token(tree.tokens[before], is: "!") { before -= 1 }
      guard before >= range.lowerBound, tree.name(tree.tokens[before]) == last else { continue }
      if isInk { counts.ink += 1 } else if tree.token(token, is: "backgroundColor") { counts.surface += 1 }
    }
    return counts.ink > 1 || counts.surface > 1
  }
}
